// SPDX-License-Identifier: MIT
"use strict";

// The page of a live preview: images come in over a socket as rows of pixels, and what is done here goes back as orders.

const $ = id => document.getElementById(id);
const canvas = $("view");
const boxes = $("boxes"), overlay = boxes.getContext("2d");
let socket, state = null, tree = null, chosen = null, isScrubbing = false, name = "", isFile = true, lastTree = 0;

const devices = ["iphone-16", "iphone-16-pro", "iphone-16-pro-max", "iphone-se", "iphone-13-mini", "ipad-mini", "ipad", "ipad-pro-11", "ipad-pro-13"];
// As SwiftUI calls them, and as the command line does.
const sizes = { xSmall: "xS", small: "S", medium: "M", large: "L", xLarge: "xL", xxLarge: "xxL", xxxLarge: "xxxL", accessibility1: "ax1", accessibility2: "ax2", accessibility3: "ax3", accessibility4: "ax4", accessibility5: "ax5" };
const axes = $("axes").elements;
for (const select of [$("device"), axes.devices]) for (const device of devices) select.add(new Option(device));
for (const size of Object.keys(sizes)) {
  $("type").add(new Option(size, size, size === "large", size === "large"));
  axes.sizes.add(new Option(size));
}

function connect() {
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*/, "") + "live");
  socket.binaryType = "arraybuffer";
  socket.onmessage = event => typeof event.data === "string" ? hear(JSON.parse(event.data)) : draw(event.data);
  socket.onclose = () => { status("not connected"); setTimeout(connect, 1000); };
}

function send(order) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(order)); }
function status(text, all = "") { $("status").textContent = text; $("status").title = all; }

// MARK: Screens

// The first is what is looked at; its variants come after it, as the state has them.
const screens = [{ canvas, context: canvas.getContext("2d", { alpha: true }), scale: 2, figure: $("first") }];

function setScreens(variants) {
  while (screens.length > variants.length + 1) screens.pop().figure.remove();
  while (screens.length < variants.length + 1) {
    const figure = document.createElement("figure"), screen = document.createElement("div"), canvas = document.createElement("canvas");
    screen.className = "screen";
    canvas.tabIndex = 0;
    screen.append(canvas);
    figure.append(screen, document.createElement("figcaption"));
    $("grid").append(figure);
    const made = { canvas, context: canvas.getContext("2d", { alpha: true }), scale: 2, figure };
    screens.push(made);
    takeFingers(made);
  }
  screens.forEach((screen, index) => {
    screen.scale = index ? variants[index - 1].scale : state.scale;
    const caption = screen.figure.querySelector("figcaption");
    caption.textContent = index ? words(variants[index - 1].settings, state.settings) : "as chosen";
    caption.hidden = variants.length === 0;
    if (index) screen.canvas.setAttribute("aria-label", caption.textContent);
  });
  fit();
}

// What is different in a variant.
function words(settings, usual) {
  const all = [];
  if (Boolean(settings.isDark) !== Boolean(usual.isDark)) all.push(settings.isDark ? "dark" : "light");
  const isFromRight = [settings, usual].map(each => each.direction === "rightToLeft");
  if (isFromRight[0] !== isFromRight[1]) all.push(isFromRight[0] ? "right to left" : "left to right");
  if (Boolean(settings.isLandscape) !== Boolean(usual.isLandscape)) all.push(settings.isLandscape ? "lying" : "upright");
  for (const key of ["typeSize", "deviceName", "locale"]) if (settings[key] !== usual[key] && settings[key]) all.push(settings[key]);
  return all.join(", ") || "as chosen";
}

function draw(buffer) {
  const head = new DataView(buffer);
  const [width, height, first, count, time, , life] = [0, 4, 8, 12, 16, 20, 24].map(offset => head.getUint32(offset, true));
  const screen = screens[life];
  if (!screen) return send({ kind: "drawn", life });
  if (screen.canvas.width !== width || screen.canvas.height !== height) {
    for (const each of life ? [screen.canvas] : [canvas, boxes]) { each.width = width; each.height = height; }
    fit();
  }
  const pixels = new Uint8ClampedArray(buffer, 28, width * count * 4);
  screen.context.putImageData(new ImageData(pixels, width, count), 0, first);
  screen.canvas.dataset.images = Number(screen.canvas.dataset.images || 0) + 1;
  requestAnimationFrame(() => send({ kind: "drawn", life }));
  if (life) return;
  showTime(time / 1000);
  document.body.dataset.images = screen.canvas.dataset.images;
  if (!$("side").hidden) askForTreeSoon();
  if (pair) showFingers();
}

