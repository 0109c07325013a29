# SPDX-License-Identifier: MIT
"""Drives the page of `render gallery` in headless Chromium. Run by hand, not by CI; needs Python and chromium:

    python3 Tests/Bench/gallery_page.py PROGRAM [--shots FOLDER] [--axe axe.min.js] [--site FOLDER]

Makes a gallery of 200 previews, opens it from files, and checks the time until the pictures in view are shown; the layout
from 360 to 2560 pixels, light and dark; search, keys, addresses, variants, tabs, names and contrast of the controls; thumbnails on a web server. Exit
status 1: a check failed.
"""

import argparse
import functools
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import preview_page
from preview_page import CONTRAST, Browser, check, failures, nameless

FILES, EACH = 20, 10
# With the animated preview, and the two of `SHAPES`.
COUNT = FILES * EACH + 3
VIEW = """import SwiftUI

struct Card{0}: View {{
    let number: Int
    var body: some View {{
        VStack(alignment: .leading) {{
            Label("Card {0}.\\(number)", systemImage: "star.fill").font(.headline)
            Text("Words that explain what this card is about.").foregroundStyle(.secondary)
            Button("Save \\(number)") {{}}
        }}
        .padding().background(Color(hue: Double(number) / 10, saturation: 0.2, brightness: 1), in: .rect(cornerRadius: 12))
    }}
}}

"""
SMALL = '#Preview("Card {0}.{1}", traits: .sizeThatFitsLayout) {{ Card{0}(number: {1}) }}\n'
SCREEN = '#Preview("Screen {0}.{1}") {{ List {{ ForEach(0..<9) {{ _ in Card{0}(number: {1}) }} }} }}\n'
MOVING = """import SwiftUI

#Preview("Turning", traits: .fixedLayout(width: 100, height: 100)) { ProgressView() }
"""
# Previews of one title, and pictures that are too tall and too wide for their cards.
SHAPES = """import SwiftUI

#Preview("Shape", traits: .fixedLayout(width: 200, height: 2400)) { VStack { ForEach(0..<80) { Text("Row \\($0)") } } }
#Preview("Shape", traits: .fixedLayout(width: 2400, height: 60)) { HStack { ForEach(0..<30) { Text("Word \\($0)") } } }
"""

STRAYS = """(() => {
  const seen = [...document.querySelectorAll("button, input, a")].filter(each => each.checkVisibility({ contentVisibilityAuto: true }) && !each.closest("#panel, #stage"));
  const out = seen.filter(each => { const box = each.getBoundingClientRect(); return box.width && (box.left < -0.5 || box.right > innerWidth + 0.5); });
  return [document.documentElement.scrollWidth > innerWidth ? "page" : "", ...out.map(each => each.id || each.textContent.trim())].filter(Boolean).join(", ");
})()"""

# Whether all pictures in the window are shown. Pictures outside of it load later.
SHOWN = """(() => {
  const images = [...document.querySelectorAll(".card img")].filter(each => { const box = each.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight; });
  return document.querySelectorAll(".card").length && images.length && images.every(each => each.complete && each.naturalWidth) ? performance.now() : 0;
})()"""


def make(program, folder):
    for file in range(FILES):
        with open(f"{folder}/Card{file}.swift", "w") as out:
            out.write(VIEW.format(file))
            for number in range(EACH):
                out.write((SCREEN if number % 3 == 0 else SMALL).format(file, number))
    with open(f"{folder}/Turning.swift", "w") as out:
        out.write(MOVING)
    with open(f"{folder}/Shapes.swift", "w") as out:
        out.write(SHAPES)
    start = time.monotonic()
    subprocess.run([program, "gallery", folder, "-o", folder + "/site", "--variants", "light,dark", "-q"], check=True)
    print(f"made in {time.monotonic() - start:.1f} s")
    return folder + "/site"


