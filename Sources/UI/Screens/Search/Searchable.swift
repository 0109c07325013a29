// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

extension View {
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, presented: nil, placement: placement, prompt: prompt) { EmptyView() })
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, presented: isPresented, placement: placement, prompt: prompt) { EmptyView() })
    }
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: @escaping () -> S
    ) -> some View {
        modifier(
            Searchable(text: text, presented: nil, placement: placement, prompt: prompt, suggestions: suggestions))
    }
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: @escaping () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }

    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        preference(key: SearchSuggestionsKey.self, value: SearchSuggestions(view: AnyView(suggestions())))
    }

    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion { $0.write(completion) })
    }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let scopes = Picker("", selection: scope, content: scopes).pickerStyle(.segmented)
        return preference(key: SearchScopesKey.self, value: SearchSuggestions(view: AnyView(scopes)))
    }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }
}

/// Has no effect: scopes are shown during the whole search.
public struct SearchScopeActivation: Sendable {
    private enum Kind { case automatic, textEntry, presentation }
    private let kind: Kind
    public static let automatic = SearchScopeActivation(kind: .automatic)
    public static let onTextEntry = SearchScopeActivation(kind: .textEntry)
    public static let onSearchPresentation = SearchScopeActivation(kind: .presentation)
}

/// Search suggestions as the value of a preference. Two values are equal only if both are empty, because views cannot
/// be compared. Used only on the main actor.
struct SearchSuggestions: Equatable, @unchecked Sendable {
    var view: AnyView?
    static func == (a: Self, b: Self) -> Bool { a.view == nil && b.view == nil }
}

enum SearchSuggestionsKey: NeutralPreferenceKey {
    static var defaultValue: SearchSuggestions { SearchSuggestions() }
    static func reduce(value: inout SearchSuggestions, nextValue: () -> SearchSuggestions) {
        if value.view == nil { value = nextValue() }
    }
}

enum SearchScopesKey: NeutralPreferenceKey {
    static var defaultValue: SearchSuggestions { SearchSuggestions() }
    static func reduce(value: inout SearchSuggestions, nextValue: () -> SearchSuggestions) {
        if value.view == nil { value = nextValue() }
    }
}

/// Adds the search field to the page's bars and shows suggestions over the searched content.
struct Searchable<Suggestions: View>: ViewModifier {
    @Binding var text: String
    let presented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: SearchTokens?
    @ViewBuilder let suggestions: () -> Suggestions
    @State private var isSearching = false
    // Read here, because the search field itself is in the bar, where the environment differs.
    @Environment(\.searchFocus) private var focus
    @Environment(\.submitActions) private var submitActions
    @Environment(\.barMargin) private var barMargin

    func body(content: Content) -> some View {
        let field = SearchBar(
            text: $text, isSearching: $isSearching, prompt: prompt, tokens: tokens, submitActions: submitActions,
            focus: focus, end: end)
        content
            .environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction(end))
            .overlayPreferenceValue(SearchScopesKey.self, alignment: .top) { scopes in
                if isSearching, let view = scopes.view {
                    view.padding(.horizontal, barMargin).padding(.vertical, 8)
                        .background(Color.systemBackground)
                }
            }
            .overlayPreferenceValue(SearchSuggestionsKey.self) { suggested in
                if isSearching {
                    SuggestionList(suggestions: suggested.view ?? AnyView(ownSuggestions))
                        .environment(\.completeSearch, completion)
                }
            }
            .pageBars {
                $0.search = AnyView(field)
                $0.pinsSearch = placement.isPinned
                $0.isSearching = isSearching
            }
            .onChange(of: presented?.wrappedValue, initial: true) { _, isPresented in
                if let isPresented, isPresented != isSearching { isPresented ? isSearching = true : end() }
            }
            .onChange(of: isSearching) { _, isSearching in
                if presented?.wrappedValue != isSearching { presented?.wrappedValue = isSearching }
            }
    }

    /// The suggested tokens, then the caller's suggestions.
    @ViewBuilder private var ownSuggestions: some View {
        if let tokens, text.isEmpty {
            ForEach(tokens.suggested.indices, id: \.self) { index in
                tokens.suggested[index].view.modifier(
                    SearchCompletion { _ in tokens.addSuggested(index) })
            }
        }
        suggestions()
    }

    /// A chosen suggestion replaces the text.
    private var completion: SearchCompleting {
        SearchCompleting {
            text = $0
        } add: { [tokens] in
            tokens?.add($0)
            text = ""
        }
    }

    private func end() {
        text = ""
        tokens?.removeAll()
        isSearching = false
    }
}

/// A list of suggestions. Shows nothing if there are no suggestions.
private struct SuggestionList: View {
    let suggestions: AnyView

    var body: some View {
        Group(subviews: suggestions) { rows in
            if !rows.isEmpty { List { ForEach(rows) { $0 } }.listStyle(.plain) }
        }
    }
}

/// Changes that a tap on a suggestion makes to the search: `write` replaces the text, and `add` appends a token.
struct SearchCompleting {
    let write: @MainActor (String) -> Void
    let add: @MainActor (Any) -> Void
}

private enum CompleteSearchKey: EnvironmentKey { static var defaultValue: SearchCompleting? { nil } }

extension EnvironmentValues {
    /// The changes that a tap on the enclosing suggestion can make; nil outside of suggestions.
    fileprivate var completeSearch: SearchCompleting? {
        get { self[CompleteSearchKey.self] }
        set { self[CompleteSearchKey.self] = newValue }
    }
}

struct SearchCompletion: ViewModifier {
    let complete: @MainActor (SearchCompleting) -> Void
    @Environment(\.completeSearch) private var field

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
            .onTapGesture { if let field { complete(field) } }
    }
}
