// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Typography
@_spi(ViewGraph) import ViewGraph

/// The leaf view of a system symbol. The symbols are this project's own drawings, not Apple's.
package struct SymbolImage: _PrimitiveView {
    let image: Image
    let name: String
    /// The fraction of the variable layers that are drawn opaque, from 0 to 1. nil draws all opaque.
    let variableValue: Double?

    package init(image: Image, name: String, variableValue: Double?) {
        (self.image, self.name, self.variableValue) = (image, name, variableValue)
    }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs, make: { SymbolElement($0, node: $1) }, showing: { $0.update($1, $2) })
    }
}

final class SymbolElement: Element {
    /// The values that determine which drawing is shown.
    private struct Request: Equatable {
        var name: String
        var weight: SymbolWeight
        var variants: SymbolVariants
        var script: SymbolScript
        var isMirrored: Bool

        /// Whether the symbol's name or its variants, such as `fill`, differ. Weight, script and direction are not
        /// compared.
        func isAnotherSymbol(than other: Request) -> Bool { name != other.name || variants != other.variants }

        /// Whether the two symbols differ in nothing but a slash.
        func differsInSlash(from other: Request) -> Bool {
            guard var form = SymbolName(name)?.applying(variants),
                let otherForm = SymbolName(other.name)?.applying(other.variants), form.hasSlash != otherForm.hasSlash
            else { return false }
            form.hasSlash.toggle()
            return form == otherForm
        }
    }

    private var image: Image
    private var request: Request?
    private var drawing: SymbolDrawing?
    private var variableValue: Double?
    /// The size of an em, in points. It includes the image scale.
    private var em: CGFloat = 17
    private var capHeight: CGFloat = 0
    private var coloring = SymbolColoring.monochrome
    private var isDark = false
    private var isRedacted = false
    private var palette = SystemPalette.iOS18
    /// The styles of the hierarchical levels, primary first. A redaction bar has the primary style.
    private var styles: [AnimatableAttribute<_ResolvedStyle>] = []
    /// The running transitions after changes of the symbol's name.
    private var replacements = SymbolReplacements()
    private var animatedFrame = AnimatedFrame()

    private static let levels = 3
    /// The cap height of SF Pro as a fraction of an em. Symbols are centred at half the cap height, so that they are
    /// level with text.
    private static let capHeightOfEm: CGFloat = 1443.0 / 2048
    /// The margins around a symbol that is not resizable, in ems, measured on Apple's renders of iOS 17 to 26.
    /// `roundMargin` is the side margin of round symbols.
    private static let (margin, roundMargin, heightMargin): (CGFloat, CGFloat, CGFloat) = (0.11, 0.072, 0.08)

    init(_ view: SymbolImage, node: _AnyViewNode) {
        image = view.image
        super.init(node: node)
    }

    /// The symbol's name. Event scripts find a view by this name if the view contains only the symbol.
    override var accessibilityLabel: String? { request?.name }

    override var facts: ElementFacts {
        var facts = ElementFacts()
        facts.image = ElementFacts.Image(
            isSymbol: true, isDecorative: image.label == .none, isMissing: drawing == nil, label: image.words(in: node))
        return facts
    }

    override func describe(_ description: inout ElementDescription) {
        description.kind = "Image"
        description.name = request?.name
        for style in styles { description.colors.append(("fill", style.model.color)) }
    }

    func update(_ view: SymbolImage, _ inputs: _NodeInputs) {
        let environment = inputs.environment
        let attributes = environment.textAttributes
        let font = (attributes.font ?? .body).resolved(
            with: attributes.fontAttributes, at: environment.textSizes, library: environment.fontLibrary)
        if let problem = font.problem { host.warn(problem, askedForBy: node) }
        let size = environment.symbolPointSize ?? font.descriptor.size
        let em = size * environment.imageScale.factor
        if view.image != image || em != self.em { invalidateLayout() }
        image = view.image
        variableValue = view.variableValue
        self.em = em
        capHeight = size * Self.capHeightOfEm
        load(
            Request(
                name: view.name, weight: SymbolWeight(Double(font.descriptor.weight)),
                variants: environment.symbolVariants, script: SymbolScript(environment.locale),
                isMirrored: environment.layoutDirection == .rightToLeft),
            inputs)
        isDark = environment.colorScheme == .dark
        isRedacted = environment.showsPlaceholders
        palette = environment.systemPalette
        updateStyles(inputs)
    }

    private func load(_ request: Request, _ inputs: _NodeInputs) {
        guard request != self.request else { return }
        let (old, oldDrawing) = (self.request, drawing)
        self.request = request
        invalidateLayout()
        do {
            drawing = try SymbolLibrary.symbol(
                named: request.name, weight: request.weight, variants: request.variants, script: request.script,
                isMirrored: request.isMirrored, fonts: inputs.environment.fontLibrary)
            host.warn(drawing?.missingScripts ?? [], askedForBy: node)
        } catch {
            drawing = nil
            host.warn(.symbol, request.name, askedForBy: node, "\(error)")
        }
        if let old, let oldDrawing, let drawing, oldDrawing != drawing, request.isAnotherSymbol(than: old) {
            replace(oldDrawing, with: drawing, differInSlash: request.differsInSlash(from: old), inputs)
        }
    }

