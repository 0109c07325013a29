// SPDX-License-Identifier: MIT
"use strict";

// The page of a live preview: images come in over a socket as rows of pixels, and what is done here goes back as orders.

const $ = id => document.getElementById(id);
const canvas = $("view"), context = canvas.getContext("2d", { alpha: true });
const boxes = $("boxes"), overlay = boxes.getContext("2d");
let socket, state = null, tree = null, chosen = null, isScrubbing = false, name = "", lastTree = 0;

const devices = ["iphone-16", "iphone-16-pro", "iphone-16-pro-max", "iphone-se", "iphone-13-mini", "ipad-mini", "ipad", "ipad-pro-11", "ipad-pro-13"];
const sizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
for (const device of devices) $("device").add(new Option(device));
for (const size of sizes) $("type").add(new Option(size, size, size === "large", size === "large"));

function connect() {
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*/, "") + "live");
  socket.binaryType = "arraybuffer";
  socket.onmessage = event => typeof event.data === "string" ? hear(JSON.parse(event.data)) : draw(event.data);
  socket.onclose = () => { status("not connected"); setTimeout(connect, 1000); };
}

function send(order) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(order)); }
function status(text) { $("status").textContent = text; }

// MARK: What comes

function draw(buffer) {
  const head = new DataView(buffer);
  const [width, height, first, count, time] = [0, 4, 8, 12, 16].map(offset => head.getUint32(offset, true));
  const scale = state ? state.scale : 2;
  if (canvas.width !== width || canvas.height !== height) {
    for (const each of [canvas, boxes]) { each.width = width; each.height = height; }
    fit();
  }
  const pixels = new Uint8ClampedArray(buffer, 24, width * count * 4);
  context.putImageData(new ImageData(pixels, width, count), 0, first);
  showTime(time / 1000);
  document.body.dataset.images = Number(document.body.dataset.images || 0) + 1;
  hideTrouble();
  requestAnimationFrame(() => send({ kind: "drawn" }));
  if (!$("side").hidden && performance.now() - lastTree > 250) askForTree();
}

// As large as it is, or as there is room for.
function fit() {
  const scale = state ? state.scale : 2, stage = $("stage");
  const [width, height] = [canvas.width / scale, canvas.height / scale];
  const zoom = Math.min(1, (stage.clientWidth - 32) / width, (stage.clientHeight - 32) / height);
  for (const each of [canvas, boxes]) { each.style.width = width * zoom + "px"; each.style.height = height * zoom + "px"; }
}
addEventListener("resize", fit);

function hear(message) {
  switch (message.kind) {
  case "hello": name = message.name; $("name").textContent = document.title = name; status(""); break;
  case "compiling": status("compiling …"); break;
  case "errors": status("does not compile"); showTrouble(message.text); break;
  case "ended":
    status("the views ended the process");
    showTrouble((message.text || "The code of the views ended the process.").trim() + "\n\nThe next save begins anew.");
    break;
  case "state": show(message); status(message.warnings.length ? message.warnings[message.warnings.length - 1] : ""); hideTrouble(); break;
  case "time": showTime(Number(message.time)); break;
  case "tree": tree = message.tree; showTree(); break;
  }
}

function showTrouble(text) { $("trouble").textContent = text; $("trouble").hidden = false; }
function hideTrouble() { $("trouble").hidden = true; }

function showTime(time) {
  $("time").textContent = time.toFixed(2) + " s";
  $("command").textContent = command();
  if (isScrubbing) return;
  if (time > Number($("scrub").max)) $("scrub").max = Math.ceil(time / 5) * 5;
  $("scrub").value = time;
}

function show(new_) {
  const isOtherScale = state && state.scale !== new_.scale;
  state = new_;
  if (isOtherScale) fit();
  const list = $("preview");
  if ([...list.options].map(option => option.value).join("\n") !== state.previews.join("\n")) {
    list.replaceChildren(...state.previews.map(each => new Option(each)));
  }
  const settings = state.settings;
  list.value = settings.preview || state.previews[0];
  $("device").value = settings.deviceName || "iphone-16";
  $("scale").value = state.scale;
  $("landscape").checked = settings.isLandscape || false;
  $("dark").checked = settings.isDark || false;
  $("type").value = settings.typeSize || "large";
  $("direction").value = settings.direction || "";
  $("system").value = settings.system || "ios18";
  if (document.activeElement !== $("locale")) $("locale").value = settings.locale || "";
  $("play").textContent = state.isPlaying ? "Pause" : "Play";
  $("play").setAttribute("aria-pressed", state.isPlaying);
  showTime(state.time);
  $("command").textContent = command();
}

