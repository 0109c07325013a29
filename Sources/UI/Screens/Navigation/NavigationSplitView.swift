// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Controls

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// As the device has it.
    public static var automatic: NavigationSplitViewVisibility { Self(name: "automatic") }
    /// All.
    public static var all: NavigationSplitViewVisibility { Self(name: "all") }
    /// The last two.
    public static var doubleColumn: NavigationSplitViewVisibility { Self(name: "doubleColumn") }
    /// The last one.
    public static var detailOnly: NavigationSplitViewVisibility { Self(name: "detailOnly") }
}

/// A column.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static var sidebar: NavigationSplitViewColumn { Self(name: "sidebar") }
    /// That in the middle.
    public static var content: NavigationSplitViewColumn { Self(name: "content") }
    /// The last.
    public static var detail: NavigationSplitViewColumn { Self(name: "detail") }
}

/// Columns side by side where the window is 700 points wide or more; else the first column is the first page of a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    @State private var sidebarWidth: CGFloat?

    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    /// Three columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        visibility = nil
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    }

    /// Two columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        visibility = columnVisibility
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    }

    /// Two columns; on narrow screens the first is seen.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

    /// The columns, or the first of them.
    public var body: some View {
        GeometryReader { proxy in
            if proxy.size.width >= 700 {
                HStack(spacing: 0) {
                    if visibility?.wrappedValue != .detailOnly {
                        if visibility?.wrappedValue != .doubleColumn || content == nil {
                            PageStack(path: nil, root: sidebar)
                                .onPreferenceChange(ColumnWidthKey.self) { sidebarWidth = $0 }
                                .frame(width: sidebarWidth ?? 320)
                            Divider().ignoresSafeArea()
                        }
                        if let content {
                            PageStack(path: nil, root: content).frame(width: 375)
                            Divider().ignoresSafeArea()
                        }
                    }
                    PageStack(path: nil, root: detail)
                }
            } else {
                PageStack(path: nil, root: sidebar)
            }
        }
    }
}
