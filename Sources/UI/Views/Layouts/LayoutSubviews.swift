// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    let pass: LayoutPass
    /// For each position in this collection, the index of the subview in `pass.children`.
    private let members: [Int]
    public let startIndex: Int
    public let endIndex: Int

    init(_ pass: LayoutPass) {
        self.init(pass, Array(pass.children.indices), 0..<pass.children.count)
    }

    private init(_ pass: LayoutPass, _ members: [Int], _ range: Range<Int>) {
        self.pass = pass
        self.members = members
        (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    }

    /// Layouts always work from the leading edge; in right-to-left environments the engine mirrors the result.
    public var layoutDirection: LayoutDirection { pass.layoutDirection }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: members[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, members, bounds) }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { members[$0] }
        return LayoutSubviews(pass, chosen, 0..<chosen.count)
    }

    public static func == (a: Self, b: Self) -> Bool { a.pass === b.pass && a.elementsEqual(b) }

    /// Indices of these views into the pass's children.
    var places: [Int] { Array(members[startIndex..<endIndex]) }
}

public struct LayoutSubview: Equatable, @unchecked Sendable {
    let pass: LayoutPass
    let index: Int

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { pass.value(key, index) }

    public var priority: Double { pass.children[index].layoutPriority }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { pass.children[index].sizeThatFits(proposal) }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        pass.children[index].dimensions(in: proposal)
    }

    public var spacing: ViewSpacing { pass.children[index].spacing }

    /// A later call overrides an earlier one.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        pass.placements[index] = LayoutPass.Placement(position: position, anchor: anchor, proposal: proposal)
    }

    public static func == (a: Self, b: Self) -> Bool { a.pass === b.pass && a.index == b.index }
}

/// The children of one container during a run of its layout.
final class LayoutPass {
    struct Placement {
        package let position: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    let children: [any LayoutChild]
    let layoutDirection: LayoutDirection
    /// The placement of each child; nil until the layout places it.
    var placements: [Placement?]
    /// Reads traits, which belong to the main actor, on behalf of nonisolated code.
    private let reader: any ValueReader
    private(set) lazy var gridCells = reader.gridCells()

    @MainActor init(_ children: [any LayoutChild], _ layoutDirection: LayoutDirection) {
        self.children = children
        self.layoutDirection = layoutDirection
        placements = Array(repeating: nil, count: children.count)
        reader = ElementReader(elements: children.map { $0 as? Element })
    }

    func value<Key: LayoutValueKey>(_ key: Key.Type, _ index: Int) -> Key.Value { reader.value(key, index) }

    fileprivate protocol ValueReader {
        func value<Key: LayoutValueKey>(_ key: Key.Type, _ index: Int) -> Key.Value
        func gridCells() -> [GridCell]
    }

    /// The conformance is isolated to the main actor, because traits are. This is sound: only layouts call its methods,
    /// and the engine runs layouts on the main actor.
    private struct ElementReader: @MainActor ValueReader {
        let elements: [Element?]

        @MainActor func value<Key: LayoutValueKey>(_ key: Key.Type, _ index: Int) -> Key.Value {
            elements[index]?[LayoutValueTrait<Key>.self] ?? Key.defaultValue
        }

        @MainActor func gridCells() -> [GridCell] { elements.map { $0?.gridCell ?? GridCell() } }
    }
}
