// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls
import FoundationAdditions
import Geometry

/// In compact width, shows the first column as a list, except on macOS.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
    private let sections: [_TableSection<Value>]
    private let columns: [_TableColumn<Value>]
    private let selection: ListSelection?
    private let sort: TableSort?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.pixelLength) private var pixel
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.alternatesRows) private var alternatesRows
    @Environment(\.tableLook) private var look
    @Environment(\.isMac) private var isMac
    /// The identities of the expanded rows that have no binding of their own.
    @State private var expanded: Set<AnyHashable> = []

    init(
        _ rows: Rows, _ selection: ListSelection?, sort: TableSort? = nil,
        customization: Binding<TableColumnCustomization<Value>>? = nil, columns: Columns
    ) {
        sections = Rows._sections(rows)
        self.columns = Columns._columns(columns).filter { $0.isShown(by: customization?.wrappedValue) }
        self.selection = selection
        self.sort = sort
    }

    /// Whether all columns are shown.
    private var isWide: Bool { isMac || sizeClass == .regular }
    private var isBordered: Bool { isMac && look.isBordered }
    private var hasStripes: Bool { isMac && (alternatesRows ?? look.alternatesRows) }

    public var body: some View {
        if isWide {
            VStack(spacing: 0) {
                if headers != .hidden {
                    headerLine
                    Color.separator.frame(height: pixel)
                }
                if isBordered {
                    list(filled: true).listStyle(.bordered)
                } else if isMac {
                    list(filled: true).listStyle(.inset)
                } else {
                    list().listStyle(.plain)
                }
            }
            .overlay { if isBordered { MacListBorder() } }
        } else {
            list()
        }
    }

    @ViewBuilder private var headerLine: some View {
        if isMac {
            line(indent: 0) { MacTableHeader(column: $0, isLast: $1 == columns.count - 1, sort: sort) }
                .padding(.horizontal, isBordered ? 0 : ListMetrics.macInset)
                .frame(height: MacTableMetrics.header)
                .background { Color.macContent }
        } else {
            line(indent: 0) { column, _ in header(of: column) }
                .padding(.vertical, 6)
                .background { Color.systemBackground }
        }
    }

    /// The title of a column. A tap sorts by the column, or reverses the order if the table is sorted by it.
    @ViewBuilder private func header(of column: _TableColumn<Value>) -> some View {
        let title = column.title.font(.subheadline.weight(.medium))
        if let sort, let comparator = column.comparator {
            let order = sort.order(comparator)
            Button {
                sort.choose(comparator)
            } label: {
                HStack(spacing: 4) {
                    title.foregroundStyle(order == nil ? .secondary : .primary)
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .font(.caption2.weight(.semibold))
                            .foregroundStyle(.secondary)
                    }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(order == nil ? [] : .isSelected)
        } else {
            title.foregroundStyle(.secondary)
        }
    }

    /// - Parameter filled: Whether striped rows fill the space below the last row.
    @ViewBuilder private func list(filled: Bool = false) -> some View {
        if filled, hasStripes {
            GeometryReader { box in
                list { MacTableFiller(count: count, height: box.size.height, isInset: !isBordered) }
            }
        } else {
            list { EmptyView() }
        }
    }

    /// The number of shown rows.
    private var count: Int { sections.reduce(0) { $0 + $1.rows.flatMap { visible($0, depth: 0) }.count } }

    private func list<Filler: View>(@ViewBuilder filler: () -> Filler) -> some View {
        let filler = filler()
        return ListRows(
            content: Group {
                if sections.count == 1, let section = sections.first, section.header == nil {
                    rows(of: section)
                    filler
                } else {
                    ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
                        Section {
                            rows(of: section)
                        } header: {
                            section.header?()
                        }
                    }
                }
            }, selection: selection, isForm: false)
    }

    private func rows(of section: _TableSection<Value>) -> some View {
        let stripes = hasStripes
        return ForEach(
            section.rows.flatMap { visible($0, depth: 0) }.enumerated().map { ($0, $1.row, $1.depth) },
            id: \.1.value.id
        ) { index, row, depth in
            change(row) {
                if isWide {
                    AnyView(
                        line(indent: CGFloat(depth) * 16, disclosure: isExpanded(row)) { column, _ in
                            column.cell(row.value)
                        }
                        .padding(.vertical, isMac ? MacTableMetrics.cellPadding : 0)
                        .listRowInsets(EdgeInsets())
                        .listRowStripe(isMac, color: stripes && index % 2 == 1 ? .macStripe : nil))
                } else {
                    AnyView(
                        HStack(spacing: 8) {
                            if let isExpanded = isExpanded(row) { TableDisclosure(isExpanded: isExpanded) }
                            columns.first?.cell(row.value)
                        }
                        .padding(.leading, CGFloat(depth) * 16))
                }
            }
            .tag(row.value.id)
        }
    }

    private func change(_ row: _TableRow<Value>, _ view: () -> AnyView) -> AnyView {
        row.changes.reduce(view()) { $1($0) }
    }

    /// A row and, if it is expanded, the rows below it.
    private func visible(_ row: _TableRow<Value>, depth: Int) -> [(row: _TableRow<Value>, depth: Int)] {
        guard isExpanded(row)?.wrappedValue == true else { return [(row, depth)] }
        return [(row, depth)] + row.children.flatMap { visible($0, depth: depth + 1) }
    }

    private func isExpanded(_ row: _TableRow<Value>) -> Binding<Bool>? {
        guard row.isDisclosure else { return nil }
        if let binding = row.isExpanded { return binding }
        let id = AnyHashable(row.value.id)
        return Binding {
            expanded.contains(id)
        } set: {
            if $0 { expanded.insert(id) } else { expanded.remove(id) }
        }
    }

    private func line<Cell: View>(
        indent: CGFloat, disclosure: Binding<Bool>? = nil, _ cell: @escaping (_TableColumn<Value>, Int) -> Cell
    ) -> some View {
        HStack(spacing: isMac ? MacTableMetrics.columnSpacing : 16) {
            ForEach(Array(columns.enumerated()), id: \.offset) { index, column in
                let alignment = Alignment(horizontal: column.alignment, vertical: .center)
                HStack(spacing: 8) {
                    if index == 0, let disclosure { TableDisclosure(isExpanded: disclosure) }
                    cell(column, index)
                }
                .padding(.leading, index == 0 ? indent : 0)
                .frame(
                    minWidth: column.width ?? column.bounds.least,
                    maxWidth: column.width ?? column.bounds.most ?? .infinity, alignment: alignment)
            }
        }
        .lineLimit(1)
        .padding(.horizontal, isMac ? ListMetrics.macRowInset : 16)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The chevron that shows and hides the rows below a row.
private struct TableDisclosure: View {
    @Binding var isExpanded: Bool

    var body: some View {
        Button {
            withAnimation { isExpanded.toggle() }
        } label: {
            Image(systemName: "chevron.right")
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
                .rotationEffect(isExpanded ? .degrees(90) : .zero)
                .frame(width: 16, height: 16)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}

/// The sort order of a table, with the type of its comparators erased.
struct TableSort {
    /// The order of the first comparator, if it differs from the given one at most by its order.
    let order: @MainActor (Any) -> SortOrder?
    /// Sorts by a comparator first; reverses it if it is the first one already.
    let choose: @MainActor (Any) -> Void

    init<Sort: SortComparator>(_ comparators: Binding<[Sort]>) {
        func isSame(_ one: Sort, _ other: Sort) -> Bool {
            // Strings may be compared differently for the same column.
            if let one = one as? any ComparatorOfKeyPath, let other = other as? any ComparatorOfKeyPath {
                return one.anyKeyPath == other.anyKeyPath
            }
            var one = one
            one.order = other.order
            return one == other
        }
        order = { comparator in
            guard let comparator = comparator as? Sort, let first = comparators.wrappedValue.first else { return nil }
            return isSame(first, comparator) ? first.order : nil
        }
        choose = { comparator in
            guard var comparator = comparator as? Sort else { return }
            let before = comparators.wrappedValue
            if let first = before.first, isSame(first, comparator) {
                comparator.order = first.order == .forward ? .reverse : .forward
            }
            comparators.wrappedValue = [comparator] + before.filter { !isSame($0, comparator) }
        }
    }
}

private protocol ComparatorOfKeyPath { var anyKeyPath: AnyKeyPath { get } }

extension KeyPathComparator: ComparatorOfKeyPath { fileprivate var anyKeyPath: AnyKeyPath { keyPath } }

/// Which columns of a table are shown, by their `customizationID`. The order of the columns cannot be changed.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    private var visibilities: [String: Bool] = [:]

    public init() {}

    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    public mutating func resetOrder() {}
}

private enum ColumnHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[ColumnHeadersKey.self] }
        set { self[ColumnHeadersKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
