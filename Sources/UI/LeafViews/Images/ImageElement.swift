// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A bitmap or vector image.
package struct AssetImage: _PrimitiveView {
    package enum Origin: Equatable {
        /// The name of an image in the assets.
        case name(String)
        case held(ImageValue)
    }

    let image: Image
    let origin: Origin

    package init(image: Image, origin: Origin) { (self.image, self.origin) = (image, origin) }

    package static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        LeafNode(view, inputs, make: { ImageElement($0, node: $1) }, showing: { $0.update($1, $2) })
    }
}

public struct ImageError: Error, CustomStringConvertible {
    public let description: String
    public let underlying: any Error
}

private struct Tint: Animatable {
    var color: ColorVector

    var animatableData: ColorVector {
        get { color }
        set { color = newValue }
    }
}

private final class ImageElement: Element {
    private var image: Image
    private var asset: ImageAsset?
    /// The colour of a template image; nil if the image keeps its own colours.
    private var tint: AnimatableAttribute<Tint>?
    private var loaded: (origin: AssetImage.Origin, traits: ImageTraits)?
    /// An error from loading the image that has not been reported yet.
    private var problem: (any Error)?
    private var animatedFrame = AnimatedFrame()
    /// The colour of the redaction bar; nil if the image is not redacted.
    private var placeholder: RGBAColor?
    /// The display items of the vector image as last drawn. They are cached, because most frames draw the same items.
    /// Invariant 26.
    private var drawn: (key: VectorKey, items: [DisplayItem])?

    private struct VectorKey: Equatable {
        package var size: CGSize
        var image: Image
        var tint: RGBAColor?
    }

    init(_ view: AssetImage, node: _AnyViewNode) {
        image = view.image
        super.init(node: node)
    }

    override func describe(_ description: inout ElementDescription) {
        description.kind = "Image"
        if case .name(let name)? = loaded?.origin { description.name = name }
        if let tint { description.colors = [("fill", tint.model.color.color)] }
    }

    override var facts: ElementFacts {
        var facts = ElementFacts()
        facts.image = ElementFacts.Image(
            isSymbol: false, isDecorative: image.label == .none, isMissing: asset == nil, label: accessibilityLabel)
        return facts
    }

    override var accessibilityLabel: String? {
        switch image.label {
        case .name: if case .name(let name)? = loaded?.origin { name } else { nil }
        case .words(let text): text.string(in: node.environment)
        case .none: nil
        }
    }

    func update(_ view: AssetImage, _ inputs: _NodeInputs) {
        if view.image != image { invalidateLayout() }
        image = view.image
        load(view.origin, traits(in: inputs.environment))
        updateTint(inputs)
        placeholder = inputs.environment.showsPlaceholders ? inputs.environment.foregroundColorValue : nil
    }

    private func updateTint(_ inputs: _NodeInputs) {
        let isTemplate = asset?.isTemplate ?? inputs.environment.imagesAreTemplates
        guard image.renderingMode ?? (isTemplate ? .template : .original) == .template else {
            tint = nil
            return
        }
        let new = Tint(color: ColorVector(inputs.environment.foregroundColorValue))
        if tint == nil { tint = AnimatableAttribute(new) }
        tint!.update(new, inputs.transaction, at: host.time)
    }

    private func traits(in environment: EnvironmentValues) -> ImageTraits {
        var traits = ImageTraits(scale: host.scale)
        traits.isDark = environment.colorScheme == .dark
        traits.hasHighContrast = environment.colorSchemeContrast == .increased
        traits.isRightToLeft = environment.layoutDirection == .rightToLeft
        traits.locale = environment.locale
        traits.idiom = environment.deviceIdiom
        traits.isCompactAcross = environment.horizontalSizeClass == .compact
        traits.isCompactDown = environment.verticalSizeClass == .compact
        return traits
    }

    private func load(_ origin: AssetImage.Origin, _ traits: ImageTraits) {
        if let loaded, loaded == (origin, traits) { return }
        loaded = (origin, traits)
        invalidateLayout()
        drawn = nil
        switch origin {
        case .name(let name):
            asset = nil
            load(name, traits)
        case .held(let image): asset = image.asset
        }
    }

    private func load(_ name: String, _ traits: ImageTraits) {
        guard let images = host.images else {
            return host.warn(
                .picture, name, askedForBy: node, "no picture \"\(name)\": the renderer was given no assets")
        }
        do {
            asset = try images.image(named: name, for: traits)
            for warning in asset?.warnings ?? [] { host.warn(warning) }
        } catch let error as any ResourceError where error.isMissing {
            host.warn(.picture, name, askedForBy: node, "\(error)")
        } catch {
            problem = error
        }
    }

    private var naturalSize: CGSize { asset?.size ?? .zero }

