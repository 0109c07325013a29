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

/// Shows columns side by side from a width of 700 points. Below that, the sidebar is the root of a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content?
    private let detail: Detail
    @State private var sidebarWidth: CGFloat?

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = nil
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    }

    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        visibility = nil
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        visibility = columnVisibility
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    }

    /// Ignores `preferredCompactColumn`: narrow windows show the sidebar.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
    }

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
