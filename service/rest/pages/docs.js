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

// Text of the document as nodes: paragraphs, lists, `code`, and links to documents of this server.
function inline(text) {
  return text.split(/(`[^`]+`|\/docs\/[\w-]+\.md)/).map((part) => {
    if (part.startsWith("`") && part.length > 1) return el("code", {}, part.slice(1, -1));
    return /^\/docs\/.+\.md$/.test(part) ? el("a", { href: part }, part) : part;
  });
}

function prose(text) {
  const nodes = [];
  for (const line of (text ?? "").split("\n")) {
    const last = nodes.at(-1);
    if (line.startsWith("- ")) {
      const item = el("li", {}, ...inline(line.slice(2)));
      if (last?.tagName === "UL") last.append(item);
      else nodes.push(el("ul", {}, item));
    } else if (line === "") nodes.push(undefined);
    else if (last?.tagName === "P") last.append(" ", ...inline(line));
    else nodes.push(el("p", {}, ...inline(line)));
  }
  return nodes.filter(Boolean);
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
    el("td", {}, required ? "" : el("span", { class: "quiet" }, "optional. "), ...inline(schema.description ?? "")));
}

function fieldTable(schema) {
  const rows = Object.entries(schema.properties ?? {})
    .map(([name, field]) => fieldRow(name, field, (schema.required ?? []).includes(name)));
  return el("table", {}, el("tbody", {}, ...rows));
}

// The examples of a body, each under the title that it is of.
const examplesOf = (content) => content?.examples
  ? Object.entries(content.examples).map(([name, { value }]) => [name, value])
  : [["", content?.example]];

const written = (example) => (typeof example === "string" ? example : pretty(example));

// A choice among examples; `show` is told which one to show, and shows the first one now.
function chooser(examples, show) {
  show(examples[0][1]);
  if (examples.length < 2) return undefined;
  const select = el("select", { "aria-label": "title" }, ...examples.map(([name]) => el("option", {}, name)));
  select.addEventListener("change", () => show(examples[select.selectedIndex][1]));
  return el("label", { class: "choice" }, "Example of ", select);
}

function exampleOf(content) {
  const shown = el("pre", {});
  const choice = chooser(examplesOf(content), (example) => { shown.textContent = example === undefined ? "" : written(example); });
  return shown.textContent === "" ? [] : [choice, shown];
}

function bodyOf(content) {
  return Object.entries(content ?? {}).map(([media, body]) => el("div", {},
    el("p", { class: "quiet" }, media, ": ", ...typeOf(body.schema.contentSchema ?? body.schema), ...inline(body.schema.description ? `. ${body.schema.description}` : "")),
    fieldTable(resolved(body.schema)),
    ...exampleOf(body)));
}

// 128 random bits. (crypto.randomUUID is missing where a page comes over plain HTTP.)
const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// A text area for a body whose request id is this page's own: with the one of the document everybody would get the same
// game. Once a call was carried out the next one gets another id, unless somebody wrote one there, to send a call again.
function bodyArea() {
  const area = el("textarea", { "aria-label": "body" });
  let own = newId();
  const put = (example) => { area.value = written(example.request_id === undefined ? example : { ...example, request_id: own }); };
  const renew = () => {
    const next = newId();
    area.value = area.value.replace(own, next);
    own = next;
  };
  return { area, put, renew };
}

// A form that sends the call of one operation and shows its answer as it came.
function caller(method, path, operation) {
  const fields = operation.parameters.map(resolved).filter((one) => one.in !== "header").map((one) => [one, el("input", { name: one.name })]);
  const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = media ? bodyArea() : undefined;
  const choice = media ? chooser(examplesOf(content), (example) => body.put(example ?? {})) : undefined;
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
    const got = await fetch(query.size ? `${target}?${query}` : target, { method, headers, body: body?.area.value });
    if (got.ok) body?.renew();
    answer.textContent = `${got.status} ${got.headers.get("content-type") ?? ""}\n\n`;
    await show(got, answer);
  }

  const inputs = fields.map(([{ name }, input]) => el("label", {}, name, input));
  return el("form", { class: "call", onsubmit: send }, ...inputs, choice, body?.area, el("button", {}, "Send"), answer);
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
    el("summary", {}, el("span", { class: "method" }, method.toUpperCase()), el("span", { class: "path" }, path), ...inline(operation.summary ?? "")),
    ...prose(operation.description),
    el("h4", {}, "Parameters"),
    el("table", {}, el("tbody", {}, ...operation.parameters.map(resolved).map((one) =>
      fieldRow(one.name, { ...one.schema, description: one.description }, one.required, one.in)))),
    operation.requestBody ? el("h4", {}, "Body") : undefined,
    ...bodyOf(operation.requestBody?.content),
    ...responses.flatMap(([status, response]) => [el("h4", {}, `Answer ${status}`), ...prose(response.description), ...bodyOf(response.content)]),
    ...(operation["x-frames"] ? frames(operation["x-frames"]) : [el("h4", {}, "Try it"), caller(method.toUpperCase(), path, operation)]));
}

function schemaCard(name, schema) {
  const choices = schema.discriminator ? Object.entries(schema.discriminator.mapping) : [];
  return el("details", { id: name },
    el("summary", {}, el("b", {}, name), " ", el("span", { class: "quiet" }, ...inline((schema.description ?? "").split("\n")[0]))),
    ...prose(schema.description),
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
byId("about").replaceChildren(...inline(api.info.description), " ", el("a", { href: "/v1/openapi.json" }, "OpenAPI document"), `, version ${api.info.version}.`);
for (const tag of api.tags) {
  const cards = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods)
    .filter(([, operation]) => operation.tags.includes(tag.name))
    .map(([method, operation]) => operationCard(path, method, operation)));
  byId("main").append(el("section", {}, el("h2", {}, tag.name), ...prose(tag.description), ...cards));
}
byId("main").append(el("section", {}, el("h2", {}, "Schemas"),
  ...Object.entries(api.components.schemas).map(([name, schema]) => schemaCard(name, schema))));
byId("find").addEventListener("input", find);
byId("settings").addEventListener("submit", (event) => event.preventDefault());
addEventListener("hashchange", openTarget);
openTarget();