    private func replace(
        _ old: SymbolDrawing, with new: SymbolDrawing, differInSlash: Bool, _ inputs: _NodeInputs
    ) {
        let (transition, transaction) = (inputs.environment.contentTransition, inputs.transaction)
        if let transition = transition.ofSymbols, !transaction.disablesAnimations {
            replacements.replace(
                old, with: new, by: transition, differInSlash: differInSlash, (host.time, host.updateNumber))
        } else if transition.fadesSymbols, transaction.animation != nil {
            replacements.fade(old, transaction, at: host.time)
        } else {
            replacements = SymbolReplacements()
        }
    }

    private func updateStyles(_ inputs: _NodeInputs) {
        let environment = inputs.environment
        var context = environment.styleContext
        let palette = environment.paletteForeground
        if !palette.isEmpty, (image.symbolRenderingMode ?? environment.symbolRenderingMode)?.kind == .palette {
            context.foreground = palette
        }
        let mode =
            image.symbolRenderingMode ?? environment.symbolRenderingMode
            ?? (context.foreground.count > 1 ? .palette : .monochrome)
        coloring =
            switch mode.kind {
            case .monochrome: .monochrome
            case .hierarchical, .palette: .leveled
            case .multicolor: .multicolor
            }
        let primary = HierarchicalShapeStyle.primary._resolve(in: context)
        let wanted = (0..<Self.levels).map { level -> _ResolvedStyle in
            switch mode.kind {
            case .monochrome, .multicolor: primary
            case .hierarchical: primary.multiplyingAlpha(by: [1, 0.5, 0.25][level])
            case .palette:
                context.foreground.isEmpty
                    ? primary : context.foreground[min(level, context.foreground.count - 1)]
            }
        }
        if styles.isEmpty { styles = wanted.map { AnimatableAttribute($0) } }
        for level in wanted.indices { styles[level].update(style: wanted[level], inputs.transaction, at: host.time) }
    }

    // MARK: Layout

    /// The bounds of the drawing in ems, including margins unless the image is resizable.
    private func box(of drawing: SymbolDrawing) -> CGRect {
        guard image.resizing == nil else { return drawing.bounds }
        let margin = Self.isRound(drawing.bounds.size) ? Self.roundMargin : Self.margin
        return drawing.bounds.insetBy(dx: -margin, dy: -Self.heightMargin)
    }

    /// Whether a symbol of this size, in ems, is a circle or enclosed in one. All such circles are one em wide and
    /// high.
    private static func isRound(_ size: CGSize) -> Bool { abs(size.width - 1) < 0.03 && abs(size.height - 1) < 0.03 }

    private var naturalSize: CGSize {
        guard let box = drawing.map(box) else { return .zero }
        return host.grid.roundedUp(CGSize(width: box.width * em, height: box.height * em))
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        guard image.resizing == nil else {
            return ViewDimensions(size: proposal.replacingUnspecifiedDimensions(by: naturalSize))
        }
        var dimensions = ViewDimensions(size: naturalSize)
        // The origin of a symbol drawing is half the cap height above the baseline.
        if let drawing {
            let baseline = -box(of: drawing).minY * em + capHeight / 2
            dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = baseline
            dimensions[explicit: VerticalAlignment.lastTextBaseline.key] = baseline
        }
        return dimensions
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) {
        let before = animatedFrame.value(at: work.layoutTime)
        animatedFrame.update(for: self)
        let after = animatedFrame.value(at: work.layoutTime)
        replacements.frameChanged(
            by: CGSize(width: before.midX - after.midX, height: before.midY - after.midY),
            updateNumber: work.layoutUpdateNumber)
    }

    // MARK: Drawing

    override var isDrawingTimeInvariant: Bool { replacements.areOver && node.environment.symbolEffects.isEmpty }

    /// Draws a redaction bar in the colour of the symbol.
    private func drawPlaceholder(in frame: CGRect, _ emitter: inout Emitter) {
        guard !styles.isEmpty else { return }
        let style = styles[0].presentation(in: &emitter)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let content = DisplayItem.Content.fill(Placeholder.path([bounds]), FillStyle(), style.paint(in: bounds))
        emitter.faded(to: Placeholder.opacity) { emitter in
            emitter.painted(with: style) { $0.leaf(content, at: frame.origin) }
        }
    }

