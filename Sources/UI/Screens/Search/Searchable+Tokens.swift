// SPDX-License-Identifier: MIT

import Interaction
import Controls

extension View {
    /// What a tap on this view adds to the tokens of the search field.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletion { $0.add(token) })
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, prompt, SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and whether somebody
    /// writes into it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, prompt, SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and whether somebody
    /// writes into it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and whether somebody
    /// writes into it.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: nil, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, prompt, SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant.
    @_disfavoredOverload
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant, and whether somebody
    /// writes into it.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, prompt, SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant, and whether somebody
    /// writes into it.
    public func searchable<C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text, and tokens
    /// that may be meant, and whether somebody
    /// writes into it.
    @_disfavoredOverload
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(tokens, suggested: suggestedTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, prompt, SearchTokens(editable: editableTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(editable: editableTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, nil, Text(prompt), SearchTokens(editable: editableTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change, and whether somebody
    /// writes into it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, prompt, SearchTokens(editable: editableTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change, and whether somebody
    /// writes into it.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(editable: editableTokens, view: token))
    }

    /// A field below the title of the page, by which what is in this view is searched, with tokens before its text that can
    /// change, and whether somebody
    /// writes into it.
    @_disfavoredOverload
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text, isPresented, Text(prompt), SearchTokens(editable: editableTokens, view: token))
    }

    private func searchable(
        _ text: Binding<String>, _ presented: Binding<Bool>?, _ prompt: Text?, _ tokens: SearchTokens
    ) -> some View {
        modifier(Searchable(text: text, presented: presented, prompt: prompt, tokens: tokens) { EmptyView() })
    }
}
