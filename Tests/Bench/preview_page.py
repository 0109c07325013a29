# SPDX-License-Identifier: MIT
"""Drives the page of `render preview` in headless Chromium, from its opening to a recorded test. Run by hand, not by CI;
needs Python and chromium:

    python3 Tests/Bench/preview_page.py PROGRAM [--shots FOLDER] [--axe axe.min.js]

Checks the layout from 360 to 2560 pixels, light and dark; that pictures are shown at whole device pixels; panels, keys,
colours of code, the timeline, errors, comparison, findings, curves, versions and addresses; names and contrast of the controls. Exit
status 1: a check failed.
"""

import argparse
import base64
import json
import os
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request

VIEW = """import SwiftUI

struct Board: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
        VStack(spacing: 20) {
            Text("Pressed \\(count) times")
            Button("Press") { count += 1 }.frame(width: 200, height: 60).background(.yellow)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).frame(height: 60)
            Divider()
        }
        .frame(width: 300)
    }
}

#Preview("Board") { Board() }
struct Ball: View {
    @State private var isLow = false
    var body: some View {
        Circle().frame(width: 20, height: 20).offset(y: isLow ? 50 : -50)
            .animation(.linear(duration: 2), value: isLow).onAppear { isLow = true }
    }
}

#Preview("Wide", traits: .fixedLayout(width: 301, height: 67)) { Text("Wide") }
struct Pair: View {
    let one: String, two: String
    var body: some View {
        VStack {
            Text(one)
            Text(two).bold()
        }
    }
}
#Preview("Faults") { VStack { Text("Pale").foregroundStyle(.quaternary); Button {} label: { Color.gray.frame(width: 20, height: 20) }; Pair(one: "A", two: "B") } }
#Preview("Ball") { Ball() }
struct Turning: View {
    @State private var turned = false
    var body: some View {
        Rectangle().frame(width: 40, height: 20).rotationEffect(.degrees(turned ? 360 : 0))
            .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: turned).onAppear { turned = true }
    }
}
#Preview("Turning", traits: .fixedLayout(width: 100, height: 100)) { Turning() }
"""
BROKEN = VIEW.replace('Text("Pressed', 'Txt("Pressed')

failures = []


def check(condition, what):
    print(("ok    " if condition else "WRONG ") + what, flush=True)
    if not condition:
        failures.append(what)


class Browser:
    """A page of headless Chromium, over the DevTools protocol."""

    # The path of axe.min.js, or None.
    axe = None

    def __init__(self, folder):
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0",
             f"--user-data-dir={folder}", "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        place = folder + "/DevToolsActivePort"
        while not os.path.exists(place) or "\n" not in open(place).read():
            time.sleep(0.05)
        port = int(open(place).readline())
        pages = []
        while not pages:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list") as answer:
                pages = [page for page in json.load(answer) if page["type"] == "page"]
        path = urllib.parse.urlparse(pages[0]["webSocketDebuggerUrl"]).path
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.socket.recv(1)
        self.last, self.errors = 0, []
        for domain in ("Page", "Runtime", "Log"):
            self.send(domain + ".enable")

    def read(self, count):
        data = bytearray()
        while len(data) < count:
            more = self.socket.recv(count - len(data))
            if not more:
                raise EOFError
            data += more
        return bytes(data)

    def message(self):
        parts = b""
        while True:
            head = self.read(2)
            length = head[1] & 127
            if length >= 126:
                length = struct.unpack(">H" if length == 126 else ">Q", self.read(2 if length == 126 else 8))[0]
            parts += self.read(length)
            if head[0] & 0x80:
                return json.loads(parts)

    def send(self, method, **values):
        self.last += 1
        payload = json.dumps({"id": self.last, "method": method, "params": values}).encode()
        mask = os.urandom(4)
        head = bytes([0x81, 0x80 | 127]) + struct.pack(">Q", len(payload)) + mask
        self.socket.sendall(head + bytes(byte ^ mask[index & 3] for index, byte in enumerate(payload)))
        while True:
            message = self.message()
            if message.get("id") == self.last:
                return message.get("result", message)
            if message.get("method") == "Runtime.exceptionThrown":
                self.errors.append(str(message["params"]["exceptionDetails"].get("exception", {}).get("description")))
            if message.get("method") == "Log.entryAdded":
                self.errors.append(message["params"]["entry"]["text"])

    def run(self, code):
        result = self.send("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True, userGesture=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description"))
        return result["result"].get("value")

    def until(self, code, seconds=30):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(code):
                return True
            time.sleep(0.05)
        return False

    def size(self, width, height, dense=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=dense, mobile=False)
        time.sleep(0.25)

    def scheme(self, name):
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])
        time.sleep(0.1)

    def key(self, key, modifiers=0):
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        code = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
                "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}.get(key, 0)
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=key, modifiers=modifiers, **text,
                  windowsVirtualKeyCode=code)
        self.send("Input.dispatchKeyEvent", type="keyUp", key=key, modifiers=modifiers, windowsVirtualKeyCode=code)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
            time.sleep(0.06)

    def shot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def audit(self, what):
        """Checks the page by the rules of axe-core, if the option --axe names its script."""
        if not Browser.axe:
            return
        if not self.run("typeof axe === 'object'"):
            with open(Browser.axe) as file:
                self.run(file.read() + ";0")
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = json.loads(self.run(
            f"axe.run(document, {{ runOnly: {json.dumps(tags)}, resultTypes: ['violations'] }}).then(made => JSON.stringify(made.violations.map(each => [each.id, each.nodes[0].target.join(' '), each.nodes.length])))"))
        check(not found, f"{what}: no violations of axe-core {found}")

    def close(self):
        self.socket.close()
        self.process.kill()
        self.process.wait()


# The visible controls that lie partly outside of the window, and the controls of the toolbar that overlap another.
STRAYS = """(() => {
  const seen = [...document.querySelectorAll("button, select, input, label.toggle, label.chip")].filter(each => each.checkVisibility() && !each.closest("#browser, #events"));
  const out = seen.filter(each => { const box = each.getBoundingClientRect(), panel = each.closest(".panel, .folds:popover-open");
    return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5 || !panel && (box.top < -0.5 || box.bottom > innerHeight + 0.5)); });
  const bar = [...document.querySelectorAll("#bar button, #bar select, #bar label.toggle, #locale")].filter(each => each.checkVisibility() && !each.closest(":popover-open"));
  const over = bar.filter((a, index) => bar.slice(index + 1).some(b => { const [p, q] = [a, b].map(each => each.getBoundingClientRect());
    return p.left < q.right - 0.5 && q.left < p.right - 0.5 && p.top < q.bottom - 0.5 && q.top < p.bottom - 0.5; }));
  const name = each => each.id || each.textContent.trim() || each.className;
  return [document.documentElement.scrollWidth > innerWidth ? "page" : "", ...out.map(name), ...over.map(each => name(each) + " overlaps")].filter(Boolean).join(", ");
})()"""

# The ratio of device pixels to pixels of the picture for each view, and whether the boxes have whole device pixels:
# browsers round sizes to 1/64 of a CSS pixel, then paint on whole device pixels.
RATIOS = """JSON.stringify(screens.map(screen => { const box = screen.canvas.getBoundingClientRect(), dense = devicePixelRatio;
  const shown = screen.ratio < 1 ? screen.small : screen.canvas, times = screen.ratio < 1 ? 1 : screen.ratio;
  return [screen.ratio, Math.abs(box.width * dense - shown.width * times) < 0.05 && Math.abs(box.height * dense - shown.height * times) < 0.05]; }))"""

# The largest difference between a pixel of the reduced picture and the mean of the pixels that it shows.
REDUCTION = """(() => {
  const { canvas, small, ratio, width, height } = screens[0], n = Math.round(1 / ratio);
  const from = canvas.getContext("2d").getImageData(0, 0, width, height).data, to = small.getContext("2d").getImageData(0, 0, small.width, small.height).data;
  let most = 0;
  for (let row = 0; row < small.height; row++) for (let column = 0; column < small.width; column++) for (let channel = 0; channel < 4; channel++) {
    let sum = 0, count = 0;
    for (let y = row * n; y < Math.min(height, row * n + n); y++) for (let x = column * n; x < Math.min(width, column * n + n); x++) { sum += from[(y * width + x) * 4 + channel]; count++; }
    most = Math.max(most, Math.abs(sum / count - to[(row * small.width + column) * 4 + channel]));
  }
  return most;
})()"""

# The pairs of text and ground with a contrast below 4.5.
CONTRAST = """(() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const light = name => { probe.style.color = `var(--${name})`; const all = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(each => { each /= 255; return each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4; }); return 0.2126 * all[0] + 0.7152 * all[1] + 0.0722 * all[2]; };
  const pairs = ["ink", "dim"].flatMap(text => ["ground", "sheet", "raised", "well"].map(ground => [text, ground]));
  for (const text of ["accent", "bad", "good", "new"]) for (const ground of ["ground", "sheet", "raised"]) pairs.push([text, ground]);
  for (const text of ["ink", "dim", "good", "accent", "type", "new", "macro"]) for (const ground of ["sheet", "raised", "well", "tint"]) pairs.push([text, ground]);
  pairs.push(["on-accent", "accent"], ["accent", "tint"], ["bad", "bad-tint"], ["ink", "hover"]);
  const low = pairs.map(([a, b]) => { const [p, q] = [light(a), light(b)]; return [a, b, (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05)]; }).filter(pair => pair[2] < 4.5);
  probe.remove();
  return low.map(([a, b, ratio]) => `${a} on ${b} ${ratio.toFixed(2)}`).join(", ");
})()"""


def nameless(browser):
    """The controls without a name in the accessibility tree."""
    nodes = browser.send("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "checkbox", "radio", "combobox", "textbox", "searchbox", "slider", "application", "dialog", "treeitem",
             "tree", "navigation", "complementary", "group", "spinbutton"}
    return [node["role"]["value"] for node in nodes if not node.get("ignored") and node.get("role", {}).get("value") in roles
            and not node.get("name", {}).get("value") and node["role"]["value"] not in ("group",)]


# Windows in which the page is looked at, in CSS pixels.
SIZES = ((360, 740), (1024, 768), (1440, 900), (2560, 1440))


def shoot(browser, shots, name, sizes):
    """Pictures of the page in both colour schemes, if the folder `shots` is given. The window ends at 1440 pixels."""
    for width, height in sizes if shots else ():
        browser.size(width, height)
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            browser.shot(f"{shots}/{name}-{width}-{scheme}.png")
    browser.size(1440, 900)


