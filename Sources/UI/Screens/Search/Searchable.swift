// SPDX-License-Identifier: MIT

import Interaction
import Controls

extension View {
    /// A field below the title of the page, by which what is in this view is searched.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, presented: nil, prompt: prompt) { EmptyView() })
    }
    /// A field below the title of the page, by which what is in this view is searched.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    /// A field below the title of the page, by which what is in this view is searched.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// The same, and whether somebody writes into it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(Searchable(text: text, presented: isPresented, prompt: prompt) { EmptyView() })
    }
    /// The same, and whether somebody writes into it.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
    /// The same, and whether somebody writes into it.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// The same, with words that may be meant while somebody writes.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: @escaping () -> S
    ) -> some View { modifier(Searchable(text: text, presented: nil, prompt: prompt, suggestions: suggestions)) }
    /// The same, with words that may be meant while somebody writes.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: @escaping () -> S
    ) -> some View { modifier(Searchable(text: text, presented: nil, prompt: Text(prompt), suggestions: suggestions)) }

    /// Words that may be meant while somebody writes into the search field of this view.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        preference(key: SearchSuggestionsKey.self, value: SearchSuggestions(view: AnyView(suggestions())))
    }

    /// What a tap on this view writes into the search field.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion { $0.write(completion) })
    }

    /// Where to search, as a choice below the field while somebody searches.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View {
        let scopes = Picker("", selection: scope, content: scopes).pickerStyle(.segmented)
        return preference(key: SearchScopesKey.self, value: SearchSuggestions(view: AnyView(scopes)))
    }
    /// Where to search, as a choice below the field while somebody searches.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { searchScopes(scope, scopes: scopes) }
}

/// When a choice of scopes is seen.
public struct SearchScopeActivation: Sendable {
    private enum Kind { case automatic, textEntry, presentation }
    private let kind: Kind
    /// While somebody searches.
    public static let automatic = SearchScopeActivation(kind: .automatic)
    /// As soon as something is written.
    public static let onTextEntry = SearchScopeActivation(kind: .textEntry)
    /// As soon as somebody searches.
    public static let onSearchPresentation = SearchScopeActivation(kind: .presentation)
}

/// Views that preferences hand up. Nobody can compare them; only the main actor looks at them.
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

/// Puts a field into the bars of the page, and words that may be meant above what is searched.
struct Searchable<Suggestions: View>: ViewModifier {
    @Binding var text: String
    let presented: Binding<Bool>?
    let prompt: Text?
    var tokens: SearchTokens?
    @ViewBuilder let suggestions: () -> Suggestions
    @State private var isSearching = false
    /// The field stands in a bar; who searches stands here.
    @Environment(\.submitActions) private var submitActions

    func body(content: Content) -> some View {
        let field = SearchBar(
            text: $text, isSearching: $isSearching, prompt: prompt, tokens: tokens, submitActions: submitActions,
            end: end)
        content
            .environment(\.isSearching, isSearching)
            .environment(\.dismissSearch, DismissSearchAction(end))
            .overlayPreferenceValue(SearchScopesKey.self, alignment: .top) { scopes in
                if isSearching, let view = scopes.view {
                    view.padding(.horizontal, BarMetrics.margin).padding(.vertical, 8)
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
                $0.isSearching = isSearching
            }
            .onChange(of: presented?.wrappedValue, initial: true) { _, isPresented in
                if let isPresented, isPresented != isSearching { isPresented ? isSearching = true : end() }
            }
            .onChange(of: isSearching) { _, isSearching in
                if presented?.wrappedValue != isSearching { presented?.wrappedValue = isSearching }
            }
    }

    /// Tokens that may be meant, and what the caller suggests.
    @ViewBuilder private var ownSuggestions: some View {
        if let tokens, text.isEmpty {
            ForEach(tokens.suggested.indices, id: \.self) { index in
                tokens.suggested[index].view.modifier(
                    SearchCompletion { _ in tokens.addSuggested(index) })
            }
        }
        suggestions()
    }

    /// What somebody has meant takes the place of what was written.
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

/// Words that may be meant, as rows; nothing where there are none.
private struct SuggestionList: View {
    let suggestions: AnyView

    var body: some View {
        Group(subviews: suggestions) { rows in
            if !rows.isEmpty { List { ForEach(rows) { $0 } }.listStyle(.plain) }
        }
    }
}

/// Puts what was meant into the search field.
struct SearchCompleting {
    let write: @MainActor (String) -> Void
    /// As a token.
    let add: @MainActor (Any) -> Void
}

private enum CompleteSearchKey: EnvironmentKey { static var defaultValue: SearchCompleting? { nil } }

extension EnvironmentValues {
    /// Writes into the search field; nil outside of suggestions.
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
