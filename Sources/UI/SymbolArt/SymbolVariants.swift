// SPDX-License-Identifier: MIT

/// Forms of a symbol that a place asks for: `fill` in a tab bar, `circle`, `slash`, and several of them together.
/// A symbol that has no such form stays as it is.
public struct SymbolVariants: Hashable, Sendable {
    private var bits: UInt8

    /// The plain form.
    public static let none = SymbolVariants(bits: 0)
    /// In a circle.
    public static let circle = SymbolVariants(bits: 1)
    /// In a square.
    public static let square = SymbolVariants(bits: 2)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(bits: 4)
    /// Filled, where the plain form is lines.
    public static let fill = SymbolVariants(bits: 8)
    /// With a line through it.
    public static let slash = SymbolVariants(bits: 16)

    /// These forms, in a circle in place of another shape.
    public var circle: SymbolVariants { union(.circle) }
    /// These forms, in a square in place of another shape.
    public var square: SymbolVariants { union(.square) }
    /// These forms, in a rectangle in place of another shape.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// These forms, filled.
    public var fill: SymbolVariants { union(.fill) }
    /// These forms, with a line through them.
    public var slash: SymbolVariants { union(.slash) }

    /// Whether all of `other` is asked for here.
    public func contains(_ other: SymbolVariants) -> Bool { bits & other.bits == other.bits }

    /// A symbol stands in one shape at most: the later one.
    package func union(_ other: SymbolVariants) -> SymbolVariants {
        let shapes: UInt8 = 1 | 2 | 4
        let kept = other.bits & shapes == 0 ? bits : bits & ~shapes
        return SymbolVariants(bits: kept | other.bits)
    }
}