def layout(browser, shots):
    for scheme in ("light", "dark"):
        browser.scheme(scheme)
        low = browser.run(CONTRAST)
        check(not low, f"{scheme}: contrast of 4.5 {low}")
        for width, height in ((360, 740), (600, 800), (760, 700), (1024, 768), (1280, 720), (1400, 900), (1440, 900), (1920, 1080), (2560, 1440)):
            browser.size(width, height)
            strays = browser.run(STRAYS)
            check(not strays, f"{scheme} {width}: controls inside of the window {strays}")
            rows = browser.run("$('bar').offsetHeight")
            check(rows <= (50 if width >= 760 else 90), f"{scheme} {width}: a toolbar of {rows} pixels")
            apart = browser.run("$('name').textContent = 'WeatherDetailScreenOfToday.swift'; label(); [...document.querySelectorAll('#bar button')].filter(each => each.checkVisibility() && !each.closest(':popover-open')).every(each => ((a, b) => a.right <= b.left + 0.5 || b.top >= a.bottom - 0.5)($('title').getBoundingClientRect(), each.getBoundingClientRect()))")
            check(apart, f"{scheme} {width}: a long title is cut beside the controls")
            browser.run("$('name').textContent = 'Board.swift'; label()")
            if width == 360:
                browser.size(320, 640)
                check(browser.run("$('speed').offsetWidth >= 48 && $('speed').getBoundingClientRect().right <= $('open-curves').getBoundingClientRect().left"), f"{scheme} 320: the speed has room")
                browser.size(width, height)
            if width >= 1440:
                check(browser.run("[...document.querySelectorAll('#panels button > span')].every(each => each.offsetWidth > 20)"), f"{scheme} {width}: words beside the icons of panels")
                check(browser.run("$('name').scrollWidth <= $('name').clientWidth"), f"{scheme} {width}: the title has room")
                worded = browser.run("$('name').textContent = 'WeatherDetailScreen.swift'; $('variant-count').hidden = false; $('variant-count').textContent = '12'; label(); $('bar').classList.contains('hasPanelWords')")
                check(worded, f"{scheme} {width}: a long title and the number of variants leave the words of the panels")
                browser.run("$('name').textContent = 'Board.swift'; $('variant-count').hidden = true; label()")
            if width >= 1400:
                check(browser.run("(select => { const kept = select.value; select.value = 'shown'; const made = select.offsetWidth; select.value = kept; return made >= 84; })($('scale'))"), f"{scheme} {width}: “As shown” has room")
                for is_open in ("true", "false"):
                    strays = browser.run(f"openBrowser({is_open}); $('preview').options[0].textContent = 'A preview of a long name'; label(); {STRAYS}")
                    check(not strays and browser.run("$('help').getBoundingClientRect().right <= innerWidth - 8"), f"{scheme} {width}: the toolbar fits beside a list that is open: {is_open} {strays}")
                browser.run("$('preview').options[0].textContent = 'Board'; label()")
            if shots:
                browser.shot(f"{shots}/page-{width}-{scheme}.png")
            folds = ["set-device", "set-people"] if width < 1400 else []
            for panel in ["variants", "export", "compare"] + folds:
                box = browser.run(f"$('{panel}').showPopover(); JSON.stringify((box => [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom])($('{panel}').getBoundingClientRect()))")
                check(min(json.loads(box)) >= 0, f"{scheme} {width}: {panel} opens inside of the window")
                strays = browser.run(STRAYS)
                check(not strays, f"{scheme} {width}: controls of {panel} inside of the window {strays}")
                if width in (360, 1440):
                    browser.audit(f"{scheme} {width}: {panel}")
                browser.run(f"$('{panel}').hidePopover()")


def variants(browser, shots):
    """Names of variants choose their settings, and a variant is compared with the main view."""
    browser.run("axes.schemes.checked && $('axes').querySelector('[value=\"iphone-se\"]').click()")
    names = "screens.map(each => each.figure.querySelector('figcaption').textContent).join()"
    check(browser.until(f"screens.length === 2 && {names} === 'as chosen,dark' && screens[1].width === screens[0].width", 10), f"a variant has a name: {browser.run(names)}")
    browser.audit("variants")
    browser.run("$('compare').showPopover(); $('pin-variant').value = '1'; $('pin-variant').dispatchEvent(new Event('change')); setWay('difference')")
    said = "$('pin-words').textContent + $('difference').textContent"
    check(browser.until("pin && /^[1-9][\\d,]* of [\\d,]+ pixels differ/.test($('difference').textContent)", 5) and browser.run("pin.words.endsWith(' s, dark')"), f"a variant is compared with the main view {browser.run(said)}")
    shoot(browser, shots, "variant-pinned", (SIZES[0], SIZES[2]))
    for way in ("slider", "blink"):
        browser.run(f"setWay('{way}')")
        check(browser.run("!over.hidden"), f"also by {way}")
    browser.run("$('unpin').click(); $('compare').hidePopover()")
    browser.run("screens[1].figure.querySelector('figcaption button').click()")
    check(browser.until(f"state.settings.isDark === true && $('dark').checked && {names} === 'as chosen,light'", 10), f"its name chooses its settings: {browser.run(names)}")
    browser.run("$('dark').checked = false; ask()")
    browser.until("state.settings.isDark === false")


def pixels(browser):
    for dense in (1, 1.25, 1.5, 2, 3):
        for width, height in ((360, 740), (1024, 768), (1440, 900), (2560, 1440)):
            browser.size(width, height, dense)
            ratios = json.loads(browser.run(RATIOS))
            good = all(whole and min(abs(ratio - round(ratio)) if ratio >= 1 else abs(1 / ratio - round(1 / ratio)) for ratio, _ in ratios) < 1e-6 for _, whole in ratios)
            check(good, f"{width} at {dense}×: whole device pixels {ratios}")
            if ratios[0][0] < 1:
                most = browser.run(REDUCTION)
                check(most <= 0.51, f"{width} at {dense}×: the mean of the pixels, {most:.2f} off at most")
    choose = "$('scale').value = '{}'; $('scale').dispatchEvent(new Event('change'))"
    browser.run(choose.format("shown"))
    browser.size(1440, 900)
    browser.until("Math.abs(state.scale - shownScale()) < 0.006 && Math.abs(screens[0].width - state.width * state.scale) < 1.01")
    browser.run("takePin(); setWay('difference')")
    browser.size(1024, 768)
    time.sleep(0.6)
    check(browser.until("$('difference').textContent === 'All pixels are equal.'"), f"a pinned picture keeps its scale in another window {browser.run('$(`difference`).textContent')}")
    browser.run("$('unpin').click()")
    for dense in (1, 1.5, 2):
        for width, height in ((360, 740), (1440, 900), (2560, 1440)):
            browser.size(width, height, dense)
            same = "screens[0].ratio === 1 / shownParts() && Math.abs(state.scale - shownScale()) < 0.006 && Math.abs(screens[0].width - state.width * state.scale) < 1.01"
            check(browser.until(same, 10), f"{width} at {dense}×: drawn pixel by pixel, at {browser.run('state.scale')}×")
            browser.run("$('framed').click()")
            framed = f"screens[0].figure.querySelector('.framed') && {same}"
            check(browser.until(framed, 10), f"{width} at {dense}×: what is drawn as shown has a device frame")
            browser.run("$('framed').click()")
            browser.until(same, 10)
            room = json.loads(browser.run("JSON.stringify([$('stage').scrollHeight - $('stage').clientHeight, $('stage').scrollWidth - $('stage').clientWidth])"))
            check(max(room) <= 1, f"{width} at {dense}×: what is drawn as shown fits {room}")
    browser.run(choose.format("2"))
    browser.size(1440, 900)
    browser.until("screens[0].width === 786")


def point(browser, x, y):
    """Converts a point of the view to a place in the window."""
    box = json.loads(browser.run("JSON.stringify((box => [box.left, box.top, screens[0].zoom])(canvas.getBoundingClientRect()))"))
    return box[0] + x * box[2], box[1] + y * box[2]


def session(browser, file, shots):
    """From keys to a recorded test, and through errors; each step continues the one before."""
    keys_of_page(browser)
    button, field = list_of_views(browser)
    comparison(browser, button)
    kinds(browser)
    recording(browser, field)
    copied_test(browser, shots)
    moved_events(browser)
    errors(browser, file)
    causes(browser, file, shots)
    crash(browser, file, shots)
    focus_order(browser)


def keys_of_page(browser):
    browser.run("send({ kind: 'pause' })")
    browser.until("state && !state.isPlaying")
    browser.run("send({ kind: 'seek', time: 1 })")
    browser.until("Math.abs(state.time - 1) < 0.001")
    browser.run("document.activeElement.blur()")
    browser.key("ArrowRight")
    check(browser.until("frames(state.time) === 61"), "→ goes one frame on")
    browser.key("ArrowLeft", 8)
    check(browser.until("frames(state.time) === 55"), "⇧← goes a tenth of a second back")
    browser.key("d")
    check(browser.until("state.settings.isDark === true"), "D makes the view dark")
    browser.key("d")
    check(browser.until("state.settings.isDark === false"), "D makes the view light")
    browser.key("s")
    check(browser.until("state.settings.showsStatusBar === true && $('bars').checked && command().includes('--status-bar')"), "S shows the status bar")
    browser.key("s")
    check(browser.until("state.settings.showsStatusBar === false"), "S hides the status bar")
    browser.key(".")
    check(browser.until("state.settings.preview === 'Wide' && screens[0].width === 602"), ". shows the next preview")
    browser.key(",")
    check(browser.until("state.settings.preview === 'Board' && screens[0].width === 786"), ", shows the previous preview")
    check(browser.run("state.time === 0 && !state.isPlaying"), f"another preview starts at 0 {browser.run('state.time')}")
    browser.run("seek(0.9)")
    browser.until("Math.abs(state.time - 0.9) < 0.001")
    browser.key("v")
    check(browser.run("$('variants').matches(':popover-open') && $('variants').contains(document.activeElement)"), "V opens the variants and goes there")
    browser.key("Escape")
    check(browser.run("!$('variants').matches(':popover-open')"), "Escape closes them")
    browser.run("document.activeElement.blur()")
    browser.key("?")
    check(browser.run("$('sheet').open"), "? opens the sheet of keys")
    browser.audit("the sheet of keys")
    browser.run("$('shortcuts').click()")
    browser.key("Escape")
    browser.key("d")
    time.sleep(0.3)
    check(browser.run("!$('sheet').open && !state.settings.isDark"), "the keys of the page can be turned off")
    check(browser.run("$('shortcuts').textContent === 'Turn these keys on'"), "and its button then turns them on")
    browser.run("$('shortcuts').click()")