// As large as they are, or as there is room for all of them.
function fit() {
  const stage = $("stage"), count = screens.length, hasCaptions = count > 1;
  const all = screens.map(screen => [screen.canvas.width / screen.scale, screen.canvas.height / screen.scale]);
  const [widest, highest] = [0, 1].map(side => Math.max(...all.map(size => size[side])));
  let best = { zoom: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const zoom = Math.min(1, (stage.clientWidth - 16 - 16 * columns) / columns / widest, (stage.clientHeight - 16 - (hasCaptions ? 38 : 16) * rows) / rows / highest);
    if (zoom > best.zoom) best = { zoom, columns };
  }
  const zoom = Math.max(best.zoom, 0.15);
  $("grid").style.gridTemplateColumns = `repeat(${best.columns}, auto)`;
  screens.forEach((screen, index) => {
    for (const each of index ? [screen.canvas] : [canvas, boxes]) {
      each.style.width = all[index][0] * zoom + "px"; each.style.height = all[index][1] * zoom + "px";
    }
  });
}
addEventListener("resize", fit);

// MARK: What comes

function hear(message) {
  switch (message.kind) {
  case "hello": name = message.name; isFile = message.isFile; $("name").textContent = document.title = name; status(""); hideTrouble(); break;
  case "compiling": status("compiling …"); break;
  case "running": status(""); hideTrouble(); forgetLoop(); break;
  case "errors": status("does not compile"); showTrouble(message.text); break;
  case "ended":
    status("the views ended the process");
    showTrouble((message.text || "The code of the views ended the process.").trim() + "\n\nThe next save begins anew.");
    break;
  case "state": show(message); status(message.warnings.length ? (message.warnings.length > 1 ? `${message.warnings.length} warnings: ` : "") + message.warnings[message.warnings.length - 1] : "", message.warnings.join("\n")); break;
  case "time": showTime(Number(message.time)); break;
  case "tree": tree = message.tree; showTree(); break;
  case "loop": loop = message; showLoop(); break;
  }
}

function showTrouble(text) { $("trouble").textContent = text; $("trouble").hidden = false; }
function hideTrouble() { $("trouble").hidden = true; }

function showTime(time) {
  $("time").textContent = time.toFixed(2) + " s";
  $("command").textContent = command();
  if (isScrubbing) return;
  if (time > Number($("scrub").max)) { $("scrub").max = Math.ceil(time / 5) * 5; showLoop(); }
  $("scrub").value = time;
}

function show(new_) {
  state = new_;
  const list = $("preview");
  if ([...list.options].map(option => option.value).join("\n") !== state.previews.join("\n")) {
    list.replaceChildren(...state.previews.map(each => new Option(each)));
  }
  const settings = state.settings;
  list.value = settings.preview || state.previews[0];
  const device = settings.deviceName || "iphone-16";
  if (![...$("device").options].some(option => option.value === device)) $("device").add(new Option(device));
  $("device").value = device;
  $("scale").value = state.scale;
  $("landscape").checked = settings.isLandscape || false;
  $("dark").checked = settings.isDark || false;
  $("contrast").checked = settings.hasIncreasedContrast || false;
  $("motion").checked = settings.reducesMotion || false;
  $("type").value = settings.typeSize || "large";
  $("direction").value = settings.direction || "";
  $("system").value = settings.system || "ios18";
  if (document.activeElement !== $("locale")) $("locale").value = settings.locale || "";
  $("play").textContent = state.isPlaying ? "Pause" : "Play";
  $("play").setAttribute("aria-pressed", state.isPlaying);
  setScreens(state.variants);
  showTime(state.time);
  $("command").textContent = command();
  askForLoop();
}

// MARK: Loops

let loop = null, loopOf = "", loopTimer;
function forgetLoop() { loop = null; loopOf = ""; showLoop(); }

