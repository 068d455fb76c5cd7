FROM python:3.11-slim AS build
WORKDIR /src
COPY . .
RUN scripts/build.sh python3 /opt/fairdeal

FROM python:3.11-slim
COPY --from=build /opt/fairdeal /opt/fairdeal
RUN useradd --system --uid 10001 fairdeal && install --directory --owner fairdeal /data
USER 10001
WORKDIR /data
VOLUME /data
ENV FAIRDEAL_HOST=0.0.0.0
EXPOSE 8080 50051
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=3 CMD ["/opt/fairdeal/bin/fairdeal", "health"]
ENTRYPOINT ["/opt/fairdeal/bin/fairdeal"]
CMD ["serve"]