# Swift code, and its parts of each kind.
SWIFT = [
    ('let a = "x \\(b + "y \\(c)") z" // c', [["k", "let"], ["s", '"x \\('], ["s", '"y \\('], ["s", ')"'], ["s", ') z"'], ["c", "// c"]]),
    ('#"raw \\(no) \\#(yes) " x"# + y', [["s", '#"raw \\(no) \\#('], ["s", ') " x"#']]),
    ('"""\n a "q" \\(1)\n """ + c', [["s", '"""\n a "q" \\('], ["n", "1"], ["s", ')\n """']]),
    ("/* a /* b */ c */ nil", [["c", "/* a /* b */ c */"], ["k", "nil"]]),
    ("@State private(set) var n: Int = 0x1F + x.0", [["a", "@State"], ["k", "private"], ["k", "set"], ["k", "var"], ["t", "Int"], ["n", "0x1F"]]),
    ("f(in: i, for: .default, set: open)", []),
    ("func f(for x: some View) async throws -> [any P] {", [["k", "func"], ["k", "some"], ["t", "View"], ["k", "async"], ["k", "throws"], ["k", "any"], ["t", "P"]]),
    ("var a: Int { get set }", [["k", "var"], ["t", "Int"], ["k", "get"], ["k", "set"]]),
    ('Text("a)\nText(2)', [["t", "Text"], ["s", '"a)'], ["t", "Text"], ["n", "2"]]),
    ('"n \\(count\nlet x = 1', [["s", '"n \\('], ["k", "let"], ["n", "1"]]),
    ("#Preview { a / b / c }", [["a", "#Preview"]]),
    ("let r = /[/]b/", [["k", "let"], ["s", "/[/]b/"]]),
]


def code_colours(browser):
    for text, wanted in SWIFT:
        made = json.loads(browser.run(f"JSON.stringify(swiftTokens({json.dumps(text)}))"))
        check([each for each in made if each[0]] == wanted and "".join(part for _, part in made) == text, f"the parts of {text} {made}")


def list_of_views(browser):
    """Returns the touch point of the button and the frame of the field. Leaves a pinned picture."""
    browser.run("takePin(); setWay('difference')")
    check(browser.until("$('difference').textContent === 'All pixels are equal.'"), "a pinned picture equals itself")
    browser.run("send({ kind: 'tree' }); openSide(true)")
    check(browser.until("$('tree').children.length > 4"), "the views are listed")
    marked = "$('code').querySelector('.at')?.textContent.trim()"
    for views, line in (("entry.text?.startsWith('Pressed')", 'Text("Pressed'), ("entry.kind === 'Button'", 'Button("Press")'),
                        ("entry.kind === 'Board'", '#Preview("Board")'), ("entry.kind === 'VStack'", "VStack(spacing: 20)")):
        browser.run(f"choose(all.find(entry => {views}))")
        check(browser.until(f"({marked} || '').startsWith({json.dumps(line)})", 5), f"the source of {line}: {browser.run(marked)}")
    kinds = browser.run("[...new Set([...$('code').querySelectorAll('code > span > span')].map(each => each.className))].sort().join('')")
    check(kinds == "aknst", f"the source has colours {kinds}")
    browser.run("choose(all[0]); $('tree').children[0].focus()")
    browser.key("ArrowDown")
    check(browser.run("document.activeElement === $('tree').children[1] && document.activeElement.getAttribute('aria-selected') === 'true'"), "↓ chooses the next view")
    place = json.loads(browser.run("JSON.stringify(all.find(entry => entry.kind === 'Button').touchPoint)"))
    field = json.loads(browser.run("JSON.stringify(all.find(entry => entry.kind === 'TextField').frame)"))
    missing = nameless(browser)
    check(not missing, f"controls without a name: {missing}")
    browser.audit("the list of views")
    browser.run("openSide(false)")
    return place, field


def comparison(browser, place):
    browser.click(*point(browser, place["x"], place["y"]))
    check(browser.until("events.length === 1 && $('events').children.length === 1"), "a click is an event on the timeline")
    check(browser.until("/^[\\d,]+ of [\\d,]+ pixels differ/.test($('difference').textContent)"), "the picture differs from the pinned one")
    caption = "$('first').querySelector('figcaption').textContent"
    said = browser.run(caption)
    check(re.match(r"[\d,]+ of [\d,]+ pixels differ · Board, .* and now$", said) is not None, f"the count beside the picture: {said}")
    browser.size(360, 740)
    check(browser.until("(box => box.left >= 0 && box.right <= innerWidth)($('first').querySelector('figcaption').getBoundingClientRect())", 3), "360: a long caption is inside of the window")
    browser.size(1440, 900)
    for way in ("side", "slider", "blink"):
        browser.run(f"setWay('{way}')")
        said = browser.run(caption)
        check("now" in said if way != "blink" else said.startswith("pinned: Board"), f"{way}: a caption: {said}")
        browser.audit(f"comparison: {way}")
    check(browser.until(f"{caption} === 'shown: now'", 3), "blink says which picture is shown")
    browser.run("setWay('slider')")
    check(browser.run("$('edge').focus(), document.activeElement === $('edge')"), "the slider takes the focus")
    browser.key("ArrowRight")
    check(browser.run("$('edge').getAttribute('aria-valuenow') === '52'"), "→ moves the slider")
    browser.run("$('unpin').click()")


def recording(browser, field):
    later = "(() => { const before = state.time; stepBy(30); return before; })()"
    before = browser.run(later)
    browser.until(f"state.time > {before} + 0.4")
    browser.click(*point(browser, field["x"] + field["width"] / 2, field["y"] + field["height"] / 2))
    browser.until("events.length === 2")
    before = browser.run(later)
    browser.until(f"state.time > {before} + 0.4")
    browser.key("a")
    check(browser.until("events.length === 3 && events[2].type === 'a'"), "keys go to the view that was clicked")
    browser.key("Tab")
    check(browser.run("document.activeElement !== canvas"), "Tab leaves the view")
    browser.run("document.activeElement.blur()")
    browser.run("seek(0)")
    browser.until("state.time === 0 && !state.isPlaying")
    browser.key("]")
    check(browser.until("Math.abs(state.time - events[0].at) < 0.02"), "] goes to the first event")


def kinds(browser):
    """What the page says about keyboards and scenes."""
    usual = "usual_ => { const kept = state; state = { ...state, keyboard: usual_ }; showKeyboard(); const made = $('keyboard').hidden ? '' : $('keyboard').textContent; state = kept; showKeyboard(); return made; }"
    said = [browser.run(f"({usual})({each})") for each in ("{ kind: 'emailAddress', returnKey: 'go' }", "{ kind: 'twitter' }", "undefined")]
    check(said == ["Keyboard: e-mail address, “go”", "Keyboard: twitter", ""], f"the keyboard of the focused view {said}")
    hidden = browser.run("[false, true].map(each => { isFile = each; showKind(); return ['device', 'landscape', 'bars', 'framed'].filter(id => !$(id).closest('label').hidden).length + Number(!$('axis-devices').closest('fieldset').hidden); }).join()")
    check(hidden == "0,5", f"a scene has no controls of devices {hidden}")


def copied_test(browser, shots):
    code = browser.run("testCode()")
    browser.run("$('export').showPopover()")
    check(browser.until("$('test').textContent === testCode().trimEnd() && $('test').querySelector('.a').textContent === '@Test'"), "the panel shows the test, in colours")
    shoot(browser, shots, "export", SIZES)
    browser.run("$('export').hidePopover()")
    check(re.search(r"\.tap\(\"[^\"]+\", at: [\d.]+\),\n.*\.tap\(CGPoint\(x: [\d.]+, y: [\d.]+\), at: [\d.]+\),\n.*\.type\(\"a\", at: [\d.]+\),", code) is not None, f"the session as a test, with the button by its label {code}")

    check(code.startswith('@Test func recorded() throws {\n    let preview = try #require(try previews(in: .module).first { $0.name == "Board/Board" })\n    expectSnapshot(\n        of: preview, at: ['),
          "the test finds its preview, and names no default")
    check("device:" not in code and "scale:" not in code and "traits" not in code and "isLandscape" not in code, f"no defaults in the test {code}")
    chosen = browser.run("""(() => { const boxes = ["dark", "contrast", "motion", "bars", "landscape"], values = { type: "accessibility3", direction: "rightToLeft", system: "ios26", locale: "ar", device: "ipad" };
      const usual = Object.fromEntries(Object.keys(values).map(id => [id, $(id).value])), shown = state.scale;
      for (const id of boxes) $(id).checked = true; for (const id in values) $(id).value = values[id]; state.scale = 3;
      const code = testCode();
      for (const id of boxes) $(id).checked = false; for (const id in values) $(id).value = usual[id]; state.scale = shown;
      return code; })()""")
    wanted = """    var traits = Traits(colorScheme: .dark, colorSchemeContrast: .increased, system: .iOS26, locale: Locale(identifier: "ar"), layoutDirection: .rightToLeft, dynamicTypeSize: .accessibility3)
    traits.accessibility = [.reduceMotion]
    // The test does not draw the status bar.
    expectSnapshot("""
    check(wanted in chosen and 'device: Device.named("ipad")!, isLandscape: true, scale: 3, traits: traits,\n' in chosen, f"the test has the chosen settings {chosen}")
    named = """(list => { const kept = name, chosen = $("preview").value; const made = list.map(([file, title, stem]) => { name = file; $("preview").add(new Option(title)); $("preview").value = title; stems.clear(); if (stem) stems.set(title, stem);
      const made = testName(); $("preview").remove($("preview").length - 1); return made; }); name = kept; $("preview").value = chosen; stems.clear(); return made; })"""
    names = [["a/Shop.swift", "Main", ""], ["a/Shop.swift", "Preview", ""], ["a/Shop.swift", "Preview-2", ""], ["a/Shop.swift", "Shop", ""], ["a", "Sub/Shop/Main", ""], ["a", "Main", "Shop"], ["a", "Sub/Shop/Main", "Shop"], ["a", "Main", ""]]
    made = browser.run(f"{named}({json.dumps(names)})")
    check(made == ["Shop/Main", "Shop/Preview", "Shop/Preview 2", "Shop/Shop", "Shop/Main", "Shop/Main", "Shop/Main", "Main"], f"names of previews in tests {made}")