    override func emit(_ emitter: inout Emitter) {
        guard let drawing, drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
        host.note(fontFiles: drawing.fontFiles)
        let time = emitter.clockTime
        let frame = animatedFrame.value(in: &emitter)
        guard frame.width > 0, frame.height > 0 else { return }
        if isRedacted { return drawPlaceholder(in: frame, &emitter) }
        for leaving in replacements.outgoing(at: time) {
            draw(
                leaving.outgoing, leaving.states(at: time), map: map(of: leaving.outgoing, to: frame.size),
                in: frame.offsetBy(dx: leaving.shift.width, dy: leaving.shift.height), &emitter)
        }
        let fading = replacements.fading(at: time)
        if let fading {
            let map = map(of: fading.drawing, to: frame.size)
            emitter.faded(to: 1 - fading.share) { draw(fading.drawing, [], map: map, in: frame, &$0) }
        }
        if emitter.context[InspectionInk.self].of(self) == .none { return }
        let map = map(of: drawing, to: frame.size)
        for (part, opacity) in replacements.present(drawing, coloring, at: time) {
            let states = replacements.states(of: part, at: time).combined(with: litStates(of: part))
            emitter.faded(to: opacity * (fading?.share ?? 1)) { draw(part, states, map: map, in: frame, &$0) }
        }
    }

    /// - Parameter states: Layer states that are combined with those of effects and transitions. May be empty.
    private func draw(
        _ drawing: SymbolDrawing, _ states: [SymbolLayerState], map: CGAffineTransform, in frame: CGRect,
        _ emitter: inout Emitter
    ) {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let states = effectStates(of: drawing, emitter).combined(with: states)
        for part in drawing.parts(coloring, states: states) {
            let path = part.path.applying(map)
            emitter.faded(to: part.opacity) { paint(path, part.style, bounds, at: frame.origin, &$0) }
        }
    }

    /// The layer states that show `variableValue`; empty if `variableValue` is nil.
    private func litStates(of drawing: SymbolDrawing) -> [SymbolLayerState] {
        variableValue.map { drawing.states(variableValue: $0) } ?? []
    }

    /// The combined layer states of all effects and transitions of this symbol.
    private func effectStates(of drawing: SymbolDrawing, _ emitter: Emitter) -> [SymbolLayerState] {
        let runsRightToLeft = node.environment.layoutDirection == .rightToLeft
        let states = node.environment.symbolEffects.reduce([]) {
            $0.combined(with: $1.states(of: drawing, runsRightToLeft: runsRightToLeft, at: emitter.clockTime))
        }
        return emitter.context[SymbolPresenceKey.self].reduce(states) {
            $0.combined(with: $1.states(of: drawing, at: emitter.clockTime))
        }
    }

    private func paint(
        _ path: Path, _ style: SymbolPart.Style, _ bounds: CGRect, at origin: CGPoint, _ emitter: inout Emitter
    ) {
        switch emitter.context[InspectionInk.self].of(self) {
        case .own: break
        case .gray(let level):
            return emitter.leaf(.fill(path, FillStyle(), .color(RGBAColor(white: level))), at: origin)
        case .none, .grayOf: return
        }
        switch style {
        case .level(let level):
            let style = styles[level.rawValue].presentation(in: &emitter)
            emitter.painted(with: style) { $0.leaf(.fill(path, FillStyle(), style.paint(in: bounds)), at: origin) }
        case .color(let color):
            emitter.leaf(.fill(path, FillStyle(), .color(color.systemColor(isDark: isDark, in: palette))), at: origin)
        }
    }

    /// Maps ems to points in a frame of `size`. A resizable symbol is stretched to fill the frame. Any other symbol
    /// keeps its size and is centred.
    private func map(of drawing: SymbolDrawing, to size: CGSize) -> CGAffineTransform {
        let box = box(of: drawing)
        let scale =
            image.resizing == nil
            ? CGSize(width: em, height: em) : CGSize(width: size.width / box.width, height: size.height / box.height)
        return CGAffineTransform(translationX: -box.midX, y: -box.midY)
            .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }
}

extension SymbolColor {
    fileprivate func systemColor(isDark: Bool, in palette: SystemPalette) -> RGBAColor {
        switch self {
        case .white: RGBAColor(red: 1, green: 1, blue: 1, alpha: 1)
        case .red: SystemColor.red.color(isDark: isDark, in: palette)
        case .orange: SystemColor.orange.color(isDark: isDark, in: palette)
        case .yellow: SystemColor.yellow.color(isDark: isDark, in: palette)
        case .green: SystemColor.green.color(isDark: isDark, in: palette)
        case .mint: SystemColor.mint.color(isDark: isDark, in: palette)
        case .teal: SystemColor.teal.color(isDark: isDark, in: palette)
        case .cyan: SystemColor.cyan.color(isDark: isDark, in: palette)
        case .blue: SystemColor.blue.color(isDark: isDark, in: palette)
        case .indigo: SystemColor.indigo.color(isDark: isDark, in: palette)
        case .purple: SystemColor.purple.color(isDark: isDark, in: palette)
        case .pink: SystemColor.pink.color(isDark: isDark, in: palette)
        case .brown: SystemColor.brown.color(isDark: isDark, in: palette)
        case .gray: SystemColor.gray.color(isDark: isDark, in: palette)
        }
    }
}

extension Image.Scale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.29
        }
    }
}

private enum SymbolPointSizeKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The size of symbols, in points. If nil, symbols have the size of the font.
    package var symbolPointSize: CGFloat? {
        get { self[SymbolPointSizeKey.self] }
        set { self[SymbolPointSizeKey.self] = newValue }
    }
}
