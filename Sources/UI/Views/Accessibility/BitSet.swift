// SPDX-License-Identifier: MIT

/// An option set whose elements are option sets of the same type, stored in 32 bits.
public protocol _BitSet: SetAlgebra, Sendable where Element == Self {
    /// One bit per element.
    var _bits: UInt32 { get set }
    init(_bits: UInt32)
}

extension _BitSet {
    public init() { self.init(_bits: 0) }

    public func contains(_ member: Self) -> Bool { _bits & member._bits == member._bits }
    public func union(_ other: Self) -> Self { Self(_bits: _bits | other._bits) }
    public func intersection(_ other: Self) -> Self { Self(_bits: _bits & other._bits) }
    public func symmetricDifference(_ other: Self) -> Self { Self(_bits: _bits ^ other._bits) }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        _bits &= ~member._bits
        return removed._bits == 0 ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known._bits == 0 ? nil : known
    }
}
