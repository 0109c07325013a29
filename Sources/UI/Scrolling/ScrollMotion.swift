// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Interaction
@_spi(ViewGraph) import Views

/// How far content has been scrolled, as of any moment.
///
/// Lengths are measured from the leading and top ends: 0 is where content rests at first.
@MainActor
struct ScrollMotion {
    /// What makes the content move.
    enum Cause: Equatable { case nothing, finger, flick, animation }

    private enum State {
        case resting
        /// Follows a finger.
        case held
        /// Goes on after a finger has let go, since `start`.
        case gliding(horizontal: ScrollGlide, vertical: ScrollGlide, start: Double)
        case animating
    }

    private var state = State.resting
    /// While nothing moves by itself, where the content is; on an animated way its end.
    private var animated = AnimatableAttribute(CGPoint.zero)

    /// What the content does at `time`, in seconds.
    func cause(at time: Double) -> Cause {
        switch state {
        case .resting: return .nothing
        case .held: return .finger
        case .gliding(let horizontal, let vertical, let start):
            return time - start < max(horizontal.duration, vertical.duration) ? .flick : .nothing
        case .animating: return animated.isAnimating(at: time) ? .animation : .nothing
        }
    }

    /// Whether it is somewhere else a moment later, with nothing said to it.
    func movesByItself(at time: Double) -> Bool {
        switch cause(at: time) {
        case .nothing, .finger: false
        case .flick, .animation: true
        }
    }

    /// In points, at `time`.
    mutating func offset(at time: Double) -> CGPoint {
        switch state {
        case .resting, .held: return animated.model
        case .gliding(let horizontal, let vertical, let start):
            return CGPoint(x: horizontal.place(at: time - start), y: vertical.place(at: time - start))
        case .animating: return animated.presentation(at: time)
        }
    }

    /// Points a second, at `time`; only a flick has any.
    func velocity(at time: Double) -> CGVector {
        guard case .gliding(let horizontal, let vertical, let start) = state else { return .zero }
        return CGVector(dx: horizontal.velocity(at: time - start), dy: vertical.velocity(at: time - start))
    }

    /// Where it comes to rest.
    var end: CGPoint {
        guard case .gliding(let horizontal, let vertical, _) = state else { return animated.model }
        return CGPoint(x: horizontal.end, y: vertical.end)
    }

    /// When a flick comes to rest.
    var glideEnd: Double? {
        guard case .gliding(let horizontal, let vertical, let start) = state else { return nil }
        return start + max(horizontal.duration, vertical.duration)
    }

    // MARK: Changes

    /// Stays where it is, in a finger's hold or not.
    mutating func stop(at time: Double, isHeld: Bool) {
        let place = offset(at: time)
        animated = AnimatableAttribute(place)
        state = isHeld ? .held : .resting
    }

    /// Goes somewhere at once.
    mutating func move(to place: CGPoint) { animated = AnimatableAttribute(place) }

    /// Goes on by itself from `time` on.
    mutating func glide(horizontal: ScrollGlide, vertical: ScrollGlide, at time: Double) {
        state = .gliding(horizontal: horizontal, vertical: vertical, start: time)
    }

    /// Goes where it is told, as the transaction says.
    mutating func go(to place: CGPoint, _ transaction: Transaction, at time: Double) {
        if case .animating = state {} else { stop(at: time, isHeld: false) }
        animated.update(place, transaction, at: time)
        state = animated.isAnimating(at: time) ? .animating : .resting
    }
}