// Once nothing has been done for a while: the search takes a processor.
function askForLoop() {
  const what = JSON.stringify([state.settings, state.events]);
  if (what === loopOf) return;
  forgetLoop();
  loopOf = what;
  clearTimeout(loopTimer);
  loopTimer = setTimeout(() => send({ kind: "loop" }), 1200);
}
function showLoop() {
  const end = Number($("scrub").max), marks = [];
  if (loop && loop.duration) {
    const share = time => 100 * time / end + "%";
    for (let time = loop.start; time <= end && marks.length < 200; time += loop.duration) {
      const mark = document.createElement("i");
      mark.style.left = share(time);
      if (!marks.length) mark.style.width = share(loop.duration);
      marks.push(mark);
    }
  }
  $("rounds").replaceChildren(...marks);
  const text = time => String(Math.round(time * 1000) / 1000);
  $("loop").textContent = loop && loop.duration ? `↻ every ${text(loop.duration)} s` + (loop.start ? ` from ${text(loop.start)} s` : "") : "";
  $("track").title = loop ? $("loop").textContent || `No loop: ${loop.reason}` : "";
}

// MARK: What is asked for

function settings() {
  return {
    preview: $("preview").value || undefined, deviceName: $("device").value, scale: Number($("scale").value),
    isLandscape: $("landscape").checked, isDark: $("dark").checked, hasIncreasedContrast: $("contrast").checked,
    reducesMotion: $("motion").checked, reducesTransparency: state ? state.settings.reducesTransparency : undefined,
    typeSize: $("type").value, direction: $("direction").value || undefined, locale: $("locale").value || undefined,
    system: $("system").value,
  };
}

const mostVariants = 24;
// All that was asked for with all else that was, without what is shown anyway.
function variants(usual) {
  const chosen = select => [...select.selectedOptions].map(option => option.value);
  let all = [usual];
  function vary(key, values) { if (values.length) all = all.flatMap(settings => values.map(value => ({ ...settings, [key]: value }))); }
  if (axes.schemes.checked) vary("isDark", [false, true]);
  if (axes.directions.checked) vary("direction", ["leftToRight", "rightToLeft"]);
  if (axes.orientations.checked) vary("isLandscape", [false, true]);
  vary("typeSize", chosen(axes.sizes));
  vary("deviceName", chosen(axes.devices));
  vary("locale", axes.locales.value.split(/[\s,]+/).filter(Boolean));
  const key = settings => JSON.stringify({ ...settings, direction: settings.direction === "rightToLeft" });
  all = all.filter(settings => key(settings) !== key(usual));
  $("count").textContent = all.length > mostVariants ? `${all.length} variants, of which ${mostVariants} are shown` : all.length ? `${all.length} beside what is chosen` : "";
  // Many are small.
  return all.slice(0, mostVariants).map(settings => ({ ...settings, scale: all.length > 3 ? 1 : settings.scale }));
}
function ask() { const usual = settings(); send({ kind: "show", settings: usual, variants: variants(usual) }); }

for (const id of ["preview", "device", "scale", "landscape", "dark", "contrast", "motion", "type", "direction", "locale", "system"]) {
  $(id).addEventListener("change", ask);
}
$("axes").addEventListener("change", ask);
$("axes").addEventListener("reset", () => setTimeout(ask));
$("axes").addEventListener("submit", event => event.preventDefault());
addEventListener("pointerdown", event => { if (!$("variants").contains(event.target)) $("variants").open = false; }, true);

$("play").onclick = () => send(state && state.isPlaying ? { kind: "pause" } : { kind: "play", speed: Number($("speed").value) });
$("step").onclick = () => { send({ kind: "pause" }); send({ kind: "seek", time: (state ? Number($("scrub").value) : 0) + 1 / 60 }); };
$("restart").onclick = () => send({ kind: "seek", time: 0 });
$("speed").onchange = () => { if (state && state.isPlaying) send({ kind: "play", speed: Number($("speed").value) }); };
$("scrub").addEventListener("input", () => { isScrubbing = true; send({ kind: "pause" }); send({ kind: "seek", time: Number($("scrub").value) }); });
$("scrub").addEventListener("change", () => { isScrubbing = false; });

// MARK: Fingers and keys

function place(event, screen) {
  const box = screen.canvas.getBoundingClientRect();
  const points = screen.canvas.width / screen.scale / box.width;
  return { x: (event.clientX - box.left) * points, y: (event.clientY - box.top) * points };
}

