// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import Zoetrope
import Commands

/// The whole pipeline: bitmap → `cutout` → `trace` → `outline` → compiler → drawn shape, compared with the bitmap.
@Suite @MainActor struct PipelineTests {
    /// A bitmap whose subject becomes a shape.
    private struct Subject {
        /// The name of the generated shape type.
        var name: String
        var bitmap: Bitmap
        /// Arguments of `render cutout`.
        var cutout = ""
        /// Arguments of `render trace`.
        var trace = ""

        /// A pixel belongs to the subject if a channel differs from the background's by more than this, in levels.
        var contrast = 127

        init(_ name: String, _ bitmap: Bitmap, cutout: String = "", trace: String = "", contrast: Int = 127) {
            (self.name, self.bitmap, self.cutout) = (name, bitmap, cutout)
            (self.trace, self.contrast) = (trace, contrast)
        }

        /// An image of the built-in scenes.
        init(_ name: String, asset: String, trace: String, contrast: Int = 127) throws {
            // The repository's root is three levels above this file, Tests/CommandTests/PipelineTests.swift.
            let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
            let file = root.appending(path: "Assets/Assets.xcassets/\(asset).imageset/\(asset).png")
            self.init(name, try ImageFile.bitmap(file.path), trace: trace, contrast: contrast)
        }

        /// Whether a pixel belongs to the subject, according to the original bitmap: it differs from the pixel in the
        /// corner.
        func shows(_ x: Int, _ y: Int) -> Bool {
            let (pixel, corner) = (bitmap[x, y], bitmap[0, 0])
            return (0..<4).contains { abs(Int(pixel[$0]) - Int(corner[$0])) > contrast }
        }
    }

    /// The bitmaps that are sent through the pipeline, with options that suit each one.
    private func subjects() throws -> [Subject] {
        let size = CGSize(width: 320, height: 240)
        func drawn(_ path: Path, eoFill: Bool = false, _ color: RGBAColor, on background: RGBAColor?) -> Bitmap {
            TestPictures.bitmap(path, eoFill: eoFill, color, on: background, size: size)
        }
        return [
            Subject("Heart", grainy(drawn(Pictures.heart(240), TestPictures.red, on: TestPictures.paper))),
            // `cutout` keeps the paper inside of the star's hole. `trace` tells paper from the star by brightness.
            Subject("StarWithHole", drawn(TestPictures.star(240), eoFill: true, .black, on: TestPictures.paper)),
            // White is as light as transparent pixels, so only the opacity tells the heart from its surroundings.
            Subject("WhiteHeart", drawn(Pictures.heart(240), .white, on: .black), trace: "--opacity"),
            // The background inside of a handle and of a letter's counters must be transparent.
            Subject(
                "Mug", grainy(drawn(TestPictures.mug, eoFill: true, TestPictures.red, on: TestPictures.paper)),
                cutout: "--holes", trace: "--opacity"),
            Subject(
                "LetterB", drawn(TestPictures.letterB, eoFill: true, .black, on: TestPictures.paper),
                cutout: "--holes", trace: "--opacity"),
            // The images of the strokes scene, with the options of `make shapes`.
            try Subject("WeTextShape", asset: "weOnWhite", trace: "--corners 1.2 --optimize 0.4"),
            // The heart's highlights are nearly as light as the background, so the contrast is low.
            try Subject(
                "HeartShape", asset: "heartOnWhite", trace: "--threshold 0.97 --corners 1.2 --optimize 0.4",
                contrast: 8),
            try Subject("BirdShape", asset: "birdOnWhite", trace: "--threshold 0.9"),
        ]
    }

