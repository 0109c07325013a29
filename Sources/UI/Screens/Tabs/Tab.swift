// SPDX-License-Identifier: MIT

import Foundation
import Views
import Controls

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
    public typealias TabValue = Value

    public typealias Body = Never

    public var _pages: some View { ImplicitColumn(content).tabItem { label }.modifier(TabChoice(value: value)) }
}

/// Tags the page with the tab's value, if the tab has one.
private struct TabChoice: ViewModifier {
    let value: AnyHashable?
    func body(content: Content) -> some View { if let value { content.tag(value) } else { content } }
}

public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = TabRole(name: "search")
    /// Has no effect: the tab is drawn like the others.
    public static let prominent = TabRole(name: "prominent")
}

public struct DefaultTabLabel: View {
    init() {}
    public var body: some View { Controls.Label("Search", systemImage: "magnifyingglass") }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(AnyHashable(value), content: content(), label: DefaultTabLabel())
    }
}

extension Tab where Value: Hashable, Content: View, Label == Controls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, systemImage: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, image: image))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, image: image))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(titleKey, image: image))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(AnyHashable(value), content: content(), label: Controls.Label(title, image: image))
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(nil, content: content(), label: DefaultTabLabel())
    }
}

extension Tab where Value == Never, Content: View, Label == Controls.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, systemImage: systemImage))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, systemImage: systemImage))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, image: image))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, image: image))
    }
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(titleKey, image: image))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(nil, content: content(), label: Controls.Label(title, image: image))
    }
}
