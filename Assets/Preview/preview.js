// SPDX-License-Identifier: MIT
"use strict";

// The page of a live preview. Pictures arrive over a socket as rows of pixels; the page answers with orders
// (Sources/Tools/Commands/Live/LiveMessage.swift).

const $ = id => document.getElementById(id);
const canvas = $("view");
const boxes = $("boxes"), overlay = boxes.getContext("2d");
let socket, state = null, tree = null, chosen = null, isScrubbing = false, name = "", folder = "", isFile = true, lastTree = 0, now = 0;

function node(kind, attributes = {}, ...inner) {
  const made = document.createElement(kind);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...inner.filter(part => part !== undefined && part !== null));
  return made;
}
function icon(id) {
  const [svg, use] = ["svg", "use"].map(kind => document.createElementNS("http://www.w3.org/2000/svg", kind));
  use.setAttribute("href", "#i-" + id);
  svg.append(use);
  return svg;
}
const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// Choices of this browser, not of the preview. They are lost where storage is forbidden.
const kept = {
  get(key) { try { return localStorage.getItem("preview." + key); } catch { return null; } },
  set(key, value) { try { localStorage.setItem("preview." + key, value); } catch { /* kept until the page closes */ } },
};

// The name of a device, its window in points, and the radius of its screen's corners.
const devices = [
  ["iphone-16", 393, 852, 55], ["iphone-16-pro", 402, 874, 62], ["iphone-16-pro-max", 440, 956, 62], ["iphone-se", 375, 667, 0], ["iphone-13-mini", 375, 812, 44],
  ["ipad-mini", 744, 1133, 21], ["ipad", 820, 1180, 25], ["ipad-pro-11", 834, 1194, 18], ["ipad-pro-13", 1032, 1376, 18],
];
const capitals = { iphone: "iPhone", ipad: "iPad", se: "SE" };
const deviceTitle = device => device.split("-").map(word => capitals[word] || word[0].toUpperCase() + word.slice(1)).join(" ");
// SwiftUI's names of text sizes, and those of the command line.
const sizes = { xSmall: "xS", small: "S", medium: "M", large: "L", xLarge: "xL", xxLarge: "xxL", xxxLarge: "xxxL", accessibility1: "ax1", accessibility2: "ax2", accessibility3: "ax3", accessibility4: "ax4", accessibility5: "ax5" };
const sizeTitle = size => sizes[size].replace("ax", "AX ");
const axes = $("axes").elements;
function chip(axis, value, title) { return node("label", { class: "chip" }, node("input", { type: "checkbox", name: axis, value }), node("span", {}, title)); }
for (const [device] of devices) {
  $("device").add(new Option(deviceTitle(device), device));
  $("axis-devices").append(chip("devices", device, deviceTitle(device)));
}
for (const size of Object.keys(sizes)) {
  $("type").add(new Option("Text " + sizeTitle(size), size, size === "large", size === "large"));
  $("axis-sizes").append(chip("sizes", size, sizeTitle(size)));
}

function connect() {
  socket = new WebSocket(location.href.replace(/^http/, "ws").replace(/[?#].*/, "") + "live");
  socket.binaryType = "arraybuffer";
  socket.onmessage = event => typeof event.data === "string" ? hear(JSON.parse(event.data)) : draw(event.data);
  socket.onclose = () => { status("not connected", "bad"); setStale(); setTimeout(connect, 1000); };
}

function send(order) { if (socket && socket.readyState === 1) socket.send(JSON.stringify(order)); }

// `kind` is good, busy or bad.
function status(text, kind = "good") {
  if ($("status").textContent !== text) { $("status").textContent = text; label(); }
  $("status").classList.toggle("bad", kind === "bad");
  $("lamp").className = kind;
  $("working").hidden = kind !== "busy";
}

// MARK: Screens

// The main view first; its variants follow in the state's order. `width` and `height` are in pixels of the picture,
// `scale` is in those pixels per point, `zoom` in CSS pixels per point. `small` shows the picture if it is reduced.
function screenIn(figure) {
  const canvas = figure.querySelector("canvas"), small = node("canvas", { class: "small", "aria-hidden": "true" });
  canvas.after(small);
  return { canvas, small, context: canvas.getContext("2d", { alpha: true }), scale: 2, zoom: 1, ratio: 1, figure, width: 0, height: 0, pixels: new Uint32Array(0) };
}
const screens = [screenIn($("first"))];

function setScreens(variants) {
  while (screens.length > variants.length + 1) screens.pop().figure.remove();
  while (screens.length < variants.length + 1) {
    const canvas = node("canvas", { tabindex: 0, role: "application", "aria-describedby": "keys-go" });
    const figure = node("figure", {}, node("div", { class: "screen" }, canvas), node("figcaption"));
    $("grid").append(figure);
    const made = screenIn(figure);
    screens.push(made);
    takeFingers(made);
  }
  screens.forEach((screen, index) => {
    screen.scale = index ? variants[index - 1].scale : state.scale;
    screen.device = (index ? variants[index - 1].settings : state.settings).deviceName || devices[0][0];
    const caption = screen.figure.querySelector("figcaption");
    const text = index ? words(variants[index - 1].settings, state.settings) : way ? comparisonWords() : "as chosen";
    if (caption.textContent !== text) caption.replaceChildren(index ? captionButton(text, index) : text);
    caption.hidden = variants.length === 0 && !way;
    screen.canvas.setAttribute("aria-label", index ? caption.textContent : `${$("name").textContent}, ${state.settings.preview || "the view"}`);
  });
  const count = variants.length, options = screens.slice(1).map(({ figure }, index) => [figure.querySelector("figcaption").textContent, index + 1]);
  $("pin-variant").parentNode.hidden = !count;
  if (JSON.stringify(options) !== $("pin-variant").dataset.options) {
    $("pin-variant").dataset.options = JSON.stringify(options);
    $("pin-variant").replaceChildren(new Option("Choose a variant", ""), ...options.map(([text, value]) => new Option(text, value)));
  }
  $("variant-count").hidden = !count;
  $("variant-count").textContent = count;
  $("open-variants").setAttribute("aria-label", count ? `Variants, ${count}` : "Variants");
  fit();
}

// The name of a variant, which chooses its settings for the main view.
function captionButton(text, index) {
  const button = node("button", { class: "plain", title: "Chooses these settings" }, text);
  button.onclick = () => {
    const { deviceName, isLandscape, isDark, typeSize, direction, locale } = state.variants[index - 1].settings;
    if (deviceName) $("device").value = deviceName;
    [$("landscape").checked, $("dark").checked] = [Boolean(isLandscape), Boolean(isDark)];
    [$("type").value, $("direction").value, $("locale").value] = [typeSize || "large", direction || "", locale || ""];
    ask();
    say(`Chosen: ${text}`);
  };
  return button;
}
// The differences between a variant and the usual settings.
function words(settings, usual) {
  const all = [];
  if (Boolean(settings.isDark) !== Boolean(usual.isDark)) all.push(settings.isDark ? "dark" : "light");
  const isFromRight = [settings, usual].map(each => each.direction === "rightToLeft");
  if (isFromRight[0] !== isFromRight[1]) all.push(isFromRight[0] ? "right to left" : "left to right");
  if (Boolean(settings.isLandscape) !== Boolean(usual.isLandscape)) all.push(settings.isLandscape ? "landscape" : "portrait");
  const titles = { typeSize: size => "text " + sizeTitle(size), deviceName: deviceTitle, locale: locale => locale };
  for (const [key, title] of Object.entries(titles)) if (settings[key] !== usual[key] && settings[key]) all.push(title(settings[key]));
  return all.join(", ") || "as chosen";
}

function draw(buffer) {
  const head = new DataView(buffer);
  const [width, height, first, count, time, , life] = [0, 4, 8, 12, 16, 20, 24].map(offset => head.getUint32(offset, true));
  const screen = screens[life];
  if (!screen) return send({ kind: "drawn", life });
  if (screen.width !== width || screen.height !== height) {
    [screen.width, screen.height] = [screen.canvas.width, screen.canvas.height] = [width, height];
    screen.pixels = new Uint32Array(width * height);
    $("waiting").hidden = true;
    fit();
  }
  screen.pixels.set(new Uint32Array(buffer, 28, width * count), first * width);
  screen.context.putImageData(new ImageData(new Uint8ClampedArray(buffer, 28, width * count * 4), width, count), 0, first);
  if (screen.ratio < 1) reduce(screen.small, screen.pixels, width, height, Math.round(1 / screen.ratio), first, first + count);
  screen.canvas.dataset.images = Number(screen.canvas.dataset.images || 0) + 1;
  requestAnimationFrame(() => send({ kind: "drawn", life }));
  if (life) return;
  showTime(time / 1000);
  document.body.dataset.images = screen.canvas.dataset.images;
  if (!$("side").hidden) askForTreeSoon();
  if (pair) showFingers();
  if (way === "difference") showDifferenceSoon();
  $("marks").classList.add("isOld");
  checkSoon();
  askForSourceSoon();
}
// Asks for the file of the shown preview once, because a process that has ended does not answer: a trap is shown with its lines.
let isSourceAsked = false, sourceTimer;
function askForSourceSoon() {
  clearTimeout(sourceTimer);
  if (isSourceAsked) return;
  sourceTimer = setTimeout(() => {
    const file = placesOf.get($("preview").value)?.file;
    isSourceAsked = true;
    if (file) linesOf(file); else send({ kind: "tree" });
  }, 100);
}

// MARK: Zoom

// The pinned picture of the comparison, and how it is shown.
let pin = null, pinShown = null, way = "";
// The picture of another version, shown in place of the present files and compared with the pinned picture; null for none.
let base = null;
const over = $("over");

// The permitted numbers of device pixels for each pixel of a picture. Other ratios would give equal lines unequal
// widths.
const steps = [1 / 12, 1 / 8, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1, 2, 3, 4, 6, 8, 12, 16];
const stepBelow = ratio => steps.findLast(step => step <= ratio * 1.001) || steps[0];
const density = () => devicePixelRatio || 1;
// Device pixels for each pixel of the main view; 0 chooses the largest at which all views fit.
let zoom = 0;
// CSS pixels for each point, for pictures that are drawn as shown; 0 chooses the largest at which all views fit.
let magnification = 0;
const magnifications = [0.05, 0.1, 0.15, 0.2, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];

// The views in the grid, with their sizes in points.
function shown() {
  const all = screens.filter(screen => screen.width).map(screen => ({ screen, size: [screen.width / screen.scale, screen.height / screen.scale], scale: screen.scale }));
  if (pin && way === "side" && all.length) all.unshift({ screen: null, picture: pin, size: [pin.width / pin.scale, pin.height / pin.scale], scale: pin.scale });
  return all;
}
function isFramed(screen) {
  if (!$("framed").checked) return false;
  const device = devices.find(each => each[0] === screen.device);
  // Pictures have whole pixels, at any scale.
  const is = (wide, high) => Math.abs(screen.width - wide * screen.scale) < 1 && Math.abs(screen.height - high * screen.scale) < 1;
  return Boolean(device) && (is(device[1], device[2]) || is(device[2], device[1]));
}

const gap = 20;
function roomOfStage() {
  const stage = $("stage"), style = getComputedStyle(stage);
  return [stage.clientWidth - 2 * parseFloat(style.paddingLeft), stage.clientHeight - 2 * parseFloat(style.paddingTop)];
}
// The pixels per point for the scale “As shown”, at which each pixel of the picture is one device pixel: the largest at
// which all views fit. Layouts round to pixels, so that pictures with less than half a pixel per point are drawn larger,
// and n × n pixels are shown as one (`shownParts`).
// While a picture is pinned, the scale stays, because pictures of other scales cannot be compared.
const shownScale = () => { if (pin && isAsShown()) return pin.scale; const scale = fittingScale(); return Math.round(scale * partsOf(scale) * 100) / 100; };
const partsOf = scale => scale < 0.5 ? Math.ceil(0.5 / scale - 1e-6) : 1 / steps.find(step => step >= 1 && areaOfAll() * (scale / step) ** 2 <= mostPixels || step === steps.at(-1));
const shownParts = () => partsOf(fittingScale());
// Larger pictures take too long. Magnified ones are then drawn with n × n device pixels for each of their pixels.
const mostPixels = 16e6;
const areaOfAll = () => state ? [state, ...state.variants].reduce((sum, { width, height }) => sum + width * height, 0) : devices[0][1] * devices[0][2];
function fittingScale() {
  if (magnification) return Math.round(magnification * density() * 100) / 100;
  const sizes = state ? [state, ...state.variants].map(({ width, height }) => [width, height]) : [[devices[0][1], devices[0][2]]], room = roomOfStage();
  const edge = $("framed").checked ? 20 : 0, caption = way && innerWidth < 760 ? 40 : sizes.length > 1 || way ? 24 : 0;
  for (let zoom = 1; zoom > 0.04; zoom -= zoom > 0.21 ? 0.02 : 0.01) {
    let [left, top, height] = [0, 0, 0];
    const isWide = sizes.some(size => size[0] * zoom + edge > room[0]);
    for (const size of sizes) {
      const wide = size[0] * zoom + edge;
      if (left && left + gap + wide > room[0]) [left, top, height] = [0, top + height + gap, 0];
      left += (left ? gap : 0) + wide;
      height = Math.max(height, size[1] * zoom + edge + caption);
    }
    if (!isWide && top + height <= room[1] || sizes.length > 1 && zoom < 0.2) return Math.round(zoom * density() * 100) / 100;
  }
  return Math.round((sizes.length > 1 ? 0.2 : 0.04) * density() * 100) / 100;
}
const isAsShown = () => $("scale").value === "shown";
let shownTimer, askedScale = 0;
function redrawAsShown(delay = 200) {
  clearTimeout(shownTimer);
  if (isAsShown() && state) shownTimer = setTimeout(() => { if (isAsShown() && shownScale() !== askedScale) ask(); }, delay);
}
// Pictures are drawn as shown unless the command line, or a choice in another page, has set a scale. The scale that a
// page asked for “As shown” is no choice.
function beginScale() {
  const scale = state.settings.scale;
  if (scale !== undefined && String(scale) !== kept.get("shown")) return addScale(scale);
  if (scale !== undefined) askedScale = scale;
}
function addScale(scale) {
  if (![...$("scale").options].some(option => Number(option.value) === scale)) $("scale").add(new Option(scale + "×", scale));
  $("scale").value = scale;
}
// Whether the picture has the scale that was asked for “As shown”, and not yet an earlier one.
const isDrawnAsShown = () => isAsShown() && state && Math.abs(state.scale - askedScale) < 0.006;

function fit() {
  const all = shown();
  $("grid").hidden = !all.length;
  if (!all.length) return;
  const room = roomOfStage();
  const main = screens[0].scale, caption = way && innerWidth < 760 ? 40 : all.length > 1 || way ? 24 : 0;
  // Whether all pictures fit if they are laid out in rows, as the style sheet does.
  const fits = (step, slack = 0) => {
    let [left, top, height] = [0, 0, 0];
    for (const { screen, picture, size, scale } of all) {
      const edge = isFramed(screen || picture) ? 20 : 0, [wide, high] = size.map(side => side * scale * stepBelow(step * main / scale) / density() + edge);
      if (wide > room[0]) return false;
      if (left && left + gap + wide > room[0]) [left, top, height] = [0, top + height + gap, 0];
      left += (left ? gap : 0) + wide;
      height = Math.max(height, high + caption);
    }
    return top + height <= room[1] + slack;
  };
  let step = zoom;
  if (!zoom) {
    // A pinned picture keeps its scale. Captions and marks of events then take some of its room, and the stage scrolls.
    // A point is at most one CSS pixel, or the next larger size with whole device pixels.
    const most = steps.find(step => step >= density() / main * 0.999) || 1;
    const least = density() / main / (all.length > 1 ? 3.01 : 12.01);
    // Prefers steps at which all pictures have exactly the same zoom.
    const isEven = step => all.every(({ scale }) => Math.abs(stepBelow(step * main / scale) - step * main / scale) < 1e-3);
    const usual = steps.filter(step => step <= most && step >= least).reverse(), even = usual.filter(isEven);
    const candidates = even.length ? even : usual.length ? usual : [most];
    const isDrawn = isDrawnAsShown() && (!magnification || askedScale === shownScale());
    // Until a magnified picture arrives, the one before it keeps its size.
    if (magnification && isAsShown()) step = pin ? 1 : isDrawn ? 1 / shownParts() : lastStep;
    else step = isDrawn && (!pin || fits(1, 64)) ? pin ? 1 : 1 / shownParts() : candidates.find(fits) || candidates.at(-1);
  }
  for (const { screen, scale } of all) {
    const ratio = stepBelow(step * main / scale);
    if (screen) {
      screen.zoom = ratio * scale / density();
      size(screen.canvas, screen.width, screen.height, ratio);
      size(screen.small, screen.width, screen.height, ratio);
      screen.canvas.classList.toggle("reduced", ratio < 1);
      screen.small.hidden = ratio >= 1;
      const n = Math.round(1 / ratio), isNew = screen.ratio !== ratio || screen.small.width !== Math.ceil(screen.width / n) || screen.small.height !== Math.ceil(screen.height / n);
      screen.ratio = ratio;
      if (ratio < 1 && isNew) reduce(screen.small, screen.pixels, screen.width, screen.height, n);
      frame(screen.canvas.parentNode, screen, screen.zoom);
    } else {
      frame($("pinned").parentNode, pin, ratio * scale / density());
      if (pinShown === pin && $("pinned").ratio === ratio) continue;
      paint($("pinned"), pin, $("pinned").ratio = ratio);
      pinShown = pin;
    }
  }
  if (pin && !over.hidden) {
    over.ratio = stepBelow(step * main / pin.scale);
    if (way === "difference") showDifference(); else paint(over, pin, over.ratio);
  }
  $("base").hidden = !base;
  if (base) paint($("base"), base, stepBelow(step * main / base.scale));
  const rect = [screens[0].width, screens[0].height].map(side => Math.ceil(side * stepBelow(step)));
  if (boxes.width !== rect[0] || boxes.height !== rect[1]) [boxes.width, boxes.height] = rect;
  [boxes.style.width, boxes.style.height] = rect.map(side => side / density() + "px");
  showZoom(step);
  keepAnchor();
  outline();
  placeMarks();
}
// Draws a device around a picture, if it is wanted and the picture has the device's size.
function frame(place, picture, zoom) {
  const device = devices.find(each => each[0] === picture.device);
  place.classList.toggle("framed", isFramed(picture));
  place.style.setProperty("--corner", device ? device[3] * zoom + "px" : "0");
}
// Gives a canvas a whole number of device pixels.
function size(canvas, width, height, ratio) {
  canvas.style.width = Math.ceil(width * ratio - 1e-6) / density() + "px";
  canvas.style.height = Math.ceil(height * ratio - 1e-6) / density() + "px";
  canvas.classList.toggle("pixelated", ratio >= 1);
}
// Draws each n × n pixels of a picture as their mean, in the rows from `first` to `end`. Browsers skip pixels when they
// reduce a canvas, so that hairlines vanish.
function reduce(canvas, pixels, width, height, n, first = 0, end = height) {
  const columns = Math.ceil(width / n), rows = Math.ceil(height / n), context = canvas.getContext("2d");
  if (canvas.width !== columns || canvas.height !== rows) { [canvas.width, canvas.height] = [columns, rows]; [first, end] = [0, height]; }
  const top = Math.floor(first / n), bottom = Math.min(rows, Math.ceil(end / n));
  if (bottom <= top) return;
  const made = new ImageData(columns, bottom - top), out = new Uint32Array(made.data.buffer);
  // Two channels are added at once: 16 bits hold the sum of 256 pixels.
  for (let row = top; row < bottom; row++) {
    const lines = Math.min(height, row * n + n) - row * n;
    for (let column = 0; column < columns; column++) {
      const wide = column * n + n > width ? width - column * n : n, count = lines * wide, half = count >> 1;
      let low = 0, high = 0, index = row * n * width + column * n;
      for (let line = 0; line < lines; line++, index += width) {
        for (let place = index; place < index + wide; place++) { const pixel = pixels[place]; low += pixel & 0xff00ff; high += pixel >>> 8 & 0xff00ff; }
      }
      out[(row - top) * columns + column] = count === 4
        ? (low + 0x20002 >>> 2 & 0xff00ff) | (high + 0x20002 >>> 2 & 0xff00ff) << 8
        : ((low & 0xffff) + half) / count | ((high & 0xffff) + half) / count << 8 | ((low >>> 16) + half) / count << 16 | ((high >>> 16) + half) / count << 24;
    }
  }
  context.putImageData(made, 0, top);
}
// Shows a whole picture in a canvas.
function paint(canvas, { width, height, pixels }, ratio) {
  size(canvas, width, height, ratio);
  if (ratio < 1) return reduce(canvas, pixels, width, height, Math.round(1 / ratio));
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer), width, height), 0, 0);
}
let lastStep = 1;
function showZoom(step) {
  lastStep = step;
  $("zoom").textContent = Math.round(step * screens[0].scale / density() * 100) + " %";
  const one = Math.round(1 / step);
  $("fit").title = "Fit (0); " + (step < 1 ? `one pixel of this display shows ${one} × ${one} of the picture` : step > 1 ? `each pixel is shown as ${step} × ${step}` : "each pixel is shown as one");
  $("fit").setAttribute("aria-pressed", String(!zoom && !magnification));
  $("less").disabled = nextZoom(-1) === undefined;
  $("more").disabled = nextZoom(1) === undefined;
  // Keys scroll a picture that is larger than the stage while the stage has the focus.
  const stage = $("stage");
  stage.tabIndex = stage.scrollWidth > stage.clientWidth + 1 || stage.scrollHeight > stage.clientHeight + 1 ? 0 : -1;
}
// The next magnification of pictures that are drawn as shown, which are then drawn again; the next ratio of others.
const isRedrawn = () => isAsShown() && !pin;
function nextZoom(by) {
  if (!isRedrawn()) return steps[steps.findIndex(step => Math.abs(step - lastStep) < 1e-6) + by];
  const now = magnification || screens[0].zoom;
  return by > 0 ? magnifications.find(each => each > now * 1.02) : magnifications.findLast(each => each < now / 1.02);
}
// A place in the window, and the point of the view that stays there while the zoom changes.
let anchor = null;
function keepAnchor() {
  if (!anchor) return;
  if (performance.now() > anchor.until) { anchor = null; return; }
  const box = canvas.getBoundingClientRect();
  $("stage").scrollLeft += box.left + anchor.x * screens[0].zoom - anchor.left;
  $("stage").scrollTop += box.top + anchor.y * screens[0].zoom - anchor.top;
}
function zoomBy(by, [left, top] = middleOfStage()) {
  const next = nextZoom(by);
  if (next === undefined) return;
  const box = canvas.getBoundingClientRect(), { zoom: shown } = screens[0];
  anchor = { left, top, x: (left - box.left) / shown, y: (top - box.top) / shown, until: performance.now() + 2000 };
  if (isRedrawn()) [magnification, zoom] = [next, 0]; else zoom = next;
  fit();
  redrawAsShown(0);
}
function middleOfStage() {
  const box = $("stage").getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
$("less").onclick = () => zoomBy(-1);
$("more").onclick = () => zoomBy(1);
$("fit").onclick = () => { zoom = magnification = 0; anchor = null; fit(); redrawAsShown(0); };
$("scale").addEventListener("change", () => { zoom = magnification = 0; });
// Pinching, and the wheel with Control, zoom; the middle button moves a picture that is larger than the stage.
let turned = 0;
$("stage").addEventListener("wheel", event => {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  turned = Math.sign(turned) === Math.sign(event.deltaY) ? turned + event.deltaY : event.deltaY;
  if (Math.abs(turned) < 24) return;
  zoomBy(turned < 0 ? 1 : -1, [event.clientX, event.clientY]);
  turned = 0;
}, { capture: true, passive: false });
$("stage").addEventListener("pointerdown", event => {
  if (event.button !== 1) return;
  event.preventDefault();
  event.stopPropagation();
  const stage = $("stage"), start = [stage.scrollLeft + event.clientX, stage.scrollTop + event.clientY], end = new AbortController();
  anchor = null;
  stage.setPointerCapture(event.pointerId);
  stage.addEventListener("pointermove", event => { [stage.scrollLeft, stage.scrollTop] = [start[0] - event.clientX, start[1] - event.clientY]; }, { signal: end.signal });
  for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, () => end.abort(), { signal: end.signal });
}, { capture: true });
$("framed").checked = kept.get("framed") === "true";
$("framed").onchange = () => { kept.set("framed", $("framed").checked); fit(); redrawAsShown(); };
new ResizeObserver(() => { fit(); redrawAsShown(); }).observe($("stage"));

