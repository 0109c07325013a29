import Drawing
import Foundation
import Geometry
import Motion

/// A symbol from our own set.
struct SymbolImage: _PrimitiveView {
    let image: Image
    let name: String

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            SymbolElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable, Equatable {
    enum Kind { case monochrome, hierarchical, palette }
    let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The foreground style, ever more transparent from layer to layer.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The levels of the foreground style, one a layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension Image {
    /// The size of a symbol beside text of the same font.
    public enum Scale: Hashable, Sendable { case small, medium, large }
}

private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// nil: palette where several foreground styles are given, else monochrome.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

final class SymbolElement: Element {
    private var image: Image
    private var drawing: SymbolDrawing?
    private var name: String?
    private var weight: SymbolWeight?
    private var problem: String?
    /// Points to an em, the image scale included.
    private var em: CGFloat = 17
    private var capHeight: CGFloat = 0
    private var isMirrored = false
    private var isLayered = false
    /// By level; the first one also for the whole.
    private var styles: [AnimatableAttribute<_ResolvedStyle>] = []
    private var animatedFrame = AnimatedFrame()

    /// Deepest level of a layer.
    private static let levels = 3
    /// Of SF Pro, as for text: symbols stand in the middle of the capitals.
    private static let capHeightOfEm: CGFloat = 1443.0 / 2048

    init(_ view: SymbolImage, node: _AnyViewNode) {
        image = view.image
        super.init(node: node)
    }

    func update(_ view: SymbolImage, _ inputs: _NodeInputs) {
        let environment = inputs.environment
        let attributes = environment.textAttributes
        let font = (attributes.font ?? .body).resolved(
            with: attributes.fontAttributes, at: environment.dynamicTypeSize, library: environment.fontLibrary)
        let em = font.descriptor.size * environment.imageScale.factor
        let weight = SymbolWeight(Double(font.descriptor.weight))
        if view.image != image || em != self.em { invalidateLayout() }
        image = view.image
        self.em = em
        capHeight = font.descriptor.size * Self.capHeightOfEm
        load(view.name, weight)
        isMirrored = environment.layoutDirection == .rightToLeft && drawing?.isDirectional == true
        updateStyles(inputs)
    }

    private func load(_ name: String, _ weight: SymbolWeight) {
        if name == self.name, weight == self.weight { return }
        (self.name, self.weight) = (name, weight)
        invalidateLayout()
        do {
            drawing = try SymbolLibrary.symbol(named: name, weight: weight)
        } catch {
            drawing = nil
            problem = error.description
        }
    }

    private func updateStyles(_ inputs: _NodeInputs) {
        let environment = inputs.environment
        let context = environment.styleContext
        let mode =
            environment.symbolRenderingMode ?? (context.foreground.count > 1 ? .palette : .monochrome)
        isLayered = mode != .monochrome
        let primary = HierarchicalShapeStyle.primary._resolve(in: context)
        let wanted = (0..<Self.levels).map { level -> _ResolvedStyle in
            switch mode.kind {
            case .monochrome: primary
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

    private var naturalSize: CGSize {
        guard let drawing else { return .zero }
        return host.grid.roundedUp(
            CGSize(width: drawing.bounds.width * em, height: drawing.bounds.height * em))
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        if let problem {
            // Not while loading: only now the view has its place in the tree.
            host.fail(ImageError(description: "\(problem) (asked for by \(node.viewPath))"))
            self.problem = nil
        }
        guard image.resizing == nil else {
            return ViewDimensions(size: proposal.replacingUnspecifiedDimensions(by: naturalSize))
        }
        var dimensions = ViewDimensions(size: naturalSize)
        // The middle of the symbol's em stands in the middle of the capitals.
        if let drawing {
            let baseline = -drawing.bounds.minY * em + capHeight / 2
            dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = baseline
            dimensions[explicit: VerticalAlignment.lastTextBaseline.key] = baseline
        }
        return dimensions
    }

    override func layOut(_ proposal: ProposedViewSize) { animatedFrame.update(for: self) }

    // MARK: Drawing

    override func emit(_ emitter: inout Emitter) {
        guard let drawing, drawing.bounds.width > 0, drawing.bounds.height > 0 else { return }
        let frame = animatedFrame.value(at: emitter.time)
        guard frame.width > 0, frame.height > 0 else { return }
        let map = self.map(of: drawing, to: frame.size)
        let bounds = CGRect(origin: .zero, size: frame.size)
        if isLayered {
            for layer in drawing.layers {
                paint(layer.path.applying(map), level: layer.level, bounds, at: frame.origin, &emitter)
            }
        } else {
            paint(drawing.outline.applying(map), level: 0, bounds, at: frame.origin, &emitter)
        }
    }

    private func paint(
        _ path: Path, level: Int, _ bounds: CGRect, at origin: CGPoint, _ emitter: inout Emitter
    ) {
        let style = styles[min(level, styles.count - 1)].presentation(at: emitter.time)
        emitter.painted(with: style) { $0.leaf(.fill(path, FillStyle(), style.paint(in: bounds)), at: origin) }
    }

    /// Ems to points of the frame: stretched where the image is resizable, else in the middle of the rounded frame.
    private func map(of drawing: SymbolDrawing, to size: CGSize) -> CGAffineTransform {
        let bounds = drawing.bounds
        let scale =
            image.resizing == nil
            ? CGSize(width: em, height: em)
            : CGSize(width: size.width / bounds.width, height: size.height / bounds.height)
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(scaleX: isMirrored ? -scale.width : scale.width, y: scale.height))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
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
