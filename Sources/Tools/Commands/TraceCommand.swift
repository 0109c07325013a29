// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Drawing
import Geometry
import VectorImport
import Zoetrope

/// `render trace`: turns a picture into outlines as SVG.
struct TraceCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "trace",
            abstract: "Turn a picture into outlines, as SVG.",
            usage: "\(name) trace IN.png [-o OUT.svg] [options]",
            discussion: """
                Everything darker than the threshold becomes one black area; with --colors or --grays, several areas of their own \
                colours. Transparent pixels are light. The options are those of Inkscape's Trace Bitmap. Needs the program \
                potrace (Debian: apt-get install potrace). Without -o, or with -o -, prints the drawing.

                EXAMPLES:
                  \(name) trace heart.png -o heart.svg
                  \(name) trace logo.png -o logo.svg --opacity
                  \(name) trace scan.jpg -o scan.svg --threshold 0.6 --speckle 20
                  \(name) trace photo.jpg -o poster.svg --colors 8 --optimize 1
                """)
    }

    @Argument(help: ArgumentHelp("A PNG or JPEG file.", valueName: "in"), completion: .file())
    var input: String

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("A .svg file.", valueName: "path"), completion: .file())
    var output: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Pixels below this share of white are dark, 0 to 1. (default: 0.45; with --opacity 0.5)", valueName: "t"))
    var threshold: Double?

    @Flag(help: "Trace pixels that are more opaque than the threshold, whatever their colour.")
    var opacity = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Trace this many areas, of the picture's main colours, 2 to 64.", valueName: "n"))
    var colors: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Trace this many areas, in equal steps of brightness, 2 to 64.", valueName: "n"))
    var grays: Int?

    @Flag(
        help: "Trace the light pixels instead of the dark ones; with several areas, put dark ones beneath light ones.")
    var invert = false

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Omit specks of up to this many pixels, 0 to 1000000.", valueName: "n"))
    var speckle = TraceOptions().speckle

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The roundness of corners, from 0 (all sharp) to 1.334 (all round).", valueName: "r"))
    var corners = TraceOptions().corners

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest error when curves are merged, in pixels, 0 to 5; 0 merges none.", valueName: "d"))
    var optimize = 0.2

    @Flag(
        inversion: .prefixedNo,
        help: "Extend areas beneath those above them, so that no gaps show.")
    var stack = true

    @Flag(help: "Omit the lowest of several areas.")
    var removeBackground = false

    @OptionGroup var pixels: PixelOptions
    @OptionGroup var options: ConversionOptions

    @MainActor func run(in tool: CommandLineTool) throws {
        let traceOptions = try checkedOptions()
        let conversion = try Conversion(to: output, fileExtension: "svg", options, in: tool)
        let budget = try pixels.budget(each: .forTracing)
        var tracer = try Tracer()
        tracer.pixelLimit = budget.each.maximumCount
        let picture = try ImageFile.bitmap(input, budget: (budget, .kept))
        defer { conversion.clearProgress() }
        let trace = try tracer.trace(picture, options: traceOptions) { done, count in
            conversion.showProgress("tracing area \(done + 1) of \(count)")
        }
        guard !trace.layers.isEmpty else {
            throw DataError("\(input): nothing to trace: try another --threshold, --opacity or --invert")
        }
        conversion.clearProgress()
        let segments = trace.layers.reduce(0) { $0 + $1.path.elements.count }
        let areas = trace.layers.count == 1 ? "1 area" : "\(trace.layers.count) areas"
        try conversion.finish(
            Array(trace.svg.utf8),
            summary: "trace: \(picture.width)×\(picture.height) points, \(areas) of \(segments) lines and curves")
    }

    private func checkedOptions() throws -> TraceOptions {
        let ways = [opacity ? "--opacity" : nil, colors.map { _ in "--colors" }, grays.map { _ in "--grays" }]
            .compactMap { $0 }
        guard ways.count <= 1 else { throw UsageError("\(ways[0]) and \(ways[1]) cannot both be used") }
        let hasSeveralAreas = colors != nil || grays != nil
        if hasSeveralAreas, threshold != nil { throw UsageError("--threshold and \(ways[0]) cannot both be used") }
        if !hasSeveralAreas, removeBackground || !stack {
            throw UsageError("\(stack ? "--remove-background" : "--no-stack") needs --colors or --grays")
        }
        let mode: TraceOptions.Mode =
            if let colors {
                .colors(colors)
            } else if let grays {
                .brightnessSteps(grays)
            } else if opacity {
                .opacity(threshold: threshold ?? 0.5)
            } else {
                .brightness(threshold: threshold ?? 0.45)
            }
        let options = TraceOptions(
            mode: mode, inverts: invert, speckle: speckle, corners: corners, optimize: optimize == 0 ? nil : optimize,
            stacks: stack, removesBackground: removeBackground)
        try options.validate()
        return options
    }
}
