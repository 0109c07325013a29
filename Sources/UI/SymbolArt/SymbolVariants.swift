// SPDX-License-Identifier: MIT

/// Requested forms of a symbol. A form that the symbol does not have is ignored.
public struct SymbolVariants: Hashable, Sendable {
    private var bits: UInt8

    public static let none = SymbolVariants(bits: 0)
    public static let circle = SymbolVariants(bits: 1)
    public static let square = SymbolVariants(bits: 2)
    public static let rectangle = SymbolVariants(bits: 4)
    public static let fill = SymbolVariants(bits: 8)
    public static let slash = SymbolVariants(bits: 16)

    public var circle: SymbolVariants { union(.circle) }
    public var square: SymbolVariants { union(.square) }
    public var rectangle: SymbolVariants { union(.rectangle) }
    public var fill: SymbolVariants { union(.fill) }
    public var slash: SymbolVariants { union(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { bits & other.bits == other.bits }

    /// The union of both sets of variants. A symbol has one enclosure at most; the enclosure of `other` wins.
    package func union(_ other: SymbolVariants) -> SymbolVariants {
        let shapes: UInt8 = 1 | 2 | 4
        let kept = other.bits & shapes == 0 ? bits : bits & ~shapes
        return SymbolVariants(bits: kept | other.bits)
    }
}
