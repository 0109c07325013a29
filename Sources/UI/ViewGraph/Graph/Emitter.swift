// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Collects display items while the element tree is traversed from the window down to the leaves.
///
/// As in SwiftUI, effects are inherited: a container's opacity, shadow, blur, filters and clips apply to each leaf
/// below it. The emitter carries this state down: the map from layout space to the current group, and the pending
/// effects. Each leaf becomes one item with this state. Only `compositingGroup`, masks and 3D transforms create real
/// groups, which are flattened into one image.
@_spi(ViewGraph) public struct Emitter {
    /// The time of the frame, in seconds. Reading `clockTime` does not mark the drawing as time-dependent, unlike
    /// `time`. Code that reads it must call `noteTimeDependence()` if the drawing depends on it.
    @usableFromInline package let clockTime: Double
    /// The time of the frame, in seconds. A drawing that reads it counts as time-dependent.
    package var time: Double {
        mutating get {
            noteTimeDependence()
            return clockTime
        }
    }
    /// The number of drawings so far that may differ in the next frame without any invalidation. These are running
    /// animations, elements whose `isDrawingTimeInvariant` is false, and elements that have read the time.
    @usableFromInline package private(set) var timeDependentDrawings = 0
    /// The number of enlarging or perspective transforms so far. They magnify the error of rounding frames to pixels,
    /// so content below them may move further than its surroundings.
    package private(set) var roundingMagnifiers = 0
    /// The visible bounds; nil inside groups, which have a space of their own.
    package let window: DrawnBounds?

    package private(set) var items: [DisplayItem] = []
    /// Maps layout space to the space of the current group. Affine, because projective maps open groups.
    package private(set) var transform = CGAffineTransform.identity
    /// Pending effects, innermost first, measured in the space of the current group.
    package private(set) var effects: [Effect] = []
    package private(set) var blendMode = BlendMode.normal
    /// Values that effects pass down to the leaves, by `DrawingContextKey`.
    package private(set) var context = DrawingContext()

    /// - Parameter expectedItems: The capacity to reserve; the item count of the previous frame is a good estimate.
    package init(time: Double, window: DrawnBounds? = nil, expectedItems: Int = 0) {
        clockTime = time
        self.window = window
        items.reserveCapacity(expectedItems)
    }

    /// Records that the current drawing may differ a moment later without any invalidation.
    @usableFromInline package mutating func noteTimeDependence() { timeDependentDrawings &+= 1 }

    // MARK: Leaves

    /// Draws `content`, whose coordinates are relative to `origin` (in layout space).
    package mutating func leaf(_ content: DisplayItem.Content, at origin: CGPoint) {
        let placed = transform.translatedBy(x: origin.x, y: origin.y)
        items.append(
            DisplayItem(content, transform: ProjectionTransform(placed), effects: effects, blendMode: blendMode))
    }

    /// Appends items that were kept from an earlier frame.
    package mutating func append(_ drawn: [DisplayItem]) { items += drawn }

    /// Discards the items from index `first` on, because they are invisible.
    package mutating func removeItems(from first: Int) { items.removeLast(items.count - first) }

    /// Turns all items so far into one group. Window layers use this method to transform everything drawn below them.
    ///
    /// - Parameters:
    ///   - ground: The item drawn beneath all other members of the group, in the group's space.
    ///   - effects: The effects of the whole group.
    package mutating func regroup(over ground: DisplayItem, map: ProjectionTransform, effects: [Effect]) {
        items = [DisplayItem(.group([ground] + items, isolated: false), transform: map, effects: effects)]
    }

    // MARK: State that leaves inherit

    /// The largest `a² + b² + c² + d²` of a transform that does not count as enlarging. A uniform scale of s gives 2
    /// s²; above s = 1.5, the rounding of frames becomes noticeable.
    private static let magnificationLimit = 2 * 1.5 * 1.5

    package mutating func transformed(by map: CGAffineTransform, _ body: (inout Emitter) -> Void) {
        if map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d > Self.magnificationLimit {
            roundingMagnifiers &+= 1
        }
        let saved = transform
        transform = map.concatenating(transform)
        body(&self)
        transform = saved
    }

    package mutating func blended(_ mode: BlendMode, _ body: (inout Emitter) -> Void) {
        let saved = blendMode
        blendMode = mode
        body(&self)
        blendMode = saved
    }

    /// Multiplies the alpha of each leaf.
    package mutating func faded(to opacity: Double, _ body: (inout Emitter) -> Void) {
        guard opacity < 1 else { return body(&self) }
        guard opacity > 0 else { return }
        var factor = opacity
        if case .opacity(let outer)? = effects.first {
            factor *= outer
            inheriting([.opacity(factor)], replacingFirst: true, body)
        } else {
            inheriting([.opacity(factor)], body)
        }
    }

    /// Changes a context value for the leaves drawn by `body`.
    package mutating func withContext<Key: DrawingContextKey>(
        _ key: Key.Type, _ change: (inout Key.Value) -> Void, _ body: (inout Emitter) -> Void
    ) {
        let saved = context
        change(&context[key])
        body(&self)
        context = saved
    }

