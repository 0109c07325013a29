import Drawing
import Foundation
import Geometry
import Motion

/// A picture from the assets, or a symbol.
public struct Image: Equatable, Sendable {
    /// How a resizable picture takes a space of another size.
    public enum ResizingMode: Sendable, Hashable { case tile, stretch }

    /// How good the picture looks between its pixels.
    public enum Interpolation: Sendable, Hashable { case none, low, medium, high }

    /// Whether a picture shows its own colours, or only where it is opaque, in the foreground style.
    public enum TemplateRenderingMode: Sendable, Hashable { case template, original }

    enum Source: Equatable {
        case asset(String)
        case symbol(String)
    }

    let source: Source
    var resizing: Resizing?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var renderingMode: TemplateRenderingMode?

    struct Resizing: Equatable {
        var capInsets: EdgeInsets
        var mode: ResizingMode
    }

    /// The picture called `name`, found in the folders and catalogs that the renderer was given.
    public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// The picture called `name`, hidden from readers of the screen, which there are none of here.
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }

    /// The symbol called `systemName`, as large and as heavy as text in its place would be.
    public init(systemName: String) { source = .symbol(systemName) }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var copy = self
        copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
        return copy
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var copy = self
        copy.interpolation = interpolation
        return copy
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var copy = self
        copy.isAntialiased = isAntialiased
        return copy
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.renderingMode = renderingMode
        return copy
    }
}

extension Image: _PrimitiveView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { image in
            switch image.source {
            case .asset(let name): (key: AnyHashable(0), view: AssetImage(image: image, name: name))
            case .symbol(let name): (key: AnyHashable(1), view: SymbolImage(image: image, name: name))
            }
        }
    }
}

/// A picture from the assets.
private struct AssetImage: _PrimitiveView {
    let image: Image
    let name: String

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs) {
            ImageElement($0, node: $1)
        } update: { element, view, inputs in
            element.update(view, inputs)
        }
    }
}

/// An image that cannot be shown, and where in the view it stands.
public struct ImageError: Error, CustomStringConvertible {
    public let description: String
    /// What the provider of images threw, if it did.
    public var underlying: (any Error)?
}

/// The one colour of a template, as it is animated.
private struct Tint: Animatable {
    var color: ColorVector

    var animatableData: ColorVector {
        get { color }
        set { color = newValue }
    }
}

private final class ImageElement: Element {
    private var image: Image
    private var bitmap: Bitmap?
    /// Pixels of the picture per point.
    private var bitmapScale: Double = 1
    /// The colour of a template; nil for a picture in its own colours.
    private var tint: AnimatableAttribute<Tint>?
    private var loaded: (name: String, isDark: Bool)?
    /// Why there is no picture, until it has been reported.
    private var problem: (text: String, error: (any Error)?)?
    private var animatedFrame = AnimatedFrame()

    init(_ view: AssetImage, node: _AnyViewNode) {
        image = view.image
        super.init(node: node)
    }

    func update(_ view: AssetImage, _ inputs: _NodeInputs) {
        if view.image != image { invalidateLayout() }
        image = view.image
        updateTint(inputs)
        load(view.name, isDark: inputs.environment.colorScheme == .dark)
    }

    private func updateTint(_ inputs: _NodeInputs) {
        guard image.renderingMode == .template else {
            tint = nil
            return
        }
        let new = Tint(color: ColorVector(inputs.environment.foregroundColorValue))
        if tint == nil { tint = AnimatableAttribute(new) }
        tint!.update(new, inputs.transaction, at: host.time)
    }

    private func load(_ name: String, isDark: Bool) {
        if let loaded, loaded == (name, isDark) { return }
        loaded = (name, isDark)
        invalidateLayout()
        guard let images = host.images else {
            problem = ("no picture \"\(name)\": the renderer was given no assets", nil)
            return
        }
        do {
            (bitmap, bitmapScale) = try images.image(named: name, scale: host.scale, isDark: isDark)
        } catch {
            bitmap = nil
            // Providers name the picture, or its file.
            problem = ("\(error)", error)
        }
    }

    private var naturalSize: CGSize {
        guard let bitmap else { return .zero }
        return CGSize(width: Double(bitmap.width) / bitmapScale, height: Double(bitmap.height) / bitmapScale)
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        if let problem {
            // Not while loading: only now the view has its place in the tree.
            host.fail(
                ImageError(
                    description: "\(problem.text) (asked for by \(node.viewPath))", underlying: problem.error))
            self.problem = nil
        }
        return ViewDimensions(
            size: image.resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize))
    }

    override func layOut(_ proposal: ProposedViewSize) { animatedFrame.update(for: self) }

    override func emit(_ emitter: inout Emitter) {
        guard let bitmap, bitmap.width > 0, bitmap.height > 0 else { return }
        let frame = animatedFrame.value(at: emitter.time)
        let whole = CGRect(origin: .zero, size: frame.size)
        guard whole.width > 0, whole.height > 0 else { return }
        for part in parts(of: bitmap, in: whole) {
            emitter.leaf(
                .image(
                    ImageContent(
                        bitmap: bitmap, source: part.source, rect: part.target,
                        interpolation: image.interpolation.drawn, isAntialiased: image.isAntialiased,
                        tint: tint?.presentation(at: emitter.time).color.color)),
                at: frame.origin)
        }
    }

    // MARK: Cap insets and tiles

    private typealias Part = (source: CGRect?, target: CGRect)

    private func parts(of bitmap: Bitmap, in rect: CGRect) -> [Part] {
        guard let resizing = image.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
            return [(nil, rect)]
        }
        let natural = naturalSize
        let columns = strips(
            natural: natural.width, target: rect.width, near: resizing.capInsets.leading,
            far: resizing.capInsets.trailing, mode: resizing.mode)
        let rows = strips(
            natural: natural.height, target: rect.height, near: resizing.capInsets.top,
            far: resizing.capInsets.bottom, mode: resizing.mode)
        return rows.flatMap { row in
            columns.map { column in
                let source = CGRect(
                    x: column.source.lowerBound * bitmapScale, y: row.source.lowerBound * bitmapScale,
                    width: (column.source.upperBound - column.source.lowerBound) * bitmapScale,
                    height: (row.source.upperBound - row.source.lowerBound) * bitmapScale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                return (source, target)
            }
        }
    }

    /// Cuts one axis into the near cap, the middle (stretched once, or repeated), and the far cap. In points.
    private func strips(
        natural: CGFloat, target: CGFloat, near: CGFloat, far: CGFloat, mode: Image.ResizingMode
    ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
        let near = min(max(near, 0), natural, target)
        let far = min(max(far, 0), natural - near, target - near)
        var strips: [(source: Range<CGFloat>, target: Range<CGFloat>)] = []
        if near > 0 { strips.append((0..<near, 0..<near)) }
        let (middle, room) = (natural - near - far, target - near - far)
        if middle > 0, room > 0 {
            switch mode {
            case .stretch: strips.append((near..<(natural - far), near..<(target - far)))
            case .tile:
                var start: CGFloat = 0
                while start < room {
                    let length = min(middle, room - start)
                    strips.append((near..<(near + length), (near + start)..<(near + start + length)))
                    start += middle
                }
            }
        }
        if far > 0 { strips.append(((natural - far)..<natural, (target - far)..<target)) }
        return strips
    }
}

extension Image.Interpolation {
    fileprivate var drawn: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
