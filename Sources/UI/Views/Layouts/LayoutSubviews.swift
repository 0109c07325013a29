// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    /// One of the views.
    public typealias Element = LayoutSubview
    /// Counts the views of the collection.
    public typealias Index = Int
    /// Some of the views.
    public typealias SubSequence = LayoutSubviews

    let pass: LayoutPass
    /// Which of all views there are in here, by place.
    private let members: [Int]
    /// The first place.
    public let startIndex: Int
    /// The place behind the last one.
    public let endIndex: Int

    init(_ pass: LayoutPass) {
        self.init(pass, Array(pass.children.indices), 0..<pass.children.count)
    }

    private init(_ pass: LayoutPass, _ members: [Int], _ range: Range<Int>) {
        self.pass = pass
        self.members = members
        (startIndex, endIndex) = (range.lowerBound, range.upperBound)
    }

    /// Where lines of text begin. Layouts count from the leading edge, and are mirrored as a whole where that is the right
    /// one.
    public var layoutDirection: LayoutDirection { pass.layoutDirection }

    /// The view at a place.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(pass: pass, index: members[index]) }

    /// The views at some places in a row, which keep their places.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(pass, members, bounds) }

    /// The views at some places, which get new ones from 0 on.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        let chosen = indices.map { members[$0] }
        return LayoutSubviews(pass, chosen, 0..<chosen.count)
    }

    /// Whether these are the same views.
    public static func == (a: Self, b: Self) -> Bool { a.pass === b.pass && a.elementsEqual(b) }

    /// Which of all views these are.
    var places: [Int] { Array(members[startIndex..<endIndex]) }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, @unchecked Sendable {
    let pass: LayoutPass
    let index: Int

    /// The value that the view gives for a key.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { pass.value(key, index) }

    /// Views of a higher priority choose first; 0 where nothing is said.
    public var priority: Double { pass.children[index].layoutPriority }

    /// The size that the view takes where `proposal` is offered to it, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { pass.children[index].sizeThatFits(proposal) }

    /// Size and alignment guides of the view where `proposal` is offered to it.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        pass.children[index].dimensions(in: proposal)
    }

    /// The gaps that the view wants to keep from its neighbours.
    public var spacing: ViewSpacing { pass.children[index].spacing }

    /// Places the view: the point `anchor` of it at `position`, in points. Whoever is called last counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        pass.placements[index] = LayoutPass.Placement(position: position, anchor: anchor, proposal: proposal)
    }

    /// Whether both are the same view.
    public static func == (a: Self, b: Self) -> Bool { a.pass === b.pass && a.index == b.index }
}

/// The views of one container while its layout is at work.
final class LayoutPass {
    struct Placement {
        package let position: CGPoint
        let anchor: UnitPoint
        let proposal: ProposedViewSize
    }

    let children: [any LayoutChild]
    let layoutDirection: LayoutDirection
    /// Where the children have been placed; nil for those that have not.
    var placements: [Placement?]
    /// Traits live on the main actor, as all layout does.
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

    /// Called by layouts only, and those by this engine on the main actor only.
    private struct ElementReader: @MainActor ValueReader {
        let elements: [Element?]

        @MainActor func value<Key: LayoutValueKey>(_ key: Key.Type, _ index: Int) -> Key.Value {
            elements[index]?[LayoutValueTrait<Key>.self] ?? Key.defaultValue
        }

        @MainActor func gridCells() -> [GridCell] { elements.map { $0?.gridCell ?? GridCell() } }
    }
}