def moved_events(browser):
    """Moves the first tap behind the second tap and the letter, removes it, and takes both changes back."""
    browser.run("seek(events[2].at + 1)")
    browser.until("Math.abs(state.time - events[2].at - 1) < 0.02")
    start, last = json.loads(browser.run("JSON.stringify([events[0].at, events[2].at])"))
    mark = "JSON.stringify((box => [box.left + 6, box.top + 6])($('events').querySelector('button').getBoundingClientRect()))"
    x, y = json.loads(browser.run(mark))
    right = x + (last + 0.5 - start) * browser.run("$('events').clientWidth / Number($('scrub').max)")
    for kind, place in (("mousePressed", x), ("mouseMoved", (x + right) / 2), ("mouseMoved", right), ("mouseReleased", right)):
        browser.send("Input.dispatchMouseEvent", type=kind, x=place, y=y, button="left", buttons=1, clickCount=1)
    check(browser.until(f"recorded().length === 3 && Math.abs(recorded()[2].at - {last + 0.5}) < 0.05"), "a drag moves an event")
    time.sleep(0.3)
    browser.run("askForTree()")
    texts = "JSON.stringify(tree ? entries(tree.views).map(entry => entry.text).filter(Boolean) : [])"
    check(browser.until("tree && entries(tree.views).some(entry => entry.text === 'Pressed 1 times')"), f"the session is repeated with the moved event {browser.run(texts)}")
    browser.key("Delete")
    check(browser.until("recorded().length === 2"), "Delete removes the focused event")
    browser.run("tree = null; askForTree()")
    check(browser.until("tree && entries(tree.views).some(entry => entry.text === 'Pressed 0 times')"), "the session is repeated without the event")
    browser.key("z", 2)
    check(browser.until("recorded().length === 3"), "Ctrl Z takes the change back")
    browser.key("z", 2)
    check(browser.until(f"Math.abs(recorded()[0].at - {start}) < 0.001"), "Ctrl Z takes the first change back")
    browser.run("tree = null; choose(null)")
    browser.run("$('export').showPopover(); $('remove-events').click()")
    check(browser.until("recorded().length === 0 && $('remove-events').disabled && $('said').textContent.includes('removed')"), "all events can be removed")
    browser.key("z", 2)
    check(browser.until("recorded().length === 3"), "and taken back")
    browser.run("$('export').hidePopover()")
    keys = browser.run("""(() => { const kept = events; events = ["shift+up", "command++", "return", "x"].map((key, index) => ({ at: index, key }));
      const code = testCode(); events = kept; return code; })()""")
    known = ['.key(.upArrow, at: 0, modifiers: [.shift]),', '.key("+", at: 1, modifiers: [.command]),', '.key(.return, at: 2),', '.key("x", at: 3),']
    check(all(each in keys for each in known), "keys as a test")


def errors(browser, file):
    time.sleep(0.5)
    before = browser.run("canvas.toDataURL()")
    with open(file, "w") as handle:
        handle.write(BROKEN)
    check(browser.until("!$('trouble').hidden"), "a pane of errors")
    text = browser.run("$('trouble-body').textContent")
    check("Board.swift:8:13" in text and "Txt(\"Pressed" in text, "the error with its place and the author's code")
    apart = "(() => { const [a, b] = [$('trouble'), screens[0].figure].map(each => each.getBoundingClientRect()); return b.right <= a.left || b.bottom <= a.top; })()"
    for width, height in ((1440, 900), (1024, 768), (360, 740)):
        browser.size(width, height)
        check(browser.run(apart), f"{width}: the errors are beside the picture, not over it")
    check(browser.run("Number(getComputedStyle(canvas.parentNode).opacity) < 0.6"), "the last picture is dimmed")
    check(browser.run("canvas.toDataURL()") == before, "the last picture stays")
    browser.size(1440, 900)
    check(browser.run("$('bar').classList.contains('hasPanelWords') && $('state').scrollWidth <= $('state').clientWidth"), "errors leave the toolbar as it is")
    with open(file, "w") as handle:
        handle.write(VIEW)
    check(browser.until("$('trouble').hidden && getComputedStyle(canvas.parentNode).opacity === '1'"), "the next save ends the errors")


CAUSES = """import SwiftUI

struct Board: View {
    let items = ["a", "b"]
    var body: some View {
        ForEach(itms, id: \\.self) { item in Text(item.uppercased()) }
    }
}
#Preview("Board") { Board() }
"""
SYNTAX = """import SwiftUI

struct Board: View {
    var body: some View {
        Text("Hello"
        Text("There")
    }
}
struct Bare: View { let x = 1 }
#Preview("Board") { Board().frame(widht: 20) }
"""


def causes(browser, file, shots):
    """The order of errors, suggestions, and names of our modules in messages."""
    said = "$('trouble-body').textContent"
    def write(text, wanted):
        with open(file, "w") as handle:
            handle.write(text)
        check(browser.until(f"!$('trouble').hidden && {said}.includes({json.dumps(wanted)})"), f"the error is shown: {wanted}")
    write(CAUSES, "itms")
    order = json.loads(browser.run("JSON.stringify([...$('trouble-body').querySelectorAll('h3, strong')].map(each => each.textContent))"))
    check(order[0] == "cannot find 'itms' in scope" and order[1] == "May follow from the errors above", f"the cause is before its consequences {order}")
    check(browser.run("$('trouble-title').textContent.startsWith('1 error, ')"), "the title counts the causes")
    fix = "$('trouble-body').querySelector('.fix')"
    check(browser.until(f"{fix}?.textContent === 'Did you mean items?'"), f"the nearest name {browser.run(fix + '?.textContent')}")
    check(browser.run(f"{fix}.title.endsWith('ForEach(items, id: \\\\.self) {{ item in Text(item.uppercased()) }}')"), f"the button copies the line {browser.run(fix + '.title')}")
    browser.run("document.querySelectorAll('#trouble-body details').forEach(each => { each.open = true; })")
    text = browser.run(said)
    check("ViewGraph" not in text and "Views." not in text and "init<C>(_ data: Binding<C>" in text, "no names of our modules")
    browser.audit("errors")
    shoot(browser, shots, "errors", SIZES)
    write(SYNTAX, "separator")
    order = json.loads(browser.run("JSON.stringify([...$('trouble-body').querySelectorAll('h3, strong')].map(each => each.textContent))"))
    check(order[0] == "expected ',' separator" and order.index("May follow from the errors above") < order.index("missing argument label 'format:' in call"), f"syntax errors come first {order}")
    check(browser.until(f"{fix}?.title === 'Copies the line: Text(\"Hello\")'", 5), f"a parenthesis in place of the compiler's comma {browser.run(f'{fix}.title')}")
    # The mark of an error far to the right is in view, beside the number of its line.
    far = "    Text(" + '"a" + ' * 60 + "b)"
    message = {"file": "/a/A.swift", "line": 2, "column": far.index("b)") + 1, "kind": "error", "text": "cannot find 'b' in scope", "code": [far, " " * far.index("b)") + "^"], "notes": []}
    for width, height in ((1440, 900), (360, 740)):
        browser.size(width, height)
        browser.run(f"showTrouble('', 'does not compile', problemsOf([{json.dumps(message)}]))")
        seen = """(() => { const pre = $('trouble-body').querySelector('pre'), [box, mark, number] = [pre, pre.querySelector('.caret-line'), pre.querySelector('.gutter')].map(each => each.getBoundingClientRect());
          return pre.scrollLeft > 0 && mark.right <= box.right && mark.right > number.right && number.left >= box.left - 0.5 && number.left < box.left + 1; })()"""
        check(browser.until(seen, 3), f"{width}: the mark and the number of a long line are seen")
    many = [{"file": "/a/A.swift", "line": each, "column": 3, "kind": "error", "follows": each % 2 == 1, "text": "generic parameter T could not be inferred" if each % 2 else "cannot find x in scope", "code": ["  f()", "  ^"], "notes": []} for each in range(1, 31)]
    browser.run(f"showTrouble('', 'does not compile', problemsOf({json.dumps(many)}))")
    check(browser.run("$('trouble-title').textContent === '15 errors, 15 more may follow from them' && !$('trouble-body').querySelector('.more').open && $('trouble-body').querySelector('.count').textContent === '15'"), f"many consequences are folded {browser.run('$(`trouble-title`).textContent')}")
    shoot(browser, shots, "errors-many", SIZES)
    with open(file, "w") as handle:
        handle.write(VIEW)
    browser.until("$('trouble').hidden")


def crash(browser, file, shots):
    """A trap has its reason, and the lines around its place."""
    browser.run("send({ kind: 'pause' }); choosePreview('Wide')")
    browser.until("state.settings.preview === 'Wide'")
    with open(file, "w") as handle:
        handle.write(VIEW.replace("\\(count)", "\\([7][count])"))
    browser.until("$('lamp').className === 'busy'")
    browser.until("$('lamp').className === 'good'")
    browser.run("tree = null; choosePreview('Board')")
    browser.until("state.settings.preview === 'Board'")
    browser.run("tree = null; askForTree()")
    check(browser.until("tree && [...sources.values()].some(lines => lines && lines.join().includes('[7][count]'))"), "the source has arrived")
    browser.run("seek(3)")
    check(browser.until("$('trouble-title').textContent === 'The view code crashed' && !$('trouble').hidden"), "a crash is told")
    said = browser.run("$('trouble-body').innerText")
    check(browser.run("$('trouble-body').querySelectorAll('article').length === 1 && $('trouble-body').querySelector('strong').textContent === 'Index out of range'"), f"with its reason {said}")
    check(browser.run("$('play').getAttribute('aria-label') === 'Play'"), "nothing plays any more")
    check("Board.swift:8:" in said and 'Text("Pressed \\([7][count]) times")' in said and "^" in said, f"and its lines {said}")
    browser.audit("a crash")
    shoot(browser, shots, "crash", (SIZES[0], SIZES[2]))
    browser.run("$('restart-views').click()")
    check(browser.until("$('trouble').hidden && state.time === 0"), "the view starts again on request")
    with open(file, "w") as handle:
        handle.write(VIEW)
    check(browser.until("$('trouble').hidden && $('lamp').className === 'good'"), "the next save restarts the view")


