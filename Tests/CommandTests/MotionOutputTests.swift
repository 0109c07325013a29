// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// Without `--frames`, the file format and the view decide whether the output moves.
@Suite(.serialized) struct MotionOutputTests {
    private static let views =
        TestProject.movingBall + """
            #Preview("Moves", traits: .fixedLayout(width: 40, height: 80)) { Ball() }
            #Preview("Rests", traits: .fixedLayout(width: 40, height: 80)) { Color.red }
            """

    /// Whether a WebP file has a chunk of this name.
    private func has(_ chunk: String, _ file: [UInt8]) -> Bool {
        String(decoding: file, as: Unicode.ASCII.self).contains(chunk)
    }

    @Test func webPMovesIfGIFDoes() throws {
        let project = try TestProject(["Ball.swift": Self.views])
        for name in ["a.gif", "a.webp", "a.png"] {
            let run = try project.render("Ball.swift", "--preview", "Moves", "-o", name)
            #expect(run.status == 0, "\(run.err)")
            #expect(run.out.contains(name == "a.png" ? "1 frame" : "60 frames"), "\(run.out)")
        }
        #expect(has("ANMF", try project.folder.read("a.webp")))
        // A single moment, and a view at rest, become still pictures.
        for (name, arguments) in [("b.webp", "--preview Moves --at 0.5"), ("c.webp", "--preview Rests")] {
            let run = try project.shell("render Ball.swift \(arguments) -o \(name)")
            #expect(run.status == 0, "\(run.err)")
            let file = try project.folder.read(name)
            #expect(try !has("ANMF", file) && ImageDecoder.decode(file).width == 80)
        }
    }
}