// With ⌥ there are two fingers, opposite each other about the middle; with ⇧, too, the middle moves along.
let pair = null;
const second = id => 1000 + id;
function middle(screen) { return { x: screen.canvas.width / screen.scale / 2, y: screen.canvas.height / screen.scale / 2 }; }
function opposite() { return { x: 2 * pair.middle.x - pair.at.x, y: 2 * pair.middle.y - pair.at.y }; }
function movePair(event, screen) {
  const at = place(event, screen);
  if (!pair) pair = { middle: middle(screen), at, isDown: false };
  if (event.shiftKey) { pair.middle.x += at.x - pair.at.x; pair.middle.y += at.y - pair.at.y; }
  pair.at = at;
  showFingers();
}
function endPair() { pair = null; outline(); }
function showFingers() {
  outline();
  const scale = screens[0].scale;
  for (const finger of [pair.at, opposite()]) {
    overlay.beginPath();
    overlay.arc(finger.x * scale, finger.y * scale, 14 * scale, 0, 7);
    overlay.fillStyle = pair.isDown ? "#8887" : "#8884";
    overlay.fill();
    overlay.lineWidth = scale; overlay.strokeStyle = "#fffc"; overlay.stroke();
  }
}
addEventListener("keyup", event => { if (event.key === "Alt" && pair && !pair.isDown) endPair(); });

function takeFingers(screen) {
  const target = screen.canvas;
  target.addEventListener("pointerdown", event => {
    target.focus(); target.setPointerCapture(event.pointerId); event.preventDefault();
    send({ kind: "down", id: event.pointerId, ...place(event, screen) });
    if (!event.altKey) return pair && endPair();
    movePair(event, screen);
    pair.isDown = true;
    send({ kind: "down", id: second(event.pointerId), ...opposite() });
    showFingers();
  });
  target.addEventListener("pointermove", event => {
    if (event.buttons) {
      send({ kind: "move", id: event.pointerId, ...place(event, screen) });
      if (!pair || !pair.isDown) return;
      movePair(event, screen);
      send({ kind: "move", id: second(event.pointerId), ...opposite() });
    } else if (event.altKey) {
      movePair(event, screen);
    } else {
      if (pair) endPair();
      if (!$("side").hidden && screen === screens[0]) choose(at(place(event, screen)));
    }
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    target.addEventListener(kind, event => {
      send({ kind: "up", id: event.pointerId, ...place(event, screen) });
      if (!pair || !pair.isDown) return;
      movePair(event, screen);
      send({ kind: "up", id: second(event.pointerId), ...opposite() });
      pair.isDown = false;
      if (event.altKey) showFingers(); else endPair();
    });
  }
  // The wheel is a finger that drags.
  let wheel = null;
  target.addEventListener("wheel", event => {
    event.preventDefault();
    const start = place(event, screen);
    if (!wheel) { wheel = { ...start, timer: 0 }; send({ kind: "down", id: -1, x: start.x, y: start.y }); }
    wheel.x -= event.deltaX; wheel.y -= event.deltaY;
    send({ kind: "move", id: -1, x: wheel.x, y: wheel.y });
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => { send({ kind: "up", id: -1, x: wheel.x, y: wheel.y }); wheel = null; }, 80);
  }, { passive: false });
  target.addEventListener("keydown", type);
}

const keys = { Enter: "return", Tab: "tab", Escape: "escape", Backspace: "delete", Delete: "deleteForward", ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown" };
function type(event) {
  // Who walks through the page by keys must get away from here.
  if (event.key === "Tab") return;
  const held = (event.shiftKey && event.key.length > 1 ? "shift+" : "") + (event.ctrlKey ? "control+" : "") + (event.altKey ? "option+" : "") + (event.metaKey ? "command+" : "");
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) send({ kind: "type", text: event.key });
  else if (keys[event.key]) send({ kind: "key", text: held + keys[event.key] });
  else if (event.key.length === 1) send({ kind: "key", text: held + event.key });
  else return;
  event.preventDefault();
}
takeFingers(screens[0]);

// MARK: Views

let treeTimer;
// Four times a second at most, and after the last image.
function askForTreeSoon() {
  clearTimeout(treeTimer);
  if (performance.now() - lastTree > 250) askForTree(); else treeTimer = setTimeout(askForTree, 250);
}
function askForTree() { lastTree = performance.now(); send({ kind: "tree" }); }
$("inspect").onclick = () => {
  $("side").hidden = !$("side").hidden;
  $("inspect").setAttribute("aria-pressed", !$("side").hidden);
  fit();
  if ($("side").hidden) { tree = null; chosen = null; outline(); } else askForTree();
};