    /// Noise like a camera's, the same in each run.
    private func grainy(_ bitmap: Bitmap) -> Bitmap {
        var bitmap = bitmap
        var state: UInt32 = 1
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                for channel in 0..<3 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    let noisy = Int(bitmap[x, y][channel]) + Int(state >> 28) - 8
                    bitmap[x, y][channel] = UInt8(min(max(noisy, 0), 255))
                }
            }
        }
        return bitmap
    }

    @Test func shapesCoverTheSubjectsOfTheirBitmaps() async throws {
        try await withFolder { folder in
            let subjects = try subjects()
            let frame = CGRect(x: 30, y: 20, width: 480, height: 360)
            for subject in subjects {
                let base = "\(folder)/\(subject.name)"
                try TestPictures.write(PNGEncoder().encode(subject.bitmap), to: base + ".png")
                for command in [
                    "cutout \(base).png -o \(base)-cut.png \(subject.cutout)",
                    "trace \(base)-cut.png -o \(base).svg \(subject.trace)",
                    "outline \(base).svg -o \(base).swift --width 250",
                    "outline \(base).svg -o \(base)Relative.swift --relative",
                ] {
                    let run = await CommandRun.of(command)
                    try #require(run.status == 0 && run.err.isEmpty, "\(command): \(run.err)")
                }
            }
            let shapes = subjects.flatMap { [$0.name, $0.name + "Relative"] }
            let program = try ShapeProgram(
                compiling: shapes.map { "\(folder)/\($0).swift" }, shapes: shapes, frame: frame, in: folder)
            let outputs = try program()
            try #require(outputs.count == shapes.count)
            for (i, subject) in subjects.enumerated() {
                let (width, height) = (CGFloat(subject.bitmap.width), CGFloat(subject.bitmap.height))
                let (fixed, relative) = (outputs[2 * i], outputs[2 * i + 1])
                #expect(fixed.size.width == 250 && abs(fixed.size.height - 250 * height / width) < 0.001)
                #expect(relative.size == CGSize(width: width, height: height))
                #expect(difference(fixed.path, CGRect(origin: .zero, size: fixed.size), subject) < 0.01)
                #expect(difference(relative.path, frame, subject) < 0.01)
                // Checks `difference` itself: it is large for an empty path and for the whole frame.
                #expect(difference(Path(), frame, subject) > 0.1)
                #expect(difference(Path(frame), frame, subject) > 0.1)
            }
        }
    }

    /// The share of the bitmap's pixels that the shape gets wrong; `frame` is the whole bitmap.
    private func difference(_ path: Path, _ frame: CGRect, _ subject: Subject) -> Double {
        let (width, height) = (subject.bitmap.width, subject.bitmap.height)
        let map = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
            .concatenating(
                CGAffineTransform(scaleX: CGFloat(width) / frame.width, y: CGFloat(height) / frame.height))
        let drawn = TestPictures.bitmap(
            path.applying(map), on: nil, size: CGSize(width: width, height: height))
        var count = 0
        for y in 0..<height {
            for x in 0..<width where (drawn[x, y].w >= 128) != subject.shows(x, y) { count += 1 }
        }
        return Double(count) / Double(width * height)
    }

    @Test func theSameBitmapGivesTheSameBytes() async throws {
        try await withFolder { folder in
            try TestPictures.write(TestPictures.heartPNG(), to: folder + "/in.png")
            for run in ["1", "2"] {
                for command in [
                    "cutout \(folder)/in.png -o \(folder)/\(run)/cut.png --crop",
                    "trace \(folder)/\(run)/cut.png -o \(folder)/\(run)/cut.svg --colors 3",
                    "outline \(folder)/\(run)/cut.svg -o \(folder)/\(run)/Cut.swift",
                ] {
                    let result = await CommandRun.of(command)
                    #expect(result.status == 0, "\(result.err)")
                }
            }
            for name in ["cut.png", "cut.svg", "Cut.swift"] {
                let files = try ["1", "2"].map { try Data(contentsOf: URL(filePath: "\(folder)/\($0)/\(name)")) }
                #expect(files[0] == files[1])
            }
        }
    }
}
