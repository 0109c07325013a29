// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// The items drawn into one layer, in drawing order. Their coordinates are in canvas space.
final class CanvasLayer {
    var items: [DisplayItem] = []
}

/// A canvas to draw into. Copies draw into the same canvas, but have their own transform, opacity, clips and filters.
///
/// Lengths are in points. The origin is the canvas's top left corner, and y points down.
public struct GraphicsContext {
    /// The opacity, clamped to 0…1. Applied after the filters.
    public var opacity: Double = 1
    public var blendMode = BlendMode.normal
    /// Maps user space to canvas space.
    public var transform = CGAffineTransform.identity
    public let environment: EnvironmentValues

    let layer: CanvasLayer
    let resolver: CanvasResolver
    /// The filters, outermost first: the last one is applied first.
    private var filters: [CanvasStep] = []
    /// The clips. They apply to the filters' results.
    private var clips: [Effect] = []
    /// The bounding box of the clips, in canvas space.
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

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    // MARK: Clips

    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounding box of the clips in user space; without clips, the bounds of the canvas.
    public var clipBoundingRect: CGRect {
        guard !clipBounds.isNull, transform.isInvertible else { return .null }
        return ProjectionTransform(transform.inverted()).bounds(of: clipBounds)
    }

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

    /// The layer's context has this context's transform. The opacity, blend mode, clips and filters of this context
    /// apply to the finished layer.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = GraphicsContext(layerIn: self)
        try content(&inner)
        guard !inner.layer.items.isEmpty else { return }
        add(DisplayItem(.group(inner.layer.items, isolated: true)))
    }

    // MARK: Shared drawing code

    mutating func append(_ filter: CanvasStep) { filters.append(filter) }

    var hasFilters: Bool { !filters.isEmpty }

    /// Draws content with the context's transform, filters, opacity and blend mode.
    ///
    /// - Parameters:
    ///   - map: Maps the content's coordinates to user space.
    ///   - effects: Effects on the content, innermost first. Their lengths are in user space.
    ///   - ownBlendMode: The content's blend mode. It applies if the context's blend mode is `normal`.
    func draw(
        _ content: DisplayItem.Content, map: CGAffineTransform = .identity, effects: [Effect] = [],
        ownBlendMode: Drawing.BlendMode = .normal
    ) {
        var item = DisplayItem(content, transform: ProjectionTransform(map.concatenating(transform)))
        for effect in effects { item = CanvasStep(effect, in: transform).applied(to: item) }
        add(item, ownBlendMode: ownBlendMode)
    }

    /// Draws several items as one group. `map` maps the items' coordinates to user space.
    func draw(_ items: [DisplayItem], map: CGAffineTransform) {
        guard !items.isEmpty else { return }
        // The filters apply to the items without the content below them. A blend mode common to all items is therefore
        // removed from the items and applied after the filters.
        let (items, mode) = DisplayItem.takingBlendMode(of: items)
        if items.count == 1, items[0].effects.isEmpty, items[0].transform.isIdentity, items[0].blendMode == .normal {
            draw(items[0].content, map: map, ownBlendMode: mode)
        } else {
            draw(.group(items, isolated: mode != .normal), map: map, ownBlendMode: mode)
        }
    }

    /// Adds an item in canvas space to the layer, with the context's filters, clips, opacity and blend mode.
    private func add(_ item: DisplayItem, ownBlendMode: Drawing.BlendMode = .normal) {
        // A NaN opacity fails this comparison, too.
        guard opacity > 0 else { return }
        var item = item
        for filter in filters.reversed() { item = filter.applied(to: item) }
        item.effects += clips
        if opacity < 1 { item.effects.append(.opacity(opacity)) }
        guard let mode = blendMode.drawn else {
            warnUnsupported(blendMode)
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

    func warnUnsupported(_ mode: BlendMode) {
        warn("blend mode \(mode) is not supported; its content is drawn with normal")
    }

    func warn(_ message: String) { MainActor.assumeIsolated { [resolver] in resolver.warn(message) } }
}

extension DisplayItem {
    /// If all items have one blend mode, returns the items without it, and that mode. Otherwise returns the unchanged
    /// items and `.normal`.
    fileprivate static func takingBlendMode(of items: [DisplayItem]) -> ([DisplayItem], Drawing.BlendMode) {
        guard let mode = items.first?.sharedBlendMode, mode != .normal, items.allSatisfy({ $0.sharedBlendMode == mode })
        else { return (items, .normal) }
        return (items.map(\.withoutBlendMode), mode)
    }

    /// The item's blend mode. For a group without effects, the blend mode that all its members share; nil if they
    /// differ.
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
