// SPDX-License-Identifier: MIT

import Codecs
import Commands
import Drawing
import Foundation
import TestSupport
import Testing

struct FrameLayoutTests {
    @Test func captionsBelongToLanguages() {
        #expect(FrameCaption("All in one place") == FrameCaption("All in one place"))
        #expect(FrameCaption("de=Auf einen\\nBlick").language == "de")
        #expect(FrameCaption("de=Auf einen\\nBlick").text == "Auf einen\nBlick")
        #expect(FrameCaption("E=mc²").language == nil && FrameCaption("E=mc²").text == "E=mc²")
        #expect(FrameCaption("a = b").language == nil)
        let captions = ["All", "de=Alle", "pt_BR=Tudo"].map(FrameCaption.init)
        func text(_ locale: String) -> String? { FrameCaption.text(in: captions, for: Locale(identifier: locale)) }
        #expect(text("de_AT") == "Alle" && text("pt_BR") == "Tudo" && text("en_US") == "All")
        #expect(FrameCaption.text(in: [FrameCaption("de=Alle")], for: Locale(identifier: "fr")) == nil)
    }

    /// At sizes of app stores and others, everything lies inside the picture, and the device keeps its proportions.
    @Test(arguments: [(440.0, 956.0), (1032, 1376), (956, 440), (1376, 1032), (500, 500), (100, 1000)], [true, false])
    func everythingLiesInside(_ size: (Double, Double), _ hasCaption: Bool) {
        let size = CGSize(width: size.0, height: size.1)
        for device in [CGSize(width: 472, height: 988), CGSize(width: 988, height: 472)] {
            let layout = FrameLayout(size: size, device: device, scale: 3, hasCaption: hasCaption)
            let all = CGRect(origin: .zero, size: size)
            #expect(all.contains(layout.device) && (!hasCaption || all.contains(layout.caption)))
            #expect(!hasCaption || !layout.caption.intersects(layout.device))
            #expect(abs(layout.device.width / layout.device.height - device.width / device.height) < 1e-9)
        }
    }
}

/// `render frame`, with the built program.
@Suite(.serialized) struct FrameTests {
    private static let home = """
        struct Home: View {
            var body: some View { Color.green.ignoresSafeArea().overlay { Text("Hello") } }
        }
        #Preview { Home() }
        #Preview("Small", traits: .fixedLayout(width: 40, height: 20)) { Color.red }

        """