// Each with what it inherits, and with where that was changed last.
function entries(list, depth = 0, inherited = {}) {
  return list.flatMap(entry => {
    const values = { ...inherited };
    for (const { name, value } of entry.environment || []) values[name] = { value, isOwn: depth > 0 };
    const handedDown = Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, { value, isOwn: false }]));
    return [{ ...entry, depth, values }, ...entries(entry.children || [], depth + 1, handedDown)];
  });
}
let all = [];
function showTree() {
  all = entries(tree.views);
  $("tree").replaceChildren(...all.map(entry => {
    const item = document.createElement("li");
    const title = entry.text || entry.name || (entry.accessibility && entry.accessibility.label);
    item.textContent = "\u00a0".repeat(2 * entry.depth) + `#${entry.number} ${entry.kind}` + (title ? ` “${title}”` : "");
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
    rows.push(["view", chosen.kind], ["z-order", `${chosen.number} of ${all.length}, from the back`], ["frame", `${frame.width}×${frame.height} at ${frame.x}, ${frame.y}`]);
    if (chosen.file) rows.push(["declared", `${chosen.file}:${chosen.line}`]);
    if (chosen.use) rows.push(["used", `${chosen.use.file}:${chosen.use.line}`]);
    for (const color of chosen.colors || []) rows.push([color.role, color.color]);
    for (const [key, value] of Object.entries(chosen.accessibility || {})) rows.push([key, Array.isArray(value) ? value.join(", ") : String(value)]);
    if (chosen.touchPoint) rows.push(["touch", `${chosen.touchPoint.x}, ${chosen.touchPoint.y}`]);
    if (chosen.isDisabled) rows.push(["disabled", "true"]);
    for (const animation of chosen.animations || []) rows.push(["animates " + animation.attribute, `${animation.from || ""} → ${animation.to}, now ${animation.now}` + (animation.remaining === undefined ? "" : `, ${animation.remaining} s left`)]);
    if (chosen.modifiers) rows.push(["Modifiers, from the outermost"]);
    for (const modifier of chosen.modifiers || []) rows.push(["." + modifier.name, modifier.arguments || ""]);
    const values = Object.entries(chosen.values).sort(([a], [b]) => a < b ? -1 : 1);
    if (values.length) rows.push(["Environment"]);
    for (const [name, { value, isOwn }] of values) rows.push(["\\." + name, value + (isOwn ? " (set here)" : "")]);
  }
  $("details").replaceChildren(...rows.flatMap(([term, text]) => {
    const [dt, dd] = [document.createElement("dt"), document.createElement("dd")];
    dt.textContent = term; dd.textContent = text || "";
    if (text !== undefined) return [dt, dd];
    dt.className = "part";
    return [dt];
  }));
  outline();
}
function outline() {
  overlay.clearRect(0, 0, boxes.width, boxes.height);
  if (!tree) return;
  const scale = screens[0].scale;
  overlay.font = `${8 * scale}px system-ui, sans-serif`;
  for (const entry of all) {
    const isChosen = chosen && entry.number === chosen.number;
    if (!isChosen && entry.children) continue;
    const { x, y, width, height } = entry.frame;
    overlay.strokeStyle = isChosen ? "#ff9500" : "#0a6cff66";
    overlay.lineWidth = isChosen ? 2 * scale : scale / 2;
    overlay.strokeRect(x * scale, y * scale, width * scale, height * scale);
    overlay.fillStyle = isChosen ? "#ff9500" : "#0a6cff";
    overlay.fillText(entry.number, x * scale, (y - 1) * scale);
  }
}

// MARK: To take along

function query() {
  const all = { scale: $("scale").value };
  if (isFile) {
    all.preview = $("preview").value;
    all.device = $("device").value;
    if ($("landscape").checked) all.orientation = "landscape";
  } else if (state) all.size = `${state.width}x${state.height}`;
  if ($("dark").checked) all["color-scheme"] = "dark";
  if ($("contrast").checked) all.contrast = "increased";
  if ($("motion").checked) all["reduce-motion"] = true;
  if ($("type").value !== "large") all["dynamic-type"] = sizes[$("type").value];
  if ($("direction").value) all.direction = $("direction").value === "rightToLeft" ? "rtl" : "ltr";
  if ($("locale").value) all.locale = $("locale").value;
  if ($("system").value !== "ios18") all.os = $("system").value;
  return all;
}
function command(format = "png") {
  const words = Object.entries(query()).map(([key, value]) => `--${key}` + (value === true ? "" : " " + (/^[\w.×-]+$/.test(value) ? value : "'" + value.replaceAll("'", "'\\''") + "'")));
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
