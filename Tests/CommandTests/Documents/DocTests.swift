// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// `render doc`, with the built program.
@Suite(.serialized) struct DocTests {
    private static let card = """
        #Preview("Card", traits: .fixedLayout(width: 40, height: 20)) { Color.red }

        """

    private func project(_ markdown: String) throws -> TestProject {
        let project = try TestProject(["Card.swift": Self.card, "Ball.swift": TestProject.movingBall])
        try project.folder.write(markdown, to: "docs/README.md")
        return project
    }

    @Test func updatesWhatHasChanged() throws {
        let project = try project(
            """
            <!-- zoetrope: ../Card.swift --scale 1 -->
            ![A card](card.png)
            <!-- zoetrope: ../Ball.swift --fit --scale 1 -->
            ![A ball](ball.gif)
            """)
        let missing = try project.render("doc", "--check")
        #expect(missing.status == 1)
        #expect(
            missing.out == """
                docs/README.md:1: card.png is missing
                docs/README.md:3: ball.gif is missing
                2 pictures: 2 not up to date

                """, "\(missing.err)")
        #expect(!project.folder.contents.contains { $0.hasSuffix(".png") })
        let first = try project.render("doc")
        #expect(first.status == 0 && first.out.hasSuffix("2 pictures: 2 updated\n"), "\(first.err)")
        let bitmap = try ImageDecoder.decode(project.folder.read("docs/card.png"))
        #expect(bitmap.width == 40 && bitmap.height == 20)
        #expect(try project.folder.read("docs/ball.gif").starts(with: Array("GIF89a".utf8)))
        let check = try project.render("doc", "docs", "--check")
        #expect(check.status == 0 && check.out == "2 pictures, up to date\n")

        try project.folder.write("import SwiftUI\n" + Self.card.replacing("red", with: "blue"), to: "Card.swift")
        let stale = try project.render("doc", "docs/README.md", "--check", "--quiet")
        #expect(stale.status == 1 && stale.out == "docs/README.md:1: card.png has changed\n")
        let update = try project.render("doc", "--quiet")
        #expect(update.status == 0 && update.out == "docs/README.md:1: card.png is updated\n")
        #expect(try project.render("doc", "--check").status == 0)
    }

    @Test func aPictureOfSomebodyElseStays() throws {
        let project = try project("<!-- zoetrope: ../Card.swift -->\n![A card](card.png)\n")
        let other = try PNGEncoder().encode(ImageDecoder.decode(Self.pixel))
        try project.folder.write(other, to: "docs/card.png")
        let run = try project.render("doc")
        #expect(run.status == 73)
        #expect(
            run.err
                == "render: docs/README.md:1: \(project.folder.path)/docs/card.png exists already: --force overwrites\n"
        )
        #expect(try project.folder.read("docs/card.png") == other)
        #expect(try project.render("doc", "--force").status == 0)
        #expect(try project.folder.read("docs/card.png") != other)
    }

    /// A PNG file of one pixel.
    private static let pixel: [UInt8] = [UInt8](
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)

    @Test(arguments: [
        ("../Card.swift -o x.png", "are not for comments in Markdown files"),
        ("../Card.swift --unconfined", "are not for comments in Markdown files"),
        ("../Card.swift --network", "are not for comments in Markdown files"),
        ("../Card.swift --colour red", "unknown option '--colour'"),
        ("../Card.swift x.png", "'x.png' is neither an option nor a Swift file"),
        ("../Card.swift 'a", "a quote is not closed"),
        ("../../../Card.swift", "is outside of the project"),
        ("../Card.swift --assets /usr", "is outside of the project"),
        ("../Other.swift", "no such file"),
        ("../Card.swift --preview Carb", "did you mean 'Card'?"),
    ])
    func errorsNameTheLine(_ comment: String, _ message: String) throws {
        let project = try project("\n<!-- zoetrope: \(comment) -->\n![A card](card.png)\n")
        let run = try project.render("doc")
        #expect(run.status >= 64 && run.err.hasPrefix("render: docs/README.md:2: "), "\(run.err)")
        #expect(run.err.contains(message) && run.err.split(separator: "\n").count == 1, "\(run.err)")
        #expect(!project.folder.contents.contains { $0.hasSuffix(".png") })
    }

    @Test func otherErrorsNameTheLine() throws {
        let project = try project(
            """
            <!-- zoetrope: ../Card.swift -->
            no image

            <!-- zoetrope: ../Card.swift -->
            ![film](card.mp4)
            <!-- zoetrope: ../Card.swift -->
            ![web](https://example.org/card.png)
            <!-- zoetrope: ../Card.swift --scale 1 -->
            ![one](card.png)
            <!-- zoetrope: ../Card.swift --scale 2 -->
            ![other](card.png)
            """)
        let run = try project.render("doc")
        #expect(run.status == 65)
        let lines = run.err.split(separator: "\n").map(String.init)
        #expect(lines.count == 4, "\(lines)")
        #expect(
            lines.contains(
                "render: docs/README.md:1: no image is below this comment: add one, such as ![Card](Card.png)"))
        #expect(lines.contains { $0.hasPrefix("render: docs/README.md:4: card.mp4: the name must end in .png") })
        #expect(lines.contains { $0.hasPrefix("render: docs/README.md:6: https://example.org/card.png: only") })
        #expect(
            lines.contains("render: docs/README.md:10: card.png is made by docs/README.md:8 with other options"))
        // The other pictures are made all the same.
        #expect(project.folder.contents.contains("docs/card.png"))
    }
}
