// SPDX-License-Identifier: MIT

import Foundation

/// A text that is shaped once, and laid out in several boxes.
///
/// A parent measures a text for several proposals before it places it, and only one of the results is drawn.
public final class ShapedText {
    private let runs: [TextRun]
    private let options: ParagraphOptions
    private let library: FontLibrary
    private let text: TextBuffer
    /// The glyphs at the runs' own size, shaped on first use.
    private var letters: ShapedLetters?

    /// Creates one text from the concatenated strings of `runs`. Shapes it on first use.
    public init(_ runs: [TextRun], options: ParagraphOptions = ParagraphOptions(), library: FontLibrary) {
        self.runs = runs
        self.options = options
        self.library = library
        text = TextBuffer(runs.lazy.map(\.text))
    }

    /// Lays out the text in the proposed box. nil and infinity mean unbounded. A text without characters has a size of
    /// 0.
    public func measured(width: CGFloat? = nil, height: CGFloat? = nil) throws(FontError) -> MeasuredText {
        guard !runs.isEmpty, !text.isEmpty || options.minimumLineCount > 0 else { return MeasuredText() }
        return MeasuredText(
            try fitting(
                TextSetting.Bounds(
                    width: Self.bound(width), height: Self.bound(height), lineLimit: max(1, options.lineLimit ?? .max)))
        )
    }

    private static func bound(_ proposal: CGFloat?) -> CGFloat {
        guard let proposal, !proposal.isNaN else { return .infinity }
        return max(0, proposal)
    }

    /// The number of bisection steps, which find the scale to a thousandth of its range.
    private static let scaleSteps = 10

    /// The maximum tightening in ems: AppKit's default factor for tightening before truncation.
    private static let mostTightening: CGFloat = 0.05

    /// Sets the text unchanged if it fits. Otherwise tightens it by the least sufficient amount, or else scales it
    /// down.
    private func fitting(_ bounds: TextSetting.Bounds) throws(FontError) -> TextSetting {
        if letters == nil { letters = try shaped(at: 1) }
        let whole = TextSetting(letters!, bounds)
        guard !whole.fits else { return whole }
        if options.allowsTightening, let tight = try tightened(bounds) { return tight }
        return options.minimumScaleFactor < 1 ? try scaled(bounds) : whole
    }

    /// The text tightened as little as possible; nil if it does not fit even at the maximum.
    private func tightened(_ bounds: TextSetting.Bounds) throws(FontError) -> TextSetting? {
        func set(_ tightening: CGFloat) throws(FontError) -> TextSetting {
            TextSetting(try shaped(at: 1, tightening: tightening), bounds)
        }
        var (low, high): (CGFloat, CGFloat) = (0, Self.mostTightening)
        var best = try set(high)
        guard best.fits else { return nil }
        for _ in 0..<Self.scaleSteps {
            let middle = (low + high) / 2
            let attempt = try set(middle)
            if attempt.fits { (best, high) = (attempt, middle) } else { low = middle }
        }
        return best
    }

    /// The text at the largest scale at which it fits, found by bisection. If it does not fit at the minimum scale, the
    /// text at that scale.
    private func scaled(_ bounds: TextSetting.Bounds) throws(FontError) -> TextSetting {
        func set(_ scale: CGFloat) throws(FontError) -> TextSetting { TextSetting(try shaped(at: scale), bounds) }
        var low = max(options.minimumScaleFactor, 0.001)
        var high: CGFloat = 1
        var best = try set(low)
        guard best.fits else { return best }
        for _ in 0..<Self.scaleSteps {
            let middle = (low + high) / 2
            let attempt = try set(middle)
            if attempt.fits {
                (best, low) = (attempt, middle)
            } else {
                high = middle
            }
        }
        return best
    }

    private func shaped(at scale: CGFloat, tightening: CGFloat = 0) throws(FontError) -> ShapedLetters {
        try ShapedLetters(runs, text, options, scale: scale, tightening: tightening, library: library)
    }
}

/// A measured text. It has no glyph positions yet, because most proposals are never drawn.
public struct MeasuredText {
    public let size: CGSize
    /// The distance from the top of the box to the first baseline; 0 without lines.
    public let firstBaseline: CGFloat
    /// The distance from the top of the box to the last baseline; 0 without lines.
    public let lastBaseline: CGFloat
    /// The frame of the first line at the left edge of the box, for left alignment; nil without lines.
    public let firstLine: CGRect?
    private let setting: TextSetting?