    private func project() throws -> TestProject {
        let project = try TestProject(["Home.swift": Self.home])
        try project.folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"headline": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "At a glance"}},
              "de": {"stringUnit": {"state": "translated", "value": "Auf einen Blick"}}}}}}
            """, to: "Localizable.xcstrings")
        return project
    }

    @Test(arguments: [
        ("iphone-16-pro-max", 1320, 2868), ("iphone-15-pro-max", 1290, 2796), ("ipad-pro-13", 2064, 2752),
        ("iphone-se", 750, 1334),
    ])
    func hasThePixelsOfTheDisplay(_ device: String, _ width: Int, _ height: Int) throws {
        let project = try project()
        let run = try project.render(
            "frame", "Home.swift", "--device", device, "--caption", "All in one place", "-o", "home.png", "-q")
        #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
        let bitmap = try ImageDecoder.decode(project.folder.read("home.png"))
        #expect(bitmap.width == width && bitmap.height == height)
        // The ground is opaque at the corner, and the screen shows its view.
        #expect(bitmap[0, 0].w == 255)
        #expect(bitmap[width / 2, height * 3 / 4] == SIMD4(52, 199, 89, 255))
    }

    /// The device is drawn smaller than its display, but neighbouring rows still meet on a pixel.
    @Test func rowsHaveNoSeams() throws {
        let project = try TestProject([
            "Rows.swift": """
            #Preview {
                VStack(spacing: 0) { ForEach(0..<30) { _ in Color.green.frame(height: 20.7) } }.background(.red)
            }
            """
        ])
        #expect(try project.render("frame", "Rows.swift", "--caption", "Rows", "-o", "rows.png", "-q").status == 0)
        let bitmap = try ImageDecoder.decode(project.folder.read("rows.png"))
        let column = (0..<bitmap.height).map { bitmap[bitmap.width / 2, $0] }
        let green = SIMD4<UInt8>(52, 199, 89, 255)
        let first = try #require(column.firstIndex(of: green)), last = try #require(column.lastIndex(of: green))
        #expect(last - first > 1000 && column[first...last].allSatisfy { $0 == green })
    }

    @Test func oneCallDrawsAllLanguages() throws {
        let project = try project()
        let run = try project.render(
            "frame", "Home.swift", "--preview", "1", "--caption", "headline", "--locales", "en,de", "--pixels",
            "300x600",
            "-o", "shots")
        #expect(run.status == 0 && run.err.isEmpty, "\(run.err)")
        #expect(run.out == "shots/en/Home.png  300×600\nshots/de/Home.png  300×600\n")
        let pictures = try ["en", "de"].map { try ImageDecoder.decode(project.folder.read("shots/\($0)/Home.png")) }
        let plain = try ["At a glance", "Auf einen Blick"].enumerated().map { index, caption in
            let path = "plain\(index).png"
            #expect(
                try project.render(
                    "frame", "Home.swift", "--preview", "1", "--caption", caption, "--pixels", "300x600", "--locale",
                    ["en", "de"][index], "-o", path, "-q"
                ).status == 0)
            return try ImageDecoder.decode(project.folder.read(path))
        }
        #expect(Checksum(pictures[0]) == Checksum(plain[0]) && Checksum(pictures[1]) == Checksum(plain[1]))
        #expect(Checksum(pictures[0]) != Checksum(pictures[1]))
    }

    @Test(arguments: [
        (["-o", "x.jpg"], "frames are .png files"),
        (["--locales", "en,de", "-o", "x.png"], "2 languages need a folder"),
        (["--caption", "All", "--caption", "de=Alle", "-o", "x.png"], "2 languages need a folder"),
        (["--size", "10x10", "-o", "x.png"], "use --pixels"), (["--pixels", "10x10"], "use whole numbers"),
        (["--ground", "transparent"], "cannot be transparent"), (["--ground", "red,blue,green"], "two for a gradient"),
    ])
    func refusesWrongArguments(_ options: [String], _ message: String) throws {
        let run = try project().render(["frame", "Home.swift"] + options, environment: [:])
        #expect(
            run.status == 64 && run.err.contains(message) && run.err.split(separator: "\n").count == 1, "\(run.err)")
    }

    @Test func aSmallPreviewIsNoScreen() throws {
        let run = try project().render("frame", "Home.swift", "--preview", "Small", "-o", "x.png")
        #expect(run.status == 65 && run.err.contains("no screen"), "\(run.err)")
    }

    /// A picture for a store must not go out with a hole where its headline belongs.
    @Test func missingHeadlinesAreReported() throws {
        let project = try project()
        func frame(_ options: String...) throws -> TestProject.Run {
            try project.render(
                ["frame", "Home.swift", "--preview", "1", "--pixels", "300x600", "-q", "-f"] + options, environment: [:]
            )
        }
        let other = try frame("--caption", "en=At sea", "--locales", "en,fr", "-o", "shots")
        #expect(other.status == 0 && other.err.contains("--caption has no text for fr: add --caption 'fr=…'"))
        let key = try frame("--caption", "home.nope", "-o", "a.png")
        #expect(key.status == 0 && key.err.contains("no string catalog has the key 'home.nope' in en_US"), "\(key.err)")
        #expect(try frame("--caption", "home.nope", "-o", "b.png", "--strict").status == 65)
        #expect(!project.folder.contents.contains("b.png"))
        let good = try frame("--caption", "headline", "-o", "c.png")
        #expect(good.status == 0 && good.err.isEmpty, "\(good.err)")
    }
}
