// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph

private enum GridCellColumnsTrait: ElementTrait {
    static var defaultValue: Int { 1 }
}

private enum GridCellAnchorTrait: ElementTrait {
    static var defaultValue: UnitPoint? { nil }
}

private enum GridColumnAlignmentTrait: ElementTrait {
    static var defaultValue: HorizontalAlignment? { nil }
}

private enum GridCellUnsizedAxesTrait: ElementTrait {
    static var defaultValue: Axis.Set { [] }
}

extension Element {
    /// The view's row and the settings of its `gridCell` modifiers, from the element's traits.
    final var gridCell: GridCell {
        let row = self[GridRowTrait.self]
        return GridCell(
            row: row?.serial, rowAlignment: row?.alignment, columns: self[GridCellColumnsTrait.self],
            anchor: self[GridCellAnchorTrait.self].map { CGPoint(x: $0.x, y: $0.y) },
            columnAlignment: self[GridColumnAlignmentTrait.self], unsizedAxes: self[GridCellUnsizedAxesTrait.self])
    }
}

extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View { trait(GridCellColumnsTrait.self, count) }

    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        trait(GridCellAnchorTrait.self, anchor)
    }

    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        trait(GridColumnAlignmentTrait.self, guide)
    }

    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        trait(GridCellUnsizedAxesTrait.self, axes)
    }
}
