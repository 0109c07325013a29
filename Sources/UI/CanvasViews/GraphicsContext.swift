// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// What is drawn into one layer, in drawing order and in the space of the canvas.
final class CanvasLayer {
    var items: [DisplayItem] = []
}

/// What the renderer of a `Canvas` draws with.
///
/// A value: a copy has a transform, an opacity, clips and filters of its own, and draws into the same canvas. Lengths are
/// points, y runs down, and the origin is the top left corner of the canvas.
public struct GraphicsContext {
    /// The opacity of what is drawn, filters included; values outside of 0…1 count as the nearer bound.
    public var opacity: Double = 1
    /// How what is drawn meets what the layer holds already.
    public var blendMode = BlendMode.normal
    /// From the space in which commands are given to that of the canvas.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    let layer: CanvasLayer
    let resolver: CanvasResolver
    /// The one that was added last is applied first.
    private var filters: [CanvasStep] = []
    /// Applied after all filters, in any order: they cut what filters have made.
    private var clips: [Effect] = []
    /// The box around what clips have left, in the space of the canvas.
    private var clipBounds: CGRect

    @MainActor
    init(_ layer: CanvasLayer, _ resolver: CanvasResolver, bounds: CGRect) {
        self.layer = layer
        self.resolver = resolver
        environment = resolver.environment
        clipBounds = bounds
    }

    private init(layerIn context: GraphicsContext) {
        layer = CanvasLayer()
        resolver = context.resolver
        environment = context.environment
        transform = context.transform
        clipBounds = context.clipBounds
    }

    // MARK: Transforms

    /// Scales what is drawn from now on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    /// Moves what is drawn from now on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    /// Turns what is drawn from now on about the origin, clockwise.
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    /// Maps what is drawn from now on by `matrix`, before the transform so far.
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    /// Sides of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Keeps what lies outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The box around what clips have left, in the space in which commands are given; that of the canvas at first.
    public var clipBoundingRect: CGRect {
        guard !clipBounds.isNull, transform.isInvertible else { return .null }
        return ProjectionTransform(transform.inverted()).bounds(of: clipBounds)
    }

    /// Draws from now on only inside of `path`.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        if options.contains(.inverse) {
            let inside = DisplayItem(.fill(path, style, .color(.black)))
            clips.append(.mask([inside.withInvertedAlpha]))
        } else {
            clipBounds = clipBounds.overlap(with: path.boundingRect)
            clips.append(.clip(path, style))
        }
    }

    /// Draws from now on only where the layer is opaque that `content` draws.
    ///
    /// - Parameter opacity: Of the layer.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = GraphicsContext(layerIn: self)
        try content(&inner)
        var mask = DisplayItem(.group(inner.layer.items, isolated: true))
        if !(opacity >= 1) { mask.effects.append(.opacity(max(opacity, 0))) }
        if options.contains(.inverse) { mask = mask.withInvertedAlpha }
        clips.append(.mask([mask]))
    }

    // MARK: Layers

    /// Draws what `content` draws as one image, to which opacity, blend mode, clips and filters of this context apply.
    ///
    /// The context of the layer has the same transform, and none of the others.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(layerIn: self)
        try content(&inner)
        guard !inner.layer.items.isEmpty else { return }
        add(DisplayItem(.group(inner.layer.items, isolated: true)))
    }

    // MARK: What all commands come to

    mutating func append(_ filter: CanvasStep) { filters.append(filter) }

    var hasFilters: Bool { !filters.isEmpty }

    /// Draws content whose coordinates are those of the commands.
    ///
    /// - Parameters:
    ///   - map: What happens to the content before the transform.
    ///   - effects: Belong to the content and are measured in the space of the commands; innermost first.
    ///   - ownBlendMode: Counts where the context has none.
    func draw(
        _ content: DisplayItem.Content, map: CGAffineTransform = .identity, effects: [Effect] = [],
        ownBlendMode: Drawing.BlendMode = .normal
    ) {
        var item = DisplayItem(content, transform: ProjectionTransform(map.concatenating(transform)))
        for effect in effects { item = CanvasStep(effect, in: transform).applied(to: item) }
        add(item, ownBlendMode: ownBlendMode)
    }

    /// Draws items as one, with their common origin at `origin`.
    func draw(_ items: [DisplayItem], map: CGAffineTransform) {
        guard !items.isEmpty else { return }
        // A filter sees the items alone: a blend mode of all of them counts for what it makes of them.
        let (items, mode) = DisplayItem.takingBlendMode(of: items)
        if items.count == 1, items[0].effects.isEmpty, items[0].transform.isIdentity, items[0].blendMode == .normal {
            draw(items[0].content, map: map, ownBlendMode: mode)
        } else {
            draw(.group(items, isolated: mode != .normal), map: map, ownBlendMode: mode)
        }
    }

    /// Draws an item that stands in the space of the canvas.
    private func add(_ item: DisplayItem, ownBlendMode: Drawing.BlendMode = .normal) {
        // What is no number is not drawn.
        guard opacity > 0 else { return }
        var item = item
        for filter in filters.reversed() { item = filter.applied(to: item) }
        item.effects += clips
        if opacity < 1 { item.effects.append(.opacity(opacity)) }
        guard let mode = blendMode.drawn else {
            warn("blend mode \(blendMode) is not there; what has it is drawn normally")
            return layer.items.append(item)
        }
        if blendMode == .copy {
            var hole = item
            hole.blendMode = .destinationOut
            layer.items.append(hole)
        }
        item.blendMode = mode == .normal ? ownBlendMode : mode
        layer.items.append(item)
    }

    func warn(_ message: String) { MainActor.assumeIsolated { [resolver] in resolver.warn(message) } }
}

extension DisplayItem {
    /// Items without the blend mode that all of them have, and that mode.
    fileprivate static func takingBlendMode(of items: [DisplayItem]) -> ([DisplayItem], Drawing.BlendMode) {
        guard let mode = items.first?.sharedBlendMode, mode != .normal, items.allSatisfy({ $0.sharedBlendMode == mode })
        else { return (items, .normal) }
        return (items.map(\.withoutBlendMode), mode)
    }

    /// Its own, or that of all members of a group that is nothing but their place; nil where members differ.
    private var sharedBlendMode: Drawing.BlendMode? {
        guard blendMode == .normal, effects.isEmpty, case .group(let members, isolated: false) = content else {
            return blendMode
        }
        guard let mode = members.first?.sharedBlendMode else { return .normal }
        return members.allSatisfy { $0.sharedBlendMode == mode } ? mode : nil
    }

    private var withoutBlendMode: DisplayItem {
        var item = self
        if blendMode == .normal, effects.isEmpty, case .group(let members, isolated: false) = content {
            item.content = .group(members.map(\.withoutBlendMode), isolated: false)
        }
        item.blendMode = .normal
        return item
    }
}

extension CGAffineTransform {
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite
    }
}
