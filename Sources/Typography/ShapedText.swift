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
    public func layout(width: CGFloat? = nil, height: CGFloat? = nil) throws(FontError) -> TextLayout {
        guard !runs.isEmpty, !text.isEmpty || options.minimumLineCount > 0 else { return TextLayout() }
        return TextLayout(
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

    /// The text at the largest scale at which it fits, found by bisection; at the least one when it never does.
    private func fitting(_ bounds: TextSetting.Bounds) throws(FontError) -> TextSetting {
        if letters == nil { letters = try shaped(at: 1) }
        let whole = TextSetting(letters!, bounds)
        let factor = options.minimumScaleFactor
        guard !whole.fits, factor < 1 else { return whole }
        func set(_ scale: CGFloat) throws(FontError) -> TextSetting { TextSetting(try shaped(at: scale), bounds) }
        var low = max(factor, 0.001)
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

    private func shaped(at scale: CGFloat) throws(FontError) -> ShapedLetters {
        try ShapedLetters(runs, text, options, scale: scale, library: library)
    }
}

/// The letters of a text at one scale, in paragraphs that know no lines yet. Shaped as far as somebody has asked.
final class ShapedLetters {
    let runs: [TextRun]
    let options: ParagraphOptions
    let scale: CGFloat
    let shaper: Shaper
    private var paragraphs: [Paragraph] = []
    private var ellipses: [Int: ShapedRun] = [:]

    /// Lengths beyond are cut to this.
    private static let longest: CGFloat = 100_000

    init(
        _ runs: [TextRun], _ text: TextBuffer, _ options: ParagraphOptions, scale: CGFloat, library: FontLibrary
    ) throws(FontError) {
        self.runs = runs
        self.options = options
        self.scale = scale
        var styles: [Shaper.Style] = []
        for run in runs {
            var descriptor = run.font
            descriptor.size = clamped(descriptor.size, to: FontDescriptor.sizes) * scale
            styles.append(
                Shaper.Style(
                    descriptor: descriptor, font: try library.font(descriptor),
                    tracking: Self.bounded(run.tracking) * scale, kerning: Self.bounded(run.kerning) * scale))
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