// MARK: What is asked for

function settings() {
  const all = {
    preview: $("preview").value || undefined, deviceName: $("device").value, scale: Number($("scale").value),
    isLandscape: $("landscape").checked, isDark: $("dark").checked, typeSize: $("type").value,
    direction: $("direction").value || undefined, locale: $("locale").value || undefined, system: $("system").value,
  };
  return all;
}

for (const id of ["preview", "device", "scale", "landscape", "dark", "type", "direction", "locale", "system"]) {
  $(id).addEventListener("change", () => send({ kind: "show", settings: settings() }));
}
$("play").onclick = () => send(state && state.isPlaying ? { kind: "pause" } : { kind: "play", speed: Number($("speed").value) });
$("step").onclick = () => { send({ kind: "pause" }); send({ kind: "seek", time: (state ? Number($("scrub").value) : 0) + 1 / 60 }); };
$("restart").onclick = () => send({ kind: "seek", time: 0 });
$("speed").onchange = () => { if (state && state.isPlaying) send({ kind: "play", speed: Number($("speed").value) }); };
$("scrub").addEventListener("input", () => { isScrubbing = true; send({ kind: "pause" }); send({ kind: "seek", time: Number($("scrub").value) }); });
$("scrub").addEventListener("change", () => { isScrubbing = false; });

// MARK: Fingers and keys

function place(event) {
  const box = canvas.getBoundingClientRect();
  const points = canvas.width / (state ? state.scale : 2) / box.width;
  return { x: (event.clientX - box.left) * points, y: (event.clientY - box.top) * points };
}
canvas.addEventListener("pointerdown", event => {
  canvas.focus(); canvas.setPointerCapture(event.pointerId);
  send({ kind: "down", id: event.pointerId, ...place(event) }); event.preventDefault();
});
canvas.addEventListener("pointermove", event => {
  if (event.buttons) send({ kind: "move", id: event.pointerId, ...place(event) });
  else if (!$("side").hidden) choose(at(place(event)));
});
for (const kind of ["pointerup", "pointercancel"]) {
  canvas.addEventListener(kind, event => send({ kind: "up", id: event.pointerId, ...place(event) }));
}

// The wheel is a finger that drags.
let wheel = null;
canvas.addEventListener("wheel", event => {
  event.preventDefault();
  const start = place(event);
  if (!wheel) { wheel = { ...start, timer: 0 }; send({ kind: "down", id: -1, x: start.x, y: start.y }); }
  wheel.x -= event.deltaX; wheel.y -= event.deltaY;
  send({ kind: "move", id: -1, x: wheel.x, y: wheel.y });
  clearTimeout(wheel.timer);
  wheel.timer = setTimeout(() => { send({ kind: "up", id: -1, x: wheel.x, y: wheel.y }); wheel = null; }, 80);
}, { passive: false });

const keys = { Enter: "return", Tab: "tab", Escape: "escape", Backspace: "delete", Delete: "deleteForward", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown" };
canvas.addEventListener("keydown", event => {
  // Who walks through the page by keys must get away from here.
  if (event.key === "Tab") return;
  const held = (event.shiftKey && event.key.length > 1 ? "shift+" : "") + (event.ctrlKey ? "control+" : "") + (event.altKey ? "option+" : "") + (event.metaKey ? "command+" : "");
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) send({ kind: "type", text: event.key });
  else if (keys[event.key]) send({ kind: "key", text: held + keys[event.key] });
  else if (event.key.length === 1) send({ kind: "key", text: held + event.key });
  else return;
  event.preventDefault();
});

// MARK: Views

function askForTree() { lastTree = performance.now(); send({ kind: "tree" }); }
$("inspect").onclick = () => {
  $("side").hidden = !$("side").hidden;
  $("inspect").setAttribute("aria-pressed", !$("side").hidden);
  fit();
  if ($("side").hidden) { tree = null; chosen = null; outline(); } else askForTree();
};

