// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

/// Collects display items while the tree of elements is walked from the window down to the leaves.
///
/// SwiftUI's effects are inherited: opacity, shadow, blur, filters and clips of a container reach every leaf below it,
/// each leaf by itself. So the emitter carries a state downwards (how layout space maps to the space of the current
/// group, and the effects that wait outside), and each leaf becomes one item with all of it. Real groups, whose
/// members are flattened into one image first, come from `compositingGroup`, masks and 3D transforms only.
@_spi(ViewGraph) public struct Emitter {
    package let time: Double
    /// What is seen of what is drawn; nil for the members of a group, whose space is their own.
    package let window: DrawnBounds?

    package private(set) var items: [DisplayItem] = []
    /// Layout space → the space of the group that is being collected. Affine: projective maps open groups.
    package private(set) var transform = CGAffineTransform.identity
    /// Waiting effects, innermost first, measured in the space of the current group.
    package private(set) var effects: [Effect] = []
    package private(set) var blendMode = BlendMode.normal
    /// What effects around say to leaves of their own kind.
    package private(set) var context = DrawingContext()

    /// - Parameter expectedItems: Room to make for items beforehand: those of the frame before are a good guess.
    package init(time: Double, window: DrawnBounds? = nil, expectedItems: Int = 0) {
        self.time = time
        self.window = window
        items.reserveCapacity(expectedItems)
    }

    // MARK: Leaves

    /// Draws `content`, whose coordinates are relative to `origin` (in layout space).
    package mutating func leaf(_ content: DisplayItem.Content, at origin: CGPoint) {
        let placed = transform.translatedBy(x: origin.x, y: origin.y)
        items.append(
            DisplayItem(content, transform: ProjectionTransform(placed), effects: effects, blendMode: blendMode))
    }

    /// Adds what was drawn before, just here.
    package mutating func append(_ drawn: [DisplayItem]) { items += drawn }

    /// Takes back what was drawn since there were `first` items: nobody sees it.
    package mutating func removeItems(from first: Int) { items.removeLast(items.count - first) }

    /// Makes one group of all that has been drawn so far: layers above do so with what they stand on.
    ///
    /// - Parameters:
    ///   - ground: What lies below all members, in their space.
    ///   - effects: Of the whole group, measured around it.
    package mutating func regroup(over ground: DisplayItem, map: ProjectionTransform, effects: [Effect]) {
        items = [DisplayItem(.group([ground] + items, isolated: false), transform: map, effects: effects)]
    }

    // MARK: State that leaves inherit

    /// Twice the square of the greatest scale that still counts as none.
    private static let evenness = 2 * 1.5 * 1.5

    package mutating func transformed(by map: CGAffineTransform, _ body: (inout Emitter) -> Void) {
        if map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d > Self.evenness { UnevenParts.add() }
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

    /// Multiplies alpha: each leaf by itself.
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

    /// Says something to the leaves below that look for it.
    package mutating func saying<Key: DrawingContextKey>(
        _ key: Key.Type, _ change: (inout Key.Value) -> Void, _ body: (inout Emitter) -> Void
    ) {
        let saved = context
        change(&context[key])
        body(&self)
        context = saved
    }

    /// Clips each leaf by a path, whose coordinates are relative to `origin` (in layout space).
    ///
    /// Where a shadow waits outside, what is clipped is one thing with one shadow: a text does not cast one onto the
    /// background that is clipped along with it.
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

    /// Filters that have no extent.
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

    /// An effect with lengths. They are measured where the modifier stands; where that space is only turned, moved and
    /// scaled evenly inside of the group, the lengths are mapped, and otherwise a wrapper around each leaf keeps the
    /// space as it is.
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

    /// Collects what `body` draws into one item, mapped by `map` (layout space → layout space).
    ///
    /// `effects` apply to the whole group before those that wait outside.
    package mutating func group(
        map: ProjectionTransform, isolated: Bool = false, effects inner: [Effect] = [],
        _ body: (inout Emitter) -> Void
    ) {
        if !map.isAffine { UnevenParts.add() }
        var collector = makeCollector()
        body(&collector)
        guard !collector.items.isEmpty else { return }
        let placed = map.concatenating(ProjectionTransform(transform))
        let effects = inner + effects
        // A single plain member needs no group around it.
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

    /// An emitter for the members of a group: what waits outside does so for the whole group.
    private func makeCollector() -> Emitter {
        var collector = Emitter(time: time)
        collector.context = context
        return collector
    }

    /// Collects what `body` draws, in the space of the current group, without the state that waits outside.
    package func collecting(_ body: (inout Emitter) -> Void) -> [DisplayItem] {
        var collector = makeCollector()
        collector.transform = transform
        body(&collector)
        return collector.items
    }
}

extension CGAffineTransform {
    /// The scale, if the map only scales evenly, turns, mirrors and moves; nil otherwise.
    package var evenScale: Double? {
        let (x, y) = (Double(a * a + b * b), Double(c * c + d * d))
        let skew = Double(a * c + b * d)
        guard abs(x - y) <= 1e-9 * max(x, y), abs(skew) <= 1e-9 * max(x, y), x > 0 else { return nil }
        return x.squareRoot()
    }
}
