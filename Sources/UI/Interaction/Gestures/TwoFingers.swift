// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The positions of two fingers at one moment.
struct FingerPair {
    let first: CGPoint
    let second: CGPoint

    var middle: CGPoint { CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2) }
    var distance: CGFloat { first.distance(to: second) }
    /// The direction from the first finger to the second, clockwise from the x axis, in radians.
    var direction: Double { atan2(Double(second.y - first.y), Double(second.x - first.x)) }
}

/// Tracks the first two fingers of a touch. Tracking starts when the second finger goes down.
class PairRecognizer<Value>: TouchRecognizer<Value> {
    private var pair: (first: Int, second: Int)?
    private(set) var startLocation = CGPoint.zero

    /// The initial midpoint as a fraction of the element's size.
    final var startAnchor: UnitPoint {
        let size = context.size
        return UnitPoint(
            x: size.width > 0 ? startLocation.x / size.width : 0,
            y: size.height > 0 ? startLocation.y / size.height : 0)
    }

    /// Called when the second finger goes down.
    func begin(_ pair: FingerPair) {}
    /// Called when the two fingers have moved; updates the phase.
    func follow(_ pair: FingerPair, at time: Double) {}

    override final func receive(_ event: TouchEvent) {
        guard acceptsTouches else { return fail() }
        guard let pair else {
            if event.fingers.contains(where: { $0.phase == .ended }) { return fail() }
            guard event.fingers.count >= 2 else { return }
            self.pair = (event.fingers[0].id, event.fingers[1].id)
            let start = FingerPair(first: event.fingers[0].location, second: event.fingers[1].location)
            startLocation = context.convert(start.middle, to: .local)
            begin(start)
            follow(start, at: event.time)
            return
        }
        let fingers = [pair.first, pair.second].compactMap { id in event.fingers.first { $0.id == id } }
        guard fingers.count == 2 else { return fail() }
        if fingers.contains(where: { $0.phase == .moved }) {
            follow(FingerPair(first: fingers[0].location, second: fingers[1].location), at: event.time)
        }
        if fingers.contains(where: { $0.phase == .ended }) {
            if case .active(let value) = phase { phase = .ended(value) } else { phase = .failed }
        }
    }

    override func reset() {
        pair = nil
        super.reset()
    }
}
