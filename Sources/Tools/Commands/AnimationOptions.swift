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
            "Rounds that a GIF, APNG or WebP plays: forever, once, or a number up to 65535. (default: forever)",
            valueName: "n"),
        transform: Arguments.loop)
    var loop: LoopCount?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Quality of a GIF, JPEG or WebP, from 1 (smallest) to 100 (best). (default: "
                + "\(GIFEncoder.Options().quality); WebP: without loss)",
            valueName: "1...100"))
    var quality: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Error of colours that a GIF may trade for size, from 0 (none) to 100. "
                + "(default: 100 minus the quality)",
            valueName: "0...100"))
    var lossy: Int?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Colours per frame of a GIF, or of a whole APNG, 2 to 256. (default: 256; APNG: all)",
            valueName: "n"))
    var colors: Int?

    @Option(
        help: ArgumentHelp(
            "The colour that edges of a transparent GIF blend into: that of the page.", valueName: "colour"),
        transform: Arguments.color)
    var matte: ColorArgument?

    @Option(
        help: ArgumentHelp(
            "The largest size of a GIF, like 2MB or 500kB: lowers the quality as needed, then the number of "
                + "colours.",
            valueName: "bytes"),
        transform: Arguments.byteCount)
    var maxSize: Int?

    /// The size in bytes above which a GIF loads slowly on a web page.
    private static let largeGIF = 20_000_000

    /// A hint to shrink a GIF larger than `largeGIF`; nil for other files, and if the size limit is set.
    func remark(ofGIF isGIF: Bool, _ byteCount: Int) -> String? {
        guard isGIF, maxSize == nil, byteCount > Self.largeGIF else { return nil }
        return
            "the GIF has \(byteCount / 1_000_000) MB: use --max-size 10MB, --fps 15 or a smaller --scale to shrink it"
    }

    private func has(_ option: EncodingOption) -> Bool {
        switch option {
        case .loop: loop != nil
        case .quality: quality != nil
        case .lossy: lossy != nil
        case .colors: colors != nil
        case .matte: matte != nil
        case .maxSize: maxSize != nil
        }
    }

    /// Throws if the command line has an encoding option that is not in `applicable`.
    ///
    /// - Parameter format: The end of the error message, which describes the output: `like -o x.gif`.
    func refuse(besides applicable: Set<EncodingOption>, _ format: String) throws(UsageError) {
        for option in EncodingOption.allCases where has(option) && !applicable.contains(option) {
            throw UsageError(
                "\(option.rawValue) is for \(OutputArgument.Format.titles(with: option)) files, \(format)")
        }
    }

    func checkUnused() throws(UsageError) { try refuse(besides: [], "like -o x.gif") }

    func checkedQuality() throws -> Int? {
        guard let quality else { return nil }
        guard GIFEncoder.Options.qualities.contains(quality) else {
            throw LimitError("the quality", String(quality), mustBe: "1 to 100")
        }
        return quality
    }

    func checkColors() throws {
        if let colors, !GIFEncoder.Options.colorCounts.contains(colors) {
            throw LimitError("the number of colours", String(colors), mustBe: "2 to 256")
        }
    }

    func gif() throws -> GIFEncoder.Options {
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
                throw UsageError("--matte cannot be transparent: use the colour of the page")
            }
            options.matte = color
        }
        return options
    }
}
