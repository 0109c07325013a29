// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
import Controls

/// Dimensions of the tables of macOS, in points.
enum MacTableMetrics {
    static let header: CGFloat = 28
    /// The distance between the cells of two columns.
    static let columnSpacing: CGFloat = 17
    /// The padding above and below a cell: a line of 16 points makes a row of 24.
    static let cellPadding: CGFloat = 4
}

/// The title of a column: small and grey, and bold with an arrow at the trailing edge if the table is sorted by the
/// column. A tap sorts by the column, or reverses the order. A line separates the column from the next one.
struct MacTableHeader<Value>: View {
    let column: _TableColumn<Value>
    let isLast: Bool
    let sort: TableSort?

    var body: some View {
        let order = column.comparator.flatMap { sort?.order($0) }
        HStack(spacing: 4) {
            column.title
                .font(.system(size: 11, weight: order == nil ? .regular : .semibold))
                .foregroundStyle(order == nil ? .secondary : .primary)
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: column.alignment, vertical: .center))
            if let order {
                Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                    .font(.system(size: 9, weight: .bold))
                    .foregroundStyle(.secondary)
            }
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { if let sort, let comparator = column.comparator { sort.choose(comparator) } }
        .accessibilityAddTraits(order == nil ? [] : .isSelected)
        .overlay(alignment: .trailing) {
            if !isLast {
                Color.separator.frame(width: 1).padding(.vertical, 6)
                    .offset(x: (MacTableMetrics.columnSpacing + 1) / 2)
            }
        }
    }
}

/// The striped rows that fill a table below its last row.
struct MacTableFiller: View {
    /// The number of rows above.
    let count: Int
    /// The height of the table without its header.
    let height: CGFloat
    /// Whether rows are inset and have rounded corners.
    let isInset: Bool

    private var rest: Int {
        max(
            Int(((height - (isInset ? 2 * ListMetrics.macInset : 0)) / ListMetrics.macRowHeight).rounded(.down))
                - count, 0)
    }

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rest, id: \.self) { row in
                RoundedRectangle(cornerRadius: isInset ? ListMetrics.macCornerRadius : 0, style: .continuous)
                    .fill((count + row) % 2 == 1 ? Color.macStripe : .clear)
                    .frame(height: ListMetrics.macRowHeight)
            }
        }
        .listRowInsets(EdgeInsets())
        .listRowStripe(true, color: nil)
        .selectionDisabled()
        .accessibilityHidden(true)
    }
}

private enum AlternatesRowsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

extension EnvironmentValues {
    /// Whether every second row of lists and tables has another ground, on macOS; nil for tables only.
    var alternatesRows: Bool? {
        get { self[AlternatesRowsKey.self] }
        set { self[AlternatesRowsKey.self] = newValue }
    }
}