def opening(browser, address):
    times = []
    for _ in range(5):
        browser.send("Network.clearBrowserCache")
        browser.send("Page.navigate", url="about:blank")
        browser.send("Page.navigate", url=address)
        end = time.monotonic() + 20
        while time.monotonic() < end and not (shown := browser.run(SHOWN)):
            time.sleep(0.01)
        times.append(shown or 20_000)
    cards, loaded = browser.run("document.querySelectorAll('.card').length"), browser.run("performance.getEntriesByType('resource').length")
    check(cards == COUNT, f"{cards} previews")
    check(sorted(times)[2] <= 1000, f"open in {', '.join(f'{each:.0f}' for each in times)} ms; {loaded} pictures loaded")
    check(browser.run("[...document.querySelectorAll('.card img')].every(each => each.loading === 'lazy' && each.width && each.height)"), "pictures have a size and load late")


def layout(browser, shots):
    for scheme in ("light", "dark"):
        browser.scheme(scheme)
        low = browser.run(CONTRAST)
        check(not low, f"{scheme}: contrast of 4.5 {low}")
        for width, height in ((360, 740), (600, 800), (900, 700), (1100, 768), (1440, 900), (1920, 1080), (2560, 1440)):
            browser.size(width, height)
            strays = browser.run(STRAYS)
            check(not strays, f"{scheme} {width}: inside of the window {strays}")
            if shots:
                browser.shot(f"{shots}/gallery-{width}-{scheme}.png")
            if width in (360, 1440):
                browser.audit(f"{scheme} {width}: the list")
            browser.run("location.hash = 'Card0/Screen-0.0&variant=all'")
            browser.until("document.querySelectorAll('#stage img').length === 2", 5)
            time.sleep(0.2)
            strays = browser.run(STRAYS)
            check(not strays, f"{scheme} {width}: a preview's controls inside of the window {strays}")
            room = json.loads(browser.run("JSON.stringify([$('stage').clientHeight, $('panel').clientHeight])"))
            check(min(room) > 120, f"{scheme} {width}: room for pictures and text {room}")
            check(browser.run("$('tabs').offsetHeight") < 60, f"{scheme} {width}: one row of tabs")
            if shots:
                browser.shot(f"{shots}/gallery-one-{width}-{scheme}.png")
            if width in (360, 1440):
                browser.audit(f"{scheme} {width}: a preview")
            browser.run("leave()")
            browser.until("!$('detail').open", 5)


