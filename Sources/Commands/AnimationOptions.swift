// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Foundation
import Zoetrope

/// How animations in one file are written.
struct AnimationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How often a GIF or an APNG plays: forever, once, or a number up to 65535. (default: forever)",
            valueName: "n"),
        transform: Arguments.loop)
    var loop: LoopCount?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a GIF: from 1, small, to 100, nearest to what was drawn. (default: \(GIFEncoder.Options().quality))",
            valueName: "1...100"))
    var quality: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How far colours of a GIF may be off where that makes it smaller: from 0, not at all, to 100. "
                + "(default: 100 less the quality)",
            valueName: "0...100"))
    var lossy: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Colours of a frame of a GIF, or of all frames of an APNG, 2 to 256. (default: 256; APNG: all)",
            valueName: "n"))
    var colors: Int?

    @Option(
        help: ArgumentHelp(
            "The colour of the page that a transparent GIF is for: edges blend into it.", valueName: "colour"),
        transform: Arguments.color)
    var matte: ColorArgument?

    @Option(
        help: ArgumentHelp(
            "The largest a GIF may get, like 2MB or 500kB: its quality is lowered as far as needed, then the number of "
                + "colours.",
            valueName: "bytes"),
        transform: Arguments.byteCount)
    var maxSize: Int?

    /// What was said, by its option.
    private func given(_ names: [String]) -> String? {
        let all: [(String, Bool)] = [
            ("--loop", loop != nil), ("--quality", quality != nil), ("--lossy", lossy != nil),
            ("--colors", colors != nil), ("--matte", matte != nil),
            ("--max-size", maxSize != nil),
        ]
        return all.first { $0.1 && names.contains($0.0) }?.0
    }

    /// An option that has no effect is a mistake.
    func checkUnused() throws(UsageError) {
        if let name = given(["--loop", "--quality", "--lossy", "--colors", "--matte", "--max-size"]) {
            throw UsageError("\(name) is for GIF and APNG files, like -o x.gif")
        }
    }

    func animation(_ format: FileFormat) throws -> AnimationFormat {
        if let colors, !GIFEncoder.Options.colorCounts.contains(colors) {
            throw LimitError("the number of colours", String(colors), mustBe: "2 to 256")
        }
        guard format == .gif else {
            if let name = given(["--quality", "--lossy", "--matte", "--max-size"]) {
                throw UsageError("\(name) is for GIF files, not for APNG")
            }
            return .apng(APNGEncoder.Options(loop: loop ?? .forever, colors: colors))
        }
        var options = GIFEncoder.Options(loop: loop ?? .forever)
        if let quality {
            guard GIFEncoder.Options.qualities.contains(quality) else {
                throw LimitError("the quality", String(quality), mustBe: "1 to 100")
            }
            options.quality = quality
        }
        if let lossy {
            guard GIFEncoder.Options.losses.contains(lossy) else {
                throw LimitError("--lossy", String(lossy), mustBe: "0 to 100")
            }
            options.lossy = lossy
        }
        if let colors { options.colors = colors }
        if let matte {
            guard let color = matte.color, color.alpha == 1 else {
                throw UsageError("--matte is the colour of a page: it cannot be transparent")
            }
            options.matte = color
        }
        return .gif(options, maximumSize: maxSize)
    }
}
