// SPDX-License-Identifier: MIT

import Foundation
import Views

/// Says that there is nothing to show, and why, in the middle of the room there is.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// - Parameters:
    ///   - label: What there is nothing of; mostly a `Label`.
    ///   - description: Why, and what to do.
    ///   - actions: Buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// A large icon, a title, smaller words and buttons below each other.
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

/// The icon large above the title.
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

    /// A title under a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(Controls.Label(title, systemImage: name), description)
    }

    /// A title as it stands under a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(Controls.Label(title, systemImage: name), description)
    }

    /// A title under an image of the assets.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(Controls.Label(title, image: name), description)
    }

    /// A title as it stands under an image of the assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(Controls.Label(title, image: name), description)
    }
}

/// The label of a view that says that a search has found nothing.
public struct SearchUnavailableContent {
    /// A magnifying glass, and that there are no results.
    public struct Label: View {
        fileprivate let query: String?

        /// The glass and the words.
        public var body: some View {
            if let query {
                Controls.Label("No Results for “\(query)”", systemImage: "magnifyingglass")
            } else {
                Controls.Label("No Results", systemImage: "magnifyingglass")
            }
        }
    }

    /// What to do.
    public struct Description: View {
        fileprivate let query: String?

        /// The words.
        public var body: some View {
            Text(query == nil ? "Try a new search." : "Check the spelling or try a new search.")
        }
    }

    /// None.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search has found nothing.
    public static var search: ContentUnavailableView { made(for: nil) }

    /// A search for these words has found nothing.
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