    fileprivate init() {
        (size, firstBaseline, lastBaseline, firstLine, setting) = (.zero, 0, 0, nil, nil)
    }

    fileprivate init(_ setting: TextSetting) {
        self.setting = setting
        size = setting.size
        let (lines, tops) = (setting.lines, setting.tops)
        guard let first = lines.first, let last = lines.last else {
            (firstBaseline, lastBaseline, firstLine) = (0, 0, nil)
            return
        }
        firstBaseline = setting.baseline(first, tops[0])
        lastBaseline = setting.baseline(last, tops[tops.count - 1])
        firstLine = CGRect(x: 0, y: tops[0], width: first.width, height: first.ascent + first.descent)
    }

    /// The glyph positions, computed at each access. Empty without text.
    public var layout: TextLayout { setting.map { TextLayout($0) } ?? TextLayout() }

    /// Computes glyph positions and clusters, for access to single letters.
    public var layoutWithClusters: TextLayout { setting.map { TextLayout($0, withClusters: true) } ?? TextLayout() }

    /// Whether the whole text is on one line at its own size, and stays so in any wider box. False if the text ends
    /// with a space, because the width of that space counts only if it fits.
    public var isWholeOnOneLine: Bool {
        guard let setting, setting.lines.count == 1, !setting.isTruncated, setting.isAsItIs
        else { return false }
        return setting.runs.last { !$0.text.isEmpty }?.text.last?.isWhitespace == false
    }

    /// Whether the whole text fits `height` at its own size; a `height` of nil means unbounded. If so, a box with this
    /// height and the measured width has the same layout.
    public func isWhole(inHeight height: CGFloat?) -> Bool {
        guard let setting, !setting.isTruncated, setting.isAsItIs else { return false }
        guard let height, !height.isNaN else { return true }
        return setting.bottom <= max(0, height) + Paragraph.tolerance
    }
}

/// The glyphs of a text at one scale, in paragraphs that are not broken into lines yet. Paragraphs are shaped on
/// demand.
final class ShapedLetters {
    let runs: [TextRun]
    let options: ParagraphOptions
    let scale: CGFloat
    /// The reduction of letter spacing in ems.
    let tightening: CGFloat
    let shaper: Shaper
    private var paragraphs: [Paragraph] = []
    private var ellipses: [Int: ShapedRun] = [:]

    /// The limit in points to which tracking, kerning, offsets and line heights are clamped.
    private static let longest: CGFloat = 100_000

    init(
        _ runs: [TextRun], _ text: TextBuffer, _ options: ParagraphOptions, scale: CGFloat, tightening: CGFloat,
        library: FontLibrary
    ) throws(FontError) {
        self.runs = runs
        self.options = options
        self.scale = scale
        self.tightening = tightening
        var styles: [Shaper.Style] = []
        for run in runs {
            var descriptor = run.font
            descriptor.size = clamped(descriptor.size, to: FontDescriptor.sizes) * scale
            let closer = tightening * descriptor.size
            let tracking = Self.bounded(run.tracking) * scale
            styles.append(
                Shaper.Style(
                    descriptor: descriptor, font: try library.font(descriptor),
                    // Any tracking disables ligatures. So text without tracking is tightened through `kerning` alone.
                    tracking: tracking == 0 ? 0 : tracking - closer,
                    kerning: Self.bounded(run.kerning) * scale - closer,
                    attachment: run.attachment?.scaled(by: scale)))
        }
        shaper = Shaper(text: text, styles: styles, library: library, direction: options.direction)
    }

    static func bounded(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -longest), longest)
    }

    /// The paragraph at `index`, created on first use. The first uses must come in ascending order of `index`.
    func paragraph(_ index: Int) -> Paragraph {
        if index == paragraphs.count {
            let (range, run) = shaper.text.paragraphs[index]
            paragraphs.append(Paragraph(range, styleRun: run, shaper: shaper))
        }
        return paragraphs[index]
    }

    /// The ellipsis in the font of a run. Caches one ellipsis per run: the one for the last requested `level`.
    func ellipsis(run: Int, level: Int8) -> ShapedRun {
        if let known = ellipses[run], known.level == level { return known }
        let made = shaper.ellipsis(run: run, level: level)
        ellipses[run] = made
        return made
    }
}
