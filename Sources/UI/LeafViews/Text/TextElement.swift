// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Typography
@_spi(ViewGraph) import ViewGraph

// The leaf of a text.
//
// `update` converts the view and its environment into a `TextForm`, the input of `Typography`, and into colours
// (`RunPaint`). Only a changed form invalidates the layout.
//
// A text is laid out once per proposal, and its outlines are made when it is first drawn. Frames in which only the
// position or the colour changes reuse the layout and the outlines. Texts with equal forms share them (`TypesetText`).
//
// As in SwiftUI, a change of width breaks lines anew at once, while the position is animated.

extension Text: _PrimitiveView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        TextNode(view, inputs)
    }
}

/// The error of a text that cannot be shown, with the path of its view.
public struct TextError: Error, CustomStringConvertible {
    /// The view's path and the reason, in one line.
    public let description: String
}

package final class TextElement: Element {
    private var text: TypesetText
    private var paints: [RunPaint] = []
    private var animatedFrame = AnimatedFrame()
    /// The current layout, with the proposal for which it was made. Invariant 26.
    private var placed: (proposal: ProposedViewSize, box: TextBox?)?
    /// Whether missing fonts and glyphs of the current layout have been reported.
    private var isReported = false
    private var contentTransition: ContentTransition
    private var isRedacted: Bool
    private var outgoing: OutgoingText?
    /// The letters, while they morph into another font or move to other positions.
    private var morph: MorphingText?
    /// A change of the text whose animation starts after the next layout.
    private var change: (placement: TextPlacement, fade: OutgoingText?, transaction: Transaction)?
    /// Whether the environment of the last update had a text renderer.
    private var isSizedByRenderer: Bool
    private var runs: [AttributedRun]
    /// The runs that are images, by index in `runs`.
    private var images: [Int: InlineImage]

    package init(_ text: Text, node: _AnyViewNode) {
        let texts = node.host.feature(TypesetTextCache.self)
        let place = texts.surroundings(node.environment)
        contentTransition = place.contentTransition
        isRedacted = place.environment.showsPlaceholders
        isSizedByRenderer = place.environment.textPainting != nil
        runs = Self.runs(of: text, in: place)
        images = Self.images(of: runs, in: place, of: node)
        self.text = texts.text(Self.form(of: runs, images, in: place), place.fontLibrary)
        super.init(node: node)
        reportMissingFonts()
        paints = runs.map { RunPaint(RunPaint.Styles(of: $0.attributes, in: place.styleContext)) }
    }

    /// Whether the output depends only on the text and its environment. False with a text renderer, which may change
    /// the size, and with inline images, which have nodes of their own.
    var isDeterminedByText: Bool { !isSizedByRenderer && images.isEmpty }

    private func reportMissingFonts() {
        for problem in text.form.problems { host.warn(problem, askedForBy: node) }
    }

    package func update(_ text: Text, _ inputs: _NodeInputs) {
        let texts = host.feature(TypesetTextCache.self)
        let place = texts.surroundings(inputs.environment)
        runs = Self.runs(of: text, in: place)
        for image in images.values { image.unmount() }
        images = Self.images(of: runs, in: place, of: node)
        let new = Self.form(of: runs, images, in: place)
        if new != self.text.form || place.fontLibrary !== self.text.library {
            keepOutgoingText(for: new, place.contentTransition, inputs.transaction)
            let spacing = spacing
            self.text = texts.text(new, place.fontLibrary)
            reportMissingFonts()
            placed = nil
            if self.text.spacing == spacing { invalidateSize() } else { invalidateLayout() }
        }
        contentTransition = place.contentTransition
        isRedacted = place.environment.showsPlaceholders
        updatePaints(place.styleContext, inputs.transaction)
        // An update with a text renderer invalidates the size, because renderers cannot be compared.
        if isSizedByRenderer { invalidateSize() }
        isSizedByRenderer = inputs.environment.textPainting != nil
        if isSizedByRenderer { invalidateSize() }
    }

    /// Keeps the drawing of the old text, which is shown until the change to `new` has ended.
    private func keepOutgoingText(for new: TextForm, _ transition: ContentTransition, _ transaction: Transaction) {
        outgoing = nil
        let isSameText = text.form.runs.map(\.text) == new.runs.map(\.text)
        guard transaction.animation != nil, let box = placed?.box else {
            // The text was not laid out since the last change, so the screen still shows the text before that change. A
            // pending `change` stays valid if this change is animated and keeps the string.
            if transaction.animation == nil || !isSameText { (morph, change) = (nil, nil) }
            return
        }
        func fading(_ direction: Double) -> OutgoingText {
            var emitter = Emitter(time: host.time)
            let kept = direction == 0 ? nil : KeptLetters(from: text.form, in: box, to: new)
            if let kept {
                let figures = box.figures(of: text.form, grid: host.grid, where: { !kept.isKept(old: $0) })
                draw(figures, of: box, at: .zero, &emitter)
            } else {
                draw(box, at: .zero, &emitter)
            }
            return OutgoingText(
                emitter.items, height: box.size.height, direction: direction, kept: kept, transaction, at: host.time)
        }
        if isSameText, transition.interpolates, TextPlacement.isSameFace(text.form, new) {
            // The change is only recorded here. Morphing begins after layout, when the new letters have positions.
            change = (TextPlacement(of: text.form, in: box), fading(0), transaction)
        } else {
            (morph, change) = (nil, nil)
            // If only the typeface changed, the text cross-fades without moving, because letters of two typefaces
            // cannot be interpolated.
            let direction = isSameText && transition.interpolates ? 0 : transition.direction(after: contentTransition)
            outgoing = direction.map(fading)
        }
    }

    /// Starts morphing into the new layout. If the letters do not correspond, starts a cross-fade instead.
    private func beginChange() {
        guard let change, let box = placed?.box else { return }
        self.change = nil
        let new = TextPlacement(of: text.form, in: box)
        if morph?.retarget(to: new, change.transaction, at: host.time) == true { return }
        let start = morph == nil ? change.placement : nil
        morph = start.flatMap {
            MorphingText(from: $0, to: new, library: text.library, change.transaction, at: host.time)
        }
        if morph == nil { outgoing = change.fade }
    }

    // MARK: Runs and layout

    /// The runs of `text`. For an empty text, returns one empty run, because its font determines the height of an empty
    /// line.
    private static func runs(of text: Text, in place: TextSurroundings) -> [AttributedRun] {
        let runs = text.runs(in: place)
        return runs.isEmpty ? [AttributedRun(string: "", attributes: place.attributes)] : runs
    }

    private static func images(
        of runs: [AttributedRun], in place: TextSurroundings, of node: _AnyViewNode
    ) -> [Int: InlineImage] {
        var images: [Int: InlineImage] = [:]
        for (index, run) in runs.enumerated() {
            if let image = run.image { images[index] = InlineImage(image, run.attributes, in: place, of: node) }
        }
        return images
    }

    private static func form(
        of runs: [AttributedRun], _ images: [Int: InlineImage], in place: TextSurroundings
    ) -> TextForm {
        var problems: [FontError] = []
        let textRuns = runs.enumerated().flatMap { index, run in
            let attributes = run.attributes
            let font = place.font(of: attributes)
            if let problem = font.problem { problems.append(problem) }
            let textRun = TextRun(
                run.string, font: font.descriptor, kerning: attributes.kerning ?? 0,
                tracking: attributes.tracking ?? 0, baselineOffset: attributes.baselineOffset ?? 0,
                lineHeight: font.lineHeight, isUnderlined: attributes.underline?.isActive ?? false,
                isStruckThrough: attributes.strikethrough?.isActive ?? false,
                attachment: images[index]?.attachment, style: index)
            guard let capitals = font.smallCapitals, !run.string.isEmpty else { return [textRun] }
            return capitals.runs(of: textRun)
        }
        return TextForm(
            runs: textRuns,
            decorations: TextDecorations(
                underlines: runs.map { $0.attributes.underline?.style },
                strikethroughs: runs.map { $0.attributes.strikethrough?.style },
                hasBackground: runs.map { $0.attributes.background != nil }),
            options: place.paragraphOptions, problems: problems)
    }

    // MARK: Layout

    package override var spacing: ViewSpacing { text.spacing }

    /// The characters of the text without inline images.
    private var words: String { text.form.runs.filter { $0.attachment == nil }.map(\.text).joined() }

    package override var accessibilityLabel: String? {
        let words = words
        return words.isEmpty ? nil : words
    }

    @_spi(ViewGraph) public override func describe(_ description: inout ElementDescription) {
        description.kind = "Text"
        description.text = words
        for paint in paints { description.colors.append(("text", paint.color)) }
    }

    @_spi(ViewGraph) public override var facts: ElementFacts {
        let layout = placed?.box?.layout
        var facts = ElementFacts()
        facts.text = ElementFacts.Text(
            isTruncated: layout?.isTruncated ?? false, lines: layout?.lines.map(\.frame) ?? [],
            baseline: layout?.firstBaseline ?? 0, brokenWord: layout?.brokenWord,
            pointSize: (text.form.runs.map(\.font.size).max() ?? 0) * (layout?.scaleFactor ?? 1),
            isBold: text.form.runs.allSatisfy { $0.font.weight >= 700 },
            hasFixedSize: runs.contains { $0.attributes.font?.hasFixedSize == true }, isRedacted: isRedacted)
        return facts
    }

    package override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        let own = ownDimensions(in: proposal)
        // `isSizedByRenderer` is checked first, because reading the environment is slower and few texts have a text
        // renderer.
        guard isSizedByRenderer, let painting = node.environment.textPainting else { return own }
        let size = painting.size(in: proposal) { self.ownDimensions(in: $0).size }
        return own.size == size ? own : ViewDimensions(size: size, explicitGuides: own.explicitGuides)
    }

    private func ownDimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        box(in: proposal)?.dimensions ?? ViewDimensions(size: .zero)
    }

    private func box(in proposal: ProposedViewSize) -> TextBox? {
        do {
            return try text.box(proposal)
        } catch {
            host.fail(TextError(description: "\(error)\(node.requesterDescription)"))
            return nil
        }
    }

    /// The frame of the last line when the text is laid out for `proposal`; nil if there is no text.
    package func lastLine(in proposal: ProposedViewSize) -> CGRect? { box(in: proposal)?.layout.lines.last?.frame }

    package override var layoutIgnoresPosition: Bool { true }
    package override func layOut(_ proposal: ProposedViewSize) {
        animatedFrame.update(for: self)
        guard placed?.proposal != proposal else { return }
        placed = (proposal, box(in: proposal))
        isReported = false
        beginChange()
    }

    // MARK: Drawing

    private func updatePaints(_ context: StyleContext, _ transaction: Transaction) {
        paints.removeLast(max(0, paints.count - runs.count))
        for (index, run) in runs.enumerated() {
            let styles = RunPaint.Styles(of: run.attributes, in: context)
            if index < paints.count {
                paints[index].update(styles, transaction, at: host.time)
            } else {
                paints.append(RunPaint(styles))
            }
        }
    }

    package override var isDrawingTimeInvariant: Bool { outgoing == nil && morph == nil }

    package override func emit(_ emitter: inout Emitter) {
        guard let box = placed?.box else { return }
        // The position is animated; the size is not.
        let origin = animatedFrame.value(in: &emitter).origin
        if isRedacted { return drawPlaceholder(box, at: origin, &emitter) }
        if let painting = emitter.context[TextPaintingKey.self] {
            return paint(box, by: painting, at: origin, &emitter)
        }
        guard var outgoing else { return draw(box, at: origin, &emitter) }
        let kept = outgoing.kept
        let isChanging = outgoing.emit(at: origin, &emitter) { emitter in
            guard let kept else { return draw(box, at: origin, &emitter) }
            let figures = box.figures(of: text.form, grid: host.grid, where: { !kept.isKept(new: $0) })
            draw(figures, of: box, at: origin, &emitter)
        } kept: { kept, share, emitter in
            let figures = box.figures(of: text.form, grid: host.grid, where: { kept.isKept(new: $0) }) {
                let way = kept.way(to: $0, baseline: $1)
                return CGVector(dx: way.dx * (1 - share), dy: way.dy * (1 - share))
            }
            draw(figures, of: box, at: origin, &emitter)
        }
        self.outgoing = isChanging ? outgoing : nil
        if !isChanging { draw(box, at: origin, &emitter) }
    }

    private func figures(of box: TextBox) -> [TextFigure] {
        report(box)
        return box.figures
    }

    /// Reports the fonts and missing glyphs of a layout once.
    private func report(_ box: TextBox) {
        guard !isReported else { return }
        isReported = true
        host.note(fontFiles: box.fontFiles)
        host.warn(box.layout.missingScripts, askedForBy: node)
        if box.layout.lacksWordDictionary { host.warnOfMissingDictionary(askedForBy: node) }
    }

    private func draw(_ box: TextBox, at origin: CGPoint, _ emitter: inout Emitter) {
        let morphing = morph?.figures(of: text.form, grid: host.grid, at: emitter.clockTime)
        if morphing == nil { morph = nil }
        draw(morphing ?? figures(of: box), of: box, at: origin, &emitter)
    }

    private func draw(_ figures: [TextFigure], of box: TextBox, at origin: CGPoint, _ emitter: inout Emitter) {
        let bounds = CGRect(origin: .zero, size: box.size)
        let ink = emitter.context[InspectionInk.self].of(self)
        for figure in figures {
            if let image = images[figure.run] { image.draw(in: figure.frame, at: origin, &emitter) }
            var style = paints[figure.run].style(of: figure.part, in: &emitter)
            if figure.part != .background, ink != .own {
                guard case .gray(let level) = ink else { continue }
                style = _ResolvedStyle(.color(RGBAColor(white: level)))
            }
            figure.emit(with: style, in: bounds, at: origin, &emitter)
        }
    }

    private func paint(
        _ box: TextBox, by painting: any TextPainting, at origin: CGPoint, _ emitter: inout Emitter
    ) {
        report(box)
        let ink = emitter.context[InspectionInk.self].of(self)
        if ink == .none { return }
        let styles = paints.indices.map { index in
            TextFigure.Part.allCases.map { part in
                if case .gray(let level) = ink { return _ResolvedStyle(.color(RGBAColor(white: level))) }
                return paints[index].style(of: part, in: &emitter)
            }
        }
        let letters = TextLetters(box.layoutWithClusters, in: box, runs.map(\.attributes), paints: styles)
        let items = painting.items(of: Text.Layout(letters), for: node)
        if !items.isEmpty { emitter.leaf(.group(items, isolated: false), at: origin) }
    }

    /// Draws a redaction bar per line, in the colour of the text.
    private func drawPlaceholder(_ box: TextBox, at origin: CGPoint, _ emitter: inout Emitter) {
        guard !paints.isEmpty else { return }
        let style = paints[0].style(of: .letters, in: &emitter)
        let bars = Placeholder.path(box.layout.lines.map(\.frame))
        let content = DisplayItem.Content.fill(
            bars, FillStyle(), style.paint(in: CGRect(origin: .zero, size: box.size)))
        emitter.faded(to: Placeholder.opacity) { emitter in
            emitter.painted(with: style) { $0.leaf(content, at: origin) }
        }
    }
}
