// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A finger on a live window.
///
/// Records the finger's samples. `event` is a script event that replays the samples at the same times.
@MainActor
package final class LiveTouch {
    /// The arena's id of the finger; nil if it hit nothing.
    private(set) var id: Int?
    /// The time of the touch-down, in seconds.
    private var start = 0.0
    private var points: [EventScript.TracePoint] = []

    package init() {}

    fileprivate func begin(as id: Int?) { self.id = id }

    /// A script event that replays this touch. Use it only after the finger has lifted. nil if there was no touch-down.
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

    package enum LiveTouchStep { case down, move, up }

    /// Performs a step of the touch at the present time and records it as a sample.
    package func perform(_ step: LiveTouchStep, of touch: LiveTouch, at place: CGPoint) {
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
