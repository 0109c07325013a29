// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A finger on a live window.
///
/// Records the finger's samples. `event` is a script event that does the same: a tap on a label for a short touch of a
/// button, link or switch, so that it also finds a view at another place; otherwise the samples at the same times.
@MainActor
package final class LiveTouch {
    /// The arena's id of the finger; nil if it hit nothing.
    private(set) var id: Int?
    /// The time of the touch-down, in seconds.
    private var start = 0.0
    private var points: [EventScript.TracePoint] = []

    /// The label of the button, link or switch under the finger.
    private var label: String?

    package init() {}

    fileprivate func begin(as id: Int?, label: String?) { (self.id, self.label) = (id, label) }

    /// A script event that replays this touch. Use it only after the finger has lifted. nil if there was no touch-down.
    package var event: EventScript.Event? {
        guard let label, isTap else { return try? EventScript.Event(at: start, .trace(points)) }
        // The time of a tap is that at which its finger lifts.
        return try? EventScript.Event(at: start + duration, .tap(.label(label), count: 1))
    }

    private var duration: Double { points.last?.time ?? 0 }

    /// The longest tap in seconds, and the farthest movement of its finger in points.
    private static let (longest, farthest) = (0.3, 4.0)

    private var isTap: Bool {
        guard let first = points.first, duration <= Self.longest else { return false }
        return points.allSatisfy { point in
            let (x, y) = (point.place.x - first.place.x, point.place.y - first.place.y)
            return x * x + y * y <= Self.farthest * Self.farthest
        }
    }

    fileprivate func note(_ place: CGPoint, at time: Double) {
        if points.isEmpty { start = time }
        points.append(EventScript.TracePoint(time: time - start, place: place))
    }
}

extension ViewHost {
    func begin(_ touch: LiveTouch, at place: CGPoint) {
        showPresent()
        let label = tapLabel(at: place)
        let ids = hit(at: place).map { arena.begin([(element: $0, location: place)], at: time) }
        touch.begin(as: ids?.first ?? nil, label: label)
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