// Shows words beside the icons of the toolbar where there is room: first those of the panels, then those of the settings.
function label() {
  const bar = $("bar"), fits = () => $("help").getBoundingClientRect().right <= bar.getBoundingClientRect().right - 8 && $("name").clientWidth >= Math.min($("name").scrollWidth, 130) && $("preview").offsetWidth >= Math.min(96, usual);
  bar.classList.remove("hasPanelWords", "hasToggleWords");
  // In a panel, the controls have titles beside them.
  const isPanel = innerWidth < 1400;
  $("direction").options[0].text = isPanel ? "As the language" : "Direction";
  $("locale").placeholder = isPanel ? "de, ar_EG" : "Language";
  for (const option of $("type").options) option.text = (isPanel ? "" : "Text ") + sizeTitle(option.value);
  if (isPanel) return;
  const usual = $("preview").offsetWidth;
  for (const words of ["hasPanelWords", "hasToggleWords"]) {
    bar.classList.add(words);
    if (!fits()) return bar.classList.remove(words);
  }
}
new ResizeObserver(label).observe($("bar"));

// MARK: Messages

function hear(message) {
  switch (message.kind) {
  case "hello": name = message.name; folder = message.folder || ""; isFile = message.isFile; showKind(); $("name").textContent = name.replace(/\/+$/, "").replace(/.*\//, "") || name; $("name").title = name; document.title = $("name").textContent; label(); status("connected"); hideTrouble(); break;
  case "compiling": status("compiling …", "busy"); break;
  case "running": status("live"); hideTrouble(); forgetLoop(); sources.clear(); isSourceAsked = false; findingsOf = curvesOf = ""; checkSoon(); followSoon(); break;
  case "errors": showTrouble(message.text, "does not compile", problemsOf(message.messages.length ? message.messages : [{ text: message.text }])); break;
  case "ended": showTrouble((message.text || "The code of the views ended the process.").trim(), "the views ended"); break;
  case "state": show(message); if ($("trouble").hidden && $("lamp").className !== "busy") status("live"); break;
  case "time": showTime(Number(message.time)); break;
  case "tree": tree = message.tree; noteStem(); nameTouch(); showTree(); break;
  case "source": sources.set(message.file, message.text.split("\n")); showSource(); showSurroundings(message.file); break;
  // An answer can be late: it is then about another preview, or about other events.
  case "loop": if (loopAsked !== loopOf) break; loop = message; showLoop(); reach(now); if (loop.duration) followSoon(); break;
  case "findings": if (message.text === findingsOf) { findings = message.findings; showFindings(""); } break;
  case "curves": if (message.text === curvesOf) { curves = message.curves; curvesEnd = askedEnd; showCurves(""); } break;
  case "exporting": if (exporting && message.id === exporting.id) { [exporting.done, exporting.total] = [message.done, message.total]; showExporting(); } break;
  case "unanswered": hasNoAnswer(message.order); break;
  }
}

// A scene has a size of its own, and neither a device nor a gallery.
function showKind() {
  const ofDevices = [$("device"), $("landscape"), $("bars"), $("framed"), axes.orientations].map(each => each.closest("label"));
  for (const each of [...ofDevices, $("axis-devices").closest("fieldset"), $("open-gallery")]) each.hidden = !isFile;
}
function setStale() { $("stage").classList.toggle("isStale", !$("trouble").hidden || !socket || socket.readyState !== 1); }
function hideTrouble() { $("trouble").hidden = true; troubleText = ""; setStale(); }
let troubleText = "";

// The messages of the compiler (CompilerMessage.swift); plain text has only lines.
const problemsOf = messages => messages.map(each => each.kind ? each : { code: each.text.split("\n"), notes: [] });
// The places of a trap, with the lines that follow them.
function trapsIn(text) {
  const all = [];
  for (const line of text.split("\n")) {
    const crash = line.match(/^(?:.*?: )?(the view code .*?), at (\S+\.swift):(\d+):(\d+), (.*)$/), reason = line.match(/^(\S.*?\.swift):(\d+):(?:\d+:)? fatal error: (.*)$/i);
    if (crash) all.push({ file: crash[2], line: Number(crash[3]), column: Number(crash[4]), kind: "crash", text: `${crash[1]}, ${crash[5]}`, code: [], notes: [] });
    else if (reason) all.push({ file: reason[1], line: Number(reason[2]), kind: "fatal error", text: reason[3], code: [], notes: [] });
    else if (all.length) all.at(-1).code.push(line);
    else if (line.trim()) all.push({ code: [line], notes: [] });
  }
  // The reason of a trap is a message with a place in Swift's library, or the place of the trap again.
  const trap = all.find(each => each.kind === "crash"), reason = trap && all.find(each => each.kind === "fatal error");
  if (reason) trap.reason = reason.text;
  return reason && (/^Swift\//.test(reason.file) || reason.line === trap.line) ? all.filter(each => each !== reason) : all;
}
const isOfAuthor = ({ file }) => /\.swift$/.test(file || "");
const isMark = text => /^[\s~^]*\^[\s~^]*$/.test(text);
// The words of a correction's button, and the corrected line.
function correctionOf({ correction }) {
  const line = correction?.corrected.trim();
  return line ? { name: correction.endColumn > correction.column ? correction.text : line.replace(/<#(.*?)#>/g, "$1"), line } : null;
}
function codeOf(each) {
  const { line, column, code, file } = each;
  let lines = [...code];
  while (lines.length && !lines.at(-1).trim()) lines.pop();
  while (lines.length && !lines[0].trim()) lines.shift();
  if (!lines.length) return null;
  if (!file) return node("pre", { class: "plain-text" }, lines.join("\n"));
  const indent = Math.min(...lines.filter(text => text.trim() && !isMark(text)).map(text => text.match(/^\s*/)[0].length));
  const pre = node("pre", { tabindex: 0, role: "region", "aria-label": `Code at ${line}${column ? ":" + column : ""}` });
  const hasMark = lines.some(isMark), gutter = hasMark ? String(line) : "";
  lines.forEach((text, index) => {
    const rest = text.slice(Number.isFinite(indent) ? indent : 0), isFirst = index === 0 && hasMark;
    if (index) pre.append("\n");
    if (hasMark) pre.append(gutterOf(isFirst ? gutter : " ".repeat(gutter.length)));
    if (isMark(text)) pre.append(node("span", { class: "caret-line" }, rest));
    else if (isFirst) pre.append(...swiftLines(rest)[0]);
    else pre.append(node("span", { class: index ? "good" : "" }, rest));
  });
  return pre;
}
// The number of a line, which stays while the code is scrolled.
const gutterOf = text => node("span", { class: "gutter" }, text + "  ");
// The file of the author that a message names by its end.
function knownFile(file) {
  return sources.has(file) ? file : [...sources.keys()].find(each => each.endsWith("/" + file)) || file;
}
// The lines around the place of a trap, if the file has arrived before it.
function surroundings({ file, line, column }) {
  const lines = sources.get(knownFile(file));
  if (!lines?.[line - 1]) return null;
  const [first, end] = [Math.max(0, line - 3), Math.min(lines.length, line + 2)], coloured = swiftLines(lines.join("\n")), width = String(end).length;
  const indent = Math.min(...lines.slice(first, end).filter(text => text.trim()).map(text => text.match(/^\s*/)[0].length));
  const pre = node("pre", { tabindex: 0, role: "region", "aria-label": `Code at ${line}` });
  for (let index = first; index < end; index++) {
    const [start, ...rest] = coloured[index], isText = typeof start === "string";
    pre.append(index > first ? "\n" : "", gutterOf(String(index + 1).padStart(width)), ...(isText ? [start.slice(indent), ...rest] : coloured[index]));
    if (index === line - 1 && column) pre.append("\n", gutterOf(" ".repeat(width)), node("span", { class: "caret-line" }, " ".repeat(Math.max(0, column - 1 - indent)) + "^"));
  }
  return pre;
}
// SwiftUI's declaration that a note is about.
function declarationOf({ file, code }) {
  const text = (code.find(line => line.trim()) || "").trim();
  return text ? node("pre", { tabindex: 0, role: "region", "aria-label": "Declaration in SwiftUI" }, ...swiftLines(text)[0]) : node("code", {}, file);
}
const placeOf = ({ file, line, column }) => node("p", { class: "place", title: file }, file.replace(/.*\//, "") + `:${line}` + (column ? `:${column}` : ""));
const plain = each => each.text.trim();
function problemItem(each) {
  const isError = /error|crash/.test(each.kind), notes = each.notes.filter(note => !/^add stubs for conformance/.test(note.text)), own = notes.filter(isOfAuthor), others = notes.filter(note => !isOfAuthor(note));
  const fix = isError ? correctionOf(each) : null, button = fix && node("button", { class: "fix", title: `Copies the line: ${fix.line}` }, "Did you mean ", node("code", {}, ...swiftLines(fix.name)[0]), "?");
  if (button) button.onclick = () => copy(button, fix.line);
  return node("article", { class: "problem" + (isError ? " error" : "") }, isOfAuthor(each) ? placeOf(each) : null,
    node("p", {}, node("span", { class: "kind" }, each.kind + " "), node("strong", {}, each.reason || (fix ? plain(each).replace(/;? \(?did you mean .*$/, "") : plain(each)))), each.reason ? node("p", { class: "dim" }, plain(each)) : null,
    isOfAuthor(each) ? codeOf(each) || surroundings(each) : declarationOf(each), button,
    ...own.map(note => node("div", { class: "note" }, placeOf(note), node("p", {}, plain(note)), codeOf(note))),
    others.length ? node("details", {}, node("summary", {}, plural(others.length, "declaration") + " in SwiftUI"), ...others.map(note => node("div", { class: "note" }, node("p", {}, plain(note)), declarationOf(note)))) : null);
}
// The problems of the items in the pane, in its order.
let itemsShown = [];
function showTrouble(text, title, all = trapsIn(text)) {
  troubleText = text;
  status(title === "does not compile" ? "errors" : "ended", "bad");
  if (title === "does not compile") sources.clear();
  else if (state) { state.isPlaying = false; showPlay(); }
  const isError = each => /error|crash/.test(each.kind), errors = all.filter(each => each.kind && isError(each));
  const causes = errors.filter(each => !each.follows), parts = [all.filter(each => !each.kind || isError(each) && !each.follows), errors.filter(each => each.follows), all.filter(each => each.kind && !isError(each))];
  $("trouble-title").textContent = title === "does not compile" ? errors.length ? plural(causes.length, "error") + (causes.length < errors.length ? `, ${errors.length - causes.length} more may follow from ${causes.length === 1 ? "it" : "them"}` : "") : "Does not compile" : all.some(each => each.kind === "crash") ? "The view code crashed" : "The views ended the process";
  itemsShown = parts.flat().filter(each => each.kind);
  drawTrouble(parts);
  $("restart-views").hidden = title === "does not compile";
  $("trouble").hidden = false;
  $("trouble-body").scrollTop = 0;
  scrollToCarets();
  if (!screens[0].width) $("waiting").textContent = "There is no picture yet.";
  setStale();
}
const mostOpen = 5;
function drawTrouble(parts) {
  const titles = ["", "May follow from the errors above", "Warnings"];
  $("trouble-body").replaceChildren(...parts.flatMap((list, index) => {
    const items = list.map(each => each.kind ? problemItem(each) : codeOf(each)).filter(Boolean);
    if (!index || !items.length) return items;
    // Many consequences are folded.
    const more = node("details", { class: "more" }, node("summary", {}, node("h3", {}, titles[index]), node("b", { class: "count" }, items.length)), ...items);
    more.open = items.length <= mostOpen;
    more.ontoggle = scrollToCarets;
    return [more];
  }),
    node("p", { class: "dim" }, screens[0].width ? "The picture is the last one. The next save restarts the view, with its input." : "The next save restarts the view."));
}
function scrollToCarets() {
  for (const mark of $("trouble-body").querySelectorAll(".caret-line")) {
    const pre = mark.parentNode, box = mark.getBoundingClientRect(), letter = box.width / mark.textContent.length;
    if (!letter) continue;
    const start = box.left - pre.getBoundingClientRect().left + pre.scrollLeft, width = pre.querySelector(".gutter")?.offsetWidth || 0;
    // The whole mark, or the start of a long one, with some code after it.
    const from = start + letter * mark.textContent.search(/\S/), to = start + letter * mark.textContent.trimEnd().length;
    pre.scrollLeft = Math.max(0, Math.min(from - width - 3 * letter, to + 8 * letter - pre.clientWidth));
  }
}
new ResizeObserver(scrollToCarets).observe($("trouble-body"));
async function copy(button, text) {
  const usual = button.kept ||= [...button.childNodes];
  let isCopied = true;
  try { await navigator.clipboard.writeText(text); } catch { isCopied = copySelected(button, text); }
  button.textContent = isCopied ? "Copied" : "Not permitted";
  say(button.textContent);
  clearTimeout(button.timer);
  button.timer = setTimeout(() => { button.replaceChildren(...usual); button.kept = null; }, 1500);
}
// Copies without the permission that a frame of another page, such as that of an editor, can lack.
function copySelected(button, text) {
  const field = node("textarea", { class: "sr", tabindex: -1, "aria-hidden": "true" }), focused = document.activeElement;
  field.value = text;
  button.parentNode.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus();
  return isCopied;
}
// Tells screen readers what happened. A text that is told again is told by a new node.
let sayTimer;
function say(text) {
  $("said").replaceChildren(text);
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => $("said").replaceChildren(), 4000);
}
// Shows the lines around a trap once the file has arrived.
function showSurroundings(file) {
  if ($("trouble").hidden) return;
  for (const [index, item] of [...$("trouble-body").querySelectorAll(".problem")].entries()) {
    const each = itemsShown[index];
    if (knownFile(each.file || "") === file && !item.contains(document.activeElement)) item.replaceWith(problemItem(each));
  }
  scrollToCarets();
}
$("restart-views").onclick = () => send({ kind: "restart" });
$("copy-trouble").onclick = () => copy($("copy-trouble"), troubleText);

// The keyboard that the device shows for the focused view.
const keyboards = { default: "letters", emailAddress: "e-mail address", URL: "web address", numbersAndPunctuation: "numbers and punctuation", numberPad: "numbers", decimalPad: "decimal numbers", phonePad: "phone number" };
function showKeyboard() {
  const { kind, returnKey } = state.keyboard || {}, text = kind ? `Keyboard: ${keyboards[kind] || kind}${returnKey ? `, “${returnKey}”` : ""}` : "";
  if ($("keyboard").textContent === text) return;
  $("keyboard").textContent = text;
  $("keyboard").hidden = !text;
}
function showPlay() {
  const play = state.isPlaying ? "Pause" : "Play";
  if ($("play").getAttribute("aria-label") === play) return;
  $("play").setAttribute("aria-label", play);
  $("play").title = play + " (Space)";
  $("play").replaceChildren(icon(play.toLowerCase()));
}
function show(new_) {
  state = new_;
  const list = $("preview"), listed = JSON.stringify([state.previews, notePlaces()]);
  if (listed !== namesShown) {
    namesShown = listed;
    list.replaceChildren(...groupsOfPreviews().flatMap(({ title, names }) => { const options = names.map(each => new Option(titleOf(each), each)); return title ? [node("optgroup", { label: title }, ...options)] : options; }));
    list.value = state.settings.preview || state.previews[0];
    showBrowser();
  }
  const settings = state.settings;
  list.value = settings.preview || state.previews[0];
  const device = settings.deviceName || "iphone-16";
  if (![...$("device").options].some(option => option.value === device)) $("device").add(new Option(deviceTitle(device), device));
  $("device").value = device;
  if (isFirstState) beginScale();
  if (!isAsShown()) addScale(state.scale);
  $("landscape").checked = settings.isLandscape || false;
  $("bars").checked = settings.showsStatusBar || false;
  $("dark").checked = settings.isDark || false;
  $("contrast").checked = settings.hasIncreasedContrast || false;
  $("motion").checked = settings.reducesMotion || false;
  $("type").value = settings.typeSize || "large";
  $("direction").value = settings.direction || "";
  $("system").value = settings.system || "ios18";
  if (document.activeElement !== $("locale")) $("locale").value = settings.locale || "";
  $("device-words").textContent = `${isFile ? deviceTitle(device) : `${state.width}×${state.height}`}, ${isAsShown() ? "as shown" : state.scale + "×"}`;
  $("people-words").textContent = [settings.isDark ? "Dark" : "Light", $("type").value !== "large" && `text ${sizeTitle($("type").value)}`, settings.locale].filter(Boolean).join(", ");
  showPlay();
  showKeyboard();
  markCurrent();
  const warnings = state.warnings;
  $("warnings").hidden = !warnings.length;
  $("warnings").querySelector("span").textContent = plural(warnings.length, "warning");
  $("warning-list").querySelector("ul").replaceChildren(...warnings.map(text => node("li", {}, text)));
  setScreens(state.variants);
  redrawAsShown(isFirstState ? 0 : 200);
  agreeOnVariants();
  if (isNewPreview) { now = state.time; part = null; reach(now, true); showTimes(); isNewPreview = false; }
  showEvents();
  showTime(state.time);
  reach(now);
  askForLoop();
  checkSoon();
  followSoon();
  if (isAddressed) { isAddressed = false; chooseByAddress(); }
  address();
}

// MARK: List of previews

// The address can choose a preview, as that of `render lsp` does: `#preview=Cards/Card/Dark&title=Dark`. `Cards/Card/`
// chooses the first preview of that file.
let isAddressed = location.hash.length > 1;
function named() {
  const asked = new URLSearchParams(location.hash.slice(1)), path = asked.get("preview") || "", title = asked.get("title");
  const word = path.replace(/.*\//, ""), names = state ? state.previews : [], ends = names.filter(each => path.endsWith("/" + each)).sort((a, b) => b.length - a.length);
  return [path, ends[0], title, word, title && title + " 1"].find(each => each && names.includes(each)) || (!word && path && names.find(each => each.startsWith(path)));
}
function chooseByAddress() {
  const found = named();
  if (found && found !== $("preview").value) choosePreview(found);
}
addEventListener("hashchange", chooseByAddress);
// The address and the title follow the shown preview, so that both can be kept and sent.
let addressed = "";
function address() {
  const shown = $("preview").value, isOnly = state.previews.length < 2;
  if (shown === addressed) return;
  addressed = shown;
  document.title = isOnly ? $("name").textContent : `${shown} · ${$("name").textContent}`;
  if (!isOnly && named() !== shown) history.replaceState(null, "", "#" + new URLSearchParams({ preview: shown }));
}

// The files of the previews, with the lines and the titles, by the previews' names. Only some states have them.
let placesOf = new Map(), namesShown = "";
function notePlaces() {
  if (state.places) placesOf = new Map(state.previews.map((name, index) => [name, state.places[index]]).filter(([, place]) => place?.file));
  return [...placesOf];
}
// The path of a file below the shown folder; for the shown file, its name. The name of the folder can be a relative path.
function pathBelow(file) {
  const root = (folder || name).replace(/^\.\//, "").replace(/\/+$/, "");
  if (root.startsWith("/") && file.startsWith(root + "/")) return file.slice(root.length + 1);
  if (file === root || file.endsWith("/" + root)) return file.replace(/.*\//, "");
  const at = root && root !== "." ? file.lastIndexOf(`/${root}/`) : -1;
  return at < 0 ? file : file.slice(at + root.length + 2);
}
// The previews by their files. Files with one preview are listed by their folders, whose titles end with a slash. A group
// without a title needs none.
function groupsOfPreviews() {
  const pathOf = each => pathBelow(placesOf.get(each)?.file || ""), counts = new Map(), groups = new Map();
  for (const each of state.previews) counts.set(pathOf(each), (counts.get(pathOf(each)) || 0) + 1);
  for (const each of state.previews) {
    const path = pathOf(each), title = counts.size < 2 ? "" : counts.get(path) > 1 ? path : path.replace(/[^/]*$/, "");
    groups.set(title, [...groups.get(title) || [], each]);
  }
  return [...groups].map(([title, names]) => ({ title, names }));
}
// The name of a preview below its file's title, or else with its file.
function titleOf(each) {
  const place = placesOf.get(each);
  if (!place || new Set([...placesOf.values()].map(({ file }) => file)).size < 2) return each;
  const last = place.title && each.endsWith(place.title) ? place.title : each.replace(/.*\//, "");
  return last.replace(/-(\d+)$/, (whole, number) => last === place.title ? whole : " " + number);
}
const previewItems = () => [...$("names").querySelectorAll("li")];
function markCurrent() {
  for (const item of previewItems()) {
    const isCurrent = item.dataset.name === $("preview").value;
    if (isCurrent === item.firstChild.hasAttribute("aria-current")) continue;
    if (isCurrent) item.firstChild.setAttribute("aria-current", "true"); else item.firstChild.removeAttribute("aria-current");
    if (isCurrent) item.scrollIntoView({ block: "nearest" });
  }
  makeReachable();
}
// Tab reaches one preview of the list: the focused one, the current one, or the first.
function makeReachable(focused) {
  const all = previewItems().filter(item => !item.hidden), reached = focused || all.find(item => item.firstChild.hasAttribute("aria-current")) || all[0];
  for (const item of all) item.firstChild.tabIndex = item === reached ? 0 : -1;
}
function showBrowser() {
  const all = state.previews;
  $("names").replaceChildren(...groupsOfPreviews().map(({ title, names }, index) => {
    const items = names.map(each => {
      const place = placesOf.get(each), path = place ? pathBelow(place.file) : "", words = place ? titleOf(each) : each.replace(/.*\//, "");
      const isAlone = place && path !== title, more = isAlone ? stemOf(path) : place ? "" : each.replace(/\/?[^/]*$/, "");
      const button = node("button", { title: each + (place ? `\n${path}${place.line ? ":" + place.line : ""}` : "") }, words, more && more !== words ? node("span", {}, " " + more) : null);
      button.onclick = () => { choosePreview(each); if (innerWidth < 1024) openBrowser(false); };
      const item = node("li", {}, button);
      item.dataset.name = each;
      item.dataset.words = `${each}\n${path}`.toLowerCase();
      return item;
    });
    const [last, folder] = [title.replace(/\/$/, "").replace(/.*\//, ""), title.replace(/[^/]*\/?$/, "").replace(/\/$/, "")];
    const heading = title ? node("h2", { id: `file-${index}`, title }, last, folder ? node("span", {}, " " + folder) : null) : null;
    return node("section", {}, heading, node("ul", title ? { "aria-labelledby": `file-${index}` } : {}, ...items));
  }));
  markCurrent();
  $("browse").hidden = all.length < 2;
  $("find").hidden = all.length < 8;
  const isAsked = kept.get("browser");
  openBrowser(all.length > 1 && innerWidth >= 1024 && (isAsked ? isAsked === "true" : all.length > 5));
  filterBrowser();
}
function filterBrowser() {
  const text = $("find").value.trim().toLowerCase();
  let count = 0;
  for (const item of previewItems()) { item.hidden = !item.dataset.words.includes(text); count += item.hidden ? 0 : 1; }
  for (const group of $("names").children) group.hidden = [...group.querySelectorAll("li")].every(item => item.hidden);
  $("no-names").hidden = count > 0;
  makeReachable();
}
function openBrowser(isOpen) {
  $("browser").hidden = !isOpen;
  $("browse").setAttribute("aria-pressed", String(isOpen));
  document.body.classList.toggle("isBrowsing", isOpen);
  label();
  const current = $("names").querySelector("[aria-current]");
  if (isOpen && current) current.scrollIntoView({ block: "nearest" });
}
// The recorded events of the previews that were shown before.
const recordings = new Map();
// Shows another preview from its start, with the events that were recorded in it.
function showPreview() {
  const usual = settings(), next = $("preview").value;
  if (!state || state.settings.preview === next) return ask();
  recordings.set(state.settings.preview, state.events);
  undone.length = 0;
  noteScale(usual);
  send({ kind: "restore", settings: usual, variants: variants(usual), time: 0, events: recordings.get(next) || '{"events":[]}' });
  forgetLoop();
  isNewPreview = true;
  isSourceAsked = false;
}
// Whether the next state shows another preview, whose timeline has its own length.
let isNewPreview = false;
function choosePreview(each) { $("preview").value = each; showPreview(); }
function nextPreview(by) {
  const all = state ? state.previews : [], next = all[all.indexOf($("preview").value) + by];
  if (!next) return;
  choosePreview(next);
  say(`${next}, preview ${all.indexOf(next) + 1} of ${all.length}`);
}
$("find").oninput = filterBrowser;
$("find").onkeydown = event => {
  const first = previewItems().find(item => !item.hidden);
  if (event.key === "Enter" && first) choosePreview(first.dataset.name);
  if (event.key === "ArrowDown" && first) { first.firstChild.focus(); event.preventDefault(); }
  if (event.key === "Escape") { if (!$("find").value && isNarrow.matches) closePane(); $("find").value = ""; filterBrowser(); }
};
$("names").onkeydown = event => {
  const all = previewItems().filter(item => !item.hidden), index = all.indexOf(event.target.parentNode);
  const place = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: all.length - 1 }[event.key], next = all[place];
  if (place === undefined) return;
  if (next) { makeReachable(next); next.firstChild.focus(); } else if (place < 0) $("find").focus();
  event.preventDefault();
  event.stopPropagation();
};
// In a narrow window, the list lies over the picture: a click beside it closes it.
const isNarrow = matchMedia("(max-width: 1023px)");
isNarrow.addEventListener("change", () => { if (isNarrow.matches) openBrowser(false); else if (state) showBrowser(); });
$("stage").addEventListener("pointerdown", event => {
  if (!isNarrow.matches || $("browser").hidden) return;
  openBrowser(false);
  event.stopPropagation();
  event.preventDefault();
}, { capture: true });
$("browse").onclick = () => {
  const isOpen = $("browser").hidden;
  openBrowser(isOpen);
  if (innerWidth >= 1024) kept.set("browser", isOpen);
  if (isOpen) ($("find").hidden ? $("names").querySelector("button") : $("find")).focus();
};

// MARK: Time

const frames = time => Math.round(time * 60);
// The end of what is useful: 5 s, two rounds of a known loop, and a second after the last event.
function usefulEnd() {
  const last = Math.max(0, ...recorded().map(event => event.at + eventLength(event)));
  return Math.max(5, last ? Math.ceil(last * 10 + 10) / 10 : 0, loop && loop.duration ? loop.start + 2 * loop.duration : 0);
}
// Sets the end of the timeline so that it holds what is useful and `time`. Only if it `falls`, it may get shorter.
function reach(time, falls = false) {
  const useful = usefulEnd(), current = timeEnd, needed = time > useful + 1e-6 ? Math.ceil(time / 5) * 5 : useful;
  const end = falls ? needed : Math.max(needed, current);
  if (Math.abs(end - current) < 1e-6) return;
  timeEnd = end;
  if (part && part.to > end) part = part.to - part.from < end ? { from: end - part.to + part.from, to: end } : null;
  showTimes();
  followSoon();
}
// The end of the timeline, and the part of it that is shown; null shows the whole.
let timeEnd = 5, part = null;
const shownTimes = () => part || { from: 0, to: timeEnd };
// The place of a time in the shown part, from 0 to 1.
function shareOf(time) { const { from, to } = shownTimes(); return (time - from) / (to - from); }
function showTimes() {
  const { from, to } = shownTimes();
  [$("scrub").min, $("scrub").max, $("scrub").value] = [from, to, now];
  $("whole").hidden = !part;
  $("track").classList.toggle("isPart", Boolean(part));
  $("whole").textContent = `${timeWords(to - from)} of ${timeWords(timeEnd)}`;
  showAway();
  showLoop(); showEvents(); drawRuler(); drawCurves();
}
function showAway() { $("scrub").classList.toggle("isAway", shareOf(now) < -1e-6 || shareOf(now) > 1 + 1e-6); }
// Shows a part of the timeline that begins at `from`.
const shortestPart = 0.25;
function showPart(from, length) {
  const long = Math.max(shortestPart, length), start = Math.max(0, Math.min(timeEnd - long, from));
  part = long < timeEnd * 0.999 ? { from: start, to: start + long } : null;
  showTimes();
}
// Zooms the timeline; `at` keeps its place.
function zoomTime(factor, at = Math.min(shownTimes().to, Math.max(shownTimes().from, now))) {
  const { from, to } = shownTimes(), length = Math.max(shortestPart, (to - from) / factor);
  showPart(at - shareOf(at) * length, length);
}
$("whole").onclick = () => { showPart(0, timeEnd); $("scrub").focus(); };
$("track").addEventListener("wheel", event => {
  event.preventDefault();
  const { from, to } = shownTimes(), box = $("events").getBoundingClientRect();
  if (event.ctrlKey || event.metaKey) zoomTime(Math.pow(2, -event.deltaY / 100), from + (event.clientX - box.left) / box.width * (to - from));
  else if (part) showPart(from + (event.deltaX || event.deltaY) / box.width * (to - from), to - from);
}, { passive: false });
// Repeats the first round of the loop: goes back by whole rounds, which shows no seam.
let repeatedAt = 0;
function repeatLoop(time) {
  if (!loop || !loop.duration || !state || !state.isPlaying || isScrubbing || $("repeat").getAttribute("aria-pressed") !== "true") return;
  const past = time - loop.start - loop.duration;
  // Times that were under way before the seek arrive after it.
  if (past < 0 || performance.now() - repeatedAt < 250) return;
  repeatedAt = performance.now();
  send({ kind: "seek", time: loop.start + past % loop.duration });
}
function showTime(time) {
  const isBack = time < now - 0.02;
  now = time;
  repeatLoop(time);
  $("time").textContent = time.toFixed(2) + " s";
  $("frame").textContent = `frame ${frames(time)}`;
  showCommand();
  if (isScrubbing) return;
  reach(time, isBack);
  // While time passes, the shown part follows it.
  if (part && state?.isPlaying && (time > part.to || time < part.from)) showPart(time - 0.1 * (part.to - part.from), part.to - part.from);
  $("scrub").value = time;
  showAway();
  showCurveValues();
  $("scrub").setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
}
function seek(time) {
  if (part && shareOf(time) * (1 - shareOf(time)) < 0) showPart(time - 0.5 * (part.to - part.from), part.to - part.from);
  send({ kind: "pause" }); send({ kind: "seek", time: Math.max(0, time) });
  showTime(Math.max(0, time));
}
function stepBy(count) { seek((frames(now) + count) / 60); }
function play() { send(state && state.isPlaying ? { kind: "pause" } : { kind: "play", speed: Number($("speed").value) }); }

$("play").onclick = play;
$("step").onclick = () => stepBy(1);
$("back").onclick = () => stepBy(-1);
function restart() { if (part) showPart(0, part.to - part.from); send({ kind: "seek", time: 0 }); showTime(0); reach(0, true); }
$("restart").onclick = restart;
$("repeat").onclick = () => { $("repeat").setAttribute("aria-pressed", String($("repeat").getAttribute("aria-pressed") !== "true")); repeatLoop(now); };
$("speed").onchange = () => { if (state && state.isPlaying) send({ kind: "play", speed: Number($("speed").value) }); };
$("scrub").addEventListener("input", () => { isScrubbing = true; send({ kind: "pause" }); send({ kind: "seek", time: Number($("scrub").value) }); });
$("scrub").addEventListener("change", () => { isScrubbing = false; reach(Number($("scrub").value), true); });
$("scrub").addEventListener("keydown", event => {
  const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -30, PageUp: 30 }[event.key];
  if (!by) return;
  stepBy(event.shiftKey ? 6 * by : by);
  event.preventDefault();
  event.stopPropagation();
});

// Ticks for frames, where there is room, for tenths and for seconds.
function drawRuler() {
  const ruler = $("ruler"), context = ruler.getContext("2d"), dense = density();
  const [width, height] = [ruler.clientWidth, ruler.clientHeight], { from, to } = shownTimes();
  [ruler.width, ruler.height] = [Math.round(width * dense), Math.round(height * dense)];
  const style = getComputedStyle(document.body), perSecond = (width - 12) / (to - from);
  context.scale(dense, dense);
  context.fillStyle = context.strokeStyle = getComputedStyle($("frame")).color;
  context.font = `11px ${style.fontFamily}`;
  context.textAlign = "center";
  const room = to < 3600 ? 64 : 84, label = [0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 600, 1800, 3600, 7200, 21600, 43200, 86400].find(each => each * perSecond >= room) || 86400 * Math.ceil(room / 86400 / perSecond);
  const line = (time, length, alpha) => {
    context.globalAlpha = alpha;
    const x = Math.round((6 + (time - from) * perSecond) * dense) / dense;
    context.fillRect(x, 0, 1 / dense * Math.max(1, Math.round(dense)), length);
  };
  const ticks = (unit, length, alpha) => { for (let index = Math.ceil(from / unit - 1e-3); index * unit <= to + 1e-3; index++) line(index * unit, length, alpha); };
  if (perSecond / 60 >= 3.5) ticks(1 / 60, 4, 0.35);
  if (perSecond / 10 >= 4) ticks(0.1, 6, 0.6);
  if (perSecond >= 4) ticks(1, 10, 1);
  for (let index = Math.ceil(from / label - 1e-3); index * label <= to + 0.001; index++) {
    const time = index * label, text = timeWords(time, label), half = context.measureText(text).width / 2, x = 6 + (time - from) * perSecond;
    line(time, 10, 1);
    // The knob does not cover the labels at the ends.
    context.fillText(text, Math.max(11 + half, Math.min(width - 11 - half, x)), 22);
  }
}
// A time of the ruler, whose labels are `unit` seconds apart: 2.5 s, 3 min, 1:30 h; 0:59:58 where seconds differ.
function timeWords(time, unit = 60) {
  if (time < 59.95) return `${Math.round(time * 10) / 10} s`;
  const minutes = Math.round(time / 60), two = number => String(number).padStart(2, "0"), tenths = Math.round(time * 10);
  if (unit < 60 || time < 3600 && Math.abs(time - minutes * 60) > 0.01) {
    const [hour, minute, second] = [Math.floor(tenths / 36000), Math.floor(tenths / 600) % 60, tenths % 600 / 10];
    return `${hour ? `${hour}:${two(minute)}` : minute}:${unit < 1 ? second.toFixed(1).padStart(4, "0") : two(Math.round(second))}` + (unit < 60 ? "" : " min");
  }
  return minutes < 60 ? `${minutes} min` : minutes % 60 ? `${Math.floor(minutes / 60)}:${two(minutes % 60)} h` : `${minutes / 60} h`;
}
new ResizeObserver(() => { drawRuler(); showEvents(); drawCurves(); }).observe($("track"));
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { drawRuler(); outline(); drawCurves(); });

// MARK: Recorded events

let events = [], eventsShown = "";
const mostMarks = 400, mostRows = 3;
// Makes a mark stand for one of its events.
function nameMark(button, index) {
  const count = button.dataset.indices.split(" ").length, text = eventWords(events[index]) + (count > 1 ? ` (one of ${count} events here)` : "");
  button.dataset.index = index;
  button.title = text;
  button.setAttribute("aria-label", text);
}
function recorded() { try { return state ? JSON.parse(state.events).events || [] : []; } catch { return []; } }
function eventLength(event) { return event.trace ? event.trace.at(-1)[0] : event.tap === undefined && event.duration || 0; }
// The touches of a script that name their view or place: a recorded tap of a button names the button.
const touchKinds = ["tap", "press", "drag", "pinch"];
const touchKind = event => touchKinds.find(kind => event[kind] !== undefined);
function isTap(event) {
  if (!event.trace) return event.tap !== undefined;
  const [, x, y] = event.trace[0];
  return eventLength(event) < 0.5 && event.trace.every(point => Math.hypot(point[1] - x, point[2] - y) < 8);
}
function eventWords(event) {
  const at = `${event.at.toFixed(2)} s: `;
  if (event.type !== undefined) return at + `typed “${event.type}”`;
  if (event.key !== undefined) return at + `key ${event.key}`;
  const kind = touchKind(event), target = event[kind];
  if (kind) return at + kind + (event.count > 1 ? ` × ${event.count}` : "") + ` on ${Array.isArray(target) ? target.map(rounded).join(", ") : `“${String(target).slice(0, 40)}”`}`;
  const place = touchedAt(event);
  return at + (isTap(event) ? "tap" : `drag of ${eventLength(event).toFixed(2)} s`) + (place ? ` on ${place}` : "");
}
// The views that were touched, with the time and the place; and the touch whose view is being asked for.
const touched = [];
let askedTouch = null;
function noteTouch(at) { askedTouch = { ...at, time: now }; send({ kind: "tree" }); }
// Names the view under a new touch: the smallest one that takes touches there, or else the smallest with a text.
function nameTouch() {
  if (!askedTouch) return;
  const touch = askedTouch, holds = ({ frame }) => touch.x >= frame.x && touch.y >= frame.y && touch.x < frame.x + frame.width && touch.y < frame.y + frame.height;
  const title = entry => entry.accessibility?.label || entry.text || entry.name, area = ({ frame }) => frame.width * frame.height;
  const under = entries(tree.views).filter(entry => holds(entry) && (title(entry) || entry.touchPoint)).sort((a, b) => area(a) - area(b));
  const found = under.find(entry => entry.touchPoint) || under[0];
  askedTouch = null;
  if (!found) return;
  touched.push({ ...touch, words: title(found) ? `${found.kind} “${String(title(found)).slice(0, 40)}”` : found.kind });
  if (touched.length > mostMarks) touched.shift();
  eventsShown = "";
  showEvents();
}
function touchedAt(event) {
  if (!event.trace) return undefined;
  const [, x, y] = event.trace[0];
  return touched.findLast(touch => Math.abs(touch.x - x) < 0.01 && Math.abs(touch.y - y) < 0.01 && Math.abs(touch.time - event.at) < 3)?.words;
}
function showEvents() {
  const { from, to } = shownTimes(), width = $("events").clientWidth, what = JSON.stringify([state && state.events, from, to, width]);
  if (what === eventsShown) return;
  eventsShown = what;
  events = recorded();
  const isFocused = $("events").contains(document.activeElement);
  currentEvent = Math.max(0, Math.min(currentEvent, events.length - 1));
  // Each mark is a target of 24 pixels. Marks that would overlap lie in further rows; if these are full, one mark stands
  // for several events.
  const rows = [], groups = [];
  const inPart = events.map((event, index) => [event, index]).filter(([event]) => event.at <= to && event.at + eventLength(event) >= from);
  inPart.slice(-mostMarks).forEach(([event, index]) => {
    const length = eventLength(event) / (to - from) * width, place = shareOf(event.at) * width, until = place + (length > 12 ? length : 0) + 24;
    let row = rows.findIndex(group => place >= group.until);
    if (row < 0 && rows.length < mostRows) row = rows.length;
    if (row < 0) {
      const group = rows.reduce((a, b) => a.place > b.place ? a : b);
      group.indices.push(index);
    } else {
      groups.push(rows[row] = { indices: [index], row, place, until, length });
    }
  });
  $("track").style.setProperty("--rows", Math.max(1, rows.length));
  $("events").replaceChildren(...groups.map(({ indices, row, length }) => {
    const event = events[indices[0]], isMany = indices.length > 1;
    const button = node("button", { class: event.trace || touchKind(event) ? length > 12 ? "long" : "" : "key", tabindex: indices.includes(currentEvent) ? 0 : -1 });
    button.style.left = 100 * shareOf(event.at) + "%";
    button.style.setProperty("--row", row);
    button.dataset.indices = indices.join(" ");
    if (length > 12) button.style.width = length + 24 + "px";
    if (isMany) button.append(node("b", { "aria-hidden": "true" }, indices.length));
    nameMark(button, indices.includes(currentEvent) ? currentEvent : indices[0]);
    return node("li", {}, button);
  }));
  if (isFocused) focusEvent(currentEvent);
  $("events").hidden = !events.length;
  $("event-count").textContent = plural(events.length, "event");
  $("script").disabled = $("copy-test").disabled = $("remove-events").disabled = !events.length;
  showCommand();
}
// MARK: Changes of events

// The event that Tab reaches, the drag that is under way, and the earlier lists of events.
let currentEvent = 0, moved = null;
const undone = [];
function focusEvent(index) {
  const event = events[index], find = () => $("events").querySelector(`[data-indices~="${index}"]`);
  if (event && part && !find()) showPart(event.at - 0.5 * (part.to - part.from), part.to - part.from);
  const button = find();
  if (!button) return;
  currentEvent = index;
  nameMark(button, index);
  for (const each of $("events").querySelectorAll("button")) each.tabIndex = each === button ? 0 : -1;
  button.focus();
}
// Repeats the session with other events.
function repeat(list) {
  const usual = settings(), script = JSON.stringify({ events: [...list].sort((a, b) => a.at - b.at) });
  send({ kind: "restore", settings: usual, variants: variants(usual), time: now, events: script });
}
function changeEvent(index, at) {
  const list = recorded(), event = list[index];
  if (!event) return;
  undone.push(list.map(each => ({ ...each })));
  if (at === null) list.splice(index, 1); else event.at = Math.max(0, at);
  list.sort((a, b) => a.at - b.at);
  currentEvent = at === null ? Math.min(index, list.length - 1) : list.indexOf(event);
  repeat(list);
}
$("remove-events").onclick = () => {
  undone.push(recorded());
  repeat([]);
  say("The recorded input is removed.");
  $("export-title").focus();
};
function undo() {
  const list = undone.pop();
  if (list) repeat(list);
}
$("events").addEventListener("pointerdown", event => {
  const button = event.target.closest("button");
  if (!button) return;
  button.setPointerCapture(event.pointerId);
  moved = { button, x: event.clientX, at: events[button.dataset.index].at, to: null };
});
$("events").addEventListener("pointermove", event => {
  if (!moved || Math.abs(event.clientX - moved.x) < 3 && moved.to === null) return;
  const { from, to } = shownTimes();
  moved.to = Math.min(to, Math.max(from, moved.at + (event.clientX - moved.x) / $("events").clientWidth * (to - from)));
  moved.button.style.left = 100 * shareOf(moved.to) + "%";
  moved.button.dataset.at = moved.to.toFixed(2) + " s";
});
$("events").addEventListener("pointercancel", () => { moved = null; eventsShown = ""; showEvents(); });
$("events").addEventListener("click", event => {
  const button = event.target.closest("button"), drag = moved;
  moved = null;
  if (!button) return;
  focusEvent(Number(button.dataset.index));
  if (drag && drag.to !== null) changeEvent(Number(button.dataset.index), drag.to); else seek(events[button.dataset.index].at);
});
$("events").addEventListener("keydown", event => {
  const index = Number(event.target.dataset.index), by = (event.shiftKey ? 6 : 1) / 60;
  const act = { ArrowLeft: () => changeEvent(index, events[index].at - by), ArrowRight: () => changeEvent(index, events[index].at + by), Delete: () => changeEvent(index, null), Backspace: () => changeEvent(index, null),
    ArrowUp: () => focusEvent(index - 1), ArrowDown: () => focusEvent(index + 1) }[event.key];
  if (!act || !events[index]) return;
  act();
  event.preventDefault();
  event.stopPropagation();
});
function nextEvent(by) {
  const times = events.map(event => event.at).sort((a, b) => a - b);
  const next = by > 0 ? times.find(time => time > now + 1e-3) : times.findLast(time => time < now - 1e-3);
  if (next !== undefined) seek(next);
}

// MARK: Loops

let loop = null, loopOf = "", loopAsked = "", loopTimer;
function forgetLoop() { loop = null; loopOf = ""; showLoop(); }

// Waits for 1.2 s without a change, because the search occupies a core.
// What a loop and curves depend on. The scale follows the window.
const motionOf = (...more) => JSON.stringify([{ ...state.settings, scale: 0 }, state.events, ...more]);
function askForLoop() {
  const what = motionOf();
  if (what === loopOf) return;
  forgetLoop();
  loopOf = what;
  clearTimeout(loopTimer);
  loopTimer = setTimeout(() => { loopAsked = what; send({ kind: "loop" }); }, 1200);
}
function showLoop() {
  const { from, to } = shownTimes(), marks = [];
  if (loop && loop.duration) {
    for (let round = Math.max(0, Math.floor((from - loop.start) / loop.duration)); loop.start + round * loop.duration <= to && marks.length < 200; round++) {
      const mark = node("i", round ? {} : { class: "first" });
      mark.style.left = 100 * shareOf(loop.start + round * loop.duration) + "%";
      if (!round) mark.style.width = 100 * loop.duration / (to - from) + "%";
      marks.push(mark);
    }
  }
  $("rounds").replaceChildren(...marks);
  const text = time => String(Math.round(time * 1000) / 1000);
  const closes = Boolean(loop && loop.duration);
  $("loop").textContent = closes ? `every ${text(loop.duration)} s` + (loop.start ? ` from ${text(loop.start)} s` : "") : "";
  $("loop").classList.toggle("closes", closes);
  $("repeat").hidden = !closes;
  $("track").title = loop ? $("loop").textContent || `No loop: ${loop.reason}` : "";
}

// MARK: Settings

function settings() {
  return {
    preview: $("preview").value || undefined, deviceName: $("device").value, scale: isAsShown() ? shownScale() : Number($("scale").value),
    isLandscape: $("landscape").checked, isDark: $("dark").checked, hasIncreasedContrast: $("contrast").checked,
    reducesMotion: $("motion").checked, reducesTransparency: state ? state.settings.reducesTransparency : undefined,
    typeSize: $("type").value, direction: $("direction").value || undefined, locale: $("locale").value.trim() || undefined,
    system: $("system").value, showsStatusBar: $("bars").checked,
  };
}

const mostVariants = 24;
// Every combination of the chosen values, without the one that is shown anyway.
function variants(usual) {
  const chosen = axis => [...$("axes").querySelectorAll(`[name=${axis}]:checked`)].map(box => box.value);
  let all = [usual];
  function vary(key, values) { if (values.length) all = all.flatMap(settings => values.map(value => ({ ...settings, [key]: value }))); }
  if (axes.schemes.checked) vary("isDark", [false, true]);
  if (axes.directions.checked) vary("direction", ["leftToRight", "rightToLeft"]);
  if (axes.orientations.checked) vary("isLandscape", [false, true]);
  vary("typeSize", chosen("sizes"));
  vary("deviceName", chosen("devices"));
  vary("locale", axes.locales.value.split(/[\s,]+/).filter(Boolean));
  const key = settings => JSON.stringify({ ...settings, direction: settings.direction === "rightToLeft" });
  all = all.filter(settings => key(settings) !== key(usual));
  $("count").textContent = all.length > mostVariants ? `${all.length} variants, of which ${mostVariants} are shown` : all.length ? `${all.length} beside the chosen settings` : "";
  // More than three variants are drawn at 1 pixel per point, because they are shown small.
  return all.slice(0, mostVariants).map(settings => ({ ...settings, scale: all.length > 3 && !isAsShown() ? 1 : settings.scale }));
}
function noteScale(usual) {
  askedScale = usual.scale;
  kept.set("shown", isAsShown() ? usual.scale : "");
}
function ask() { const usual = settings(); noteScale(usual); send({ kind: "show", settings: usual, variants: variants(usual) }); }

$("preview").addEventListener("change", showPreview);
for (const id of ["device", "scale", "landscape", "bars", "dark", "contrast", "motion", "type", "direction", "locale", "system"]) {
  $(id).addEventListener("change", ask);
}
$("axes").addEventListener("change", ask);
// A reloaded page keeps its variants. A new page removes the variants of an earlier page, because its form is empty.
const session = { get() { try { return JSON.parse(sessionStorage.getItem("preview.axes")) || []; } catch { return []; } }, set(all) { try { sessionStorage.setItem("preview.axes", JSON.stringify(all)); } catch { /* lost with the page */ } } };
$("axes").addEventListener("change", () => session.set([...new FormData($("axes"))]));
$("axes").addEventListener("reset", () => session.set([]));
for (const [name, value] of session.get()) {
  const box = [...$("axes").querySelectorAll(`[name=${name}]`)].find(each => each.type !== "checkbox" || each.value === value);
  if (box && box.type === "checkbox") box.checked = true; else if (box) box.value = value;
}
let isFirstState = true;
function agreeOnVariants() {
  if (isFirstState && variants(settings()).length !== state.variants.length) ask();
  isFirstState = false;
}
$("axes").addEventListener("reset", () => setTimeout(ask));
$("axes").addEventListener("submit", event => event.preventDefault());

// MARK: Panels

// Puts a panel beside its button, inside of the window.
function place(panel) {
  const button = document.querySelector(`[popovertarget="${panel.id}"]`), box = button.getBoundingClientRect();
  const width = Math.min(340, innerWidth - 16), isAbove = box.top > innerHeight / 2, style = panel.style;
  style.left = Math.max(8, Math.min(box.left, innerWidth - width - 8)) + "px";
  style.top = isAbove ? "auto" : box.bottom + 10 + "px";
  style.bottom = isAbove ? innerHeight - box.top + 10 + "px" : "auto";
  style.maxHeight = Math.max(120, isAbove ? box.top - 18 : innerHeight - box.bottom - 18) + "px";
}
for (const panel of document.querySelectorAll("[popover]")) {
  panel.addEventListener("beforetoggle", event => { if (event.newState === "open") place(panel); else panel.removeAttribute("style"); });
}
$("export").addEventListener("toggle", event => {
  if (event.newState === "open") showCommand(true);
  if (!exporting && event.newState === "open") $("export-status").textContent = "";
  // A test needs the name of the preview's file.
  if (event.newState === "open" && isFile && !name.endsWith(".swift")) askForTree();
});
addEventListener("resize", () => {
  for (const panel of document.querySelectorAll(":popover-open")) if (panel.classList.contains("folds") && innerWidth >= 1400) panel.hidePopover(); else place(panel);
});

// MARK: Fingers and keys

function pointOf(event, screen) {
  const box = screen.canvas.getBoundingClientRect();
  return { x: (event.clientX - box.left) / screen.zoom, y: (event.clientY - box.top) / screen.zoom };
}

// With ⌥ there are two fingers, opposite each other about the middle. With ⇧ as well, the middle moves along.
let pair = null;
const second = id => 1000 + id;
function middle(screen) { return { x: screen.width / screen.scale / 2, y: screen.height / screen.scale / 2 }; }
function opposite() { return { x: 2 * pair.middle.x - pair.at.x, y: 2 * pair.middle.y - pair.at.y }; }
function movePair(event, screen) {
  const at = pointOf(event, screen);
  if (!pair) pair = { middle: middle(screen), at, isDown: false };
  if (event.shiftKey) { pair.middle.x += at.x - pair.at.x; pair.middle.y += at.y - pair.at.y; }
  pair.at = at;
  showFingers();
}
function endPair() { pair = null; outline(); }
function showFingers() {
  outline();
  const scale = screens[0].zoom * density();
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
    if (event.button) return;
    target.focus({ preventScroll: true }); target.setPointerCapture(event.pointerId); event.preventDefault();
    if (screen === screens[0]) noteTouch(pointOf(event, screen));
    send({ kind: "down", id: event.pointerId, ...pointOf(event, screen) });
    if (!event.altKey) return pair && endPair();
    movePair(event, screen);
    pair.isDown = true;
    send({ kind: "down", id: second(event.pointerId), ...opposite() });
    showFingers();
  });
  target.addEventListener("pointermove", event => {
    if (event.buttons & 1) {
      send({ kind: "move", id: event.pointerId, ...pointOf(event, screen) });
      if (!pair || !pair.isDown) return;
      movePair(event, screen);
      send({ kind: "move", id: second(event.pointerId), ...opposite() });
    } else if (event.altKey) {
      movePair(event, screen);
    } else {
      if (pair) endPair();
      if (!$("side").hidden && screen === screens[0]) choose(at(pointOf(event, screen)), true);
    }
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    target.addEventListener(kind, event => {
      if (event.button > 0) return;
      send({ kind: "up", id: event.pointerId, ...pointOf(event, screen) });
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
    if (event.ctrlKey) return;
    const start = pointOf(event, screen);
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
  event.stopPropagation();
  // Tab leaves the view, so that the page can be used by keys alone.
  if (event.key === "Tab") return;
  const held = (event.shiftKey && event.key.length > 1 ? "shift+" : "") + (event.ctrlKey ? "control+" : "") + (event.altKey ? "option+" : "") + (event.metaKey ? "command+" : "");
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) send({ kind: "type", text: event.key });
  else if (keys[event.key]) send({ kind: "key", text: held + keys[event.key] });
  else if (event.key.length === 1) send({ kind: "key", text: held + event.key });
  else return;
  event.preventDefault();
}
takeFingers(screens[0]);

// MARK: Keys of the page

// Closes the pane that was opened last and is still open, and returns to its button.
const panes = { browser: ["browse", () => isNarrow.matches], side: ["inspect"], findings: ["open-findings"], curves: ["open-curves"] };
function closePane() {
  const open = Object.keys(panes).filter(id => !$(id).hidden && (panes[id][1] || (() => true))()), inside = open.find(id => $(id).contains(document.activeElement)) || open[0];
  if (!inside) return;
  const button = $(panes[inside][0]);
  button.click();
  button.focus();
}
const flip = id => () => { if ($(id).closest("label").hidden) return; $(id).checked = !$(id).checked; $(id).dispatchEvent(new Event("change")); say(`${$(id).closest("label").textContent.trim()}: ${$(id).checked ? "on" : "off"}`); };
// Opens a pane by its key and goes there, or closes it.
const pane = (button, isGoing) => () => { $(button).click(); isGoing(); };
const panel = id => () => {
  $(id).togglePopover();
  if ($(id).matches(":popover-open")) $(id).querySelector("input:not(:disabled), button:not(:disabled)").focus();
};
const shortcuts = [
  ["Time", [
    [[" "], "Space", "play or pause", () => { say(state?.isPlaying ? `Paused at ${now.toFixed(2)} seconds` : "Playing"); play(); }], [["ArrowLeft", "ArrowRight"], "← →", "one frame back, forward", event => stepBy(event.key === "ArrowLeft" ? -1 : 1)],
    [["shift+ArrowLeft", "shift+ArrowRight"], "⇧ ← →", "a tenth of a second", event => stepBy(event.key === "ArrowLeft" ? -6 : 6)],
    [["Home"], "Home", "to the start", () => restart()], [["r"], "R", "repeat the loop", () => { if (!$("repeat").hidden) $("repeat").click(); }], [["[", "]"], "[ ]", "previous, next event", event => nextEvent(event.key === "[" ? -1 : 1)],
    [["z", "x"], "Z X", "a shorter, a longer part of the timeline", event => zoomTime(event.key.toLowerCase() === "z" ? 2 : 0.5)], [null, "Ctrl Wheel", "the same, at the pointer"],
    [["k"], "K", "curves of the animated values", pane("open-curves", () => { if (!$("curves").hidden) $("curves").focus(); })],
  ]],
  ["Events of the timeline", [
    [null, "Drag", "moves an event"], [null, "← →", "move the focused event; with ⇧ by a tenth of a second"], [null, "↑ ↓", "other events"], [null, "Delete", "removes the event"], [null, "Ctrl Z", "takes the change back"],
  ]],
  ["View", [
    [[",", "."], ", .", "previous, next preview", event => nextPreview(event.key === "," ? -1 : 1)], [["b"], "B", "list of previews", () => { if (!$("browse").hidden) $("browse").click(); }],
    [["-", "+", "="], "− +", "smaller, larger", event => zoomBy(event.key === "-" ? -1 : 1)], [null, "Ctrl Wheel", "smaller, larger, at the pointer"], [null, "Middle Drag", "moves a magnified picture"], [["0"], "0", "fit", () => $("fit").click()],
    [["v"], "V", "variants", panel("variants")], [["i"], "I", "views", pane("inspect", () => { isGoingToTree = !$("side").hidden; })], [["m"], "M", "findings", pane("open-findings", () => { if (!$("findings").hidden) $("finding-list").focus(); })], [["e"], "E", "export", panel("export")],
  ]],
  ["Device and people", [[["d"], "D", "dark or light", flip("dark")], [["l"], "L", "landscape or portrait", flip("landscape")], [["f"], "F", "device frame", flip("framed")], [["s"], "S", "status bar", flip("bars")]]],
  ["Compare", [[["p"], "P", "pin the picture", () => takePin()], [["c"], "C", "compare", panel("compare")]]],
  ["In the list of views", [
    [null, "↑ ↓", "previous, next view"], [null, "Return", "taps the view"],
  ]],
  ["In the view", [
    [null, "Click", "a finger; then keys go to the view"], [null, "Wheel", "a finger that drags"], [null, "⌥ Click", "two fingers; with ⇧ they move together"], [null, "Tab", "leaves the view"],
  ]],
  ["Help", [[["?"], "?", "this sheet", () => $("help").click()], [["Escape"], "Esc", "closes panels, panes and sheets", () => closePane()]]],
];
const actions = new Map(shortcuts.flatMap(([, all]) => all).filter(([names]) => names).flatMap(([names, , , act]) => names.map(name => [name, act])));
$("keys").replaceChildren(...shortcuts.map(([title, all]) => node("section", {}, node("h3", {}, title), node("dl", {}, ...all.flatMap(([, keys, words]) => [
  node("dt", {}, ...keys.split(" ").flatMap((key, index) => index ? [" ", node("kbd", {}, key)] : [node("kbd", {}, key)])), node("dd", {}, words)])))));
$("help").onclick = () => $("sheet").open ? $("sheet").close() : $("sheet").showModal();
$("close-sheet").onclick = () => $("sheet").close();
$("sheet").onclick = event => { if (event.target === $("sheet")) $("sheet").close(); };
let hasShortcuts = kept.get("shortcuts") !== "false";
function setShortcuts(isOn) {
  hasShortcuts = isOn;
  kept.set("shortcuts", isOn);
  $("shortcuts").textContent = isOn ? "Turn these keys off" : "Turn these keys on";
}
setShortcuts(hasShortcuts);
$("shortcuts").onclick = () => setShortcuts(!hasShortcuts);
document.addEventListener("keydown", event => {
  if ((event.ctrlKey || event.metaKey) && event.key === "z" && undone.length && !event.target.matches("input:not([type=checkbox], [type=radio], [type=range])")) {
    undo();
    return event.preventDefault();
  }
  const target = event.target, isText = target.matches("input:not([type=checkbox], [type=radio], [type=range]), select, textarea");
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isText) return;
  const isSheet = $("sheet").open;
  if (isSheet && event.key !== "?") return;
  if (!hasShortcuts && !isSheet) return;
  const key = (event.shiftKey && event.key.startsWith("Arrow") ? "shift+" : "") + (event.key.length === 1 ? event.key.toLowerCase() : event.key);
  // Space and arrow keys keep their usual effect on buttons, radios, sliders and scrolling regions.
  if (key === " " && target.matches("button, input, summary, label")) return;
  if (/Arrow|Home/.test(key) && target.matches("[type=radio], [role=slider], [role=tree] *, [tabindex='0']:not(canvas, #curves)")) return;
  const act = actions.get(key);
  // Browsers close panels by themselves.
  if (!act || key === "Escape" && document.querySelector(":popover-open")) return;
  act(event);
  event.preventDefault();
});

// MARK: Views

let treeTimer;
// Asks for the tree at most four times a second, and once more after the last image.
function askForTreeSoon() {
  clearTimeout(treeTimer);
  if (performance.now() - lastTree > 250) askForTree(); else treeTimer = setTimeout(askForTree, 250);
}
function askForTree() { lastTree = performance.now(); send({ kind: "tree" }); }
// The source and narrow windows take room from the list.
new ResizeObserver(() => $("tree").querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" })).observe($("tree"));
function openSide(isOpen) {
  if (isOpen) openFindings(false);
  $("side").hidden = !isOpen;
  $("inspect").setAttribute("aria-pressed", String(isOpen));
  fit();
  if (isOpen) return askForTree();
  tree = null; all = [];
  choose(null);
}
$("inspect").onclick = () => openSide($("side").hidden);
$("close-side").onclick = () => { openSide(false); $("inspect").focus(); };

// The entries in drawing order, each with the environment that it inherits and the values that it sets.
function entries(list, depth = 0, inherited = {}) {
  return list.flatMap(entry => {
    const values = { ...inherited };
    for (const { name, value } of entry.environment || []) values[name] = { value, isOwn: depth > 0 };
    const handedDown = Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name, { value, isOwn: false }]));
    return [{ ...entry, depth, values }, ...entries(entry.children || [], depth + 1, handedDown)];
  });
}
let all = [], isGoingToTree = false;
function showTree() {
  if ($("side").hidden) return;
  all = entries(tree.views);
  $("side-count").textContent = all.length;
  const list = $("tree");
  while (list.children.length > all.length) list.lastChild.remove();
  // Items are reused, so that focus and scrolling stay.
  all.forEach((entry, index) => {
    const title = entry.text || entry.name || (entry.accessibility && entry.accessibility.label);
    const text = `${entry.kind}${title ? ` “${title}”` : ""}`, key = JSON.stringify([entry.number, entry.depth, text]);
    const item = list.children[index] || list.appendChild(node("li", { role: "treeitem", tabindex: -1 }));
    if (item.dataset.key === key) return;
    item.dataset.key = key;
    item.dataset.number = entry.number;
    item.setAttribute("aria-level", entry.depth + 1);
    item.replaceChildren("\u00a0".repeat(2 * entry.depth) + text + " ", node("i", {}, `#${entry.number}`));
  });
  choose(chosen && all.find(entry => entry.number === chosen.number) || all[0]);
  if (isGoingToTree) list.querySelector("[tabindex='0']")?.focus();
  isGoingToTree = false;
}
$("tree").onclick = event => { const item = event.target.closest("li"); if (item) choose(all[[...$("tree").children].indexOf(item)]); };
$("tree").onkeydown = event => {
  if (event.key === "Enter" && chosen) { tap(chosen); event.preventDefault(); return event.stopPropagation(); }
  const last = all.length - 1, index = chosen ? all.findIndex(entry => entry.number === chosen.number) : -1;
  const next = { ArrowDown: Math.min(last, index + 1), ArrowUp: Math.max(0, index - 1), Home: 0, End: last,
    ArrowLeft: index < 0 ? 0 : Math.max(0, all.findLastIndex((entry, place) => place < index && entry.depth < all[index].depth)), ArrowRight: index >= 0 && index < last && all[index + 1].depth > all[index].depth ? index + 1 : index }[event.key];
  if (next === undefined || next < 0 || last < 0) return;
  choose(all[next], true);
  $("tree").children[next].focus();
  event.preventDefault();
  event.stopPropagation();
};
// Taps a view, where it takes touches.
function tap({ touchPoint, frame, kind, text, name, accessibility }) {
  const title = text || name || accessibility?.label;
  say(`Tapped ${kind}${title ? ` “${title}”` : ""} at ${now.toFixed(2)} seconds`);
  const at = touchPoint ? { x: touchPoint.x, y: touchPoint.y } : { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  noteTouch(at);
  send({ kind: "down", id: -2, ...at });
  setTimeout(() => { send({ kind: "up", id: -2, ...at }); askForTreeSoon(); }, 80);
}
// The smallest entry at a point; the uppermost of several equally small ones.
function at(point) {
  const area = entry => entry.frame.width * entry.frame.height;
  return all.filter(entry => point.x >= entry.frame.x && point.y >= entry.frame.y && point.x < entry.frame.x + entry.frame.width && point.y < entry.frame.y + entry.frame.height)
    .reduce((best, entry) => best && area(best) < area(entry) ? best : entry, null);
}
function choose(entry, scrolls = false) {
  chosen = entry || null;
  const items = [...$("tree").children];
  items.forEach((item, index) => {
    const isChosen = Boolean(chosen) && Number(item.dataset.number) === chosen.number;
    item.setAttribute("aria-selected", String(isChosen));
    item.tabIndex = isChosen || !chosen && index === 0 ? 0 : -1;
    if (isChosen && scrolls) item.scrollIntoView({ block: "nearest" });
  });
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
  $("no-details").hidden = rows.length > 0;
  $("details").replaceChildren(...rows.flatMap(([term, text]) => {
    const dt = node("dt", text === undefined ? { class: "part" } : {}, term), dd = node("dd");
    if (/^#[0-9a-f]{6,8}$/i.test(text)) {
      const swatch = node("span", { class: "swatch" });
      swatch.style.background = text;
      dd.append(swatch);
    }
    // Paths break after slashes, not inside of names.
    if (/\.swift:\d+$/.test(text)) {
      const link = node("button", { class: "link", title: `Shows this line: ${text}` }, ...pathBelow(text.replace(/:\d+$/, "")).concat(text.match(/:\d+$/)[0]).split("/").flatMap((part, index) => index ? ["/", node("wbr"), part] : [part]));
      link.onclick = () => { placeShown = { file: text.replace(/:\d+$/, ""), line: Number(text.replace(/.*:/, "")), of: chosen.number }; showSource(); };
      dd.className = "path";
      dd.append(link);
    }
    else dd.append(text || "");
    return text === undefined ? [dt] : [dt, dd];
  }));
  showSource();
  outline();
}

// MARK: Source


// The lines of the author's files, by path; null until they arrive.
const sources = new Map();
function linesOf(file) {
  if (!sources.has(file)) { sources.set(file, null); send({ kind: "source", text: file }); }
  return sources.get(file);
}
// The lines from a declaration to the brace that closes it, counted from 0.
function body(lines, first) {
  let depth = 0, hasBrace = false;
  for (let index = first; index < lines.length; index++) {
    for (const brace of lines[index].replace(/"(?:\\.|[^"\\])*"|\/\/.*/g, "").match(/[{}]/g) || []) { depth += brace === "{" ? 1 : -1; hasBrace = true; }
    if (hasBrace && depth <= 0) return [first, index + 1];
  }
  return [first, lines.length];
}
// Whether a line has a string literal that can give these words. An interpolation can give any text.
function says(line, words) {
  return [...line.matchAll(/"((?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\])*)"/g)].some(([, literal]) => {
    const parts = literal.split(/\\\((?:[^()]|\([^()]*\))*\)/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return parts.some(Boolean) && new RegExp(`^${parts.join(".*")}$`, "s").test(words);
  });
}
// The source line that makes a view. For an author's view, the tree has the line. For another view, it is the only line
// with the view's words, or else with its name, in the enclosing declaration. If there is no such line, it is the line
// of that declaration.
function lineOf(entry) {
  if (entry.use) return entry.use;
  let index = all.indexOf(entry), depth = entry.depth + 1;
  while (index >= 0 && !(all[index].depth < depth && all[index].file)) { depth = Math.min(depth, all[index].depth); index--; }
  const author = all[index];
  if (!author) return null;
  const lines = linesOf(author.file);
  if (!lines || author === entry) return { file: author.file, line: author.line };
  const [first, end] = body(lines, author.line - 1), words = entry.text || entry.name || entry.accessibility?.label;
  const only = fits => { const found = []; for (let line = first; line < end; line++) if (fits(lines[line])) found.push(line + 1); return found.length === 1 ? found[0] : 0; };
  const kind = new RegExp(`\\b${entry.kind.replace(/\W/g, "")}\\b *[({]`, "g");
  const found = words && only(line => says(line, words)) || only(line => line.match(kind));
  if (found) return { file: author.file, line: found };
  // A control's title has the line of the control.
  const parent = parentOf(entry);
  if (parent && parent !== author && titled.test(parent.kind)) return lineOf(parent);
  // If the declaration makes as many views of this kind as are shown, they have the same order.
  const lines_ = lines.slice(first, end).flatMap((line, index) => Array((line.match(kind) || []).length).fill(first + index + 1));
  const shown = all.filter(other => other.kind === entry.kind && authorOf(other) === author && !isTitle(other)), place = shown.indexOf(entry);
  return { file: author.file, line: place >= 0 && shown.length === lines_.length ? lines_[place] : author.line };
}
const titled = /^(Button|Toggle|Label|TextField|SecureField|Stepper|Picker|NavigationLink|Link|Menu|ListHeader|Section|DatePicker|LabeledContent)$/;
function parentOf(entry) {
  const index = all.indexOf(entry);
  return all[all.findLastIndex((other, place) => place < index && other.depth < entry.depth)];
}
function authorOf(entry) {
  for (let other = parentOf(entry); other; other = parentOf(other)) if (other.file) return other;
}
const isTitle = entry => { const parent = parentOf(entry); return Boolean(parent) && titled.test(parent.kind); };
let shownLines = null;
// The place that was asked for in the details of a view.
let placeShown = null;
function showSource() {
  if (placeShown && placeShown.of !== chosen?.number) placeShown = null;
  const place = chosen && !$("side").hidden ? placeShown || lineOf(chosen) : null, lines = place && linesOf(place.file);
  $("code").hidden = !lines;
  if (!lines) return;
  const code = $("code").lastElementChild;
  if (shownLines !== lines) {
    code.replaceChildren(...swiftLines(lines.join("\n")).map(parts => node("span", {}, ...parts, "\n")));
    shownLines = lines;
  }
  $("code-place").textContent = `${place.file.replace(/.*\//, "")}:${place.line}`;
  const old = code.querySelector(".at"), now = code.children[place.line - 1];
  if (old === now) return;
  old?.classList.remove("at");
  now?.classList.add("at");
  if (now) $("code").scrollTop = now.offsetTop - $("code").clientHeight / 2;
}
function outline() {
  overlay.clearRect(0, 0, boxes.width, boxes.height);
  if (!tree) return;
  const dense = density(), scale = screens[0].zoom * dense;
  overlay.font = `600 ${Math.round(10 * dense)}px system-ui, sans-serif`;
  const box = (entry, isChosen) => {
    const [x, y, right, bottom] = [entry.frame.x, entry.frame.y, entry.frame.x + entry.frame.width, entry.frame.y + entry.frame.height].map(side => Math.round(side * scale));
    const line = Math.max(1, Math.round(dense * (isChosen ? 2 : 1)));
    overlay.strokeStyle = isChosen ? "#e07b00" : "#5b5ce088";
    overlay.lineWidth = line;
    overlay.strokeRect(x + line / 2, y + line / 2, Math.max(0, right - x - line), Math.max(0, bottom - y - line));
    if (!isChosen) return;
    const text = `#${entry.number}`, width = overlay.measureText(text).width + 8 * dense, height = 15 * dense;
    const top = y >= height ? y - height : y;
    overlay.fillStyle = "#9a5200";
    overlay.fillRect(x, top, width, height);
    overlay.fillStyle = "#fff";
    overlay.fillText(text, x + 4 * dense, top + 11 * dense);
  };
  for (const entry of all) if (!entry.children && !(chosen && entry.number === chosen.number)) box(entry, false);
  const current = chosen && all.find(entry => entry.number === chosen.number);
  if (current) box(current, true);
}

// MARK: Comparison

// State of the comparison of the pinned picture (`pin`) with another moment, other settings or other code: the slider's
// position and two timers.
let share = 0.5, blinks = null, differenceTimer = null;
const isBlinkSlow = matchMedia("(prefers-reduced-motion: reduce)");
const shownWords = () => base ? base.words : "now";
let differenceWords = "", isPinOn = true;
// The caption of the main view while it is compared.
function comparisonWords() {
  const pinned = pin ? pin.words : "";
  return { side: shownWords(), slider: `left: ${pinned} · right: ${shownWords()}`, blink: isPinOn ? `pinned: ${pinned}` : `shown: ${shownWords()}`, difference: `${differenceWords} · ${pinned} and ${shownWords()}` }[way] || "";
}
function showComparisonWords() {
  const caption = $("first").querySelector("figcaption"), text = comparisonWords();
  if (way && caption.textContent !== text) caption.textContent = text;
}
// Pins the main view, or a variant.
function takePin(index = 0) {
  const { pixels, width, height, scale } = screens[index], shown = index ? state.variants[index - 1] : state;
  // The state can be ahead of the picture.
  const own = Math.abs(width - shown.width * scale) < 1.01 ? scale : Math.round(100 * width / shown.width) / 100;
  if (width) setPin({ pixels: pixels.slice(), width, height, scale: own, device: screens[index].device }, undefined, null, index ? words(shown.settings, state.settings) : "");
}
function setPin(picture, version, against = null, variant = "") {
  base = against;
  const settings = state.settings, usual = [deviceTitle(settings.deviceName || devices[0][0]), settings.isDark ? "dark" : "light"], about = [version, settings.preview, `${now.toFixed(2)} s`, ...variant ? [variant] : usual];
  pin = { device: settings.deviceName || devices[0][0], ...picture, words: about.filter(Boolean).join(", ") };
  $("pin-words").textContent = `Pinned: ${pin.words}.${base ? ` Shown: ${base.words}, not the present files.` : ""}`;
  $("unpin").disabled = false;
  setWay(way || "side");
}
function setWay(next) {
  way = pin ? next : "";
  for (const radio of document.querySelectorAll("[name=way]")) { radio.checked = radio.value === way; radio.disabled = !pin; }
  clearInterval(blinks);
  $("open-compare").setAttribute("aria-pressed", String(Boolean(way)));
  $("reference").hidden = way !== "side";
  $("reference").querySelector("figcaption").textContent = pin ? pin.words : "";
  over.hidden = way === "" || way === "side";
  over.style.clipPath = "";
  over.style.visibility = "";
  $("edge").hidden = way !== "slider";
  $("difference").textContent = "";
  if (way === "slider") slide(share);
  if (way === "blink") {
    isPinOn = true;
    blinks = setInterval(() => { isPinOn = !isPinOn; over.style.visibility = isPinOn ? "" : "hidden"; showComparisonWords(); }, isBlinkSlow.matches ? 1500 : 600);
  }
  if (state) setScreens(state.variants); else fit();
  redrawAsShown();
}
function slide(to) {
  share = Math.min(1, Math.max(0, to));
  over.style.clipPath = `inset(0 ${100 - 100 * share}% 0 0)`;
  $("edge").style.left = 100 * share + "%";
  $("edge").setAttribute("aria-valuenow", String(Math.round(100 * share)));
}
$("edge").addEventListener("pointerdown", event => { $("edge").setPointerCapture(event.pointerId); event.preventDefault(); $("edge").focus(); });
$("edge").addEventListener("pointermove", event => {
  const box = canvas.getBoundingClientRect();
  if (event.buttons) slide((event.clientX - box.left) / box.width);
});
$("edge").addEventListener("keydown", event => {
  const to = { ArrowLeft: share - 0.02, ArrowRight: share + 0.02, Home: 0, End: 1 }[event.key];
  if (to === undefined) return;
  slide(to);
  event.preventDefault();
  event.stopPropagation();
});
function showDifferenceSoon() {
  if (!differenceTimer) differenceTimer = setTimeout(() => { differenceTimer = null; if (way === "difference") showDifference(); }, 120);
}
// Draws equal pixels dark and grey, and different pixels red.
function showDifference() {
  const { width, height, pixels } = base || screens[0], say = text => {
    if ($("difference").textContent !== text) $("difference").textContent = text;
    differenceWords = text.replace(/\.$/, "");
    showComparisonWords();
  };
  const isComparable = width === pin.width && height === pin.height;
  over.style.visibility = isComparable ? "" : "hidden";
  if (!isComparable) return say(`The sizes differ: ${pin.width}×${pin.height} and ${width}×${height} pixels.`);
  const made = { width, height, pixels: new Uint32Array(width * height) };
  let count = 0;
  for (let index = 0; index < made.pixels.length; index++) {
    const a = pin.pixels[index], b = pixels[index];
    if (a === b) {
      const grey = 14 + ((a & 255) * 54 + (a >>> 8 & 255) * 183 + (a >>> 16 & 255) * 19) / 1536;
      made.pixels[index] = 0xff000000 | grey << 16 | grey << 8 | grey;
    } else {
      let most = 0;
      for (let shift = 0; shift < 32; shift += 8) most = Math.max(most, Math.abs((a >>> shift & 255) - (b >>> shift & 255)));
      count++;
      made.pixels[index] = 0xff3c00ff | Math.max(0, 150 - most) << 8;
    }
  }
  paint(over, made, over.ratio);
  say(count ? `${count.toLocaleString("en")} of ${(width * height).toLocaleString("en")} pixels differ.` : "All pixels are equal.");
}
$("pin").onclick = () => takePin();
$("pin-variant").onchange = () => { if ($("pin-variant").value) takePin(Number($("pin-variant").value)); };
$("unpin").onclick = () => { pin = base = null; $("pin-variant").value = ""; if (isAsShown()) zoom = 0; setWay(""); $("unpin").disabled = true; $("pin-words").textContent = "Pin the picture, then change the time, the settings or the code."; $("pin").focus(); };
$("ways").onchange = event => setWay(event.target.value);
setWay("");

// Versions of the files in their Git repository.
$("compare").addEventListener("toggle", async event => {
  $("version").hidden = !isFile;
  if (!isFile || event.newState !== "open") return;
  const answer = await fetch("versions"), text = await answer.text();
  $("revision").disabled = $("pin-version").disabled = !answer.ok;
  $("version-status").textContent = answer.ok ? "" : text;
  $("revisions").replaceChildren(...(answer.ok ? JSON.parse(text) : []).map(({ commit, age, subject }) => node("option", { value: commit }, `${subject} (${age})`)));
});
async function pictureOf(revision) {
  const all = { ...query(), scale: state.scale, format: "png", at: now, revision };
  if (events.length) all.events = state.events;
  $("version-status").textContent = `drawing ${revision} …`;
  const answer = await fetch("export?" + new URLSearchParams(all));
  if (!answer.ok) throw new Error(await answer.text() || answer.status);
  const words = decodeURIComponent(answer.headers.get("X-Version"));
  const picture = await createImageBitmap(await answer.blob(), { colorSpaceConversion: "none", premultiplyAlpha: "none" });
  const { width, height } = picture, context = new OffscreenCanvas(width, height).getContext("2d");
  context.drawImage(picture, 0, 0);
  return { pixels: new Uint32Array(context.getImageData(0, 0, width, height).data.buffer), width, height, scale: all.scale, words };
}
$("version").onsubmit = async event => {
  event.preventDefault();
  $("pin-version").disabled = true;
  try {
    const picture = await pictureOf($("revision").value.trim() || "HEAD"), other = $("base-revision").value.trim();
    setPin(picture, picture.words, other ? await pictureOf(other) : null);
    $("version-status").textContent = "";
  } catch (error) {
    $("version-status").textContent = error.message.trim();
  }
  $("pin-version").disabled = false;
};

// MARK: Findings

// The findings of `render lint` for the picture that stands still; null until they are known.
let findings = null, findingsOf = "", findingsTimer, currentFinding = 0;
const isChecking = () => !$("findings").hidden;
const pauseWords = "A screen is checked when it stands still. Pause to check this moment.";
function openFindings(isOpen) {
  if (isOpen && !$("side").hidden) openSide(false);
  $("findings").hidden = !isOpen;
  $("open-findings").setAttribute("aria-pressed", String(isOpen));
  findings = null; findingsOf = "";
  showFindings(isOpen ? pauseWords : "");
  fit();
  checkSoon();
}
// Checks once no picture has arrived for 0.6 s.
function checkSoon() {
  clearTimeout(findingsTimer);
  if (!isChecking() || !state) return;
  findingsTimer = setTimeout(() => {
    const what = JSON.stringify([state.settings, state.events, screens[0].canvas.dataset.images, state.isPlaying ? 0 : frames(now)]);
    if (what === findingsOf) return;
    findingsOf = what;
    if (!findings) showFindings("checking …");
    asked.lint = performance.now();
    send({ kind: "lint", time: now, text: what });
  }, 600);
}
// The server ends what takes longer than 30 s.
const asked = {};
function hasNoAnswer(order) {
  const words = performance.now() - asked[order] > 29_000 ? "took longer than 30 seconds." : "ended without an answer.";
  if (order === "lint" && isChecking() && findingsOf) { findings = null; findingsOf = "unanswered"; showFindings(`The check ${words}`); }
  if (order === "curves" && !$("curves").hidden && curvesOf) { curves = []; curvesOf = "unanswered"; showCurves(`Following the values ${words}`); }
}
function showFindings(text) {
  const all = findings || [], words = findings && !all.length ? "No findings." : text;
  if ($("findings-state").textContent !== words) $("findings-state").textContent = words;
  $("finding-count").hidden = !all.length;
  $("finding-count").textContent = all.length;
  $("open-findings").setAttribute("aria-label", all.length ? `Findings, ${all.length}` : "Findings");
  const isFocused = $("finding-list").contains(document.activeElement);
  currentFinding = Math.max(0, Math.min(currentFinding, all.length - 1));
  $("finding-list").replaceChildren(...all.map((each, index) => {
    const place = each.file ? `${each.file.replace(/.*\//, "")}:${each.line} · ` : "", before = all[index - 1];
    // A finding like the one before it has only its view's words.
    const [, own] = each.message.match(/“([^”]+)”/) || [], isLike = own && before && ["rule", "severity", "file", "line"].every(key => before[key] === each[key]) && before.message.replace(/“[^”]+”/, "") === each.message.replace(/“[^”]+”/, "");
    const button = node("button", { tabindex: index === currentFinding ? 0 : -1, title: each.viewPath }, node("b", { class: "badge " + each.severity }, index + 1),
      node("span", { class: "words" }, ...(isLike ? [`also “${own}”`] : [node("b", {}, each.severity + " "), each.message])), isLike ? null : node("span", { class: "dim" }, place + each.rule));
    if (isLike) button.title = each.message;
    button.onclick = () => chooseFinding(index);
    button.onfocus = () => chooseFinding(index);
    return node("li", {}, button);
  }));
  $("marks").classList.remove("isOld");
  $("marks").replaceChildren(...all.flatMap((each, index) => {
    if (!each.frame) return [];
    const button = node("button", { class: "badge " + each.severity, tabindex: -1, title: each.message, "aria-label": `Finding ${index + 1}: ${each.message}` }, index + 1);
    button.onclick = () => { chooseFinding(index); $("finding-list").children[index].firstChild.focus(); };
    const mark = node("li", { class: each.severity }, node("i"), button);
    mark.dataset.index = index;
    return [mark];
  }));
  $("marks").hidden = !$("marks").children.length;
  placeMarks();
  if (isFocused && all.length) $("finding-list").children[currentFinding].firstChild.focus();
}
// Places the marks at the corners of their views. Marks that would overlap lie side by side.
function placeMarks() {
  const taken = [], { zoom, width, height, scale } = screens[0], sides = [width, height].map(side => side / scale * zoom);
  // A small picture has its marks beside it, so that they do not cover it; a line leads to the view.
  const isSmall = sides[0] < 240 && $("stage").getBoundingClientRect().right - canvas.getBoundingClientRect().right >= 44;
  $("marks").classList.toggle("isBeside", isSmall);
  // Marks of which one column has no room lie in several.
  const columns = Math.min(4, Math.ceil($("marks").childElementCount / Math.max(1, Math.floor((sides[1] + 12) / 26)))), low = Array(columns).fill(-38);
  for (const [index, mark] of (isSmall ? [...$("marks").children].sort((a, b) => findings[a.dataset.index].frame.y - findings[b.dataset.index].frame.y) : []).entries()) {
    const { x, y, width: wide, height: high } = findings[mark.dataset.index].frame, [left, top] = [x * zoom, y * zoom], middle = (y + high / 2) * zoom, column = index % columns;
    const row = low[column] = Math.max(low[column] + 26, Math.min(middle - 12, sides[1] - 24)), at = sides[0] + 14 + 30 * column, from = Math.min(sides[0], (x + wide) * zoom), [dx, dy] = [at - from, row + 12 - middle];
    Object.assign(mark.style, { left: left + "px", top: top + "px", width: wide * zoom + "px", height: high * zoom + "px" });
    Object.assign(mark.lastChild.style, { left: at - left + "px", top: row - top + "px" });
    mark.style.setProperty("--line", `${Math.hypot(dx, dy)}px`);
    mark.style.setProperty("--turn", `${Math.atan2(dy, dx)}rad`);
    mark.style.setProperty("--from", `${from - left}px`);
  }
  if (isSmall) return;
  for (const mark of $("marks").children) {
    const { x, y, width: wide, height: high } = findings[mark.dataset.index].frame, button = mark.lastChild;
    const [left, top] = [x * zoom, y * zoom];
    Object.assign(mark.style, { left: left + "px", top: top + "px", width: wide * zoom + "px", height: high * zoom + "px" });
    // A mark is before its view if there is room, and else at its corner.
    const isBefore = left >= 26;
    let at = Math.max(0, Math.min(sides[0] - 22, isBefore ? left - 26 : left - 16));
    const row = Math.max(0, Math.min(sides[1] - 22, isBefore ? top + Math.min(12, high * zoom / 2) - 12 : top - 16));
    let by = isBefore ? -26 : 23;
    while (taken.some(([a, b]) => Math.abs(a - at) < 22 && Math.abs(b - row) < 18)) {
      at += by;
      if (at < 0) [at, by] = [left, 23];
    }
    taken.push([at, row]);
    Object.assign(button.style, { left: at - left + "px", top: row - top + "px" });
  }
}
function chooseFinding(index) {
  currentFinding = index;
  [...$("finding-list").children].forEach((item, each) => {
    item.firstChild.tabIndex = each === index ? 0 : -1;
    if (each === index) item.firstChild.setAttribute("aria-current", "true"); else item.firstChild.removeAttribute("aria-current");
  });
  for (const mark of $("marks").children) {
    if (Number(mark.dataset.index) !== index) { mark.removeAttribute("aria-current"); continue; }
    mark.setAttribute("aria-current", "true");
    mark.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  $("finding-list").children[index].scrollIntoView({ block: "nearest" });
}
$("finding-list").onkeydown = event => {
  const last = (findings || []).length - 1;
  const next = { ArrowDown: Math.min(last, currentFinding + 1), ArrowUp: Math.max(0, currentFinding - 1), Home: 0, End: last }[event.key];
  if (next === undefined || last < 0) return;
  $("finding-list").children[next].firstChild.focus();
  event.preventDefault();
  event.stopPropagation();
};
$("open-findings").onclick = () => openFindings($("findings").hidden);
$("close-findings").onclick = () => { openFindings(false); $("open-findings").focus(); };

// MARK: Curves

// The animated values from 0 to `curvesEnd`; null until they are known. 150 samples are taken, so that a longer time
// would have too few of them.
let curves = null, curvesOf = "", curvesTimer, hoverTime = null, curvesEnd = 5, askedEnd = 5;
const mostSampled = 20;
const sampledEnd = () => Math.min(mostSampled, loop && loop.duration ? loop.start + 2 * loop.duration : timeEnd);
// The rounds of the loop that follow the sampled ones repeat the second of them, from `start` to `end`.
function repeated() {
  const end = loop && loop.duration ? loop.start + 2 * loop.duration : Infinity;
  return end <= curvesEnd + 1e-6 ? { start: end - loop.duration, end, duration: loop.duration } : null;
}
// The time of the sample that shows `time`; null if no sample does.
function sampleTime(time) {
  if (time <= curvesEnd + 1e-6) return time;
  const round = repeated();
  return round && round.start + (time - round.start) % round.duration;
}
function openCurves(isOpen) {
  $("curves").hidden = !isOpen;
  $("open-curves").setAttribute("aria-pressed", String(isOpen));
  curves = null; curvesOf = "";
  showCurves("");
  followSoon();
}
function followSoon() {
  clearTimeout(curvesTimer);
  if ($("curves").hidden || !state) return;
  curvesTimer = setTimeout(() => {
    const end = sampledEnd(), what = motionOf(end);
    if (what === curvesOf) return;
    curvesOf = what;
    askedEnd = end;
    if (!curves) showCurves("following the values …");
    asked.curves = performance.now();
    send({ kind: "curves", time: end, text: what });
  }, 500);
}
function showCurves(text) {
  $("curve-list").replaceChildren(...(curves || []).map(({ view, attribute }) => node("li", {}, node("span", { title: `${view} ${attribute}` }, node("b", {}, attribute), ` ${view}`), node("b", { class: "value" }), node("canvas", { "aria-hidden": "true" }), node("i", { class: "now", "aria-hidden": "true" }))));
  curvesText = text;
  drawCurves();
}
let curvesText = "";
// Says what is sampled if that is less than the timeline.
function showCurvesState() {
  const end = timeEnd, seconds = rounded(curvesEnd), isWhole = end <= curvesEnd + 1e-6;
  const range = isWhole ? "" : repeated() ? `Sampled: two rounds of the loop, ${seconds} s; later rounds repeat them.` : `Sampled: the first ${seconds} s.`;
  const words = curvesText || (curves && !curves.length ? `No value is animated in ${seconds} seconds.` : curves ? range : "");
  if ($("curves-state").textContent !== words) $("curves-state").textContent = words;
}
// The value at a time. Between two runs of an animation, the value stays.
function curveAt({ times, values }, time) {
  let index = times.findLastIndex(each => each <= time + 1e-6);
  if (index < 0) return values[0];
  const next = times[index + 1];
  if (next === undefined || next - times[index] > curveGap()) return values[index];
  const part = (time - times[index]) / (next - times[index]);
  return values[index].map((value, place) => value + (values[index + 1][place] - value) * part);
}
// The longest time between two samples of one run. 150 is `AnimationCurve.mostMoments`.
function curveGap() { return Math.max(1.5 / 60, curvesEnd / 150 * 1.5) + 0.002; }
// The samples, with the rounds that repeat them up to `end`.
function samples({ times, values }, end) {
  const round = repeated(), all = times.map((time, index) => [time, values[index]]);
  if (!round || end <= round.end) return all;
  const again = all.filter(([time]) => time > round.start + 1e-6 && time <= round.end + 1e-6), made = all.filter(([time]) => time <= round.end + 1e-6);
  for (let turn = 1; round.start + turn * round.duration < end && turn < 500; turn++) {
    for (const [time, value] of again) if (time + turn * round.duration <= end) made.push([time + turn * round.duration, value]);
  }
  return made;
}
function drawCurves() {
  if ($("curves").hidden) return;
  showCurvesState();
  const probe = $("curves-state"), color = name => { probe.style.color = `var(--${name})`; const made = getComputedStyle(probe).color; probe.style.color = ""; return made; };
  const colors = ["accent", "mark", "good", "bad"].map(color), dense = density(), { to: end } = shownTimes();
  [...$("curve-list").children].forEach((item, place) => {
    const all_ = samples(curves[place], end), times = all_.map(([time]) => time), values = all_.map(([, value]) => value), canvas = item.querySelector("canvas"), width = canvas.clientWidth, height = canvas.clientHeight;
    [canvas.width, canvas.height] = [Math.round(width * dense), Math.round(height * dense)];
    const context = canvas.getContext("2d"), x = time => 6 + shareOf(time) * (width - 12);
    context.scale(dense, dense);
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    values[0].forEach((_, part) => {
      const all = values.map(each => each[part]), low = Math.min(...all), high = Math.max(...all);
      const y = value => height - 3 - (value - low) / (high - low) * (height - 6);
      context.strokeStyle = colors[part % colors.length];
      const line = (alpha, ...points) => { context.globalAlpha = alpha; context.beginPath(); points.forEach(([time, value], index) => context[index ? "lineTo" : "moveTo"](x(time), y(value))); context.stroke(); };
      line(0.3, [0, all[0]], [times[0], all[0]]);
      let run = [[times[0], all[0]]];
      for (let index = 1; index < times.length; index++) {
        if (times[index] - times[index - 1] > curveGap()) {
          line(1, ...run);
          line(0.3, [times[index - 1], all[index - 1]], [times[index], all[index - 1]]);
          run = [];
        }
        run.push([times[index], all[index]]);
      }
      line(1, ...run);
      line(0.3, [times.at(-1), all.at(-1)], [repeated() ? end : Math.min(end, Math.max(curvesEnd, times.at(-1))), all.at(-1)]);
    });
  });
  showCurveValues();
}
function showCurveValues() {
  if ($("curves").hidden || !curves) return;
  const time = hoverTime ?? now, sample = sampleTime(time), left = 6 + Math.max(0, Math.min(1, shareOf(time))) * ($("curve-list").clientWidth - 12) + "px";
  [...$("curve-list").children].forEach((item, place) => {
    const isAngle = /rotation/i.test(curves[place].attribute);
    // The first number of a rotation is its angle, in radians.
    const text = (value, index) => isAngle && !index ? Math.round(value * 1800 / Math.PI) / 10 + "°" : String(Math.round(value * 100) / 100);
    const words = sample === null ? "not sampled" : curveAt(curves[place], sample).map(text).join(", ");
    item.children[1].textContent = (hoverTime === null ? "" : `${time.toFixed(2)} s: `) + words;
    item.lastChild.style.left = left;
  });
}
$("curve-list").addEventListener("pointermove", event => {
  const box = $("curve-list").getBoundingClientRect(), { from, to } = shownTimes();
  hoverTime = Math.min(to, Math.max(from, from + (event.clientX - box.left - 6) / (box.width - 12) * (to - from)));
  showCurveValues();
});
$("curve-list").addEventListener("pointerleave", () => { hoverTime = null; showCurveValues(); });
$("curve-list").addEventListener("click", () => { if (hoverTime !== null) seek(hoverTime); });
$("open-curves").onclick = () => openCurves($("curves").hidden);

// MARK: Export

function query() {
  const all = { scale: isAsShown() ? "2" : $("scale").value };
  if (isFile) {
    all.preview = $("preview").value;
    all.device = $("device").value;
    if ($("landscape").checked) all.orientation = "landscape";
  } else if (state) all.size = `${state.width}x${state.height}`;
  if ($("dark").checked) all["color-scheme"] = "dark";
  if ($("contrast").checked) all.contrast = "increased";
  if ($("motion").checked) all["reduce-motion"] = true;
  if ($("bars").checked) all["status-bar"] = true;
  if ($("type").value !== "large") all["dynamic-type"] = sizes[$("type").value];
  if ($("direction").value) all.direction = $("direction").value === "rightToLeft" ? "rtl" : "ltr";
  if ($("locale").value) all.locale = $("locale").value;
  if ($("system").value !== "ios18") all.os = $("system").value;
  return all;
}
// The options that only animations have.
function animationQuery() { return Object.fromEntries(["duration", "fps"].map(id => [id, $(id).value.trim()]).filter(([, value]) => value)); }
let lastFormat = "png";
function command(format = lastFormat) {
  const all = { ...query(), ...(format === "png" ? {} : animationQuery()) };
  const words = Object.entries(all).map(([key, value]) => `--${key}` + (value === true ? "" : " " + (/^[\w.×-]+$/.test(value) ? value : "'" + value.replaceAll("'", "'\\''") + "'")));
  return `render ${name} ${words.join(" ")}${events.length ? " --events events.json" : ""}${format === "png" ? ` --at ${now.toFixed(3)}` : ""} -o preview.${format}`;
}
// Lines end between options, not within them.
function writeCommand(text) { $("command").replaceChildren(...text.split(/ (?=-)/).flatMap((part, index) => [index ? " " : "", node("span", {}, part)])); }
// Shows the command, and the test, of what is shown now.
function showCommand(isOpening = false) {
  if (!isOpening && !$("export").matches(":popover-open")) return;
  writeCommand(command());
  $("test").hidden = !events.length;
  const code = events.length ? testCode() : "";
  if ($("test").dataset.code === code) return;
  $("test").dataset.code = code;
  $("test").replaceChildren(...swiftLines(code.trimEnd()).flatMap((parts, index) => index ? ["\n", ...parts] : parts));
}
function download(url, file) { const link = document.createElement("a"); link.href = url; link.download = file; link.click(); }
$("script").onclick = () => {
  if (state) download(URL.createObjectURL(new Blob([state.events], { type: "application/json" })), "events.json");
};
for (const id of ["duration", "fps"]) $(id).oninput = () => { if (lastFormat === "png") lastFormat = "gif"; showCommand(); };
$("copy-command").onclick = () => copy($("copy-command"), command());
$("copy-test").onclick = () => copy($("copy-test"), testCode());
// The download that is under way. The server tells the frames that are done, and answers once the file is whole.
let exporting = null;
function showExporting(received = 0, length = 0) {
  $("exporting").hidden = !exporting;
  $("open-export").setAttribute("aria-label", exporting ? "Export, under way" : "Export");
  $("open-export").classList.toggle("isBusy", Boolean(exporting));
  for (const each of $("formats").children) each.disabled = Boolean(exporting);
  if (!exporting) return;
  const progress = $("export-progress"), seconds = Math.floor((performance.now() - exporting.start) / 1000);
  const { done, total } = exporting, share = length ? received / length : total ? Math.min(1, done / total) : null;
  if (share === null) progress.removeAttribute("value"); else [progress.max, progress.value] = [1, share];
  $("export-time").textContent = `Exporting ${exporting.format.toUpperCase()}, ${seconds} s` + (share === null ? "" : `, ${Math.floor(share * 100)} %`) + (total ? ` of ${plural(total, "frame")}` : "");
}
async function whole(answer) {
  const total = Number(answer.headers.get("Content-Length")), parts = [], reader = answer.body.getReader();
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    showExporting(received, total);
  }
  return new Blob(parts, { type: answer.headers.get("Content-Type") });
}
for (const button of $("formats").children) {
  button.onclick = async () => {
    const format = lastFormat = button.dataset.format, id = Math.random().toString(36).slice(2), all = { ...query(), format, id };
    if (format === "png") all.at = now; else Object.assign(all, animationQuery());
    if (events.length) all.events = state.events;
    writeCommand(command(format));
    $("export-status").textContent = "Exporting …";
    exporting = { format, id, start: performance.now(), stop: new AbortController(), done: 0, total: 0 };
    const clock = setInterval(() => showExporting(), 500);
    showExporting();
    $("cancel-export").focus();
    let said;
    try {
      const answer = await fetch("export?" + new URLSearchParams(all), { signal: exporting.stop.signal });
      if (!answer.ok) throw new Error(await answer.text() || answer.status);
      const file = URL.createObjectURL(await whole(answer));
      download(file, "preview." + format);
      setTimeout(() => URL.revokeObjectURL(file), 60_000);
      said = `preview.${format} is downloaded.`;
    } catch (error) {
      said = error.name === "AbortError" ? "The export is cancelled." : "Not exported: " + error.message.trim();
    }
    clearInterval(clock);
    exporting = null;
    const isFocused = document.activeElement === $("cancel-export");
    showExporting();
    $("export-status").textContent = said;
    if (isFocused) button.focus();
  };
}
$("cancel-export").onclick = () => exporting?.stop.abort();

// The file's stem by the name of a preview, from the tree: a folder's page does not tell the files otherwise.
const stems = new Map();
function noteStem() {
  const file = tree.views[0]?.use?.file;
  if (file && state) stems.set(state.settings.preview, stemOf(file));
  if (file) linesOf(file);
  showCommand();
}
const stemOf = file => file.replace(/.*\//, "").replace(/\.swift$/, "");
const stemOfPreview = shown => { const file = placesOf.get(shown)?.file; return file ? stemOf(file) : stems.get(shown); };
// The name of the shown preview in `previews(in:)`: the file's stem and the preview's title. Of a folder's preview, the
// stem can be unknown; then only the title.
function testName() {
  const shown = $("preview").value, isAlone = name.endsWith(".swift"), stem = isAlone ? stemOf(name) : stemOfPreview(shown);
  const parts = shown.split("/"), at = stem ? parts.slice(0, -1).indexOf(stem) : isAlone ? -1 : parts.length - 2;
  const title = parts.slice(at + 1).join("/").replace(/^Preview-(\d+)$/, "Preview $1"), known = stem || parts[at];
  return known ? `${known}/${title}` : title;
}
// The traits that differ from the defaults, as arguments.
function testTraits() {
  const words = [], value = id => $(id).value;
  if ($("dark").checked) words.push("colorScheme: .dark");
  if ($("contrast").checked) words.push("colorSchemeContrast: .increased");
  if (value("system") !== "ios18") words.push("system: ." + value("system").replace("ios", "iOS").replace("macos", "macOS"));
  if (value("locale").trim()) words.push(`locale: Locale(identifier: ${quoted(value("locale").trim())})`);
  if (value("direction")) words.push("layoutDirection: ." + value("direction"));
  if (value("type") !== "large") words.push("dynamicTypeSize: ." + value("type"));
  const accessibility = [$("motion").checked && ".reduceMotion", state.settings.reducesTransparency && ".reduceTransparency"].filter(Boolean);
  if (!words.length && !accessibility.length) return { lines: [], argument: "" };
  const made = `Traits(${words.join(", ")})`;
  return accessibility.length ? { lines: [`var traits = ${made}`, `traits.accessibility = [${accessibility.join(", ")}]`], argument: "traits: traits" } : { lines: [], argument: `traits: ${made}` };
}
const quoted = text => JSON.stringify(text).replace(/\\u([0-9a-f]{4})/g, "\\u{$1}");
const rounded = value => String(Math.round(value * 1000) / 1000);
// A press, drag or pinch as Swift.
function syntheticTouch(event, kind) {
  const pair = (name, [x, y]) => `${name}(x: ${rounded(x)}, y: ${rounded(y)})`, way = (event.through || []).map(place => `.to(${pair("CGPoint", place)})`);
  if (event.to) way.push(`.to(${pair("CGPoint", event.to)})`);
  if (event.by) way.push(`.by(CGSize(width: ${rounded(event.by[0])}, height: ${rounded(event.by[1])}))`);
  const parts = [kind === "pinch" && "fingers: 2", way.length && `way: [${way.join(", ")}]`, kind === "pinch" && `scale: ${rounded(event.scale)}`];
  parts.push(event.degrees && `rotation: .degrees(${rounded(event.degrees)})`, event.spread && `spread: ${rounded(event.spread)}`);
  parts.push(`duration: ${rounded(event.duration)}`, event.easing && event.easing !== "easeInOut" && `easing: .${event.easing}`);
  return `.init(${parts.filter(Boolean).join(", ")})`;
}
// The session as a test. Taps are written as taps, other fingers as traces.
function testCode() {
  const point = (x, y) => `CGPoint(x: ${rounded(x)}, y: ${rounded(y)})`;
  const script = events.map(event => {
    const at = `at: ${rounded(event.at)}`;
    const target = given => Array.isArray(given) ? point(...given) : quoted(given), kind = touchKind(event);
    if (event.type !== undefined) return event.into === undefined ? `.type(${quoted(event.type)}, ${at})` : `.type(${quoted(event.type)}, into: ${target(event.into)}, ${at})`;
    if (kind === "tap") return `.tap(${target(event.tap)}, ${at}${event.count > 1 ? `, count: ${event.count}` : ""})`;
    if (kind) return `.touch(${target(event[kind])}, ${at}, ${syntheticTouch(event, kind)})`;
    if (event.key !== undefined) {
      const [, modifiers, key] = event.key.match(/^((?:(?:shift|control|option|command)\+)*)(.+)$/s), held = modifiers.split("+").filter(Boolean);
      const name = [...key].length === 1 ? quoted(key) : "." + key + (/^(up|down|left|right)$/.test(key) ? "Arrow" : "");
      return `.key(${name}, ${at}${held.length ? `, modifiers: [${held.map(each => "." + each).join(", ")}]` : ""})`;
    }
    if (isTap(event)) return `.tap(${point(event.trace[0][1], event.trace[0][2])}, at: ${rounded(event.at + eventLength(event))})`;
    return `try EventScript.Event(${at}, .trace([${event.trace.map(([time, x, y]) => `.init(time: ${rounded(time)}, place: ${point(x, y)})`).join(", ")}]))`;
  });
  const traits = testTraits(), scale = isAsShown() ? 2 : state.scale, device = $("device").value;
  const first = [], lines = [...traits.lines];
  if (isFile) {
    const wanted = testName(), fits = wanted.includes("/") ? `$0.name == ${quoted(wanted)}` : `$0.name.hasSuffix(${quoted("/" + wanted)})`;
    lines.unshift(`let preview = try #require(try previews(in: .module).first { ${fits} })`);
    first.push("of: preview", `at: [${rounded(now)}]`);
    if (device !== devices[0][0]) first.push(`device: Device.named(${quoted(device)})!`);
    if ($("landscape").checked) first.push("isLandscape: true");
    if (scale !== 2) first.push(`scale: ${scale}`);
  } else {
    first.push(`of: <#the view of ${$("preview").value}#>`, `at: [${rounded(now)}]`, `size: CGSize(width: ${state.width}, height: ${state.height})`, `scale: ${scale}`);
  }
  if (traits.argument) first.push(traits.argument);
  if ($("bars").checked) lines.push("// The test does not draw the status bar.");
  return `@Test func recorded()${isFile || script.some(each => each.startsWith("try ")) ? " throws" : ""} {\n${lines.map(line => `    ${line}\n`).join("")}    expectSnapshot(\n        ${first.join(", ")},\n`
    + `        events: [\n            ${script.join(",\n            ")},\n        ])\n}\n`;
}

connect();
