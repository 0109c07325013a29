// SPDX-License-Identifier: MIT

import Drawing
import ArgumentParser
import Codecs
import Foundation
import Zoetrope

/// Encoding options of animations in one file.
struct AnimationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How often a GIF, an APNG or a WebP plays: forever, once, or a number up to 65535. (default: forever)",
            valueName: "n"),
        transform: Arguments.loop)
    var loop: LoopCount?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Of a GIF, a JPEG or a WebP: from 1, small, to 100, nearest to what was drawn. (default: "
                + "\(GIFEncoder.Options().quality); WebP: without loss)",
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

    /// The size in bytes above which a GIF loads slowly on a web page.
    private static let largeGIF = 20_000_000

    /// A hint about the size of a large GIF, or nil.
    func remark(ofGIF isGIF: Bool, _ byteCount: Int) -> String? {
        guard isGIF, maxSize == nil, byteCount > Self.largeGIF else { return nil }
        return
            "the GIF has \(byteCount / 1_000_000) MB: --max-size 10MB makes it smaller, as do --fps 15 and a smaller --scale"
    }

    /// The first of these options that the command line has.
    private func given(_ names: [String]) -> String? {
        let all: [(String, Bool)] = [
            ("--loop", loop != nil), ("--quality", quality != nil), ("--lossy", lossy != nil),
            ("--colors", colors != nil), ("--matte", matte != nil),
            ("--max-size", maxSize != nil),
        ]
        return all.first { $0.1 && names.contains($0.0) }?.0
    }

    /// The formats that each option applies to.
    private static let uses = [
        "--loop": "GIF, APNG and WebP", "--quality": "GIF, WebP and JPEG", "--lossy": "GIF", "--colors": "GIF and APNG",
        "--matte": "GIF", "--max-size": "GIF",
    ]

    /// Throws if the command line has an option that does not apply to the output.
    /// - Parameter format: the output's description in the message.
    private func refuse(_ names: [String], _ format: String) throws(UsageError) {
        guard let name = given(names) else { return }
        throw UsageError("\(name) is for \(Self.uses[name] ?? "other") files, \(format)")
    }

    func checkUnused() throws(UsageError) {
        try refuse(["--loop", "--quality", "--lossy", "--colors", "--matte", "--max-size"], "like -o x.gif")
    }

    func jpeg() throws -> JPEGEncoder {
        try refuse(["--loop", "--lossy", "--colors", "--matte", "--max-size"], "not for JPEG")
        return JPEGEncoder(quality: try checkedQuality() ?? JPEGEncoder().quality)
    }

    /// The encoder of a single WebP picture.
    func webp() throws -> WebPEncoder {
        try refuse(["--lossy", "--colors", "--matte", "--max-size"], "not for WebP")
        try refuse(["--loop"], "and this is one picture")
        return WebPEncoder(quality: try checkedQuality())
    }

    private func checkedQuality() throws -> Int? {
        guard let quality else { return nil }
        guard GIFEncoder.Options.qualities.contains(quality) else {
            throw LimitError("the quality", String(quality), mustBe: "1 to 100")
        }
        return quality
    }

    func animation(_ format: FileFormat) throws -> AnimationFormat {
        if let colors, !GIFEncoder.Options.colorCounts.contains(colors) {
            throw LimitError("the number of colours", String(colors), mustBe: "2 to 256")
        }
        if format == .webp {
            try refuse(["--lossy", "--colors", "--matte", "--max-size"], "not for WebP")
            return .webp(WebPAnimationEncoder.Options(quality: try checkedQuality(), loop: loop ?? .forever))
        }
        guard format == .gif else {
            try refuse(["--quality", "--lossy", "--matte", "--max-size"], "not for APNG")
            return .apng(APNGEncoder.Options(loop: loop ?? .forever, colors: colors))
        }
        var options = GIFEncoder.Options(loop: loop ?? .forever)
        if let quality = try checkedQuality() { options.quality = quality }
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
