// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import Controls

/// The columns of a split view in a wide window. On macOS and on iPads in landscape, the leading columns stand beside the
/// detail. On iPads in portrait, they are hidden at first and slide over the detail.
struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let isLandscape: Bool
    let sidebar: Sidebar
    let content: Content?
    let detail: Detail
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    /// The pages that links have opened. The key is the column that shows the page: the one after the column with the
    /// link.
    @State private var pages: [NavigationSplitViewColumn: ColumnPage] = [:]
    @State private var widths: [NavigationSplitViewColumn: CGFloat] = [:]
    @Environment(\.splitStyle) private var style
    @Environment(\.isMac) private var isMac

    var body: some View {
        let (shown, isOver) = (shown, isOver)
        let reach = shown.reduce(0) { $0 + width($1) }
        ZStack(alignment: .leading) {
            column(.detail) { detail }
                .padding(.leading, isOver ? 0 : reach)
            if isOver, reach > 0 {
                Color.black.opacity(SplitMetrics.veil).ignoresSafeArea()
                    .contentShape(Rectangle())
                    .onTapGesture { show(.detailOnly) }
                    .transition(.opacity)
            }
            if let content {
                leading(.content, .sidebarPlain, before: .detail) { content }
                    .offset(x: shown.contains(.content) ? reach - width(.content) : -width(.content))
            }
            leading(.sidebar, .sidebar, before: content == nil ? .detail : .content) { sidebar }
                .offset(x: shown.contains(.sidebar) ? 0 : -width(.sidebar))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// A column before the detail. It stays in the view tree while it is hidden, so that its links and its state
    /// remain.
    private func leading<Column: View>(
        _ column: NavigationSplitViewColumn, _ look: ListLook, before next: NavigationSplitViewColumn,
        @ViewBuilder root: () -> Column
    ) -> some View {
        let isShown = shown.contains(column)
        return self.column(column, SplitColumn(listLook: look), next: next, root: root)
            .onPreferenceChange(ColumnWidthKey.self) { widths[column] = $0 }
            .frame(width: width(column))
            .overlay(alignment: .trailing) { ColumnEdge() }
            .allowsHitTesting(isShown)
            .accessibilityHidden(!isShown)
            .transformEnvironment(\.allowsFocus) { $0 = $0 && isShown }
    }

    private func column<Column: View>(
        _ column: NavigationSplitViewColumn, _ split: SplitColumn? = nil, next: NavigationSplitViewColumn? = nil,
        @ViewBuilder root: () -> Column
    ) -> some View {
        let page = pages[column]
        let isLeading = column == (shown.first ?? .detail)
        return PageStack(
            path: nil, root: ColumnRoot(root: root(), page: page).environment(\.splitColumn, split),
            detail: next.map { next in
                ColumnLinks(page: pages[next]) { pages[next] = $0 }
            }
        )
        .id(page?.key)
        .environment(\.sidebarToggle, SidebarToggle(isShown: isLeading) { toggle() })
    }

    /// The visible columns before the detail, in order.
    private var shown: [NavigationSplitViewColumn] {
        let all: [NavigationSplitViewColumn] = content == nil ? [.sidebar] : [.sidebar, .content]
        return switch visibility?.wrappedValue ?? ownVisibility {
        case .all: all
        case .doubleColumn: [all[all.count - 1]]
        case .detailOnly: []
        default: isMac ? all : isLandscape && style != .prominentDetail ? [all[all.count - 1]] : []
        }
    }

    private var isOver: Bool { !isMac && (style == .prominentDetail || style == .automatic && !isLandscape) }

    private func width(_ column: NavigationSplitViewColumn) -> CGFloat {
        widths[column]
            ?? (isMac
                ? SplitMetrics.macWidth : column == .sidebar ? SplitMetrics.sidebarWidth : SplitMetrics.contentWidth)
    }

    /// Hides the sidebar if it is visible; if columns lie over the detail, hides all of them. Otherwise shows one more
    /// column.
    private func toggle() {
        let shown = shown
        if shown.contains(.sidebar) {
            show(content == nil || isOver ? .detailOnly : .doubleColumn)
        } else {
            show(shown.isEmpty && content != nil ? .doubleColumn : .all)
        }
    }

    private func show(_ new: NavigationSplitViewVisibility) {
        withAnimation(SplitMetrics.motion) {
            if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
        }
    }
}

/// The dimensions of split views, in points.
enum SplitMetrics {
    /// The smallest window width, in points, at which a split view shows columns.
    static let leastWidth: CGFloat = 700
    static let sidebarWidth: CGFloat = 320
    static let contentWidth: CGFloat = 375
    /// The width of the columns before the detail on macOS.
    static let macWidth: CGFloat = 200
    /// The opacity of the veil over the detail while columns lie over it.
    static let veil = 0.2
    static let motion = Animation.spring(response: 0.4, dampingFraction: 1)
}

/// A page that a link in one column shows in the next column.
struct ColumnPage {
    let destinations: NavigationDestinations
    let key: NavigationDestinations.Key
    let value: AnyHashable
}

/// Shows the pages of a column's links in the next column.
struct ColumnLinks {
    /// The page shown in the next column; nil if there is none.
    let page: ColumnPage?
    let show: @MainActor (ColumnPage?) -> Void
}

/// The content of a column: its own view, or the page of a link in the previous column.
private struct ColumnRoot<Root: View>: View {
    let root: Root
    let page: ColumnPage?

    var body: some View {
        if let page {
            DestinationPage(
                destinations: page.destinations, page: NavigationPage(id: 1, key: page.key, value: page.value))
        } else {
            root
        }
    }
}

/// The hairline between two columns.
private struct ColumnEdge: View {
    @Environment(\.pixelLength) private var pixel
    var body: some View { Color.separator.frame(width: pixel).ignoresSafeArea() }
}

/// The button that shows and hides the sidebar.
struct SidebarToggle {
    /// Whether this column's bar shows the button.
    let isShown: Bool
    let run: @MainActor () -> Void
}

private enum SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    /// The sidebar button of the enclosing split view; nil if there is none.
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}

extension SidebarToggle {
    /// The bar item with the sidebar button.
    @MainActor var item: ToolbarEntry {
        let button = Button(action: run) { Image(systemName: "sidebar.leading") }.accessibilityLabel("Toggle Sidebar")
        return ToolbarEntry(placement: .navigation, view: AnyView(button))
    }
}
