// SPDX-License-Identifier: MIT

import Foundation

/// A text that is set in one box after another: what its letters are does not depend on the box, and is found out once.
///
/// Layouts ask a text for its size in several boxes before they give it a place, and only one of these is drawn.
public final class ShapedText {
    private let runs: [TextRun]
    private let options: ParagraphOptions
    private let library: FontLibrary
    private let text: TextBuffer
    /// At the size that the runs ask for; made when it is first set.
    private var letters: ShapedLetters?

    /// `runs`, one after the other, for boxes of any size.
    public init(_ runs: [TextRun], options: ParagraphOptions = ParagraphOptions(), library: FontLibrary) {
        self.runs = runs
        self.options = options
        self.library = library
        text = TextBuffer(runs.lazy.map(\.text))
    }

    /// Sets the text in the proposed box; nil and infinity set no bound. A text without any character has no size.
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

    /// Halvings of the search for a scale: a thousandth of what is allowed.
    private static let scaleSteps = 10

    /// In ems, by which letters come closer at most: AppKit's factor for truncation.
    private static let mostTightening: CGFloat = 0.05

    /// The text as it is, else with its letters as little closer together as makes it fit, else smaller.
    private func fitting(_ bounds: TextSetting.Bounds) throws(FontError) -> TextSetting {
        if letters == nil { letters = try shaped(at: 1) }
        let whole = TextSetting(letters!, bounds)
        guard !whole.fits else { return whole }
        if options.allowsTightening, let tight = try tightened(bounds) { return tight }
        return options.minimumScaleFactor < 1 ? try scaled(bounds) : whole
    }

    /// Nil if the text does not fit even so.
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

    /// The text at the largest scale at which it fits, found by bisection; at the least one when it never does.
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

/// A text in a box, of which nothing is drawn yet: most boxes are only tried out.
public struct MeasuredText {
    /// The size of the box.
    public let size: CGSize
    /// From the top of the box to the baselines; 0 without lines.
    public let firstBaseline: CGFloat
    public let lastBaseline: CGFloat
    /// The frame of the first line at the left edge of the box; nil without lines.
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

    /// The text with all that is drawn of it.
    public var layout: TextLayout { setting.map { TextLayout($0) } ?? TextLayout() }

    /// The same, with the clusters of glyphs, for those who draw them one by one.
    public var layoutWithClusters: TextLayout { setting.map { TextLayout($0, withClusters: true) } ?? TextLayout() }

    /// Whether all of the text stands on one line as it is, and on the same one in any box that is as wide: one that ends
    /// with a blank hides that at the end of a line.
    public var isWholeOnOneLine: Bool {
        guard let setting, setting.lines.count == 1, !setting.isTruncated, setting.isAsItIs
        else { return false }
        return setting.runs.last { !$0.text.isEmpty }?.text.last?.isWhitespace == false
    }

    /// Whether the text is set in the same way in a box that is as wide and so high; nil sets no bound.
    public func isWhole(inHeight height: CGFloat?) -> Bool {
        guard let setting, !setting.isTruncated, setting.isAsItIs else { return false }
        guard let height, !height.isNaN else { return true }
        return setting.bottom <= max(0, height) + Paragraph.tolerance
    }
}

/// The letters of a text at one scale, in paragraphs that know no lines yet. Shaped as far as somebody has asked.
final class ShapedLetters {
    let runs: [TextRun]
    let options: ParagraphOptions
    let scale: CGFloat
    /// In ems, by which letters stand closer together than they should.
    let tightening: CGFloat
    let shaper: Shaper
    private var paragraphs: [Paragraph] = []
    private var ellipses: [Int: ShapedRun] = [:]

    /// Lengths beyond are cut to this.
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
                    // Letters that may be joined stay so.
                    tracking: tracking == 0 ? 0 : tracking - closer,
                    kerning: Self.bounded(run.kerning) * scale - closer,
                    attachment: run.attachment?.scaled(by: scale)))
        }
        shaper = Shaper(text: text, styles: styles, library: library, direction: options.direction)
    }

    static func bounded(_ length: CGFloat) -> CGFloat {
        length.isNaN ? 0 : min(max(length, -longest), longest)
    }

    /// A paragraph by its index; to be asked for in their order.
    func paragraph(_ index: Int) -> Paragraph {
        if index == paragraphs.count {
            let (range, run) = shaper.text.paragraphs[index]
            paragraphs.append(Paragraph(range, styleRun: run, shaper: shaper))
        }
        return paragraphs[index]
    }

    /// What stands in a run for text that is left out. A run has one level for all of its ellipses.
    func ellipsis(run: Int, level: Int8) -> ShapedRun {
        if let known = ellipses[run], known.level == level { return known }
        let made = shaper.ellipsis(run: run, level: level)
        ellipses[run] = made
        return made
    }
}
