// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// A recognizer of one finger that stays near its touch-down point.
@MainActor
class StationaryTouchRecognizer<Value>: TouchRecognizer<Value> {
    /// The touch-down point in the window.
    private(set) var start = CGPoint.zero

    /// The maximum distance from the touch-down point, in points.
    var maximumTravel: CGFloat { .infinity }
    func touchBegan() {}
    func touchEnded(at location: CGPoint) { fail() }

    override final func receive(_ event: TouchEvent) {
        guard acceptsTouches else { return fail() }
        guard event.fingers.count == 1, let finger = event.fingers.first else { return fail() }
        switch finger.phase {
        case .began:
            start = finger.location
            touchBegan()
        case .moved:
            if finger.location.distance(to: start) > maximumTravel { fail() }
        case .still: break
        case .ended: touchEnded(at: finger.location)
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
