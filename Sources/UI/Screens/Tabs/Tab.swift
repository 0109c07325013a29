// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

/// A tab of a `TabView`, and the page that it shows.
@MainActor @preconcurrency
public struct Tab<Value, Content, Label> {
    private let value: AnyHashable?
    private let content: Content
    private let label: Label

    private init(_ value: AnyHashable?, content: Content, label: Label) {
        self.value = value
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    /// What the tab is chosen by.
    public typealias TabValue = Value

    /// Made of views alone.
    public typealias Body = Never

    /// For this engine: the page, with what its tab looks like.
    public var _pages: some View { content.tabItem { label }.modifier(TabChoice(value: value)) }
}

/// Lets a page be chosen by a value, if there is one.
private struct TabChoice: ViewModifier {
    let value: AnyHashable?
    func body(content: Content) -> some View { if let value { content.tag(value) } else { content } }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Looks for something.
    public static let search = TabRole(name: "search")
}

/// What a tab with a role looks like that says nothing else.
public struct DefaultTabLabel: View {
    init() {}
    /// A magnifying glass: the only role is that of search.
    public var body: some View { Controls.Label("Search", systemImage: "magnifyingglass") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    /// A tab with a label of its own.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab that looks as its role has it.
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel())
    }
}

extension Tab where Value: Hashable, Content: View, Label == Controls.Label<Text, Image> {
    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }
    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, systemImage: systemImage))
    }
    /// A tab with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, image: image))
    }
    /// A tab with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, image: image))
    }
    /// A tab with a title and an image of a catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, image: image))
    }
    /// A tab with a title and an image of a catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, image: image))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    /// A tab with a label of its own.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab that looks as its role has it.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content(), label: DefaultTabLabel())
    }
}

extension Tab where Value == Never, Content: View, Label == Controls.Label<Text, Image> {
    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }
    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, systemImage: systemImage))
    }
    /// A tab with a title and an image.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, image: image))
    }
    /// A tab with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, image: image))
    }
    /// A tab with a title and an image of a catalog.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, image: image))
    }
    /// A tab with a title and an image of a catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, image: image))
    }
}
