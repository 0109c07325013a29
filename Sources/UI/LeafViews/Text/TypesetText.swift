// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

struct TextDecorations: Equatable {
    var underlines: [Text.LineStyle?]
    var strikethroughs: [Text.LineStyle?]
    /// For each run, whether it has a background colour.
    var hasBackground: [Bool]
}

/// The input of text layout: all values on which the layout and the outlines of a text depend.
struct TextForm: Equatable {
    var runs: [TextRun]
    var decorations: TextDecorations
    var options: ParagraphOptions
    /// The errors for missing fonts, one per font.
    var problems: [FontError]
}

/// A text and its cached layouts for recent proposals. Equal texts of a host share one instance, because lists often
/// repeat strings and proposals.
@MainActor
final class TypesetText {
    let form: TextForm
    let library: FontLibrary
    /// The preferred distances to adjacent views.
    let spacing: ViewSpacing
    private let grid: PixelGrid
    private let shaped: ShapedText
    /// The cached layouts with their proposals, oldest first.
    private var boxes: [(proposal: ProposedViewSize, box: TextBox)] = []

    /// The capacity of `boxes`, enough for the proposals of a stack: 0, ∞ and a final length along each axis.
    private static let boxCapacity = 8

    fileprivate init(_ form: TextForm, _ library: FontLibrary, _ grid: PixelGrid) {
        self.form = form
        self.library = library
        self.grid = grid
        shaped = ShapedText(form.runs, options: form.options, library: library)
        spacing = Self.spacing(of: form, library: library, grid: grid)
    }

    /// The layout for a proposal. Reuses a cached layout if one is valid for the proposal.
    func box(_ proposal: ProposedViewSize) throws(FontError) -> TextBox {
        for known in boxes where known.proposal == proposal { return known.box }
        for (tried, box) in boxes {
            // A text on one line has the same layout at any greater width. Texts that may shrink are excluded, because
            // their size also depends on the proposed height.
            if form.options.minimumScaleFactor >= 1, box.isWholeOnOneLine,
                proposal.width.map({ $0 >= box.size.width }) ?? true
            {
                return box
            }
            if tried.width == proposal.width, box.measured.isWhole(inHeight: proposal.height) { return box }
        }
        let box = TextBox(try shaped.measured(width: proposal.width, height: proposal.height), of: form, grid)
        if boxes.count == Self.boxCapacity { boxes.removeFirst() }
        boxes.append((proposal, box))
        return box
    }

    /// The spacing between a text and other views. It depends on the metrics of the text's first and last fonts.
    ///
    /// The gap between a text and a view that is not a text:
    /// - Above the text: 1.1 line heights minus the ascent.
    /// - Below the text: 1.1 line heights minus the cap height, but at least the descent plus 0.1 line heights.
    ///
    /// The gap between two texts is the leading of the lower text: the greater of two numbers. One is the line gap in
    /// the font file. The other is the text style's line height minus the font's line height. The leading is 2⅓ points
    /// for subheadline and 0 for caption2.
    private static func spacing(of form: TextForm, library: FontLibrary, grid: PixelGrid) -> ViewSpacing {
        // A missing system font is ignored here, because measuring the text reports it.
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

/// The layout of a text for one size proposal. Creates the outlines of the letters when they are first drawn.
@MainActor
final class TextBox {
    /// The size of the laid-out text, and its baselines and other alignment guides.
    let dimensions: ViewDimensions
    let isWholeOnOneLine: Bool
    fileprivate let measured: MeasuredText
    private(set) lazy var layout = measured.layout
    private(set) lazy var figures = TextFigure.figures(
        of: layout, decorations, grid: grid)
    /// The layout with clusters, from which the positions of single letters are read.
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

    func figures(of piece: TextLayout.Piece) -> [TextFigure] {
        TextFigure.figures(of: piece, decorations, grid: grid)
    }
}

/// Caches the texts that a host has used most recently. Invariant 27.
final class TypesetTextCache: HostFeature {
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
    /// The text properties of the last environment in the current update. Cleared after layout, because an environment
    /// may hold objects that must not outlive their views.
    private var place: TextSurroundings?
    /// The newer of two cache generations. When it holds `generation` texts, it becomes the older generation.
    private var recent: [Key: TypesetText] = [:]
    /// The older of two cache generations. A text that is found here is moved to `recent`.
    private var older: [Key: TypesetText] = [:]
    private static let generation = 256

    init(host: ViewHost) { self.host = host }

    /// The text properties of `environment`. The last result is cached, because consecutive texts often have the same
    /// environment.
    func surroundings(_ environment: EnvironmentValues) -> TextSurroundings {
        if let place, place.environment.isIdentical(to: environment) { return place }
        let found = TextSurroundings(environment)
        place = found
        return found
    }

    func layoutHasEnded() { place = nil }

    /// Returns the cached text with this form, or creates one.
    func text(_ form: TextForm, _ library: FontLibrary) -> TypesetText {
        let key = Key(form: form, library: library)
        if let known = recent[key] { return known }
        let text = older[key] ?? TypesetText(form, library, host.grid)
        if recent.count == Self.generation { (recent, older) = ([:], recent) }
        recent[key] = text
        return text
    }
}
