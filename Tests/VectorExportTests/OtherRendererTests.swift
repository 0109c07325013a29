// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Raster
import TestSupport
import Testing
import VectorExport

/// Compares SVG and PDF pages, drawn by librsvg and Poppler, with the rasterizer's pictures of the same display lists.
///
/// The renderers anti-alias edges differently. The mean difference of all channels is at most 1.2 of 255 levels. At
/// most 1.5 % of the pixels differ by more than 40 levels.
@Suite(.serialized) struct OtherRendererTests {
    private func run(_ name: String, _ arguments: [String]) throws {
        let ending = try #require(OtherProgram(name)).run(arguments)
        #expect(ending.status == 0 && ending.err.isEmpty, "\(ending.err)")
    }

    /// All samples but images, which librsvg always interpolates, even if they should show sharp pixels.
    private static let forLibrsvg = SampleList.all.filter { $0.description != "images" }

    private func check(_ picture: Bitmap, _ sample: SampleList) {
        let difference = Difference(picture, Rasterizer().draw(sample.list))
        #expect(difference.mean < 1.2 && difference.far < 0.015, "\(sample): \(difference)")
    }

    @Test(
        .enabled(if: OtherProgram.isInstalled("rsvg-convert"), "rsvg-convert is not installed"), arguments: forLibrsvg)
    func librsvgDrawsTheSame(sample: SampleList) throws {
        try TemporaryFolder.with { folder in
            try folder.write(VectorPage(sample.list).svg(), to: "a.svg")
            try run("rsvg-convert", ["-z", "2", folder.path + "/a.svg", "-o", folder.path + "/a.png"])
            check(try PNGDecoder.decode(folder.read("a.png")), sample)
        }
    }

    @Test(
        .enabled(if: OtherProgram.isInstalled("pdftocairo"), "pdftocairo is not installed"), arguments: SampleList.all)
    func popplerDrawsTheSame(sample: SampleList) throws {
        try TemporaryFolder.with { folder in
            try folder.write(VectorPage(sample.list).pdf(), to: "a.pdf")
            try run(
                "pdftocairo",
                ["-png", "-transp", "-r", "144", "-singlefile", folder.path + "/a.pdf", folder.path + "/a"])
            check(try PNGDecoder.decode(folder.read("a.png")), sample)
        }
    }

    /// The pages are in one file, so that their names for patterns and other resources could clash.
    @Test(.enabled(if: OtherProgram.isInstalled("pdftocairo"), "pdftocairo is not installed"))
    func popplerDrawsEachPage() throws {
        try TemporaryFolder.with { folder in
            try folder.write(VectorPage.pdf(of: SampleList.all.map { VectorPage($0.list) }), to: "a.pdf")
            try run("pdftocairo", ["-png", "-transp", "-r", "144", folder.path + "/a.pdf", folder.path + "/a"])
            let pages = folder.contents.filter { $0.hasSuffix(".png") }.sorted()
            try #require(pages.count == SampleList.all.count)
            for (page, sample) in zip(pages, SampleList.all) { check(try PNGDecoder.decode(folder.read(page)), sample) }
        }
    }
}
