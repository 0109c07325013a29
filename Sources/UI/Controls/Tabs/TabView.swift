// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Pages of which one is seen: by a bar of tabs, or side by side for a finger to leaf through.
///
/// All pages live from the beginning.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @Environment(\.tabViewLayout) private var layout
    @State private var ownSelection: AnyHashable?

    /// Pages that are chosen by their tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// Pages that are chosen by their tags.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The pages, and what chooses among them.
    public var body: some View {
        ChildReader {
            content
        } result: { pages in
            let tabs = pages.enumerated().map { index, page in
                TabPage(page: page, choice: page.choice ?? AnyHashable(index), item: page.tabItem)
            }
            switch layout {
            case .bar: TabBarView(tabs: tabs, chosen: chosen(tabs), choose: choose)
            case .pages(let dots): PagesView(tabs: tabs, chosen: chosen(tabs), choose: choose, dots: dots)
            }
        }
    }

    private func chosen(_ tabs: [TabPage]) -> Int {
        let value = selection.map { AnyHashable($0.wrappedValue) } ?? ownSelection
        return tabs.firstIndex { $0.choice == value } ?? 0
    }

    private func choose(_ tab: TabPage) {
        if let selection {
            if let value = tab.choice.base as? SelectionValue { selection.wrappedValue = value }
        } else {
            ownSelection = tab.choice
        }
    }
}

extension TabView where SelectionValue == Int {
    /// Pages of which the first is seen at first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// A page and what it is chosen by.
@MainActor struct TabPage: @MainActor Identifiable {
    let page: ChildView
    let choice: AnyHashable
    let item: TabItem?
    var id: ObjectIdentifier { page.id }
}

/// A page of a `TabView`, with its label.
public struct Tab<Value, Content: View, Label: View>: View {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    private init(_ value: AnyHashable?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }

    /// The content, which says what its tab looks like.
    public var body: some View {
        if let value { content.tabItem { label }.tag(value) } else { content.tabItem { label } }
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Looks for something.
    public static let search = TabRole(name: "search")
}

extension Tab where Value: Hashable {
    /// A page that is chosen by a value.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(AnyHashable(value), content: content(), label: label()) }

    /// A page that is chosen by a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }

    /// A page that is chosen by a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, systemImage: systemImage))
    }

    /// A page that is chosen by a value.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, image: image))
    }
}

extension Tab where Value == Never {
    /// A page.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }

    /// A page.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(nil, content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }

    /// A page.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(nil, content: content(), label: Controls.Label(title, systemImage: systemImage))
    }

    /// A page.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == Controls.Label<Text, Image> {
        self.init(nil, content: content(), label: Controls.Label(titleKey, image: image))
    }
}
