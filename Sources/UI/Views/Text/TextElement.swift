import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

// A text as a leaf of the layout.
//
// `update` turns the view and its surroundings into what `Typography` sets (`Setting`) and what it is painted with
// (`RunPaint`); only a change of the first invalidates layout. A text is set once for each proposal that containers try
// out, and its outlines are made when it is first drawn; frames in which nothing but place and colour changes share
// both. As in SwiftUI, lines break anew at once when there is another width, while the place of the text is animated.

extension Text: _PrimitiveView {
    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            TextElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}

/// A text that cannot be shown, and where in the view it stands.
public struct TextError: Error, CustomStringConvertible {
    /// What is wrong, in a line.
    public let description: String
}

final class TextElement: Element {
    /// All that the shape of a text depends on.
    private struct Setting: Equatable {
        var runs: [TextRun]
        var underlines: [Text.LineStyle?]
        var strikethroughs: [Text.LineStyle?]
        var options: ParagraphOptions
        /// Fonts that are not there.
        var problems: [FontError]
    }

    private var setting: Setting
    private var library: FontLibrary
    private var paints: [RunPaint] = []
    private var textSpacing: ViewSpacing
    private var animatedFrame = AnimatedFrame()
    /// Layouts of the current setting, the oldest first.
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    /// The layout that is shown, and its outlines once they are drawn.
    private var placed: (proposal: ProposedViewSize, layout: TextLayout?)?
    private var figures: [TextFigure]?
    private var contentTransition: ContentTransition
    private var outgoing: OutgoingText?
    /// Letters that turn into those of another font, and what waits for the layout to do so.
    private var morph: MorphingText?
    private var change: (figures: [TextFigure], fade: OutgoingText?, transaction: Transaction)?

    /// Stacks try out 0, ∞ and the final length.
    private static let rememberedLayouts = 4

    init(_ text: Text, node: _AnyViewNode) {
        library = node.environment.fontLibrary
        contentTransition = node.environment.contentTransition
        setting = Self.setting(of: Self.runs(of: text, in: node.environment), in: node.environment)
        textSpacing = Self.spacing(of: setting, library: library, grid: node.host.grid)
        super.init(node: node)
        reportMissingFonts()
    }

    private func reportMissingFonts() {
        for problem in setting.problems { host.warn(problem, askedForBy: node) }
    }

    func update(_ text: Text, _ inputs: _NodeInputs) {
        let environment = inputs.environment
        let runs = Self.runs(of: text, in: environment)
        let new = Self.setting(of: runs, in: environment)
        if new != setting || environment.fontLibrary !== library {
            letGo(for: new, environment.contentTransition, inputs.transaction)
            setting = new
            reportMissingFonts()
            library = environment.fontLibrary
            let spacing = Self.spacing(of: setting, library: library, grid: host.grid)
            layouts = []
            placed = nil
            if spacing == textSpacing { invalidateSize() } else { invalidateLayout() }
            textSpacing = spacing
        }
        contentTransition = environment.contentTransition
        updatePaints(of: runs, inputs)
    }

    /// Keeps the words that are about to be replaced, for as long as the change takes.
    private func letGo(for new: Setting, _ transition: ContentTransition, _ transaction: Transaction) {
        outgoing = nil
        let isSameText = setting.runs.map(\.text) == new.runs.map(\.text)
        guard transaction.animation != nil, let layout = placed?.layout else {
            // Without a layout since the last change, what is seen is still what that change began with.
            if transaction.animation == nil || !isSameText { (morph, change) = (nil, nil) }
            return
        }
        func fading(_ direction: Double) -> OutgoingText {
            var emitter = Emitter(time: host.time)
            draw(layout, at: .zero, &emitter)
            return OutgoingText(
                emitter.items, height: layout.size.height, direction: direction, transaction, at: host.time)
        }
        let isSameFamily = setting.runs.map(\.font.family) == new.runs.map(\.font.family)
        if isSameText, isSameFamily, transition.interpolates {
            // The letters turn into the new ones when those have their places.
            let figures = morph?.figures(at: host.time) ?? figures(of: layout)
            change = (figures, fading(0), transaction)
        } else {
            (morph, change) = (nil, nil)
            // Of another design, the same words have no letters that could turn into each other.
            let direction = isSameText && transition.interpolates ? 0 : transition.direction(after: contentTransition)
            outgoing = direction.map(fading)
        }
    }

    /// Begins to turn the letters into those of the new layout; where they do not correspond, they cross-fade.
    private func beginChange() {
        guard let change, let layout = placed?.layout else { return }
        self.change = nil
        let new = figures(of: layout)
        if morph?.retarget(to: new, change.transaction, at: host.time) == true { return }
        morph = MorphingText(from: change.figures, to: new, change.transaction, at: host.time)
        if morph == nil { outgoing = change.fade }
    }

    // MARK: Setting

    /// The runs of a text; an empty one keeps its font, for the lines that it reserves.
    private static func runs(of text: Text, in environment: EnvironmentValues) -> [AttributedRun] {
        let runs = text.runs(in: environment)
        return runs.isEmpty ? [AttributedRun(string: "", attributes: environment.textAttributes)] : runs
    }