def focus_order(browser):
    browser.run("document.querySelector('.skip').focus()")
    seen = []
    for _ in range(80):
        browser.key("Tab")
        place = browser.run("(each => each === document.body ? '' : each.id || each.textContent || each.getAttribute('aria-label'))(document.activeElement)")
        visible = browser.run("(each => each === document.body || each.closest('label') !== null || each.getBoundingClientRect().width > 4)(document.activeElement)")
        check(visible, f"focus is seen: {place}") if not visible else None
        if not place or place in seen:
            break
        seen.append(place)
    order = [seen.index(each) if each in seen else -1 for each in ("preview", "device", "dark", "type", "inspect", "view", "play", "scrub")]
    check(-1 not in order and order == sorted(order), f"Tab goes from the toolbar to the view and to the time: {order}")


def by_keys(browser):
    """A session with keys alone: choose a preview, play, seek, tap, and copy the session as a test."""
    def tab_to(condition):
        for _ in range(60):
            browser.key("Tab")
            if browser.run(f"(each => Boolean({condition}))(document.activeElement)"):
                return True
        return False

    said = "$('said').textContent"
    browser.run("choosePreview('Wide'); undone.length = 0; document.activeElement.blur()")
    browser.until("state.settings.preview === 'Wide'")
    browser.run("openBrowser(true)")
    stops = browser.run("previewItems().filter(each => each.firstChild.tabIndex === 0).map(each => each.dataset.name).join()")
    check(stops == "Wide", f"Tab reaches one preview of the list, the current one: {stops}")
    check(tab_to("each.closest('#names')"), "Tab reaches the list of previews")
    browser.key("Home")
    browser.key("Enter")
    check(browser.until("state.settings.preview === 'Board'", 5), "Return chooses a preview")
    check(tab_to("each.id === 'play'"), "Tab reaches the play button")
    playing = browser.run("state.isPlaying")
    browser.key("Enter")
    check(browser.until(f"state.isPlaying !== {json.dumps(playing)} && $('play').getAttribute('aria-label') === (state.isPlaying ? 'Pause' : 'Play')", 5), "Return plays or pauses, and the button has the other name")
    browser.run("send({ kind: 'pause' })")
    browser.until("!state.isPlaying")
    check(tab_to("each.id === 'scrub'"), "Tab reaches the time")
    browser.key("Home")
    browser.key("PageUp")
    check(browser.until("Math.abs(state.time - 0.5) < 0.01 && $('scrub').getAttribute('aria-valuetext') === '0.50 seconds'", 5), f"Page up seeks half a second on, and the slider tells it {browser.run('state.time')}")
    browser.key("i")
    check(browser.until("document.activeElement.getAttribute('role') === 'treeitem'", 5), "I opens the views and goes there")
    for _ in range(20):
        if browser.run("chosen.kind === 'Button'"):
            break
        browser.key("ArrowDown")
    browser.key("Enter")
    check(browser.until("recorded().length === 1", 5) and browser.run(f"{said} === 'Tapped Button “Press” at 0.50 seconds'"), f"Return taps the view, and says so: {browser.run(said)}")
    browser.key("e")
    check(tab_to("each.id === 'copy-test'"), "E and Tab reach “Copy as a test”")
    browser.key("Enter")
    check(browser.until(f"{said} === 'Copied'", 5), f"Return copies the test {browser.run(said)}")
    browser.key("Escape")
    check(browser.run("document.activeElement.getAttribute('role') === 'treeitem'"), "Esc returns to where the keys were")
    browser.key("d")
    check(browser.until(f"{said} === 'Dark: on'", 5), f"a key says what it did: {browser.run(said)}")
    browser.key("d")
    browser.until("state.settings.isDark === false")
    browser.run("openSide(false); openBrowser(false); repeat([])")
    browser.until("recorded().length === 0")


def timeline(browser, shots):
    """The length of the timeline, repeating a loop, the marks of events, and taps from the list of views."""
    browser.run("send({ kind: 'pause' }); choosePreview('Ball')")
    browser.until("state.settings.preview === 'Ball'")
    browser.run("seek(12.4)")
    check(browser.until("Math.abs(state.time - 12.4) < 0.01 && $('scrub').max === '15'"), f"the timeline grows {browser.run('$(`scrub`).max')}")
    browser.run("seek(3)")
    check(browser.until("$('scrub').max === '5'"), "and falls back when the time is sought back")
    browser.run("seek(30); $('restart').click()")
    check(browser.until("$('scrub').max === '5' && state.time === 0"), "and at the start")
    browser.run("seek(30); choosePreview('Turning')")
    check(browser.until("state.settings.preview === 'Turning' && state.time === 0 && $('scrub').max === '5'"), "another preview starts at 0, on a timeline of its own")
    check(browser.until("loop && loop.duration"), "a loop")
    browser.run("(kept => { [loop, loopAsked] = [null, 'another']; hear({ kind: 'loop', start: 1, duration: 7 }); if (loop) throw new Error('a late answer'); loopAsked = loopOf; hear(kept); })(loop)")
    browser.run("$('scale').value = '3'; $('scale').dispatchEvent(new Event('change'))")
    check(browser.until("state.scale === 3") and browser.run("loop && loop.duration === 2"), "another scale keeps the loop")
    browser.run("$('scale').value = '2'; $('scale').dispatchEvent(new Event('change'))")
    browser.until("state.scale === 2")
    check(browser.run("Number($('scrub').max) === Math.max(5, loop.start + 2 * loop.duration)"), f"two rounds of it {browser.run('$(`scrub`).max + JSON.stringify(loop)')}")
    browser.run("document.activeElement.blur()")
    browser.key("r")
    browser.run("send({ kind: 'seek', time: loop.duration - 0.2 }); send({ kind: 'play', speed: 1 })")
    time.sleep(0.6)
    seen = [browser.run("now") for _ in range(30) if not time.sleep(0.1)]
    end = browser.run("loop.start + loop.duration")
    check(max(seen) < end + 0.3 and min(seen) < end - 1, f"R repeats the loop of {end} s: {min(seen):.2f} to {max(seen):.2f}")
    browser.run("send({ kind: 'pause' }); $('repeat').click(); seek(60); openCurves(true)")
    check(browser.until("curves && curves.length"), "curves of the loop")
    check(browser.run("Math.abs(curvesEnd - loop.start - 2 * loop.duration) < 0.001 && $('curves-state').textContent.includes('two rounds')"), f"two rounds are sampled {browser.run('$(`curves-state`).textContent')}")
    values = browser.run("hoverTime = loop.start + 0.5, showCurveValues(), $('curve-list').querySelector('.value').textContent.replace(/.*: /, '')")
    later = browser.run("hoverTime = loop.start + 0.5 + 7 * loop.duration, showCurveValues(), $('curve-list').querySelector('.value').textContent.replace(/.*: /, '')")
    check(values == later and values.endswith("°"), f"a later round repeats them, in degrees: {values} {later}")
    check(browser.run("[...document.querySelectorAll('.now')].every(each => each.getBoundingClientRect().top >= each.parentNode.querySelector('.value').getBoundingClientRect().bottom - 1)"), "the playhead does not cross the numbers")
    browser.run("hoverTime = null; openCurves(false); choosePreview('Wide')")
    browser.until("state.settings.preview === 'Wide'")

    # A session of twelve hours: marks, labels, and a part of the timeline.
    for width in (360, 1440):
        browser.size(width, 740 if width == 360 else 900)
        browser.run("""(() => { const list = []; for (let index = 0; index < 1500; index++) list.push({ at: index * 28.8, trace: [[0, 10, 10], [0.05, 10, 10]] });
          state.isPlaying = false; state.events = JSON.stringify({ events: list }); reach(0); showEvents(); showTime(21600); })()""")
        check(browser.run("timeEnd > 43100 && $('events').children.length > 8 && $('whole').hidden"), f"{width}: {browser.run('$(`events`).children.length')} marks of twelve hours")
        for _ in range(11):
            browser.key("z")
        part = json.loads(browser.run("JSON.stringify([part.from, part.to, shareOf(21600), Number($('scrub').min), $('events').children.length, $('whole').textContent])"))
        check(abs(part[1] - part[0] - 43200 / 2048) < 0.1 and abs(part[2] - 0.5) < 0.02 and part[3] == part[0] and part[4] == 1, f"{width}: Z shows a part around the present time {part}")
        check(part[5] == f"{part[1] - part[0]:.1f} s of 12 h", f"and says which: {part[5]}")
        strays = browser.run(STRAYS)
        check(not strays, f"{width}: all is inside of the window {strays}")
        if shots:
            browser.shot(f"{shots}/hours-{width}.png")
        at = browser.run("recorded().findIndex(each => each.at > part.to + 60)")
        browser.run(f"focusEvent({at})")
        check(browser.run(f"document.activeElement.dataset.index === '{at}' && part.from <= recorded()[{at}].at && part.to >= recorded()[{at}].at && $('scrub').classList.contains('isAway')"), "the part goes to an event that is focused")
        browser.run("$('whole').click()")
        check(browser.run("!part && $('scrub').min === '0' && document.activeElement === $('scrub')"), "and the whole timeline comes back")
    box = json.loads(browser.run("JSON.stringify((box => [box.left, box.top, box.width])($('track').getBoundingClientRect()))"))
    place = box[0] + box[2] * 0.25
    browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=place, y=box[1] + 30, deltaX=0, deltaY=-300, modifiers=2)
    browser.until("part")
    check(browser.run("Math.abs(shareOf(10800) - 0.25) < 0.02 && Math.abs(part.to - part.from - timeEnd / 8) < 1"), "the wheel with Control zooms the timeline at the pointer")
    before = browser.run("part.from")
    browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=place, y=box[1] + 30, deltaX=0, deltaY=100)
    check(browser.until(f"part.from > {before}", 3), "the wheel moves the part")
    browser.run("$('whole').click(); document.activeElement.blur()")
    words = browser.run("[[0], [2.5], [60], [90], [600], [3600], [5400], [43200], [61, 1], [21599.5, 0.5], [3600, 10], [30, 1]].map(each => timeWords(...each)).join()")
    check(words == "0 s,2.5 s,1 min,1:30 min,10 min,1 h,1:30 h,12 h,1:01,5:59:59.5,1:00:00,30 s", f"times of the ruler {words}")
    # Marks of events: 30 letters, taps close to each other, and a drag.
    for width in (360, 1440):
        browser.size(width, 740 if width == 360 else 900)
        browser.run("""(() => { const trace = [[0, 10, 10], [0.05, 10, 10]], list = [...Array(30)].map((_, index) => ({ at: 1 + index * 0.04, type: "x" }));
          list.push({ at: 0.2, trace }, { at: 0.22, trace }, { at: 3, trace: [[0, 10, 10], [1.5, 90, 60]] }, { at: 3.1, trace }); list.sort((a, b) => a.at - b.at); state.events = JSON.stringify({ events: list }); showEvents(); })()""")
        marks = json.loads(browser.run("JSON.stringify([...$('events').querySelectorAll('button')].map(each => { const box = each.getBoundingClientRect(); return [box.left, box.top, box.right, box.bottom]; }))"))
        small = [mark for mark in marks if mark[2] - mark[0] < 24 or mark[3] - mark[1] < 24]
        over = [(a, b) for index, a in enumerate(marks) for b in marks[index + 1:] if a[0] < b[2] - 0.5 and b[0] < a[2] - 0.5 and a[1] < b[3] - 0.5 and b[1] < a[3] - 0.5]
        check(not small and not over, f"{width}: {len(marks)} marks of 24 pixels do not overlap {small} {over}")
        for part in ("transport", "ruler"):
            box = json.loads(browser.run(f"JSON.stringify((box => [box.top, box.bottom])($('{part}').getBoundingClientRect()))"))
            check(all(mark[1] >= box[1] - 3 if part == "transport" else mark[3] <= box[0] + 3 for mark in marks), f"{width}: no mark covers the {part}")
        reached = browser.run("events.every((_, index) => { focusEvent(index); return document.activeElement.dataset.index === String(index); })")
        check(reached, f"{width}: each event can be reached")
        if shots:
            browser.shot(f"{shots}/marks-{width}.png")
    browser.run("choosePreview('Board')")
    browser.until("state.settings.preview === 'Board'")
    browser.run("repeat([]); openSide(true)")
    browser.until("!recorded().length && $('tree').children.length > 4")
    browser.run("seek(0.5)")
    browser.until("Math.abs(state.time - 0.5) < 0.01")
    browser.run("choose(all.find(entry => entry.kind === 'Button')); document.querySelector('#tree [aria-selected=true]').focus()")
    browser.key("Enter")
    check(browser.until("recorded().length === 1"), "Return taps the chosen view")
    check(browser.until("$('events').querySelector('button').title.includes('tap on “Press”')"), f"the mark says on what {browser.run('$(`events`).textContent + $(`events`).innerHTML')}")
    browser.run("tree = null; stepBy(60)")
    check(browser.until("askForTree(), tree && entries(tree.views).some(entry => entry.text === 'Pressed 1 times')"), "and the view has got the tap")
    browser.run("openSide(false)")


