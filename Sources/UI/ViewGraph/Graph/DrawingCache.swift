// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

// Containers keep the items that their children have drawn. Most of a frame repeats the previous frame, and most of a
// long list is outside of the window. A kept drawing is reused until one of these changes:
//
// - The child: something in it is updated or placed again. `Element.drawingHasChanged()` invalidates all ancestors.
// - The container's surroundings (`Emitter.Surroundings`). After a pure translation, children outside of the window are
//   still skipped.
//
// Animated content is never kept (`Emitter.timeDependentDrawings`). A child that only moves and defers its move
// (`DeferredMoves`) is skipped as long as it stays invisible.

/// Caches the drawings of a container's children. Invariants 22 to 25.
package struct DrawingCache {
    private struct Part {
        /// The child that was drawn; nil for an unused entry.
        var element: ObjectIdentifier?
        /// The bounds of the drawing, without the effects around the container.
        var bounds = DrawnBounds.nothing
        /// The items of the drawing; nil if only the bounds are known.
        var items: [DisplayItem]?
    }

    /// One entry per child, in the children's order; empty while nothing is cached.
    private var parts: [Part] = []
    private var surroundings: Emitter.Surroundings?

    /// A container with at least this many children caches the drawing of each child. In other containers, only
    /// drawings of at least this many items are cached: drawing fewer items is as fast as reusing them.
    package static let least = 16

    package init() {}

    /// Draws `children` in order. Reuses the cached items of unchanged children, and skips unchanged children outside
    /// of the window.
    @MainActor
    package mutating func draw(_ children: [Element], _ emitter: inout Emitter) {
        // An exhaustive host reuses and skips nothing, and leaves the cache as it is.
        if let child = children.first, child.work.isExhaustive {
            for child in children { child.draw(&emitter) }
            return
        }
        // Caches nothing inside a group, where `window` is nil. Caches nothing while context values are set either:
        // they are not compared, and may change in each frame, as for a symbol that appears.
        guard let window = emitter.window, emitter.context.isEmpty else {
            self = DrawingCache()
            for child in children { child.draw(&emitter) }
            return
        }
        let isMany = children.count >= Self.least
        var scope: Scope?
        if isMany || !parts.isEmpty { scope = enter(emitter, window, children) }
        for (index, child) in children.enumerated() {
            if index < parts.count, child.isUnchangedSinceDrawn, parts[index].element == ObjectIdentifier(child) {
                if let move = child.deferredMove(at: emitter.clockTime) {
                    if !emitter.meets(parts[index].bounds, of: child, movedBy: move.offset, scope!.seen) {
                        if move.isMoving { emitter.noteTimeDependence() }
                        continue
                    }
                } else if !parts[index].bounds.meets(scope!.seen) {
                    continue
                } else if let items = parts[index].items {
                    emitter.append(items)
                    continue
                }
            }
            // A drawing that changed in this frame will probably change in the next one, so its items are not kept yet.
            let hasChanged =
                index < parts.count && !child.isUnchangedSinceDrawn && parts[index].element == ObjectIdentifier(child)
            let (first, moving, uneven) = (
                emitter.items.count, emitter.timeDependentDrawings, emitter.roundingMagnifiers
            )
            child.draw(&emitter)
            let isWorthwhile = isMany || emitter.items.count - first >= Self.least
            guard isWorthwhile, moving == emitter.timeDependentDrawings else {
                if index < parts.count { parts[index] = Part() }
                continue
            }
            let entered = scope ?? enter(emitter, window, children)
            scope = entered
            guard entered.isSteady else { continue }
            if hasChanged, !isMany {
                // This part probably changes in every frame, and computing its bounds would take longer than drawing
                // it.
                parts[index] = Part(element: ObjectIdentifier(child), bounds: .everything)
                continue
            }
            keep(child, at: index, of: children.count, from: first, entered, withItems: !hasChanged, &emitter)
            if uneven == emitter.roundingMagnifiers { child.markDrawnAtRest() }
        }
    }

    private mutating func keep(
        _ child: Element, at index: Int, of count: Int, from first: Int, _ scope: Scope, withItems: Bool,
        _ emitter: inout Emitter
    ) {
        if parts.isEmpty { parts = Array(repeating: Part(), count: count) }
        let bounds = emitter.bounds(ofItemsFrom: first)
        let isSeen = bounds.meets(scope.seen)
        let items = !isSeen ? [] : withItems && scope.isUnchanged ? Array(emitter.items[first...]) : nil
        parts[index] = Part(element: ObjectIdentifier(child), bounds: bounds, items: items)
        if !isSeen { emitter.removeItems(from: first) }
    }

    /// Matches the cached parts to the children after insertions and removals.
    private mutating func follow(_ children: [Element]) {
        guard !parts.isEmpty else { return }
        if parts.count == children.count,
            zip(parts, children).allSatisfy({ $0.element == nil || $0.element == ObjectIdentifier($1) })
        {
            return
        }
        var known: [ObjectIdentifier: Part] = [:]
        for part in parts { if let element = part.element { known[element] = part } }
        parts = children.map { known[ObjectIdentifier($0)] ?? Part() }
    }

    private struct Scope {
        /// The visible bounds in the container's space.
        var seen: DrawnBounds
        /// Whether transform, effects and blend mode equal those of the last drawing.
        var isUnchanged: Bool
        /// Whether the cached bounds, translated if necessary, are valid for the new transform, effects and blend mode.
        var isSteady: Bool
    }

    /// Adjusts the cached parts to the children and to the surroundings. Returns the visible bounds, and whether the
    /// cached items and bounds remain valid.
    private mutating func enter(_ emitter: Emitter, _ window: DrawnBounds, _ children: [Element]) -> Scope {
        let now = emitter.surroundings
        defer { surroundings = now }
        follow(children)
        let seen = now.seen(in: window)
        guard let surroundings else { return Scope(seen: seen, isUnchanged: true, isSteady: true) }
        if surroundings == now { return Scope(seen: seen, isUnchanged: true, isSteady: true) }
        guard let shift = now.shift(from: surroundings) else {
            parts = []
            return Scope(seen: seen, isUnchanged: false, isSteady: false)
        }
        for index in parts.indices {
            parts[index].bounds.move(by: shift)
            // Parts that were outside of the window may be visible now.
            parts[index].items = nil
        }
        return Scope(seen: seen, isUnchanged: false, isSteady: true)
    }
}

