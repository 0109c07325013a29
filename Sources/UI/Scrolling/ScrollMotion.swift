// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The scroll offset as a function of time.
///
/// Offsets are measured from the content's leading and top edges: 0 is the initial position.
@MainActor
struct ScrollMotion {
    enum Cause: Equatable { case nothing, finger, flick, animation }

    private enum State {
        case resting
        /// A finger rests on the content or moves it.
        case held
        /// A flick. `start` is the time at which it began, in seconds.
        case gliding(horizontal: ScrollDeceleration, vertical: ScrollDeceleration, start: Double)
        case animating
    }

    private var state = State.resting
    /// The offset, except during a flick. During an animation, the model value is the animation's target.
    private var animated = AnimatableAttribute(CGPoint.zero)

    /// What moves the content at `time`: a finger, a flick or an animation. `nothing` once a flick or an animation has
    /// ended.
    func cause(at time: Double) -> Cause {
        switch state {
        case .resting: return .nothing
        case .held: return .finger
        case .gliding(let horizontal, let vertical, let start):
            return time - start < max(horizontal.duration, vertical.duration) ? .flick : .nothing
        case .animating: return animated.isAnimating(at: time) ? .animation : .nothing
        }
    }

    /// Whether a flick or an animation is moving the content.
    func isMovingWithoutInput(at time: Double) -> Bool {
        switch cause(at: time) {
        case .nothing, .finger: false
        case .flick, .animation: true
        }
    }

    /// Whether a flick visibly moves the content at `time`. False near the end of a bounce, which is too slow to be
    /// visible.
    mutating func isCoasting(at time: Double) -> Bool {
        guard cause(at: time) == .flick else { return false }
        let (place, speed) = (offset(at: time), velocity(at: time))
        return hypot(place.x - end.x, place.y - end.y) > 1 || hypot(speed.dx, speed.dy) > 10
    }

    /// The offset at `time`, in points, whatever moves the content.
    mutating func offset(at time: Double) -> CGPoint {
        switch state {
        case .resting, .held: return animated.model
        case .gliding(let horizontal, let vertical, let start):
            return CGPoint(x: horizontal.place(at: time - start), y: vertical.place(at: time - start))
        case .animating: return animated.presentation(at: time)
        }
    }

    /// The velocity at `time`, in points per second. It is zero unless a flick is running.
    func velocity(at time: Double) -> CGVector {
        guard case .gliding(let horizontal, let vertical, let start) = state else { return .zero }
        return CGVector(dx: horizontal.velocity(at: time - start), dy: vertical.velocity(at: time - start))
    }

    /// The offset at which the current movement will end.
    var end: CGPoint {
        guard case .gliding(let horizontal, let vertical, _) = state else { return animated.model }
        return CGPoint(x: horizontal.end, y: vertical.end)
    }

    /// The time at which the current flick ends, in seconds; nil if no flick is running.
    var glideEnd: Double? {
        guard case .gliding(let horizontal, let vertical, let start) = state else { return nil }
        return start + max(horizontal.duration, vertical.duration)
    }

    // MARK: Changes

    /// Stops at the current offset. `isHeld` is true if a finger holds the content there.
    mutating func stop(at time: Double, isHeld: Bool) {
        let place = offset(at: time)
        animated = AnimatableAttribute(place)
        state = isHeld ? .held : .resting
    }

    /// Moves to an offset at once, without animation.
    mutating func move(to place: CGPoint) { animated = AnimatableAttribute(place) }

    /// Starts a flick at `time`.
    mutating func glide(horizontal: ScrollDeceleration, vertical: ScrollDeceleration, at time: Double) {
        state = .gliding(horizontal: horizontal, vertical: vertical, start: time)
    }

    /// Moves to an offset, animated as the transaction says.
    mutating func go(to place: CGPoint, _ transaction: Transaction, at time: Double) {
        if case .animating = state {} else { stop(at: time, isHeld: false) }
        animated.update(place, transaction, at: time)
        state = animated.isAnimating(at: time) ? .animating : .resting
    }
}