def findings(browser, shots):
    browser.run("send({ kind: 'pause' }); choosePreview('Faults')")
    browser.until("state.settings.preview === 'Faults'")
    browser.run("document.activeElement.blur()")
    browser.key("m")
    check(browser.until("findings && findings.length >= 2 && $('finding-list').children.length === findings.length"), f"M opens the findings {browser.run('JSON.stringify(findings && findings.map(each => each.rule))')}")
    rules = browser.run("findings.map(each => each.rule).join()")
    check("contrast" in rules and "target-size" in rules, f"the rules of lint: {rules}")
    # Whether each mark lies on its view, to a pixel.
    places = """findings.filter(each => each.frame).every((each, index) => {
      const mark = $('marks').children[index].getBoundingClientRect(), box = canvas.getBoundingClientRect(), zoom = screens[0].zoom;
      return Math.abs(mark.left - box.left - each.frame.x * zoom) < 1.01 && Math.abs(mark.top - box.top - each.frame.y * zoom) < 1.01 && Math.abs(mark.width - each.frame.width * zoom) < 1.01; })"""
    for width, height in ((1440, 900), (1024, 768), (360, 740)):
        browser.size(width, height)
        check(browser.run(places), f"{width}: marks are at their views")
        cover = browser.run("(box => [...$('marks').children].filter(each => each.lastChild.getBoundingClientRect().left < box.right).length)(canvas.getBoundingClientRect())")
        check(width > 360 or not cover, f"{width}: {cover} marks cover the small picture")
        strays = browser.run(STRAYS)
        check(not strays, f"{width}: the findings are inside of the window {strays}")
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            if shots:
                browser.shot(f"{shots}/findings-{width}-{scheme}.png")
    browser.size(1440, 900)
    free = "[...$('marks').children].filter(each => parseFloat(each.style.left) >= 26)"
    check(browser.run(f"{free}.length && {free}.every(each => each.lastChild.getBoundingClientRect().right <= each.getBoundingClientRect().left)"), "marks do not cover their views")
    browser.run("$('framed').click()")
    check(browser.run(places), "marks are at their views in a frame")
    browser.run("$('framed').click()")
    browser.run("$('finding-list').children[0].firstChild.focus()")
    browser.key("ArrowDown")
    check(browser.run("document.activeElement === $('finding-list').children[1].firstChild && $('marks').children[1].getAttribute('aria-current') === 'true'"), "↓ chooses the next finding and its mark")
    missing = nameless(browser)
    check(not missing, f"findings without a name: {missing}")
    browser.audit("the findings")
    touches = browser.run("recorded().length")
    box = json.loads(browser.run("JSON.stringify((box => [box.left + box.width / 2, box.top + box.height / 2])($('marks').children[0].lastChild.getBoundingClientRect()))"))
    browser.click(*box)
    check(browser.run("document.activeElement === $('finding-list').children[0].firstChild"), "a click on a mark goes to its finding")
    check(browser.run("recorded().length") == touches, "and is no touch")
    browser.run("document.activeElement.blur()")
    browser.key("i")
    check(browser.run("$('findings').hidden && !$('side').hidden && !$('marks').children.length"), "the views take the place of the findings")
    browser.key("m")
    browser.until("findings")
    browser.run("choosePreview('Wide')")
    check(browser.until("$('findings-state').textContent === 'No findings.'"), "another preview is checked by itself")
    said = browser.run("""(() => { findings = ["A", "B"].map(each => ({ rule: "contrast", severity: "error", message: `the contrast of “${each}” is 1.7`, viewPath: each })); showFindings("");
      return [...$('finding-list').children].map(each => each.textContent).join(); })()""")
    check(said == "1error the contrast of “A” is 1.7contrast,2also “B”", f"findings alike have one message {said}")
    browser.run("$('close-findings').click()")
    check(browser.run("$('findings').hidden && document.activeElement === $('open-findings')"), "the focus returns to the control")


def panes(browser):
    """Panes close with Esc, the list of previews is never in the way, and the address follows the preview."""
    browser.run("choosePreview('Faults'); document.activeElement.blur()")
    check(browser.until("location.hash === '#preview=Faults' && document.title === 'Faults · Board.swift'"), f"the address and the title follow the preview {browser.run('location.hash + document.title')}")
    browser.key("i")
    browser.until("all.some(entry => entry.text === 'B')")
    marked = "$('code').querySelector('.at')?.textContent.trim()"
    browser.run("choose(all.find(entry => entry.text === 'B'))")
    check(browser.until(f"{marked} === 'Text(two).bold()'", 5), f"the second text has the line of the second text: {browser.run(marked)}")
    browser.run("choose(all.find(entry => entry.kind === 'Pair'))")
    for name, line in (("declared", "struct Pair: View {"), ("used", '#Preview("Faults")')):
        browser.run(f"[...$('details').querySelectorAll('dt')].find(each => each.textContent === '{name}').nextSibling.firstChild.click()")
        check(browser.until(f"({marked} || '').startsWith({json.dumps(line)})", 5), f"where a view is {name}: {browser.run(marked)}")
    browser.run("choose(all.find(entry => entry.text === 'B'))")
    check(browser.until(f"{marked} === 'Text(two).bold()'", 5), "another view has its own line")
    for width, height in ((1440, 500), (768, 700), (360, 740)):
        browser.size(width, height)
        inside = "((tree, row) => row.top >= tree.top - 1 && row.bottom <= tree.bottom + 1)(...[$('tree'), $('tree').querySelector('[aria-selected=true]')].map(each => each.getBoundingClientRect()))"
        check(browser.until(inside, 3), f"{width}: the chosen view is seen in the list")
        check(browser.run("$('code').checkVisibility()") == (width >= 760), f"{width}: the source is shown where there is room")
    browser.size(1440, 900)
    browser.run("$('tree').querySelector('[tabindex=\\'0\\']').focus()")
    browser.key("Escape")
    check(browser.run("$('side').hidden && document.activeElement === $('inspect')"), "Esc closes a pane and returns to its button")
    browser.run("openBrowser(true)")
    browser.size(360, 740)
    check(browser.run("$('browser').hidden"), "a window that gets narrow closes the list of previews")
    browser.run("$('browse').click()")
    touches = browser.run("recorded().length")
    browser.click(340, 400)
    check(browser.run("$('browser').hidden && recorded().length") == touches, "a click beside the list closes it, and is no touch")
    browser.run("$('browse').click()")
    browser.key("Escape")
    check(browser.run("$('browser').hidden && document.activeElement === $('browse')"), "so does Esc")
    browser.size(1440, 900)
    live = browser.run("[...document.querySelectorAll('output')].map(each => each.id).join()")
    check(not live, f"no screen reader is told each frame {live}")
    names = browser.run("document.querySelector('[popovertarget=set-people]').textContent")
    check(names == "Appearance and people: Light", f"the name of a button has its words: {names}")
    browser.run("openBrowser(false)")


# Gives the states files of the previews, and the page another list of previews.
PLACES = """(names => { window.usualHear ||= hear; const usual = hear = window.usualHear; if (!names) return send({ kind: "show", settings: settings(), variants: [] });
  hear = message => { if (message.kind === "state") { message.previews = [message.settings.preview, ...Object.keys(names).filter(each => each !== message.settings.preview)];
    message.places = message.previews.map(each => ({ file: "/a/Shop/" + (names[each] || "Board.swift"), line: 7, title: each.startsWith("Feed/") ? "Empty" : each })); } usual(message); };
  send({ kind: "show", settings: settings(), variants: [] }); })"""
LONG = "With a very long title that does not fit into one line of the list of previews beside the picture"