// MARK: - Bounds of drawings

/// A conservative bounding box of drawn content, used for visibility only: it may be too large, never too small.
package struct DrawnBounds: Equatable {
    private var minX, minY, maxX, maxY: Double

    private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    package init(_ rect: CGRect) { self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY) }

    package static let nothing = DrawnBounds(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    package static let everything = DrawnBounds(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    package func meets(_ other: DrawnBounds) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    private var isNothing: Bool { !(minX <= maxX && minY <= maxY) }
    private var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    private mutating func add(_ point: CGPoint) {
        if point.x < minX { minX = point.x }
        if point.x > maxX { maxX = point.x }
        if point.y < minY { minY = point.y }
        if point.y > maxY { maxY = point.y }
    }

    fileprivate mutating func formUnion(_ other: DrawnBounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    fileprivate mutating func formIntersection(_ other: DrawnBounds) {
        minX = max(minX, other.minX)
        minY = max(minY, other.minY)
        maxX = min(maxX, other.maxX)
        maxY = min(maxY, other.maxY)
    }

    fileprivate mutating func move(by shift: CGSize) {
        minX += shift.width
        minY += shift.height
        maxX += shift.width
        maxY += shift.height
    }

    /// Moves each side outwards by `distance`, in the units of the box.
    package mutating func grow(by distance: Double) {
        guard !isNothing else { return }
        minX -= distance
        minY -= distance
        maxX += distance
        maxY += distance
    }

    fileprivate func applying(_ transform: ProjectionTransform) -> DrawnBounds {
        if isNothing { return self }
        guard isFinite, transform.isAffine else { return .everything }
        var result = DrawnBounds.nothing
        for corner in [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ] {
            let point = corner.applying(transform.affine)
            guard point.x.isFinite, point.y.isFinite else { return .everything }
            result.add(point)
        }
        return result
    }

    /// The bounds of all end points and control points of `path`.
    package init(of path: Path) {
        self = .nothing
        /// 0, or NaN as soon as a coordinate is not finite: `.infinity * 0` is NaN.
        var zero = 0.0
        func add(_ point: CGPoint) {
            self.add(point)
            zero += point.x * 0 + point.y * 0
        }
        for element in path.elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadCurve(let point, let control):
                add(point)
                add(control)
            case .curve(let point, let first, let second):
                add(point)
                add(first)
                add(second)
            case .closeSubpath: break
            }
        }
        if zero != 0 { self = .everything }
    }

    fileprivate init(of content: DisplayItem.Content) {
        switch content {
        case .fill(let path, _, _): self.init(of: path)
        case .stroke(let path, let style, _):
            self.init(of: path)
            // Miter joins and square caps extend beyond half the line width.
            grow(by: style.lineWidth / 2 * max(style.miterLimit, 1.5))
        case .image(let image): self.init(image.rect.standardized)
        case .group(let items, _):
            self = .nothing
            for item in items { formUnion(DrawnBounds(of: item)) }
        }
    }

    /// - Parameter outer: The number of outermost effects to leave out.
    fileprivate init(of item: DisplayItem, leavingOut outer: Int = 0) {
        guard item.blendMode == .normal else {
            self = .everything
            return
        }
        self = DrawnBounds(of: item.content).applying(item.transform)
        for effect in item.effects.dropLast(outer) {
            switch effect {
            case .opacity, .clip, .mask: break
            case .shadow, .blur: grow(by: effect.reach)
            case .colorMatrix, .alphaThreshold: self = .everything
            }
        }
    }
}