    /// Waits until the image is decoded, and reports loading and decoding errors.
    ///
    /// Called when the image is measured or drawn, not when it is loaded. Images can thus be decoded in parallel, and
    /// errors can name the view's place in the tree.
    private func awaitImage() {
        if let asset, case .pending = asset.content {
            do {
                self.asset = try asset.decoded()
            } catch {
                self.asset = nil
                problem = error
            }
        }
        guard let problem else { return }
        // `problem` names the image or its file.
        host.fail(ImageError(description: "\(problem)\(node.requesterDescription)", underlying: problem))
        self.problem = nil
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        awaitImage()
        return ViewDimensions(
            size: image.resizing == nil ? naturalSize : proposal.replacingUnspecifiedDimensions(by: naturalSize))
    }

    override var layoutIgnoresPosition: Bool { true }
    override func layOut(_ proposal: ProposedViewSize) { animatedFrame.update(for: self) }

    override var isDrawingTimeInvariant: Bool { true }

    override func emit(_ emitter: inout Emitter) {
        awaitImage()
        guard let asset, asset.size.width > 0, asset.size.height > 0 else { return }
        let frame = animatedFrame.value(in: &emitter)
        guard frame.width > 0, frame.height > 0 else { return }
        if let placeholder {
            let bar = Placeholder.path([CGRect(origin: .zero, size: frame.size)])
            return emitter.faded(to: Placeholder.opacity) {
                $0.leaf(.fill(bar, FillStyle(), .color(placeholder)), at: frame.origin)
            }
        }
        let tint = tint?.presentation(in: &emitter).color.color
        guard asset.isMirrored else { return emit(asset, in: frame, tint, &emitter) }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0)
        emitter.transformed(by: mirror) { emit(asset, in: frame, tint, &$0) }
    }

    private func emit(_ asset: ImageAsset, in frame: CGRect, _ tint: RGBAColor?, _ emitter: inout Emitter) {
        switch asset.content {
        case .pending: break  // decoded above
        case .bitmap(let bitmap, let scale):
            for part in parts(in: frame.size) {
                emitter.leaf(
                    .image(
                        ImageContent(
                            bitmap: bitmap, source: part.source?.scaled(by: scale), rect: part.target,
                            interpolation: image.interpolation.drawn, isAntialiased: image.isAntialiased, tint: tint)),
                    at: frame.origin)
            }
        case .vectors(let picture):
            // Draws all items in one group, so that opacity applies to the image as a whole.
            emitter.leaf(.group(items(of: picture, in: frame.size, tint: tint), isolated: false), at: frame.origin)
        }
    }

    private func items(of picture: any VectorImage, in size: CGSize, tint: RGBAColor?) -> [DisplayItem] {
        let key = VectorKey(size: size, image: image, tint: tint)
        if let drawn, drawn.key == key { return drawn.items }
        let items = parts(in: size).flatMap { part -> [DisplayItem] in
            guard let source = part.source else { return picture.displayItems(in: part.target, tint: tint) }
            // Draws the whole image, scaled and moved such that `part.source` covers `part.target`, and clips it to
            // `part.target`.
            let (x, y) = (part.target.width / source.width, part.target.height / source.height)
            let whole = CGRect(
                x: part.target.minX - source.minX * x, y: part.target.minY - source.minY * y,
                width: picture.size.width * x, height: picture.size.height * y)
            return [
                DisplayItem(
                    .group(picture.displayItems(in: whole, tint: tint), isolated: false),
                    effects: [.clip(Path(part.target), FillStyle())])
            ]
        }
        drawn = (key, items)
        return items
    }

    // MARK: Cap insets and tiles

    /// A part of the image (nil for all of it) and the rectangle in which it is drawn, both in points.
    private typealias Part = (source: CGRect?, target: CGRect)

    private func parts(in size: CGSize) -> [Part] {
        guard let resizing = image.resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
            return [(nil, CGRect(origin: .zero, size: size))]
        }
        let natural = naturalSize
        let columns = strips(
            natural: natural.width, target: size.width, near: resizing.capInsets.leading,
            far: resizing.capInsets.trailing, mode: resizing.mode)
        let rows = strips(
            natural: natural.height, target: size.height, near: resizing.capInsets.top,
            far: resizing.capInsets.bottom, mode: resizing.mode)
        return rows.flatMap { row in
            columns.map { column in
                (CGRect(x: column.source, y: row.source), CGRect(x: column.target, y: row.target))
            }
        }
    }

    /// Divides one axis into the near cap, the middle (stretched, or repeated) and the far cap. Lengths are in points.
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

extension CGRect {
    fileprivate init(x: Range<CGFloat>, y: Range<CGFloat>) {
        self.init(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    fileprivate func scaled(by scale: CGFloat) -> CGRect {
        CGRect(x: minX * scale, y: minY * scale, width: width * scale, height: height * scale)
    }
}

private enum ImagesAreTemplatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether images are templates by default, as in a tab bar. An image or its asset may specify otherwise.
    package var imagesAreTemplates: Bool {
        get { self[ImagesAreTemplatesKey.self] }
        set { self[ImagesAreTemplatesKey.self] = newValue }
    }
}
