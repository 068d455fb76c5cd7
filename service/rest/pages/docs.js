// Shows /v1/openapi.json and sends calls. Text from the document is only ever put into the page as text.

const byId = (id) => document.getElementById(id);

function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== undefined) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== undefined && child !== null));
  return node;
}

const nameOf = (ref) => ref.split("/").at(-1);
const pretty = (value) => JSON.stringify(value, null, 2);

// What a reference leads to; anything else is itself.
const resolved = (thing) => (thing.$ref ? thing.$ref.split("/").slice(1).reduce((found, step) => found[step], api) : thing);

// What a schema is, in a few words, with links to components.
function typeOf(schema) {
  if (!schema) return ["anything"];
  if (schema.$ref) return [el("a", { href: `#${nameOf(schema.$ref)}` }, nameOf(schema.$ref))];
  const many = schema.anyOf ?? schema.oneOf;
  if (many) return many.flatMap((one, place) => (place ? [" or ", ...typeOf(one)] : typeOf(one)));
  if (schema.const !== undefined) return [el("code", {}, JSON.stringify(schema.const))];
  const types = [schema.type].flat().filter(Boolean);
  const shown = types.includes("array") ? ["list of ", ...typeOf(schema.items)] : [types[0] ?? "anything"];
  return types.includes("null") ? [...shown, " or null"] : shown;
}

function limits(schema) {
  const words = { minimum: "at least", maximum: "at most", minLength: "characters, at least", maxLength: "characters, at most", pattern: "matches", default: "default" };
  return Object.entries(words).filter(([key]) => schema[key] !== undefined)
    .map(([key, word]) => `${word} ${key === "pattern" ? schema[key] : JSON.stringify(schema[key])}`).join(", ");
}

function fieldRow(name, schema, required, place) {
  return el("tr", {},
    el("td", {}, el("code", {}, name), place ? el("div", { class: "quiet" }, place) : undefined),
    el("td", {}, ...typeOf(schema), el("div", { class: "quiet" }, limits(schema))),
    el("td", {}, required ? "" : el("span", { class: "quiet" }, "optional. "), schema.description ?? ""));
}

function fieldTable(schema) {
  const rows = Object.entries(schema.properties ?? {})
    .map(([name, field]) => fieldRow(name, field, (schema.required ?? []).includes(name)));
  return el("table", {}, el("tbody", {}, ...rows));
}

function bodyOf(content) {
  return Object.entries(content ?? {}).map(([media, { schema, example }]) => el("div", {},
    el("p", { class: "quiet" }, media, ": ", ...typeOf(schema.contentSchema ?? schema), schema.description ? `. ${schema.description}` : ""),
    fieldTable(resolved(schema)),
    example !== undefined ? el("pre", {}, typeof example === "string" ? example : pretty(example)) : undefined));
}

// The example with a request id of this page's own: with the one of the document everybody would get the same game.
// (crypto.randomUUID is missing where a page comes over plain HTTP.)
function fresh(example) {
  const random = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return example?.request_id === undefined ? example : { ...example, request_id: random() };
}

// A form that sends the call of one operation and shows its answer as it came.
function caller(method, path, operation) {
  const fields = operation.parameters.map(resolved).filter((one) => one.in !== "header").map((one) => [one, el("input", { name: one.name })]);
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const example = typeof content?.example === "string" ? content.example : pretty(fresh(content?.example ?? {}));
  const body = media ? el("textarea", { "aria-label": "body" }, example) : undefined;
  const answer = el("pre", { hidden: "" });

  async function send(event) {
    event.preventDefault();
    const query = new URLSearchParams();
    let target = path;
    for (const [{ name, in: place }, input] of fields) {
      if (place === "path") target = target.replace(`{${name}}`, encodeURIComponent(input.value));
      else if (input.value !== "") query.set(name, input.value);
    }
    const headers = { "accept-language": byId("language").value };
    if (byId("token").value) headers.authorization = `Bearer ${byId("token").value}`;
    if (media) headers["content-type"] = media;
    answer.hidden = false;
    answer.textContent = "…";
    const got = await fetch(query.size ? `${target}?${query}` : target, { method, headers, body: body?.value });
    answer.textContent = `${got.status} ${got.headers.get("content-type") ?? ""}\n\n`;
    await show(got, answer);
  }

  const inputs = fields.map(([{ name }, input]) => el("label", {}, name, input));
  return el("form", { class: "call", onsubmit: send }, ...inputs, body, el("button", {}, "Send"), answer);
}

async function show(got, answer) {
  if ((got.headers.get("content-type") ?? "").includes("json") && !got.headers.get("content-type").includes("ndjson")) {
    answer.textContent += pretty(await got.json());
    return;
  }
  if (got.body === null) return;
  const reader = got.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) answer.textContent += part.value;
}

const frames = ({ up, down }) => [el("h4", {}, "Frames"),
  el("ul", {}, el("li", {}, "from the client: ", ...typeOf(up)), el("li", {}, "from the server: ", ...typeOf(down)))];

function operationCard(path, method, operation) {
  const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
  return el("details", { id: operation.operationId },
    el("summary", {}, el("span", { class: "method" }, method.toUpperCase()), el("span", { class: "path" }, path), operation.summary ?? ""),
    el("p", {}, operation.description ?? ""),
    el("h4", {}, "Parameters"),
    el("table", {}, el("tbody", {}, ...operation.parameters.map(resolved).map((one) =>
      fieldRow(one.name, { ...one.schema, description: one.description }, one.required, one.in)))),
    operation.requestBody ? el("h4", {}, "Body") : undefined,
    ...bodyOf(operation.requestBody?.content),
    ...responses.flatMap(([status, response]) => [el("h4", {}, `Answer ${status}`), el("p", {}, response.description), ...bodyOf(response.content)]),
    ...(operation["x-frames"] ? frames(operation["x-frames"]) : [el("h4", {}, "Try it"), caller(method.toUpperCase(), path, operation)]));
}

function schemaCard(name, schema) {
  const choices = schema.discriminator ? Object.entries(schema.discriminator.mapping) : [];
  return el("details", { id: name },
    el("summary", {}, el("b", {}, name), " ", el("span", { class: "quiet" }, (schema.description ?? "").split("\n")[0])),
    el("p", { style: "white-space: pre-line" }, schema.description ?? ""),
    choices.length ? el("ul", {}, ...choices.map(([tag, ref]) => el("li", {}, el("code", {}, tag), ": ", ...typeOf({ $ref: ref })))) : fieldTable(schema));
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) {
    target.open = true;
    target.scrollIntoView();
  }
}

function find() {
  const wanted = byId("find").value.toLowerCase();
  for (const card of document.querySelectorAll("main > section > details")) {
    card.hidden = !card.querySelector("summary").textContent.toLowerCase().includes(wanted);
  }
}

const api = await (await fetch("/v1/openapi.json")).json();
byId("about").replaceChildren(api.info.description, " ", el("a", { href: "/v1/openapi.json" }, "OpenAPI document"), `, version ${api.info.version}.`);
for (const tag of api.tags) {
  const cards = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods)
    .filter(([, operation]) => operation.tags.includes(tag.name))
    .map(([method, operation]) => operationCard(path, method, operation)));
  byId("main").append(el("section", {}, el("h2", {}, tag.name), el("p", {}, tag.description), ...cards));
}
byId("main").append(el("section", {}, el("h2", {}, "Schemas"),
  ...Object.entries(api.components.schemas).map(([name, schema]) => schemaCard(name, schema))));
byId("find").addEventListener("input", find);
byId("settings").addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", openTarget);
openTarget();
