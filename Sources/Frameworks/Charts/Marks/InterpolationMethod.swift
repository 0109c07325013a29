// SPDX-License-Identifier: MIT

import Foundation

/// How a line runs from one point to the next.
public struct InterpolationMethod: Equatable, Sendable {
    enum Method: Equatable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }
    let method: Method

    /// Straight.
    public static var linear: InterpolationMethod { InterpolationMethod(method: .linear) }
    /// A curve that has no peaks but those of the points.
    public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone) }
    /// A cardinal spline.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }
    /// A cardinal spline.
    ///
    /// - Parameter tension: 1 makes it straight, 0 as round as it can be.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(method: .cardinal(tension: tension))
    }
    /// A Catmull-Rom spline.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// A Catmull-Rom spline.
    ///
    /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(method: .catmullRom(alpha: alpha))
    }
    /// Steps that begin at the points.
    public static var stepStart: InterpolationMethod { InterpolationMethod(method: .stepStart) }
    /// Steps with the points in their middles.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .stepCenter) }
    /// Steps that end at the points.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .stepEnd) }
}

extension InterpolationMethod: CustomStringConvertible {
    /// The name of the method.
    public var description: String {
        switch method {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .cardinal(let tension): "cardinal(tension: \(tension))"
        case .catmullRom(let alpha): "catmullRom(alpha: \(alpha))"
        }
    }
}