def session(browser, address):
    browser.size(1440, 900)
    check(browser.run("document.title") == "Cards", "the title")
    order = browser.run("[...document.querySelectorAll('#files a')].map(each => each.firstChild.textContent).join()")
    check(order == ",".join([f"Card{number}" for number in range(FILES)] + ["Shapes", "Turning"]), f"files in the order of their numbers {order}")
    browser.key("/")
    check(browser.run("document.activeElement.id") == "search", "/ leads to the search")
    for letter in "save 7 card3":
        browser.key(letter)
    found = browser.run("[...document.querySelectorAll('.card strong')].map(each => each.textContent).join()")
    check(found == "Card 3.7", f"the search finds words on screens: {found}")
    browser.run("$('search').value = 'nothing like it'; list()")
    said = browser.run("[$('empty').textContent, $('title').lastChild.textContent, ...[...$('kinds').querySelectorAll('b')].map(each => each.textContent)].join('; ')")
    check(said.startswith(f"No preview matches “nothing like it”.; 0 of {COUNT} previews; 0; 0"), f"a search without a match: {said}")
    check(browser.run("(box => box.top > 0 && box.bottom < innerHeight)($('empty').getBoundingClientRect())"), "its message is in the window")
    browser.run("$('search').focus()")
    browser.key("Escape")
    check(browser.run("document.querySelectorAll('.card').length") == COUNT, "Esc ends the search")
    browser.run("document.querySelector('[data-kind=moving]').click()")
    check(browser.run("document.querySelectorAll('.card').length") == 1, "only what is animated")
    browser.run("document.querySelector('.card').click()")
    check(browser.until("/gif$/.test(document.querySelector('#stage img')?.src)", 5), "the animation plays")
    browser.key(" ")
    check(browser.run("/png$/.test(document.querySelector('#stage img').src) && !/gif$/.test(document.querySelector('#stage img').src)"), "Space stops it")
    animations(browser, address)
    browser.run("$('back').click()")
    check(browser.until("!$('detail').open && location.hash === ''", 5), "Back leads to the list")
    browser.run("document.querySelector('[data-kind=all]').click()")
    shapes(browser)
    browser.run("document.querySelector('[data-variant=dark]').click()")
    check(browser.run("[...document.querySelectorAll('.card img')].filter(each => /[.]dark[.]png$/.test(each.src)).length") >= FILES * EACH, "all pictures are dark")
    browser.run("document.querySelectorAll('.card')[2].click()")
    check(browser.until("$('detail').open", 5), "a click opens a preview")
    address_ = browser.run("location.hash")
    check(address_ == "#Card0/Card-0.2&variant=dark", f"its address {address_}")
    marked = browser.run("document.querySelector('.code .at')?.textContent")
    check("Card 0.2" in (marked or ""), f"its line {marked}")
    kinds = browser.run("[...new Set([...document.querySelectorAll('.code .line > span')].map(each => each.className))].sort().join('')")
    check(kinds == "aknst", f"the source has colours {kinds}")
    check(browser.run("$('copy').checkVisibility() && $('live').hidden"), "the source can be copied, and a site without a server has no live page")
    browser.run("$('copy').click()")
    check(browser.until("$('copy').textContent === 'Copied' && $('said').textContent === 'Copied'", 3), f"Copy copies it {browser.run('$(`copy`).textContent')}")
    browser.key("j")
    check(browser.run("$('name').firstChild.textContent") == "Screen 0.3", "j leads to the next")
    browser.key("v")
    check(browser.run("way") == "light", "v changes the variant")
    browser.run("$('tab-source').focus()")
    preview_page.Browser.key(browser, "ArrowRight")
    check(browser.run("document.activeElement.id + tab") == "tab-heardheard", "an arrow key changes the tab")
    check("button" in browser.run("$('panel').textContent"), "the accessibility tree")
    names = nameless(browser)
    check(not names, f"all controls have names {names}")
    browser.key("Escape")
    check(browser.until("!$('detail').open", 5), "Esc closes")
    browser.send("Page.navigate", url="about:blank")
    browser.send("Page.navigate", url=address + "#Card4/Card-4.7&variant=dark&show=findings")
    check(browser.until("window.preview !== undefined || typeof preview !== 'undefined' && preview?.name === 'Card4/Card-4.7' && way === 'dark' && tab === 'findings'", 5), "an address opens its preview, variant and tab")
    browser.run("$('back').click()")
    check(browser.until("!$('detail').open && document.querySelectorAll('.card').length > 100", 5), "and Back leads to the list")
    check(not nameless(browser), "all controls of the list have names")


def shapes(browser):
    """Thumbnails of very tall and very wide pictures show their beginning, and previews of one title are numbered."""
    browser.run("$('search').value = 'shape'; list()")
    titles = browser.run("[...document.querySelectorAll('.card strong')].map(each => each.textContent).join()")
    check(titles == "Shape,Shape 2", f"previews of one title are numbered: {titles}")
    browser.until("[...document.querySelectorAll('.crop img')].every(each => each.complete)", 5)
    for kind, index in (("tall", 0), ("wide", 1)):
        box = json.loads(browser.run(f"""JSON.stringify((frame => [frame.className, frame.offsetWidth, frame.offsetHeight, frame.firstChild.offsetWidth, frame.firstChild.offsetHeight, frame.parentNode.offsetWidth, frame.parentNode.offsetHeight])(document.querySelectorAll('.crop')[{index}]))"""))
        name, width, height, image_width, image_height, room_width, room_height = box
        check(name == f"crop {kind}" and (width > 0.35 * room_width if kind == "tall" else height > 0.2 * room_height), f"a {kind} picture shows its beginning {box}")
        check(abs(image_width / image_height - (200 / 2400, 2400 / 60)[index]) < 0.05 * image_width / image_height, f"its proportions stay {box}")
    browser.run("$('search').value = ''; list()")