function entries(list, depth = 0) {
  return list.flatMap(entry => [{ ...entry, depth }, ...entries(entry.children || [], depth + 1)]);
}
let all = [];
function showTree() {
  all = entries(tree.views);
  $("tree").replaceChildren(...all.map(entry => {
    const item = document.createElement("li");
    const title = entry.text || entry.name || (entry.accessibility && entry.accessibility.label);
    item.textContent = "\u00a0".repeat(2 * entry.depth) + entry.kind + (title ? ` “${title}”` : "");
    item.dataset.number = entry.number;
    item.onclick = () => choose(entry);
    return item;
  }));
  choose(chosen ? all.find(entry => entry.number === chosen.number) : null);
}
// The smallest there; of several the uppermost.
function at(point) {
  const area = entry => entry.frame.width * entry.frame.height;
  return all.filter(entry => point.x >= entry.frame.x && point.y >= entry.frame.y && point.x < entry.frame.x + entry.frame.width && point.y < entry.frame.y + entry.frame.height)
    .reduce((best, entry) => best && area(best) < area(entry) ? best : entry, null);
}
function choose(entry) {
  chosen = entry || null;
  for (const item of $("tree").children) item.setAttribute("aria-selected", chosen && Number(item.dataset.number) === chosen.number ? "true" : "false");
  const rows = [];
  if (chosen) {
    const frame = chosen.frame;
    rows.push(["view", chosen.kind], ["frame", `${frame.width}×${frame.height} at ${frame.x}, ${frame.y}`]);
    if (chosen.file) rows.push(["declared", `${chosen.file}:${chosen.line}`]);
    for (const color of chosen.colors || []) rows.push([color.role, color.color]);
    for (const [key, value] of Object.entries(chosen.accessibility || {})) rows.push([key, Array.isArray(value) ? value.join(", ") : String(value)]);
    if (chosen.touchPoint) rows.push(["touch", `${chosen.touchPoint.x}, ${chosen.touchPoint.y}`]);
    for (const modifier of chosen.modifiers || []) rows.push(["." + modifier.name, modifier.arguments || ""]);
    for (const animation of chosen.animations || []) rows.push(["animates " + animation.attribute, `${animation.from || ""} → ${animation.to}, now ${animation.now}` + (animation.remaining === undefined ? "" : `, ${animation.remaining} s left`)]);
  }
  $("details").replaceChildren(...rows.flatMap(([term, text]) => {
    const [dt, dd] = [document.createElement("dt"), document.createElement("dd")];
    dt.textContent = term; dd.textContent = text; return [dt, dd];
  }));
  outline();
}
function outline() {
  overlay.clearRect(0, 0, boxes.width, boxes.height);
  if (!tree) return;
  const scale = state ? state.scale : 2;
  for (const entry of all) {
    const isChosen = chosen && entry.number === chosen.number;
    if (!isChosen && entry.children) continue;
    overlay.strokeStyle = isChosen ? "#ff9500" : "#0a6cff66";
    overlay.lineWidth = isChosen ? 2 * scale : scale / 2;
    overlay.strokeRect(entry.frame.x * scale, entry.frame.y * scale, entry.frame.width * scale, entry.frame.height * scale);
  }
}

// MARK: To take along

function query() {
  const all = { preview: $("preview").value, device: $("device").value, scale: $("scale").value };
  if ($("landscape").checked && state) { delete all.device; all.size = `${state.width}x${state.height}`; }
  if ($("dark").checked) all["color-scheme"] = "dark";
  if ($("locale").value) all.locale = $("locale").value;
  if ($("system").value !== "ios18") all.os = $("system").value;
  return all;
}
function command(format = "png") {
  const words = Object.entries(query()).map(([key, value]) => `--${key} ${/^[\w.×-]+$/.test(value) ? value : "'" + value.replaceAll("'", "'\\''") + "'"}`);
  const hasEvents = state && !/\[\s*\]/.test(state.events);
  return `render ${name} ${words.join(" ")}${hasEvents ? " --events events.json" : ""}${format === "png" ? ` --at ${Number($("scrub").value).toFixed(3)}` : ""} -o preview.${format}`;
}
function download(url, file) { const link = document.createElement("a"); link.href = url; link.download = file; link.click(); }
$("script").onclick = () => {
  if (state) download(URL.createObjectURL(new Blob([state.events], { type: "application/json" })), "events.json");
};
$("export").onchange = async () => {
  const format = $("export").value;
  $("export").value = "";
  if (!format) return;
  const all = { ...query(), format };
  if (format === "png") all.at = $("scrub").value;
  if (state && !/\[\s*\]/.test(state.events)) all.events = state.events;
  $("command").textContent = command(format);
  status("exporting …");
  const answer = await fetch("export?" + new URLSearchParams(all));
  if (!answer.ok) { status("not exported"); return showTrouble(await answer.text()); }
  download(URL.createObjectURL(await answer.blob()), "preview." + format);
  status("");
};

connect();
