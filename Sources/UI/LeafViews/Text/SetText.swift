// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

/// What is drawn of each run beside its letters.
struct TextDecorations: Equatable {
    var underlines: [Text.LineStyle?]
    var strikethroughs: [Text.LineStyle?]
    /// Whether there is a colour behind its letters.
    var hasBackground: [Bool]
}

/// All that the shape of a text depends on.
struct TextForm: Equatable {
    var runs: [TextRun]
    var decorations: TextDecorations
    var options: ParagraphOptions
    /// Fonts that are not there.
    var problems: [FontError]
}

/// A text in the boxes that layout has tried out, shared by all texts of a host that have the same form: lists say the same
/// words again and again, and each of their rows is asked for its size in the same few boxes.
@MainActor
final class SetText {
    let form: TextForm
    let library: FontLibrary
    /// What the text wants around it.
    let spacing: ViewSpacing
    private let grid: PixelGrid
    private let shaped: ShapedText
    /// The oldest first.
    private var boxes: [(proposal: ProposedViewSize, box: TextBox)] = []

    /// Stacks try out 0, ∞ and the final length along each axis.
    private static let rememberedBoxes = 8

    fileprivate init(_ form: TextForm, _ library: FontLibrary, _ grid: PixelGrid) {
        self.form = form
        self.library = library
        self.grid = grid
        shaped = ShapedText(form.runs, options: form.options, library: library)
        spacing = Self.spacing(of: form, library: library, grid: grid)
    }

    /// The text in the box that is proposed.
    func box(_ proposal: ProposedViewSize) throws(FontError) -> TextBox {
        for known in boxes where known.proposal == proposal { return known.box }
        for (tried, box) in boxes {
            // A text that stands on one line does so wherever there is room for it, unless it shrinks to be less high.
            if form.options.minimumScaleFactor >= 1, box.isWholeOnOneLine,
                proposal.width.map({ $0 >= box.size.width }) ?? true
            {
                return box
            }
            if tried.width == proposal.width, box.measured.isWhole(inHeight: proposal.height) { return box }
        }
        let box = TextBox(try shaped.measured(width: proposal.width, height: proposal.height), of: form, grid)
        if boxes.count == Self.rememberedBoxes { boxes.removeFirst() }
        boxes.append((proposal, box))
        return box
    }

    /// The distances that a text keeps from what is no text, by the measures of its first and its last font.
    ///
    /// A tenth of a line is added around the line, and the distance is taken from what is seen of it: from capitals
    /// below, from the whole ascent above. Between two texts there is what the lower one's font asks for between lines: what
    /// its file says, or that by which a text style is set wider than its font (2⅓ points above subheadline, none above caption2).
    private static func spacing(of form: TextForm, library: FontLibrary, grid: PixelGrid) -> ViewSpacing {
        // A system font that is missing is reported where the text is measured.
        func metrics(_ run: TextRun?) -> FontMetrics? { run.flatMap { try? library.font($0.font).metrics } }
        guard let first = metrics(form.runs.first) else { return ViewSpacing() }
        guard let last = form.runs.count == 1 ? first : metrics(form.runs.last) else { return ViewSpacing() }
        func margin(_ metrics: FontMetrics) -> CGFloat { grid.roundedUp(metrics.lineHeight / 10) }
        let above = first.lineHeight + margin(first) - first.ascent
        let below = max(last.lineHeight + margin(last) - last.capHeight, margin(last) + last.descent)
        let leading = max(first.leading, (form.runs.first?.lineHeight ?? 0) - first.lineHeight)
        return ViewSpacing(
            textAbove: .text(toText: grid.roundedUp(leading), toEdge: above),
            below: .text(toText: 0, toEdge: below))
    }
}

/// A text set in one box, and its outlines once they are drawn.
@MainActor
final class TextBox {
    /// With the guides that a text has.
    let dimensions: ViewDimensions
    let isWholeOnOneLine: Bool
    fileprivate let measured: MeasuredText
    private(set) lazy var layout = measured.layout
    private(set) lazy var figures = TextFigure.figures(
        of: layout, decorations, grid: grid)
    /// The layout with its letters one by one.
    private(set) lazy var layoutWithClusters = measured.layoutWithClusters
    private(set) lazy var fontFiles = layout.fontFiles
    package var size: CGSize { measured.size }
    private let decorations: TextDecorations
    private let grid: PixelGrid

    fileprivate init(_ measured: MeasuredText, of form: TextForm, _ grid: PixelGrid) {
        self.measured = measured
        isWholeOnOneLine = measured.isWholeOnOneLine
        dimensions =
            measured.firstLine.map {
                ViewDimensions(
                    size: measured.size,
                    explicitGuides: [
                        .init(key: VerticalAlignment.firstTextBaseline.key, value: measured.firstBaseline),
                        .init(key: VerticalAlignment.lastTextBaseline.key, value: measured.lastBaseline),
                        .init(key: VerticalAlignment.firstTextLineCenter.key, value: $0.midY),
                        .init(key: HorizontalAlignment.leadingText.key, value: 0),
                    ])
            } ?? ViewDimensions(size: .zero)
        decorations = form.decorations
        self.grid = grid
    }

    /// What is drawn of a piece of the text.
    func figures(of piece: TextLayout.Piece) -> [TextFigure] {
        TextFigure.figures(of: piece, decorations, grid: grid)
    }
}

/// The texts of a host that were set last.
final class SetTexts: HostFeature {
    private struct Key: Hashable {
        let form: TextForm
        let library: FontLibrary

        static func == (a: Key, b: Key) -> Bool { a.library === b.library && a.form == b.form }

        func hash(into hasher: inout Hasher) {
            for run in form.runs {
                hasher.combine(run.text)
                hasher.combine(run.font.size)
            }
        }
    }

    private unowned let host: ViewHost
    /// Where texts were last, in the present update: what an environment holds must not outlive its views in here.
    private var place: TextSurroundings?
    /// Those that were asked for since the others were set aside, and those others: two generations, of which the older
    /// one is dropped when the younger one is full.
    private var recent: [Key: SetText] = [:]
    private var older: [Key: SetText] = [:]
    private static let generation = 256

    init(host: ViewHost) { self.host = host }

    /// What texts find where `environment` holds.
    func surroundings(_ environment: EnvironmentValues) -> TextSurroundings {
        if let place, place.environment.isIdentical(to: environment) { return place }
        let found = TextSurroundings(environment)
        place = found
        return found
    }

    func layoutHasEnded() { place = nil }

    /// The text of this form, which others may share.
    func text(_ form: TextForm, _ library: FontLibrary) -> SetText {
        let key = Key(form: form, library: library)
        if let known = recent[key] { return known }
        let text = older[key] ?? SetText(form, library, host.grid)
        if recent.count == Self.generation { (recent, older) = ([:], recent) }
        recent[key] = text
        return text
    }
}