def animations(browser, address):
    """The shown variant plays its own animation."""
    folder = address.removeprefix("file://").removesuffix("index.html")
    shutil.copy(folder + browser.run("animated(preview).animation.file"), folder + "pictures/own.gif")
    browser.run("document.querySelector('#shown [data-way=dark]').click()")
    said = browser.run("document.querySelector('#stage figcaption').textContent")
    own = browser.run("Boolean(pictureOf(preview, 'dark').animation)")
    check(own or said.endswith("animated in Light"), f"a variant without an animation names the one that has it: {said}")
    browser.run("(picture => { picture.kept = picture.animation; picture.animation = { ...animated(preview).animation, file: 'pictures/own.gif' }; })(pictureOf(preview, 'dark')); isPlaying = true; draw()")
    check(browser.run("document.querySelector('#stage img').src.endsWith('pictures/own.gif')"), "the shown variant plays its own animation")
    browser.key("v")
    check(browser.run("/gif$/.test(document.querySelector('#stage img').src) && !document.querySelector('#stage img').src.endsWith('own.gif')"), "the next variant plays its own")
    browser.key("a")
    check(browser.run("new Set([...document.querySelectorAll('#stage img')].map(each => each.src).filter(each => /gif$/.test(each))).size") == 2, "all variants play theirs")
    browser.key(" ")
    check(browser.run("[...document.querySelectorAll('#stage img')].every(each => /png$/.test(each.src))"), "Space stops all")
    browser.run("(picture => { picture.animation = picture.kept; })(pictureOf(preview, 'dark')); document.querySelector('#shown [data-way=light]').click()")


SINGLE = """import SwiftUI

#Preview {{ VStack {{ Text("Number {0}"); Button {{}} label: {{ Color.gray.frame(width: 20, height: 20) }} }} }}
"""
# The part of the window that cards cover, from the top of the first to the bottom of the last; and the rows of cards.
COVER = """(() => { const boxes = [...document.querySelectorAll(".card")].map(each => each.getBoundingClientRect());
  return JSON.stringify([(Math.max(...boxes.map(box => box.bottom)) - boxes[0].top) / innerHeight, new Set(boxes.map(box => Math.round(box.top))).size]); })()"""


