// SPDX-License-Identifier: MIT

import Foundation
import Views

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 10) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            actions.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 14) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    private init(_ label: Label, _ description: Text?) {
        self.init {
            label
        } description: {
            description
        }
    }

    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Controls.Label(title, systemImage: name), description)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(Controls.Label(title, systemImage: name), description)
    }

    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Controls.Label(title, image: name), description)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(Controls.Label(title, image: name), description)
    }
}

public struct SearchUnavailableContent {
    public struct Label: View {
        fileprivate let query: String?

        public var body: some View {
            if let query {
                Controls.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
            } else {
                Controls.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        fileprivate let query: String?

        public var body: some View {
            Text(query == nil ? "Try a new search." : "Check the spelling or try a new search.")
        }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView { made(for: nil) }

    public static func search(text: String) -> ContentUnavailableView { made(for: text.isEmpty ? nil : text) }

    private static func made(for query: String?) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(query: query)
        } description: {
            SearchUnavailableContent.Description(query: query)
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