extension DrawnBounds {
    /// The bounds of the visible part of `item`, after its effects; used by verification.
    ///
    /// Extends clip paths by half of `clipMargin`; containers extend them by all of it. Containers translate cached
    /// bounds without rounding them to pixels. An item at the edge of the full margin may therefore be in only one of
    /// the two compared frames.
    init(seen item: DisplayItem) {
        guard item.blendMode == .normal else {
            self = .everything
            return
        }
        self = DrawnBounds(of: item.content).applying(item.transform)
        for effect in item.effects {
            switch effect {
            case .opacity, .mask: break
            case .clip(let path, _):
                var clip = DrawnBounds(of: path)
                clip.grow(by: Self.clipMargin / 2)
                formIntersection(clip)
            case .shadow, .blur: grow(by: effect.reach)
            case .colorMatrix, .alphaThreshold: self = .everything
            }
        }
        // A clip path beside the content leaves inverted bounds (`maxX < minX`). A window around them would pass
        // `meets(_:)`, although nothing is visible.
        if isNothing { self = .nothing }
    }

    /// The distance by which containers extend the bounds of clip paths, in points of the window.
    fileprivate static let clipMargin = 4.0
}

extension Effect {
    /// The distance beyond the content's outline, in points, within which the effect draws or reads.
    fileprivate var reach: Double {
        switch self {
        case .shadow(let shadow):
            4 * max(shadow.radius, 0) + abs(shadow.offset.width) + abs(shadow.offset.height) + 4
        case .blur(let radius, _): 4 * max(radius, 0) + 4
        case .opacity, .clip, .mask, .colorMatrix, .alphaThreshold: 0
        }
    }
}

extension Emitter {
    /// The state that leaves inherit at one point of the traversal.
    package struct Surroundings: Equatable {
        fileprivate let transform: CGAffineTransform
        fileprivate let effects: [Effect]
        fileprivate let blendMode: BlendMode

        /// The translation from `other` to this state; nil if the transforms differ in more than translation.
        fileprivate func shift(from other: Surroundings) -> CGSize? {
            let (a, b) = (transform, other.transform)
            guard a.a == b.a, a.b == b.b, a.c == b.c, a.d == b.d else { return nil }
            return CGSize(width: a.tx - b.tx, height: a.ty - b.ty)
        }

        /// The bounds that content must meet to be visible in `window` after these effects; `everything` if unknown.
        fileprivate func seen(in window: DrawnBounds) -> DrawnBounds {
            guard blendMode == .normal else { return .everything }
            var seen = window
            for effect in effects.reversed() {
                switch effect {
                case .opacity, .mask: break
                case .clip(let path, _):
                    var clip = DrawnBounds(of: path)
                    clip.grow(by: DrawnBounds.clipMargin)
                    seen.formIntersection(clip)
                case .shadow, .blur: seen.grow(by: effect.reach)
                case .colorMatrix, .alphaThreshold: return .everything
                }
            }
            return seen
        }
    }

    /// Whether content within `bounds` may be visible after it has moved by `offset` in layout space.
    @MainActor
    fileprivate func meets(
        _ bounds: DrawnBounds, of element: Element, movedBy offset: CGSize, _ seen: DrawnBounds
    ) -> Bool {
        var bounds = bounds
        bounds.move(
            by: CGSize(
                width: transform.a * offset.width + transform.c * offset.height,
                height: transform.b * offset.width + transform.d * offset.height))
        // The content may reach beyond `bounds` after the move. Frames inside are rounded to pixels one by one, and
        // effects may magnify the differences. Views that fill the safe area grow at the device's edges.
        let insets = element.host.safeAreaInsets
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        bounds.grow(by: (Self.roundings + insets.horizontal + insets.vertical) * scale)
        return bounds.meets(seen)
    }

    /// The distance, in points, by which content may shift because effects magnify the rounding of frames to pixels.
    private static var roundings: Double { 8 }

    package var surroundings: Surroundings {
        Surroundings(transform: transform, effects: effects, blendMode: blendMode)
    }

    /// The bounds of the items from index `first` on, without the effects that all of them inherit.
    fileprivate func bounds(ofItemsFrom first: Int) -> DrawnBounds {
        var bounds = DrawnBounds.nothing
        for index in first..<items.count { bounds.formUnion(DrawnBounds(of: items[index], leavingOut: effects.count)) }
        return bounds
    }
}
