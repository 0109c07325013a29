// SPDX-License-Identifier: MIT

import Foundation

/// A rotation, positive clockwise on screen (y runs down).
public struct Angle: Sendable, Equatable, Hashable, Comparable {
    /// A whole turn is 2π; more than one is kept.
    public var radians: Double

    /// No turn.
    public init() { radians = 0 }
    /// A whole turn is 2π.
    public init(radians: Double) { self.radians = radians }
    /// A whole turn is 360.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// A whole turn is 360; more than one is kept.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// No turn.
    public static let zero = Angle()
    /// A whole turn is 2π.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// A whole turn is 360.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the left angle is less; whole turns count.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// The same turn the other way round.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// One turn after the other.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// The left turn, and the right one back.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// So many times the turn.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// So many times the turn.
    public static func * (lhs: Double, rhs: Angle) -> Angle { Angle(radians: lhs * rhs.radians) }
    /// A part of the turn.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Adds a turn in place.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
    /// Takes a turn back in place.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
}
