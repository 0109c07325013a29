// SPDX-License-Identifier: MIT

import Foundation

/// The initializer with `UnitPoint` control points is declared in ViewGraph, because this module does not import
/// geometry.
public struct UnitCurve: Sendable, Hashable {
    enum Function: Sendable, Hashable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case inverseCircularEaseInOut
        case bezier(CubicTiming)
    }

    let function: Function

    // MARK: Presets

    public static let linear = UnitCurve(function: .linear)

    public static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)

    public static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)

    public static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut

    /// A quarter circle that starts at rest and ends infinitely fast.
    public static let circularEaseIn = UnitCurve(function: .circularEaseIn)

    /// A quarter circle that starts infinitely fast and ends at rest.
    public static let circularEaseOut = UnitCurve(function: .circularEaseOut)

    /// `circularEaseIn` at half size, followed by `circularEaseOut`.
    public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// The x of both control points is clamped to 0…1, so that the curve is a function of progress. The y is not
    /// clamped: a curve may overshoot.
    package static func bezier(x1: Double, y1: Double, x2: Double, y2: Double) -> UnitCurve {
        UnitCurve(function: .bezier(CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    // MARK: Evaluation

    /// `progress` is clamped to 0…1.
    public func value(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch function {
        case .linear:
            return p
        case .circularEaseIn:
            return 1 - (1 - p * p).squareRoot()
        case .circularEaseOut:
            return (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            return p < 0.5
                ? (1 - (1 - 4 * p * p).squareRoot()) / 2
                : (1 + (1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot()) / 2
        case .inverseCircularEaseInOut:
            let quarter = (1 - (1 - 2 * p) * (1 - 2 * p)).squareRoot() / 2
            return p < 0.5 ? quarter : 1 - quarter
        case .bezier(let cubic):
            return cubic.value(at: p)
        }
    }

    /// `progress` is clamped to 0…1. The velocity is infinite where the curve is vertical.
    public func velocity(at progress: Double) -> Double {
        let p = min(max(progress, 0), 1)
        switch function {
        case .linear:
            return 1
        case .circularEaseIn:
            return p / (1 - p * p).squareRoot()
        case .circularEaseOut:
            return (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
        case .circularEaseInOut:
            let distance = p < 0.5 ? 2 * p : 2 - 2 * p
            return distance / (1 - distance * distance).squareRoot()
        case .inverseCircularEaseInOut:
            let distance = abs(1 - 2 * p)
            return distance / (1 - distance * distance).squareRoot()
        case .bezier(let cubic):
            return cubic.velocity(at: p)
        }
    }

    /// The curve with x and y swapped.
    public var inverse: UnitCurve {
        switch function {
        case .linear: .linear
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(function: .inverseCircularEaseInOut)
        case .inverseCircularEaseInOut: .circularEaseInOut
        case .bezier(let cubic):
            .bezier(x1: cubic.y1, y1: cubic.x1, x2: cubic.y2, y2: cubic.x2)
        }
    }
}