    /// Clips each leaf to a path, whose coordinates are relative to `origin` (in layout space).
    ///
    /// Below a shadow, the clipped content becomes a group with one shadow. Otherwise a text would cast a shadow onto
    /// the background that is clipped with it.
    package mutating func clipped(to path: Path, at origin: CGPoint, style: FillStyle, _ body: (inout Emitter) -> Void)
    {
        let clip = Effect.clip(path.applying(transform.translatedBy(x: origin.x, y: origin.y)), style)
        let isShadowed = effects.contains {
            if case .shadow = $0 { true } else { false }
        }
        if isShadowed {
            group(map: ProjectionTransform(.identity), effects: [clip], body)
        } else {
            inheriting([clip], body)
        }
    }

    /// Applies a colour matrix to each leaf.
    package mutating func filtered(_ matrix: ColorMatrix, _ body: (inout Emitter) -> Void) {
        inheriting([.colorMatrix(matrix)], body)
    }

    package mutating func shadowed(_ shadow: Shadow, _ body: (inout Emitter) -> Void) {
        spatial(
            { scale, linear in
                var mapped = shadow
                mapped.radius *= scale
                mapped.offset = shadow.offset.applying(linear)
                return .shadow(mapped)
            }, body)
    }

    package mutating func blurred(radius: Double, opaque: Bool, _ body: (inout Emitter) -> Void) {
        guard radius > 0 else { return body(&self) }
        spatial({ scale, _ in .blur(radius: radius * scale, opaque: opaque) }, body)
    }

    /// Applies an effect with lengths, such as a blur radius, which are measured in the modifier's space. If the
    /// current transform scales evenly, the lengths are scaled with it. Otherwise each leaf becomes a group in the
    /// modifier's space.
    private mutating func spatial(
        _ effect: (_ scale: Double, _ linear: CGAffineTransform) -> Effect, _ body: (inout Emitter) -> Void
    ) {
        if let scale = transform.evenScale {
            var linear = transform
            (linear.tx, linear.ty) = (0, 0)
            inheriting([effect(scale, linear)], body)
        } else {
            var collector = makeCollector()
            collector.inheriting([effect(1, .identity)], body)
            addCounts(of: collector)
            for var item in collector.items {
                let mode = item.blendMode == .normal ? blendMode : item.blendMode
                item.blendMode = .normal
                items.append(
                    DisplayItem(
                        .group([item], isolated: false), transform: ProjectionTransform(transform), effects: effects,
                        blendMode: mode))
            }
        }
    }

    private mutating func inheriting(_ inner: [Effect], replacingFirst: Bool = false, _ body: (inout Emitter) -> Void) {
        let saved = effects
        effects = inner + (replacingFirst ? Array(effects.dropFirst()) : effects)
        body(&self)
        effects = saved
    }

    // MARK: Groups

    /// Collects what `body` draws into one group item, transformed by `map` (layout space to layout space).
    ///
    /// `effects` apply to the whole group, before the pending effects.
    package mutating func group(
        map: ProjectionTransform, isolated: Bool = false, effects inner: [Effect] = [],
        _ body: (inout Emitter) -> Void
    ) {
        var collector = makeCollector()
        body(&collector)
        addCounts(of: collector)
        if !map.isAffine { roundingMagnifiers &+= 1 }
        guard !collector.items.isEmpty else { return }
        let placed = map.concatenating(ProjectionTransform(transform))
        let effects = inner + effects
        // A single plain member needs no group.
        if collector.items.count == 1, collector.items[0].effects.isEmpty, collector.items[0].blendMode == .normal {
            let only = collector.items[0]
            items.append(
                DisplayItem(
                    only.content, transform: only.transform.concatenating(placed), effects: effects,
                    blendMode: blendMode))
            return
        }
        items.append(
            DisplayItem(
                .group(collector.items, isolated: isolated), transform: placed, effects: effects,
                blendMode: blendMode))
    }

    /// An emitter for the members of a group. Pending effects apply to the group as a whole.
    private func makeCollector() -> Emitter {
        var collector = Emitter(time: clockTime)
        collector.context = context
        return collector
    }

    /// Adds `timeDependentDrawings` and `roundingMagnifiers` of `collector` to this emitter.
    private mutating func addCounts(of collector: Emitter) {
        timeDependentDrawings &+= collector.timeDependentDrawings
        roundingMagnifiers &+= collector.roundingMagnifiers
    }

    /// Collects what `body` draws in layout space, without the transform and effects that are inherited at this point.
    package mutating func collectingApart(_ body: (inout Emitter) -> Void) -> [DisplayItem] {
        var collector = makeCollector()
        body(&collector)
        addCounts(of: collector)
        return collector.items
    }

    /// Collects what `body` draws in the space of the current group, without the pending effects.
    package mutating func collecting(_ body: (inout Emitter) -> Void) -> [DisplayItem] {
        var collector = makeCollector()
        collector.transform = transform
        body(&collector)
        addCounts(of: collector)
        return collector.items
    }
}

extension CGAffineTransform {
    /// The scale of a similarity transform (even scale, rotation, reflection, translation); nil for other maps.
    package var evenScale: Double? {
        let (x, y) = (Double(a * a + b * b), Double(c * c + d * d))
        let skew = Double(a * c + b * d)
        guard abs(x - y) <= 1e-9 * max(x, y), abs(skew) <= 1e-9 * max(x, y), x > 0 else { return nil }
        return x.squareRoot()
    }
}