def singles(program, browser, folder, shots):
    """A folder with a file for each preview, on a web server: one grid, thumbnails of the contents, findings, errors."""
    for number in range(12):
        os.makedirs(f"{folder}/Parts/Group{number // 4}", exist_ok=True)
        with open(f"{folder}/Parts/Group{number // 4}/Part{number}.swift", "w") as out:
            out.write(SINGLE.format(number))
    subprocess.run([program, "gallery", folder + "/Parts", "-o", folder + "/parts-site", "--variants", "light,dark", "-q"], check=True)

    # Like the server of `render preview`: the page has its version, and `version` answers with it and with errors.
    trouble = []

    class Files(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            if self.path not in ("/version", "/index.html"):
                return super().do_GET()
            text = json.dumps({"version": 1, **({"failure": trouble[0]} if trouble else {"done": 3, "total": 12})})
            if self.path == "/index.html":
                with open(folder + "/parts-site/index.html") as file:
                    text = file.read().replace("<html", '<html data-version="1"', 1)
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(text.encode())

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder + "/parts-site"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser.send("Page.navigate", url=f"http://127.0.0.1:{server.server_port}/index.html")
    check(browser.until(SHOWN + " && document.querySelectorAll('.card').length === 12", 10), "twelve files")
    for width, height in ((360, 740), (1440, 900), (2560, 1440)):
        browser.size(width, height)
        time.sleep(0.3)
        cover, rows = json.loads(browser.run(COVER))
        columns = browser.run("Number(getComputedStyle($('groups')).getPropertyValue('--columns'))")
        check(rows == -(-12 // columns), f"{width}: one grid of {columns} columns and {rows} rows")
        check(cover > 0.7, f"{width}: cards fill the window to {cover:.2f}")
        strays = browser.run(STRAYS)
        check(not strays, f"{width}: inside of the window {strays}")
        for scheme in ("light", "dark"):
            browser.scheme(scheme)
            if shots:
                browser.shot(f"{shots}/singles-{width}-{scheme}.png")
    browser.size(1440, 900)
    # Three previews in each file leave no columns empty.
    three = browser.run("(kept => { for (const each of document.querySelectorAll('#sections > section')) each.count = 3; arrange(); const made = Number(getComputedStyle($('groups')).getPropertyValue('--columns')); for (const each of document.querySelectorAll('#sections > section')) each.count = 1; arrange(); return made; })()")
    check(three in (3, 6), f"files with three previews have {three} columns")
    heading = json.loads(browser.run("JSON.stringify([...document.querySelector('section h2').children].map(each => each.textContent))"))
    check(heading == ["Part0.swift", "Group0"], f"a heading has the file and its folder {heading}")
    # 20 points are left around the contents, of which 44 points are the widest text.
    check(browser.until("[...document.querySelectorAll('.crop')].every(each => Number(each.style.getPropertyValue('--points')) < 160)", 5), f"thumbnails show the contents {browser.run('document.querySelector(`.crop`).getAttribute(`style`)')}")
    browser.run("document.querySelector('.card').click()")
    browser.until("$('detail').open", 5)
    browser.run("$('tab-findings').click()")
    place = browser.run("document.querySelector('.finding .link')?.textContent")
    check(re.fullmatch(r"Group0/Part0\.swift:3", place or "") is not None, f"a finding has its line {place}")
    # Marks of findings, as pixels of the window from the place of the picture.
    browser.run("preview.findings.forEach((each, index) => { each.frame = { x: 100 + 40 * index, y: 200, width: 20, height: 20 }; }); showTabs()")
    marks = json.loads(browser.run("""JSON.stringify([...document.querySelectorAll('.mark')].map(mark => { const [a, b] = [mark, mark.parentNode.querySelector('img')].map(each => each.getBoundingClientRect()), scale = b.width / 393;
      return [(a.left - b.left) / scale, (a.top - b.top) / scale, a.width / scale].map(Math.round); }))"""))
    count = browser.run("preview.findings.length")
    check(marks == [[100 + 40 * index, 200, 20] for index in range(count)], f"findings are marked on the picture {marks}")
    browser.send("Input.dispatchMouseEvent", type="mouseMoved", **json.loads(browser.run("JSON.stringify((box => ({ x: box.left + 20, y: box.top + 20 }))(document.querySelector('.finding').getBoundingClientRect()))")))
    check(browser.run("document.querySelectorAll('.mark.current').length === 1 && document.querySelector('.mark.current').dataset.index === '0'"), "the finding under the pointer has its mark")
    browser.audit("marks of findings")
    if shots:
        browser.shot(f"{shots}/gallery-marks.png")
    browser.run("document.querySelector('.finding .link').click()")
    check(browser.run("!document.querySelector('.mark')"), "without the findings, the picture has no marks")
    check("Number 0" in browser.run("document.querySelector('.code .at').textContent"), "and leads to the source")
    link = browser.run("$('live').checkVisibility() && $('live').getAttribute('href')")
    check(link == "../#preview=Group0%2FPart0%2FPreview&title=Part0", f"a served gallery leads to the live page {link}")
    browser.run("$('back').click()")
    check(browser.run("$('trouble').hidden"), "no errors")
    check(browser.until("$('making').textContent === 'drawing: 3 of 12 previews'", 5), "a version that is being made is told")
    trouble.append("Part0.swift:3:1: error: no such thing")
    check(browser.until("!$('trouble').hidden && $('trouble').textContent.includes('Part0.swift:3:1')", 5), "errors of the files are told")
    if shots:
        browser.shot(f"{shots}/gallery-trouble.png")
    trouble.clear()
    check(browser.until("$('trouble').hidden", 5), "until they are mended")
    server.shutdown()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--shots")
    parser.add_argument("--axe", help="the script axe.min.js of axe-core, to check each state of the page")
    parser.add_argument("--site", help="an existing gallery of this script's previews")
    options = parser.parse_args()
    Browser.axe = options.axe
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        os.mkdir(folder + "/Cards")
        site = options.site or make(options.program, folder + "/Cards")
        address = "file://" + os.path.abspath(site) + "/index.html"
        browser = Browser(profile)
        try:
            browser.size(1440, 900)
            opening(browser, address)
            layout(browser, options.shots)
            session(browser, address)
            singles(options.program, browser, folder, options.shots)
            check(not browser.errors, f"no errors {browser.errors}")
        finally:
            browser.close()
    print(f"{len(failures)} wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
