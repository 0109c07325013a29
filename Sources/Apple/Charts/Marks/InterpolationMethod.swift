// SPDX-License-Identifier: MIT

import Foundation

public struct InterpolationMethod: Equatable, Sendable {
    enum Method: Equatable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }
    let method: Method

    public static var linear: InterpolationMethod { InterpolationMethod(method: .linear) }
    public static var monotone: InterpolationMethod { InterpolationMethod(method: .monotone) }
    public static var cardinal: InterpolationMethod { cardinal(tension: 0.5) }
    /// - Parameter tension: 1 gives straight lines, 0 the roundest curve.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(method: .cardinal(tension: tension))
    }
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }
    /// - Parameter alpha: 0 is uniform, 0.5 centripetal, 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(method: .catmullRom(alpha: alpha))
    }
    public static var stepStart: InterpolationMethod { InterpolationMethod(method: .stepStart) }
    public static var stepCenter: InterpolationMethod { InterpolationMethod(method: .stepCenter) }
    public static var stepEnd: InterpolationMethod { InterpolationMethod(method: .stepEnd) }
}

extension InterpolationMethod: CustomStringConvertible {
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
