// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// The report page in a headless browser, from a file, with clicks, keys and touches.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "chromium is not installed"))
struct ReportPageTests {
    private static let views =
        TestProject.movingBall + """
            #Preview("Still", traits: .fixedLayout(width: 200, height: 120)) { Text("Still") }
            #Preview("Moving", traits: .fixedLayout(width: 40, height: 80)) { Ball() }
            #Preview("New", traits: .fixedLayout(width: 40, height: 80)) { Color.red }
            #Preview("Good", traits: .fixedLayout(width: 40, height: 80)) { Color.green }
            """

    /// A project with a report on four pictures: `Still` and `Moving` differ from their records in one pixel, `New` has
    /// no record, and `Good` matches.
    private func project() throws -> TestProject {
        let project = try TestProject(["Views.swift": Self.views])
        #expect(try project.render("test").status == 1)
        for (name, x, y) in [("Still", 17, 40), ("Moving", 80 * 3 + 5, 11)] {
            let path = "__Snapshots__/Views/\(name).png"
            var bitmap = try ImageDecoder.decode(project.folder.read(path))
            bitmap[x, y] = SIMD4(254, 0, 0, 255)
            try project.folder.write(PNGEncoder().encode(bitmap), to: path)
        }
        try FileManager.default.removeItem(atPath: project.folder.path + "/__Snapshots__/Views/New.png")
        #expect(try project.render("test", "--record", "never", "--report", "report").status == 1)
        return project
    }

    /// The lines that `script` prints about the page. It can call `tell`, `click`, `text` and `pause`.
    private func told(_ script: String, width: Int, in project: TestProject) throws -> [String] {
        let page = String(decoding: try project.folder.read("report/index.html"), as: UTF8.self)
        let probe = """
            <script>
            {
              const lines = [], tell = (...words) => lines.push(words.join(" "));
              const $$ = selector => [...document.querySelectorAll(selector)];
              const text = selector => document.querySelector(selector).textContent.trim().replace(/\\s+/g, " ");
              const click = selector => (typeof selector === "string" ? document.querySelector(selector) : selector).click();
              const pause = time => new Promise(done => setTimeout(done, time));
              const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
              addEventListener("error", event => tell("error", event.message));
              addEventListener("unhandledrejection", event => tell("error", event.reason));
              addEventListener("securitypolicyviolation", event => tell("error", event.blockedURI));
              (async () => {
                await pause(100);
                \(script)
              })().catch(error => tell("error", error)).then(() => parent.postMessage(lines, "*"));
            }
            </script></body>
            """
        try project.folder.write(page.replacing("</body>", with: probe), to: "report/probe.html")
        try project.folder.write(
            """
            <iframe src="probe.html" style="border: 0; width: \(width)px; height: 800px"></iframe><pre id="told"></pre>
            <script>onmessage = event => document.getElementById("told").textContent = event.data.join("\\n");</script>
            """, to: "report/frame.html")
        return try Browser.text(ofElement: "told", in: project.folder.path + "/report/frame.html")
            .split(separator: "\n").map(String.init)
    }

