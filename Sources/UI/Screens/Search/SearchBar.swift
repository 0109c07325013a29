// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
import Controls

/// The search field in a bar, with its Cancel button.
struct SearchBar: View {
    @Binding var text: String
    @Binding var isSearching: Bool
    let prompt: Text?
    /// The tokens before the text; nil if the field supports no tokens.
    let tokens: SearchTokens?
    /// The submit actions of the searched view, innermost last.
    let submitActions: [SubmitAction]
    /// The author's state that follows the focus of the field; nil if there is none.
    let focus: SearchFocus?
    let end: @MainActor () -> Void
    @FocusState private var isFocused: Bool
    @Environment(\.barMargin) private var barMargin
    @Environment(\.collapsedSearch) private var collapsed
    @ScaledMetric private var bodyLine = BarMetrics.bodyLine

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 5) {
                Image(systemName: "magnifyingglass")
                if let tokens { ForEach(tokens.views, id: \.id) { SearchTokenView(content: $0.view) } }
                SearchFocus.bound(field, to: focus)
                if !text.isEmpty || hasTokens {
                    Button {
                        text = ""
                        tokens?.removeAll()
                    } label: {
                        Image(systemName: "xmark.circle.fill")
                    }
                    .buttonStyle(.plain)
                }
            }
            .foregroundStyle(.secondary)
            .padding(.horizontal, 6)
            .opacity(legibility)
            .allowsHitTesting(legibility > 0)
            .frame(height: max(BarSizes.searchField(bodyLine) - collapsed, 0))
            .background(Color.tertiarySystemFill, in: RoundedRectangle(cornerRadius: 10, style: .continuous))
            if isSearching {
                Button("Cancel") {
                    isFocused = false
                    end()
                }
            }
        }
        .font(.body)
        .padding(.horizontal, barMargin)
        .onChange(of: isFocused) { _, isFocused in if isFocused { isSearching = true } }
        .onChange(of: isSearching, initial: true) { _, isSearching in
            if isSearching != isFocused { isFocused = isSearching }
        }
    }

    private var field: some View {
        TextField(
            text: $text,
            prompt: hasTokens ? Text("") : (prompt ?? Text("Search")).foregroundStyle(.secondary)
        ) {
            Text("Search")
        }
        .textFieldStyle(.plain)
        // Overrides the bar's secondary foreground style.
        .foregroundStyle(Color.primary)
        .focused($isFocused)
        .onSubmit(submit)
        .transformEnvironment(\.keyboard.returnKey) { key in
            // `submitLabel` around the navigation stack replaces the word.
            if key == KeyboardReturnKey() { key = KeyboardReturnKey("search", isProminent: true) }
            key.isEnabled = !text.isEmpty || hasTokens
        }
        // With empty text, Delete removes the last token.
        .onKeyPress(.delete) {
            guard text.isEmpty, hasTokens else { return .ignored }
            tokens?.removeLast()
            return .handled
        }
    }

    /// The opacity of the field's content. It reaches 0 when the collapsing field is only as high as a line of text.
    private var legibility: Double {
        max(1 - Double(collapsed / (BarMetrics.searchFieldHeight - BarMetrics.bodyLine)), 0)
    }

    private var hasTokens: Bool { tokens?.views.isEmpty == false }

    private func submit() {
        for action in submitActions.reversed() where action.triggers.contains(.search) { action.perform() }
    }
}
