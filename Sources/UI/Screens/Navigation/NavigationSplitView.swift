// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    public static var automatic: NavigationSplitViewVisibility { Self(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { Self(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility { Self(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { Self(name: "detailOnly") }
}

public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { Self(name: "content") }
    public static var detail: NavigationSplitViewColumn { Self(name: "detail") }
}

/// Shows columns side by side on macOS and in windows at least 700 points wide (`SplitColumns`). In narrower windows, the
/// sidebar is the root of a stack: a chosen row pushes the next column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
    ) {
        (self.visibility, self.preferred) = (visibility, preferred)
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, nil, sidebar(), content(), detail()) }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(nil, nil, sidebar(), nil, detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(columnVisibility, nil, sidebar(), nil, detail()) }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(nil, preferredCompactColumn, sidebar(), nil, detail()) }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView { self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail()) }

    @Environment(\.keyboardHeight) private var keyboardHeight
    @Environment(\.isMac) private var isMac

    public var body: some View {
        GeometryReader { proxy in
            if isMac || proxy.size.width >= SplitMetrics.leastWidth {
                SplitColumns(
                    visibility: visibility, isLandscape: proxy.size.width > proxy.size.height + keyboardHeight,
                    sidebar: sidebar, content: content, detail: detail)
            } else {
                ColumnStack(preferred: preferred, sidebar: sidebar, content: content, detail: detail)
            }
        }
    }
}

/// The split-view column that contains a list or a link.
struct SplitColumn {
    /// Whether the window is narrow, so that the column is a page of a stack.
    var isPage = false
    /// The list style that `automatic` stands for in this column; nil if the column is a page of a stack.
    var listLook: ListLook?
    /// Pushes the next column. `deselect` is called when it has been popped.
    var showNext: @MainActor (_ deselect: @escaping @MainActor () -> Void) -> Void = { _ in }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    /// The split-view column that contains this view; nil in the last column and in pages pushed within a column.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}

/// The columns of a split view as the pages of one stack.
private struct ColumnStack<Sidebar: View, Content: View, Detail: View>: View {
    let preferred: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    /// The pages on top of the sidebar: first the other columns, then the pages that links have pushed.
    @State private var path: [AnyHashable] = []
    /// The closures to call when a column is popped, by the column's index in the path.
    @State private var deselections: [Int: @MainActor () -> Void] = [:]

    private var columns: [AnyHashable] {
        (content == nil ? [.detail] : [NavigationSplitViewColumn.content, .detail]).map { AnyHashable($0) }
    }

    var body: some View {
        PageStack(
            path: $path,
            root: sidebar.environment(\.splitColumn, column(at: 0))
                .navigationDestination(for: NavigationSplitViewColumn.self) { shown in
                    if shown == .content {
                        content.environment(\.splitColumn, column(at: 1))
                    } else {
                        detail.environment(\.splitColumn, SplitColumn(isPage: true))
                    }
                }
        )
        .onChange(of: preferred?.wrappedValue, initial: true) { _, wanted in
            guard let wanted, wanted != top else { return }
            path = wanted == .sidebar ? [] : wanted == .content ? Array(columns.dropLast()) : columns
        }
        .onChange(of: path.count) { _, count in
            for (place, deselect) in deselections where place >= count {
                deselections[place] = nil
                deselect()
            }
            if let preferred, preferred.wrappedValue != top { preferred.wrappedValue = top }
        }
    }

    private var top: NavigationSplitViewColumn {
        path.compactMap { $0.base as? NavigationSplitViewColumn }.last ?? .sidebar
    }

    private func column(at place: Int) -> SplitColumn {
        SplitColumn(isPage: true) { deselect in
            guard place < columns.count else { return }
            path = Array(columns.prefix(place + 1))
            deselections[place] = deselect
        }
    }
}
