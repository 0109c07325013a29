// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// Views in rows and columns: each `GridRow` is a row, any other view a row of its own across all columns.
public struct Grid<Content: View>: _PrimitiveView {
    let arrangement: GridArrangement
    let content: Content

    /// - Parameters:
    ///   - alignment: Where views stand in their cells, if nothing else is said.
    ///   - horizontalSpacing: Points between columns; nil: what the views ask for, 8 where they ask for nothing.
    ///   - verticalSpacing: Points between rows; nil: what the views ask for, 8 where they ask for nothing.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        arrangement = GridArrangement(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { .grid($0.arrangement) }
    }
}

/// A row of a `Grid`, with a view for each column.
public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    /// - Parameter alignment: Where the views of this row stand in their cells; nil: as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// The views, which know that they belong to one row.
    public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// The row that a view belongs to.
struct GridRowID: Equatable {
    /// That of the node which all views of the row have in common.
    let serial: Int
    let alignment: VerticalAlignment?
}

enum GridRowTrait: OuterTrait {
    static var defaultValue: GridRowID? { nil }
}

private nonisolated struct GridRowModifier: WrappingModifier {
    let alignment: VerticalAlignment?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        GridRowElement(self, around: content, node: node)
    }
}

private final class GridRowElement: WrapperElement<GridRowModifier> {
    override init(_ modifier: GridRowModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(GridRowTrait.self, GridRowID(serial: node.serial, alignment: modifier.alignment))
    }

    override func update(_ modifier: GridRowModifier, _ inputs: _NodeInputs) {
        let changed = modifier.alignment != self.modifier.alignment
        super.update(modifier, inputs)
        setTrait(GridRowTrait.self, GridRowID(serial: node.serial, alignment: modifier.alignment))
        if changed { invalidateLayout() }
    }
}
