// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

// Most of what a frame shows the frame before has shown, and most of a long list lies outside of the window. So containers
// keep what their children have drawn. A child whose drawing is kept is not asked again until
//
//  - something in it is updated, or placed anew: `Element.drawingHasChanged()` says so up to the window;
//  - what is around the container changes (`Emitter.Surroundings`). Where that only moves, those outside still are left out.
//
// What moves by itself is never kept (`MovingParts`). A child that has only been moved by layout, and has waited with that
// (`WaitingMoves`), is not asked as long as it cannot be seen on its way.

/// Counts what has been drawn that may look different a moment later with nothing said to it: running animations, and
/// elements that do not say `drawsAlike`.
@usableFromInline package enum MovingParts {
    /// Used by the host's thread only.
    package nonisolated(unsafe) private(set) static var count = 0

    @usableFromInline package static func add() { count &+= 1 }
}

/// What the children of a container have drawn.
package struct KeptDrawings {
    private struct Part {
        /// nil where nothing is known.
        var element: ObjectIdentifier?
        /// Nothing is drawn outside of this, the effects around the container left out.
        var bounds = DrawnBounds.nothing
        /// nil where the bounds alone are known.
        var items: [DisplayItem]?
    }

    /// One for each child, or none at all.
    private var parts: [Part] = []
    private var surroundings: Emitter.Surroundings?

    /// A drawing is worth keeping from this number of items on, and among this number of siblings: less is as quickly
    /// drawn.
    package static let least = 16

    package init() {}

    /// Draws `children`, in this order.
    @MainActor
    package mutating func draw(_ children: [Element], _ emitter: inout Emitter) {
        // What is said to leaves by the way is not compared (symbols that come or go, for one: they look different at each moment).
        guard let window = emitter.window, emitter.context.isEmpty else {
            self = KeptDrawings()
            for child in children { child.draw(&emitter) }
            return
        }
        let isMany = children.count >= Self.least
        var scope: Scope?
        if isMany || !parts.isEmpty { scope = enter(emitter, window, children) }
        for (index, child) in children.enumerated() {
            if index < parts.count, child.isAsDrawn, parts[index].element == ObjectIdentifier(child) {
                if let move = child.waitingMove(at: emitter.time) {
                    if !emitter.meets(parts[index].bounds, of: child, movedBy: move.offset, scope!.seen) {
                        if move.isMoving { MovingParts.add() }
                        continue
                    }
                } else if !parts[index].bounds.meets(scope!.seen) {
                    continue
                } else if let items = parts[index].items {
                    emitter.append(items)
                    continue
                }
            }
            // What is drawn otherwise than in the frame before probably is so in the next one, too. Where it is not, it is kept
            // when it has been drawn once more.
            let hasChanged =
                index < parts.count && !child.isAsDrawn && parts[index].element == ObjectIdentifier(child)
            let (first, moving, uneven) = (emitter.items.count, MovingParts.count, UnevenParts.count)
            child.draw(&emitter)
            let isWorthwhile = isMany || emitter.items.count - first >= Self.least
            guard isWorthwhile, moving == MovingParts.count else {
                if index < parts.count { parts[index] = Part() }
                continue
            }
            let entered = scope ?? enter(emitter, window, children)
            scope = entered
            guard entered.isSteady else { continue }
            if hasChanged, !isMany {
                // A part of a view in which something changes all the time: to find out where all of it lies would take longer
                // than to draw it.
                parts[index] = Part(element: ObjectIdentifier(child), bounds: .everything)
                continue
            }
            keep(child, at: index, of: children.count, from: first, entered, withItems: !hasChanged, &emitter)
            if uneven == UnevenParts.count { child.wasDrawnAtRest() }
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

    /// Gives each child its part, where some have come and others gone.
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
        /// What can be seen of what the container draws.
        var seen: DrawnBounds
        /// Nothing has changed around the container since it drew last.
        var isUnchanged: Bool
        /// Nothing, or only places and effects: bounds still hold.
        var isSteady: Bool
    }

    /// Compares what is around the container with what was there when it drew last.
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
            // What was not seen may be now.
            parts[index].items = nil
        }
        return Scope(seen: seen, isUnchanged: false, isSteady: true)
    }
}

// MARK: - Where things are drawn

/// A rectangle around what is drawn, never too small: only whether something can be seen at all depends on it.
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

    /// In all directions.
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

    /// All end and control points.
    package init(of path: Path) {
        self = .nothing
        /// No number as soon as one point is none.
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
            // Corners and square ends stand out further than the line is wide.
            grow(by: style.lineWidth / 2 * max(style.miterLimit, 1.5))
        case .image(let image): self.init(image.rect.standardized)
        case .group(let items, _):
            self = .nothing
            for item in items { formUnion(DrawnBounds(of: item)) }
        }
    }

    /// - Parameter outer: how many of the last effects are left out.
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

extension Effect {
    /// How far from a silhouette it draws, or looks, at most.
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
    /// What leaves inherit at one place.
    package struct Surroundings: Equatable {
        fileprivate let transform: CGAffineTransform
        fileprivate let effects: [Effect]
        fileprivate let blendMode: BlendMode

        /// How what is drawn has moved from `other` to here; nil where it is drawn otherwise, too.
        fileprivate func shift(from other: Surroundings) -> CGSize? {
            let (a, b) = (transform, other.transform)
            guard a.a == b.a, a.b == b.b, a.c == b.c, a.d == b.d else { return nil }
            return CGSize(width: a.tx - b.tx, height: a.ty - b.ty)
        }

        /// What of a drawing can be seen in the window once the effects have been applied.
        fileprivate func seen(in window: DrawnBounds) -> DrawnBounds {
            guard blendMode == .normal else { return .everything }
            var seen = window
            for effect in effects.reversed() {
                switch effect {
                case .opacity, .mask: break
                case .clip(let path, _):
                    var clip = DrawnBounds(of: path)
                    clip.grow(by: 4)
                    seen.formIntersection(clip)
                case .shadow, .blur: seen.grow(by: effect.reach)
                case .colorMatrix, .alphaThreshold: return .everything
                }
            }
            return seen
        }
    }

    /// Whether anything within `bounds` may be seen where it is drawn when it has moved by `offset` in layout space.
    @MainActor
    fileprivate func meets(
        _ bounds: DrawnBounds, of element: Element, movedBy offset: CGSize, _ seen: DrawnBounds
    ) -> Bool {
        var bounds = bounds
        bounds.move(
            by: CGSize(
                width: transform.a * offset.width + transform.c * offset.height,
                height: transform.b * offset.width + transform.d * offset.height))
        // Each frame inside is rounded for itself, and effects about their middles make more of that. What fills the frame of
        // a view grows at the edges of a device.
        let insets = element.host.safeAreaInsets
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        bounds.grow(by: (Self.roundings + insets.horizontal + insets.vertical) * scale)
        return bounds.meets(seen)
    }

    /// Points by which what is inside may be off otherwise.
    private static var roundings: Double { 8 }

    package var surroundings: Surroundings {
        Surroundings(transform: transform, effects: effects, blendMode: blendMode)
    }

    /// Of what has been drawn since there were `first` items, without the effects that all of it inherits from here.
    fileprivate func bounds(ofItemsFrom first: Int) -> DrawnBounds {
        var bounds = DrawnBounds.nothing
        for index in first..<items.count { bounds.formUnion(DrawnBounds(of: items[index], leavingOut: effects.count)) }
        return bounds
    }
}
