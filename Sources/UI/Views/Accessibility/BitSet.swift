// SPDX-License-Identifier: MIT

/// For this engine: a set of a few members, each of which is a set, too.
public protocol _BitSet: SetAlgebra, Sendable where Element == Self {
    /// One for each member.
    var _bits: UInt32 { get set }
    /// The members by their bits.
    init(_bits: UInt32)
}

extension _BitSet {
    /// An empty set.
    public init() { self.init(_bits: 0) }

    /// Whether all of `member` is in here.
    public func contains(_ member: Self) -> Bool { _bits & member._bits == member._bits }
    /// The members of both.
    public func union(_ other: Self) -> Self { Self(_bits: _bits | other._bits) }
    /// The members that both have.
    public func intersection(_ other: Self) -> Self { Self(_bits: _bits & other._bits) }
    /// The members that one of them has.
    public func symmetricDifference(_ other: Self) -> Self { Self(_bits: _bits ^ other._bits) }
    /// Adds the members of another.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps the members that another has too.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps the members that one of both has.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }

    /// Adds members.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Takes members away.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        _bits &= ~member._bits
        return removed._bits == 0 ? nil : removed
    }

    /// Adds members.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let known = intersection(newMember)
        formUnion(newMember)
        return known._bits == 0 ? nil : known
    }
}
