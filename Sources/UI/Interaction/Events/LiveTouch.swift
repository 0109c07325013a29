// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A finger of somebody who looks at a window while it lives: it comes down, moves and goes up as it pleases.
///
/// What is done with it is recorded, and done again by the event that comes of it: at the same times, by the same calls.
@MainActor
package final class LiveTouch {
    /// The arena's number for the finger; nil for one that meets nothing.
    private(set) var id: Int?
    /// When it came down, in seconds.
    private var start = 0.0
    private var points: [EventScript.TracePoint] = []

    package init() {}

    fileprivate func begin(as id: Int?) { self.id = id }

    /// What an event says of it, once it has gone up; nil where it was never down.
    package var event: EventScript.Event? { try? EventScript.Event(at: start, .trace(points)) }

    fileprivate func note(_ place: CGPoint, at time: Double) {
        if points.isEmpty { start = time }
        points.append(EventScript.TracePoint(time: time - start, place: place))
    }
}

extension ViewHost {
    func begin(_ touch: LiveTouch, at place: CGPoint) {
        showPresent()
        let ids = hit(at: place).map { arena.begin([(element: $0, location: place)], at: time) }
        touch.begin(as: ids?.first ?? nil)
    }

    func move(_ touch: LiveTouch, to place: CGPoint) {
        guard let id = touch.id else { return }
        showPresent()
        arena.move([(id: id, location: place)], at: time)
    }

    func end(_ touch: LiveTouch, at place: CGPoint) {
        guard let id = touch.id else { return }
        move(touch, to: place)
        arena.end([id], at: time)
    }

    /// What a finger does at the present moment.
    package enum LiveTouchStep { case down, move, up }

    /// Does it, and takes note of it.
    package func carryOut(_ step: LiveTouchStep, of touch: LiveTouch, at place: CGPoint) {
        touch.note(place, at: time)
        clock.schedule(at: time) { [weak self] in
            switch step {
            case .down: self?.begin(touch, at: place)
            case .move: self?.move(touch, to: place)
            case .up: self?.end(touch, at: place)
            }
        }
        advance(to: time)
    }
}