    private static func setting(of runs: [AttributedRun], in environment: EnvironmentValues) -> Setting {
        var problems: [FontError] = []
        let textRuns = runs.enumerated().map { index, run in
            let attributes = run.attributes
            let font = (attributes.font ?? .body).resolved(
                with: attributes.fontAttributes, at: environment.dynamicTypeSize, library: environment.fontLibrary)
            if let problem = font.problem { problems.append(problem) }
            return TextRun(
                run.string, font: font.descriptor, kerning: attributes.kerning ?? 0,
                tracking: attributes.tracking ?? 0, baselineOffset: attributes.baselineOffset ?? 0,
                lineHeight: font.lineHeight, isUnderlined: attributes.underline?.isActive ?? false,
                isStruckThrough: attributes.strikethrough?.isActive ?? false, style: index)
        }
        return Setting(
            runs: textRuns, underlines: runs.map { $0.attributes.underline?.style },
            strikethroughs: runs.map { $0.attributes.strikethrough?.style }, options: environment.paragraphOptions,
            problems: problems)
    }

    /// The distances that a text keeps from what is no text, by the measures of its first and its last font.
    ///
    /// A tenth of a line is added around the line, and the distance is taken from what is seen of it: from capitals
    /// below, from the whole ascent above. Between two texts there is what the font's file asks for between lines.
    private static func spacing(of setting: Setting, library: FontLibrary, grid: PixelGrid) -> ViewSpacing {
        // A system font that is missing is reported where the text is measured.
        func metrics(_ run: TextRun?) -> FontMetrics? { run.flatMap { try? library.font($0.font).metrics } }
        guard let first = metrics(setting.runs.first), let last = metrics(setting.runs.last) else {
            return ViewSpacing()
        }
        func margin(_ metrics: FontMetrics) -> CGFloat { grid.roundedUp(metrics.lineHeight / 10) }
        let above = first.lineHeight + margin(first) - first.ascent
        let below = max(last.lineHeight + margin(last) - last.capHeight, margin(last) + last.descent)
        return ViewSpacing(
            textAbove: .text(toText: grid.roundedUp(first.leading), toEdge: above),
            below: .text(toText: 0, toEdge: below))
    }

    // MARK: Layout

    override var spacing: ViewSpacing { textSpacing }

    override var accessibilityLabel: String? {
        let words = setting.runs.map(\.text).joined()
        return words.isEmpty ? nil : words
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        guard let layout = layout(in: proposal), let firstLine = layout.lines.first else {
            return ViewDimensions(size: .zero)
        }
        var dimensions = ViewDimensions(size: layout.size)
        dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = layout.firstBaseline
        dimensions[explicit: VerticalAlignment.lastTextBaseline.key] = layout.lastBaseline
        dimensions[explicit: VerticalAlignment.firstTextLineCenter.key] = firstLine.frame.midY
        return dimensions
    }

    private func layout(in proposal: ProposedViewSize) -> TextLayout? {
        if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
        // A text that stands on one line does so wherever there is room for it, unless it shrinks to be less high.
        if setting.options.minimumScaleFactor >= 1,
            let line = layouts.first(where: { $0.layout.isWholeOnOneLine })?.layout,
            proposal.width.map({ $0 >= line.size.width }) ?? true
        {
            return line
        }
        do {
            let layout = try TextLayout(
                setting.runs, width: proposal.width, height: proposal.height, options: setting.options,
                library: library)
            if layouts.count == Self.rememberedLayouts { layouts.removeFirst() }
            layouts.append((proposal, layout))
            return layout
        } catch {
            host.fail(TextError(description: "\(error)\(node.asking)"))
            return nil
        }
    }

    override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        guard placed?.proposal != proposal else { return }
        placed = (proposal, layout(in: proposal))
        figures = nil
        beginChange()
    }

    // MARK: Drawing

    private func updatePaints(of runs: [AttributedRun], _ inputs: _NodeInputs) {
        let context = inputs.environment.styleContext
        paints.removeLast(max(0, paints.count - runs.count))
        for (index, run) in runs.enumerated() {
            let styles = RunPaint.Styles(of: run.attributes, in: context)
            if index < paints.count {
                paints[index].update(styles, inputs.transaction, at: host.time)
            } else {
                paints.append(RunPaint(styles))
            }
        }
    }

    override var drawsAlike: Bool { outgoing == nil && morph == nil }

    override func emit(_ emitter: inout Emitter) {
        guard let layout = placed?.layout else { return }
        // The place alone is animated, not the size.
        let origin = animatedFrame.value(at: emitter.time).origin
        guard var outgoing else { return draw(layout, at: origin, &emitter) }
        let isChanging = outgoing.emit(at: origin, &emitter) { draw(layout, at: origin, &$0) }
        self.outgoing = isChanging ? outgoing : nil
        if !isChanging { draw(layout, at: origin, &emitter) }
    }

    private func figures(of layout: TextLayout) -> [TextFigure] {
        if let figures { return figures }
        host.note(fontFiles: layout.fontFiles)
        host.warn(layout.missingScripts, askedForBy: node)
        let figures = TextFigure.figures(
            of: layout, underlines: setting.underlines, strikethroughs: setting.strikethroughs, grid: host.grid)
        self.figures = figures
        return figures
    }

    private func draw(_ layout: TextLayout, at origin: CGPoint, _ emitter: inout Emitter) {
        let bounds = CGRect(origin: .zero, size: layout.size)
        let morphing = morph?.figures(at: emitter.time)
        if morphing == nil { morph = nil }
        for figure in morphing ?? figures(of: layout) {
            let style = paints[figure.run].style(of: figure.part, at: emitter.time)
            let content = DisplayItem.Content.fill(figure.path, FillStyle(), style.paint(in: bounds))
            emitter.painted(with: style) { $0.leaf(content, at: origin) }
        }
    }
}