def lists(browser, shots):
    """The list of previews of several files: groups, long names, the filter, and the current preview."""
    browser.run("choosePreview('Board'); folder = '/a/Shop'")
    browser.until("state.settings.preview === 'Board'")
    names = {"Board": "Board.swift", "Other": "Board.swift", "Feed/Empty": "Screens/Feed.swift", "Feed/Empty-2": "Screens/Feed.swift", LONG: "Screens/Feed.swift", **{f"Card {each}": f"Parts/Of/Cards/Card{each}.swift" for each in range(14)}}
    browser.run(f"{PLACES}({json.dumps(names)})")
    said = "JSON.stringify([...$('names').querySelectorAll('h2, li')].map(each => each.textContent).slice(0, 7))"
    wanted = ["Board.swift", "Board", "Other", "Feed.swift Screens", "Empty", "Empty 2", LONG]
    check(browser.until(f"{said} === {json.dumps(json.dumps(wanted, separators=(',', ':')))}", 5), f"previews are grouped by files {browser.run(said)}")
    check(browser.run("[...$('names').querySelectorAll('h2')].at(-1).textContent") == "Cards Parts/Of" and browser.run("[...$('names').querySelectorAll('li')].at(-1).textContent") == "Card 13 Card13", "files with one preview are below their folder")
    check(browser.run("[...$('preview').children].slice(0, 2).map(each => each.tagName + each.label).join()") == "OPTGROUPBoard.swift,OPTGROUPScreens/Feed.swift", "also in the menu")
    for width, height in ((360, 740), (1440, 900)):
        browser.size(width, height)
        browser.run("if ($('browser').hidden) $('browse').click()")
        current = "$('names').querySelector('[aria-current]')"
        check(browser.run(f"{current}?.textContent === 'Board'"), f"{width}: the list marks the current preview")
        lines = browser.run(f"(button => button.clientHeight / parseFloat(getComputedStyle(button).lineHeight))($('names').querySelector('li:has([title^=\"With\"]) button'))")
        check(1.9 < lines < 2.6, f"{width}: a long name has two lines: {lines:.1f}")
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            browser.audit(f"{scheme} {width}: the list of previews")
            if shots:
                browser.shot(f"{shots}/list-{width}-{scheme}.png")
    browser.run("$('find').value = 'screens'; $('find').dispatchEvent(new Event('input'))")
    check(browser.run("previewItems().filter(each => each.checkVisibility()).length === 3 && $('names').querySelectorAll('h2')[1].checkVisibility() && !$('names').querySelector('h2').checkVisibility()"), "the filter finds files")
    browser.run("$('find').value = ''; $('find').dispatchEvent(new Event('input')); $('preview').value = 'Card 13'; markCurrent()")
    check(browser.run("((list, item) => item.bottom <= list.bottom + 1)(...[$('names'), $('names').querySelector('[aria-current]')].map(each => each.getBoundingClientRect()))"), "the current preview is seen in the list")
    stems_ = browser.run("['Board', 'Feed/Empty', 'Card 2'].map(each => stemOfPreview(each)).join()")
    check(stems_ == "Board,Feed,Card2", f"tests know the file of each preview: {stems_}")
    paths = browser.run("""((kept, folder_) => { const made = [["/a/Shop", "x"], ["", "Shop"], ["", "./Shop/"], ["", "."], ["/a/Shop/B.swift", "B.swift"]].map(([a, b]) => { [folder, name] = [a, b]; return pathBelow("/a/Shop/B.swift"); }); [name, folder] = [kept, folder_]; return made.join(); })(name, folder)""")
    check(paths == "B.swift,B.swift,B.swift,/a/Shop/B.swift,B.swift", f"paths below the shown folder {paths}")
    browser.run(f"folder = ''; placesOf = new Map(); {PLACES}(null)")
    browser.until("state.previews.length > 3 && $('preview').options.length === state.previews.length && !$('names').querySelector('h2')")
    browser.run("openBrowser(false); choosePreview('Board')")
    browser.until("state.settings.preview === 'Board'")


def zooming(browser):
    """Pictures that are drawn as shown are drawn again at each magnification."""
    browser.run("send({ kind: 'pause' }); choosePreview('Board'); $('scale').value = 'shown'; $('scale').dispatchEvent(new Event('change')); document.activeElement.blur()")
    drawn = "isDrawnAsShown() && askedScale === shownScale() && Math.abs(screens[0].width - state.width * state.scale) < 1.01"
    browser.until(drawn)
    for dense in (1, 2):
        browser.size(1440, 900, dense)
        browser.until(drawn)
        for wanted in (1, 1.25, 1.5, 2):
            browser.key("+")
            sharp = f"{drawn} && screens[0].ratio === 1 && Math.abs(screens[0].zoom - {wanted}) < 0.01"
            check(browser.until(sharp, 10), f"{dense}×: at {wanted * 100:.0f} %, each pixel of the picture is a pixel of the display {browser.run('JSON.stringify([screens[0].ratio, screens[0].zoom, state.scale])')}")
        check(browser.run("$('zoom').textContent === '200 %' && $('fit').getAttribute('aria-pressed') === 'false' && $('stage').tabIndex === 0"), "keys can scroll a magnified picture")
        # The wheel with Control zooms at the pointer.
        before = "JSON.stringify((box => [(700 - box.left) / screens[0].zoom, (300 - box.top) / screens[0].zoom])(canvas.getBoundingClientRect()))"
        first = json.loads(browser.run(before))
        browser.send("Input.dispatchMouseEvent", type="mouseWheel", x=700, y=300, deltaX=0, deltaY=-100, modifiers=2)
        check(browser.until(f"{drawn} && Math.abs(screens[0].zoom - 3) < 0.01", 10), f"{dense}×: the wheel with Control zooms")
        time.sleep(0.2)
        last = json.loads(browser.run(before))
        # The picture is narrower than the stage, and stays in its middle.
        check(abs(first[1] - last[1]) < 1.5, f"{dense}×: at the pointer {first} {last}")
        top = browser.run("$('stage').scrollTop")
        for kind, y in (("mousePressed", 300), ("mouseMoved", 350), ("mouseReleased", 350)):
            browser.send("Input.dispatchMouseEvent", type=kind, x=700, y=y, button="middle", buttons=4, clickCount=1)
        check(browser.run(f"Math.abs({top} - 50 - $('stage').scrollTop) < 1 && !recorded().length"), "the middle button moves the picture, and is no touch")
        browser.key("0")
        check(browser.until(f"{drawn} && !magnification && $('fit').getAttribute('aria-pressed') === 'true'", 10), "0 fits the picture")
    browser.size(1440, 900)
    browser.until(drawn)
    browser.run("magnification = 16")
    area = browser.run("state.width * state.height * shownScale() ** 2")
    browser.run("magnification = 0")
    check(0 < area <= 16.1e6, f"the largest picture has {area / 1e6:.1f} million pixels")
    # Very tall and very wide previews fit, too.
    for width, height in ((360, 740), (1440, 900)):
        browser.size(width, height)
        for size in ((300, 4000), (2400, 120)):
            fitting = browser.run(f"(kept => {{ state = {{ ...state, width: {size[0]}, height: {size[1]}, variants: [] }}; const made = fittingScale() / density(), room = roomOfStage(); state = kept; return made * {size[0]} <= room[0] && made * {size[1]} <= room[1]; }})(state)")
            check(fitting, f"{width}: a preview of {size[0]}×{size[1]} points fits")
    browser.size(1440, 900)
    browser.run("$('scale').value = '2'; $('scale').dispatchEvent(new Event('change'))")
    browser.until("screens[0].width === 786")


def curves(browser, shots):
    browser.run("choosePreview('Ball'); send({ kind: 'seek', time: 0 }); document.activeElement.blur()")
    browser.until("state.settings.preview === 'Ball'")
    browser.key("k")
    before = browser.run("frames(now)")
    browser.key("ArrowRight")
    check(browser.run("document.activeElement === $('curves')") and browser.until(f"frames(state.time) === {before} + 1", 5), "K goes to the curves, and → still goes one frame on")
    browser.key("ArrowLeft")
    check(browser.until("curves && curves.length === 1"), f"K opens the curves {browser.run('JSON.stringify(curves)')}")
    check(browser.run("curves[0].attribute === 'offset' && $('curve-list').children[0].textContent.includes('offset')"), "the curve has the name of its attribute")
    straight = "curves[0].times.every((time, index) => Math.abs(curves[0].values[index][0] - (-50 + 50 * time)) < 0.6 || time > 2)"
    check(browser.run(straight), "a linear animation is a straight line")
    browser.audit("curves")
    check(browser.run("(item => { const made = item.querySelector('canvas'), data = made.getContext('2d').getImageData(0, 0, made.width, made.height).data; return data.some((value, index) => index % 4 === 3 && value > 200); })($('curve-list').children[0])"), "the curve is drawn")
    browser.run("seek(1)")
    check(browser.until("Math.abs(Number($('curve-list').querySelector('.value').textContent)) < 1"), "the value at the present time")
    x, y, width = json.loads(browser.run("JSON.stringify((box => [box.left, box.top + box.height / 2, box.width])($('curve-list').lastChild.getBoundingClientRect()))"))
    place = x + 6 + (width - 12) * 4 / browser.run("Number($('scrub').max)")
    browser.send("Input.dispatchMouseEvent", type="mouseMoved", x=place, y=y)
    check(browser.run("/^(3.9[89]|4.0[012]) s: 50$/.test($('curve-list').querySelector('.value').textContent)"), f"the value under the pointer {browser.run('$(`curve-list`).textContent')}")
    for width, height in ((1440, 900), (360, 740)):
        browser.size(width, height)
        strays = browser.run(STRAYS)
        check(not strays, f"{width}: with curves, all is inside of the window {strays}")
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            if shots:
                browser.shot(f"{shots}/curves-{width}-{scheme}.png")
    browser.size(1440, 900)
    browser.run("choosePreview('Wide')")
    check(browser.until("$('curves-state').textContent.startsWith('No value is animated')"), "a view at rest has no curves")
    browser.run("$('open-curves').click()")


