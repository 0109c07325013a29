// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Drawing
import PixelAreas
import VectorImport
import Zoetrope

/// `render cutout`: makes the plain background of a picture transparent.
struct CutoutCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "cutout",
            abstract: "Make a picture's plain background transparent.",
            usage: "\(name) cutout IN.png -o OUT.png [options]",
            discussion: """
                The background is the area of the borders' most common colour that touches the borders; with --holes, also areas that \
                the subject encloses. The background's colour is removed from edges. The picture is PNG or JPEG.

                EXAMPLES:
                  \(name) cutout heart.jpg -o heart.png --crop
                  \(name) cutout mug.jpg -o mug.png --crop --holes
                  \(name) cutout scan.png -o subject.png --tolerance 0.2 --speckle 50
                  \(name) cutout pixels.png -o hard.png --tolerance 0 --feather 0
                """)
    }

    @Argument(help: ArgumentHelp("A PNG or JPEG file.", valueName: "in"), completion: .file())
    var input: String

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("A .png file.", valueName: "path"), completion: .file())
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest difference of a channel from the background's colour, 0 to 1.", valueName: "t"))
    var tolerance = 0.1

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The width of soft edges on each side, in pixels, 0 to 8; 0 for hard edges.", valueName: "n")
    )
    var feather = 2

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Removes islands and fills holes of up to this many pixels.", valueName: "n"))
    var speckle = 8

    @Flag(help: "Also make background transparent that the subject encloses.")
    var holes = false

    @Flag(help: "Crop the picture to its opaque part.")
    var crop = false

    @OptionGroup var pixels: PixelOptions
    @OptionGroup var options: ConversionOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        let cutout = Cutout(
            tolerance: tolerance, feather: feather, crops: crop, cutsHoles: holes, speckle: speckle)
        try cutout.validate()
        let conversion = try Conversion(to: output, fileExtension: "png", isText: false, options, in: tool)
        let picture = try ImageFile.bitmap(input, budget: (pixels.budget(each: .forTracing), .kept))
        let result = try cutout(picture)
        let size = "\(result.width)×\(result.height)"
        let whole = crop ? " of \(picture.width)×\(picture.height)" : ""
        try conversion.finish(
            PNGEncoder().encode(result),
            summary: "cutout: \(size)\(whole) pixels, \(Self.transparentPercentage(result))% transparent")
    }

    private static func transparentPercentage(_ bitmap: Bitmap) -> Int {
        var count = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where bitmap[x, y].w == 0 { count += 1 }
        }
        return Int((Double(count) / Double(bitmap.width * bitmap.height) * 100).rounded())
    }
}

extension PixelLimit {
    /// The size limit of images to trace. It is lower than `standard`, because tracing needs more memory per pixel.
    static let forTracing = PixelLimit(maximumSide: standard.maximumSide, maximumCount: Tracer.standardPixelLimit)
}