    @Test func clicksKeysAndFingers() throws {
        let told = try told(
            """
            tell("cards", $$(".card strong").map(card => card.textContent).join(" "));
            tell("filters", $$("#filters button").map(button => button.textContent).join(", "));
            click("#filters [data-kind=all]");
            tell("all", $$(".card").length);
            $("search").value = "goo"; $("search").dispatchEvent(new Event("input"));
            tell("found", $$(".card strong").map(card => card.textContent).join(" "));
            $("search").value = ""; $("search").dispatchEvent(new Event("input"));
            click("#filters [data-kind=bad]");

            click($$(".card").find(card => card.textContent.includes("Still"))); await pause(100);
            tell("opened", text("#name"), text("#outcome"), location.hash);
            tell("side", $$("#stage figcaption").map(part => part.textContent).join(", "));
            click("[data-mode=slider]");
            let frame = document.querySelector("#stage .frame"), box = frame.getBoundingClientRect();
            const at = (name, x, y) => frame.dispatchEvent(
              new PointerEvent(name, { clientX: box.left + x, clientY: box.top + y, pointerType: "touch", bubbles: true }));
            at("pointerdown", box.width / 4, 10);
            tell("slider", frame.querySelector(".over").style.clipPath, frame.getAttribute("aria-valuenow"), getComputedStyle(frame).touchAction);
            frame.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
            tell("slid", frame.querySelector(".over").style.clipPath, frame.getAttribute("aria-valuenow"));
            press("3");
            const seen = [];
            for (let turn = 0; turn < 2; turn += 1) { seen.push(text("#stage figcaption")); await pause(600); }
            tell("blink", seen.join(", "));
            press("4");
            tell("difference", text("#stage figcaption"));
            press("d");
            const canvas = document.querySelector("#stage canvas"), place = canvas.getBoundingClientRect();
            const stage = $("stage").getBoundingClientRect(), one = place.width / 400;
            frame = canvas.parentNode; box = place;
            tell("spot", one, place.left + 17.5 * one < stage.right && place.top + 40.5 * one < stage.bottom);
            frame.dispatchEvent(new MouseEvent("mousemove", { clientX: box.left + 17.5 * one, clientY: box.top + 40.5 * one }));
            tell("pixel", text("#pixel"));
            press("-");
            tell("smaller", document.querySelector("#stage canvas").getBoundingClientRect().width / 400);
            tell("command", text(".command pre"));

            press("ArrowLeft"); await pause(100);
            tell("previous", text("#name"), text("#outcome"), text("#stage figcaption"));
            press("ArrowLeft"); await pause(100);
            tell("moving", text("#name"), text("#moment"), $("scrubber").hidden);
            $("frame").value = "1"; $("frame").dispatchEvent(new Event("input"));
            tell("scrubbed", text("#moment"), document.querySelector("#stage canvas").width);
            press(" "); await pause(400);
            tell("playing", text("#moment"), text("#play"));
            press(" ");
            press("a");
            tell("sheet", document.querySelector("#stage canvas").width);
            click("#back");
            tell("closed", !$("detail").open, location.hash === "");
            tell("resources", performance.getEntriesByType("resource").length);
            """, width: 1280, in: try project())
        #expect(
            told == [
                "cards Moving New Still",
                "filters All 4, Not as recorded 3, As recorded 1, Different 2, Not recorded 1",
                "all 4", "found Good",
                "opened Still different #Views%2FStill", "side expected, difference, actual",
                "slider inset(0px 0px 0px 25%) 25 pan-y pinch-zoom", "slid inset(0px 0px 0px 27%) 27",
                "blink expected, actual", "difference difference: 1 pixel", "spot 16 true",
                "pixel at 17, 40 expected #fe0000 actual #ffffff", "smaller 8", "command render accept Views/Still",
                "previous New not recorded actual; nothing is recorded",
                // The animation is shown at its first differing moment.
                "moving Moving 1 s false", "scrubbed 0.333 s 80", "playing 0.667 s Stop", "sheet 480",
                "closed true true",
                "resources 0",
            ])
    }

    /// The report and the gallery are one file each, so they contain copies of the preview page's style.
    @Test func hasTheStyleOfThePreviewPage() throws {
        let styles = try ["Preview/preview.css", "Report/report.html", "Gallery/gallery.html"].map { path in
            let file = TestProject.checkout.appending(path: "Assets/" + path)
            let text = try String(contentsOf: file, encoding: .utf8)
            let start = try #require(text.range(of: "\n:root {"))
            let end = try #require(text.range(of: "/* end style */"))
            return String(text[start.lowerBound..<end.lowerBound])
        }
        #expect(styles[0] == styles[1] && styles[0] == styles[2])
    }

    /// The page fits the width of a phone, and all controls are reachable.
    @Test func onAPhone() throws {
        let told = try told(
            """
            const fits = () => document.documentElement.scrollWidth <= innerWidth;
            tell(innerWidth, "list", fits(), $$(".card").every(card => card.getBoundingClientRect().right <= innerWidth));
            for (const name of ["Still", "Moving", "New"]) {
              click($$(".card").find(card => card.textContent.includes(name))); await pause(100);
              const shown = $$("#bar button, #bar input").filter(part => part.checkVisibility());
              tell(name, fits(), shown.every(part => part.getBoundingClientRect().right <= innerWidth),
                $("stage").clientHeight >= 200);
              click("#back");
            }
            """, width: 390, in: try project())
        #expect(told == ["390 list true true", "Still true true true", "Moving true true true", "New true true true"])
    }
}