def exports(browser, folder, shots):
    """Downloads, and a long one that is cancelled."""
    browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder)
    browser.run("choosePreview('Turning'); document.activeElement.blur()")
    browser.until("state.settings.preview === 'Turning'")
    browser.key("e")
    said = "$('export-status').textContent"
    browser.run("$('formats').querySelector('[data-format=gif]').click()")
    check(browser.run("!$('exporting').hidden && document.activeElement === $('cancel-export') && $('formats').children[0].disabled"), "an export can be cancelled")
    check(browser.until(f"{said} === 'preview.gif is downloaded.'"), f"a loop is downloaded {browser.run(said)}")
    check(browser.run("$('exporting').hidden && document.activeElement.dataset.format === 'gif'"), "and the focus returns to its button")
    for _ in range(100):
        if os.path.exists(folder + "/preview.gif"):
            break
        time.sleep(0.05)
    with open(folder + "/preview.gif", "rb") as file:
        check(file.read(6) == b"GIF89a", "the file is a GIF")
    browser.run("$('scale').value = '3'; $('scale').dispatchEvent(new Event('change')); choosePreview('Ball')")
    browser.until("state.settings.preview === 'Ball'")
    # Cancel closes the request, and the server ends the process that makes the file.
    before = len(os.listdir(folder + "/tmp"))
    browser.run("$('duration').value = '40'; $('fps').value = '60'; $('formats').querySelector('[data-format=apng]').click()")
    check(browser.until("/^Exporting APNG, [1-9]\\d* s/.test($('export-time').textContent)", 5), f"a long export tells its time {browser.run('$(`export-time`).textContent')}")
    browser.run("hear({ kind: 'exporting', id: 'another', done: 9, total: 10 }); hear({ kind: 'exporting', id: exporting.id, done: 960, total: 2400 })")
    said_ = browser.run("$('export-time').textContent + ' ' + $('export-progress').value")
    check(re.fullmatch(r"Exporting APNG, \d+ s, 40 % of 2400 frames 0.4", said_) is not None, f"and its share, if the server tells it: {said_}")
    shoot(browser, shots, "exporting", (SIZES[0], SIZES[2]))
    browser.run("$('cancel-export').click()")
    check(browser.until(f"{said} === 'The export is cancelled.' && $('exporting').hidden", 2), f"Cancel ends it at once {browser.run(said)}")
    check(not browser.run("$('formats').children[0].disabled"), "and another can begin")
    for _ in range(1200):
        if len(os.listdir(folder + "/tmp")) <= before:
            break
        time.sleep(0.05)
    browser.run("$('duration').value = $('fps').value = ''; $('export').hidePopover(); $('scale').value = '2'; $('scale').dispatchEvent(new Event('change'))")


def git(folder, *arguments):
    settings = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.excludesFile="]
    return subprocess.run(["git", "-C", folder, *settings, *arguments], check=True, capture_output=True, text=True).stdout


def versions(browser, folder, file, shots):
    browser.run("choosePreview('Board'); $('compare').showPopover()")
    check(browser.until("$('version-status').textContent.endsWith(' is not in a Git repository')"), f"no repository: {browser.run('$(`version-status`).textContent')}")
    check(browser.run("$('pin-version').disabled"), "and no version to pin")
    browser.run("$('compare').hidePopover()")
    git(folder, "init", "-q")
    git(folder, "add", os.path.basename(file))
    git(folder, "commit", "-qm", "The first board")
    with open(file, "w") as handle:
        handle.write(VIEW.replace("Pressed", "Clicked"))
    browser.run("tree = null")
    check(browser.until("askForTree(), tree && entries(tree.views).some(entry => (entry.text || '').startsWith('Clicked'))"), "the new version is shown")
    browser.run("tree = null; $('compare').showPopover()")
    check(browser.until("$('revisions').children.length === 1 && $('revisions').children[0].textContent.includes('The first board')"), "the versions are listed")
    browser.run("setWay('difference'); $('revision').value = 'HEAD'; $('version').requestSubmit()")
    check(browser.until("pin && pin.words.includes('The first board')", 60), f"a version is pinned {browser.run('$(`version-status`).textContent')}")
    browser.run("setWay('difference')")
    check(browser.until("/^[1-9][\\d,]* of [\\d,]+ pixels differ/.test($('difference').textContent)"), f"it differs from the files {browser.run('$(`difference`).textContent')}")
    browser.run("setWay('side')")
    for scheme in ("light", "dark"):
        browser.scheme(scheme)
        if shots:
            browser.shot(f"{shots}/versions-1440-{scheme}.png")
    with open(file, "w") as handle:
        handle.write(VIEW)
    browser.run("setWay('difference')")
    check(browser.until("$('difference').textContent === 'All pixels are equal.'"), f"it equals the same files, pixel by pixel {browser.run('$(`difference`).textContent')}")
    with open(file, "w") as handle:
        handle.write(VIEW.replace("Pressed", "Clicked"))
    git(folder, "commit", "-qam", "The second board")
    browser.run("$('revision').value = 'HEAD~1'; $('base-revision').value = 'HEAD'; $('version').requestSubmit()")
    check(browser.until("base && base.words.includes('The second board') && pin.words.includes('The first board')", 60), f"two versions are compared {browser.run('$(`version-status`).textContent')}")
    check(browser.until("/^[1-9][\\d,]* of [\\d,]+ pixels differ/.test($('difference').textContent)"), "they differ from each other")
    browser.run("setWay('side')")
    framed = "[$('pinned'), canvas].map(each => [each.parentNode.classList.contains('framed'), Math.round(each.getBoundingClientRect().top)].join()).join(' ')"
    browser.run("$('framed').click()")
    made = browser.run(framed).split(" ")
    check(made[0] == made[1] and made[0].startswith("true"), f"both have the frame of the device, at one height {made}")
    browser.run("$('framed').click()")
    said = browser.run("[...document.querySelectorAll('#grid figcaption')].map(each => each.textContent).join(' | ')")
    check("The first board" in said and said.endswith("The second board") or "The second board" in said.split(" | ")[-1], f"the captions name both versions: {said}")
    browser.run("setWay('difference')")
    check(browser.run("!$('base').hidden && $('pin-words').textContent.includes('not the present files')"), "the page says what it shows")
    browser.run("$('base-revision').value = 'HEAD~1'; $('version').requestSubmit()")
    check(browser.until("$('difference').textContent === 'All pixels are equal.'", 60), "a version equals itself")
    with open(file, "w") as handle:
        handle.write(VIEW)
    git(folder, "commit", "-qam", "The first board again")
    browser.run("$('base-revision').value = ''; $('revision').value = 'nothing'; $('version').requestSubmit()")
    check(browser.until("$('version-status').textContent.startsWith('nothing is no version')"), "an unknown version is an error")
    check(len(git(folder, "worktree", "list").splitlines()) == 1 and not git(folder, "status", "--porcelain", "--untracked-files=no"), "the repository stays as it is")
    browser.run("$('unpin').click(); $('compare').hidePopover()")


def style(root):
    blocks = []
    for path in ("Assets/Preview/preview.css", "Assets/Report/report.html", "Assets/Gallery/gallery.html"):
        with open(f"{root}/{path}") as file:
            blocks.append(re.search(r"begin style.*?\n(.*?)/\* end style", file.read(), re.S).group(1))
    check(blocks[0] == blocks[1] == blocks[2], "the page, the report and the gallery have the same style")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program", help="render")
    parser.add_argument("--shots", help="a folder for screenshots")
    parser.add_argument("--axe", help="the script axe.min.js of axe-core, to check each state of the page")
    options = parser.parse_args()
    Browser.axe = options.axe
    style(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        file = folder + "/Board.swift"
        with open(file, "w") as handle:
            handle.write(VIEW)
        scratch = folder + "/tmp"
        os.mkdir(scratch)
        server = subprocess.Popen([options.program, "preview", file], stderr=subprocess.PIPE, text=True, env={**os.environ, "TMPDIR": scratch})
        browser = None
        try:
            url = re.search(r"http\S+", server.stderr.readline()).group(0)
            browser = Browser(folder + "/browser")
            browser.size(1440, 900)
            browser.send("Page.navigate", url=url)
            check(browser.until("document.body && document.body.dataset.images > 0"), "a picture")
            drawn = "isAsShown() && screens[0].ratio === 1 && Math.abs(screens[0].width - state.width * shownScale()) < 1.01"
            check(browser.until(drawn), f"at the start, each pixel of the picture is a pixel of the display, at {browser.run('state.scale')}×")
            browser.run("$('scale').value = '2'; $('scale').dispatchEvent(new Event('change'))")
            browser.until("screens[0].width === 786")
            browser.run("$('axes').querySelector('[name=schemes]').click(); $('axes').querySelector('[value=\"iphone-se\"]').click()")
            check(browser.until("screens.length === 3 && state.variants.length === 2"), "two variants")
            browser.send("Page.reload")
            time.sleep(0.5)
            check(browser.until("document.body && document.body.dataset.images > 0 && screens.length === 3 && $('variant-count').textContent === '2'"), "a page that is loaded again has its variants")
            check(browser.run("axes.schemes.checked && $('axes').querySelector('[value=\"iphone-se\"]').checked"), "and its form shows them")
            variants(browser, options.shots)
            browser.run("$('axes').reset()")
            check(browser.until("screens.length === 1 && state.variants.length === 0"), "None takes them away")
            layout(browser, options.shots)
            pixels(browser)
            zooming(browser)
            lists(browser, options.shots)
            code_colours(browser)
            session(browser, file, options.shots)
            by_keys(browser)
            timeline(browser, options.shots)
            findings(browser, options.shots)
            panes(browser)
            curves(browser, options.shots)
            exports(browser, folder, options.shots)
            versions(browser, folder, file, options.shots)
            # Loads another page first, because a new fragment alone does not load the page again.
            browser.send("Page.navigate", url="about:blank")
            browser.until("location.href === 'about:blank'")
            browser.send("Page.navigate", url=url + "#preview=Board/Wide&title=Wide")
            check(browser.until("document.body?.dataset.images > 0 && state?.settings.preview === 'Wide'"), "the address chooses a preview")
            found = browser.run("(kept => { const made = ['A/Sub/Feed/Empty-2', 'A/Sub/Feed/Empty', 'A/Dark'].map(path => { history.replaceState(null, '', '#' + new URLSearchParams({ preview: path, title: 'Empty' })); state = { ...kept, previews: ['Empty', 'Dark', 'Feed/Empty', 'Feed/Empty-2'] }; return named(); }); state = kept; return made.join(); })(state)")
            check(found == "Feed/Empty-2,Feed/Empty,Dark", f"a gallery's name of a preview chooses it: {found}")
            browser.run("location.hash = 'preview=Board/Ball'")
            check(browser.until("state.settings.preview === 'Ball'"), "also later, by its name in tests")
            # The checks above cause these two: they read canvases, and ask for versions that do not exist.
            errors = [error for error in browser.errors if "willReadFrequently" not in error and "status of 422" not in error]
            check(not errors, f"no errors in the console {errors}")
            others = browser.run("performance.getEntriesByType('resource').map(each => new URL(each.name)).filter(each => each.host !== location.host && !/^(blob|data):$/.test(each.protocol)).join()")
            check(not others, f"nothing from elsewhere {others}")
        finally:
            if browser:
                browser.close()
            server.terminate()
            status = server.wait(20)
            left = [name for name in os.listdir(scratch) if name.startswith("zoetrope")]
            check(status == 143 and not left, f"SIGTERM removes the folders of versions {status} {left}")
    print(f"{len(failures)} wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
