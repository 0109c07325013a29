// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

public struct Grid<Content: View>: _PrimitiveView {
    let arrangement: GridArrangement
    let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        arrangement = GridArrangement(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ContainerNode(view, { $0.content }, inputs) { .grid($0.arrangement) }
    }
}

public struct GridRow<Content: View>: View {
    let alignment: VerticalAlignment?
    let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// The identity and alignment of a grid row, as a trait of the views in it.
struct GridRowID: Equatable {
    /// The serial number of the `GridRow`'s node, which the views of the row share.
    let serial: Int
    let alignment: VerticalAlignment?
}

enum GridRowTrait: OutermostTrait {
    static var defaultValue: GridRowID? { nil }
}

private nonisolated struct GridRowModifier: WrappingModifier {
    let alignment: VerticalAlignment?

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        GridRowElement(self, around: content, node: node)
    }
}

private final class GridRowElement: PassThroughElement<GridRowModifier> {
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
