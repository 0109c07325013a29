// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
import Controls

/// The tokens of a search field. The Delete key removes a whole token.
struct SearchTokens {
    let views: [(id: AnyHashable, view: AnyView)]
    var suggested: [(id: AnyHashable, view: AnyView)] = []
    let removeLast: @MainActor () -> Void
    let removeAll: @MainActor () -> Void
    /// Adds a token; ignores a value of another type.
    let add: @MainActor (Any) -> Void
    /// Adds the suggested token with this index.
    var addSuggested: @MainActor (Int) -> Void = { _ in }
}

extension SearchTokens {
    /// - Parameter view: Builds the view of a token.
    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        _ tokens: Binding<C>, view: (C.Element) -> V
    ) where C.Element: Identifiable {
        self.init(
            views: tokens.wrappedValue.map { ($0.id, AnyView(view($0))) },
            removeLast: {
                guard let last = tokens.wrappedValue.indices.last else { return }
                tokens.wrappedValue.remove(at: last)
            },
            removeAll: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } },
            add: { token in
                guard let token = token as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == token.id })
                else { return }
                tokens.wrappedValue.append(token)
            })
    }

    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        _ tokens: Binding<C>, suggested: Binding<C>?, view: (C.Element) -> V
    ) where C.Element: Identifiable {
        self.init(tokens, view: view)
        guard let suggested else { return }
        let all = Array(suggested.wrappedValue)
        self.suggested = all.map { ($0.id, AnyView(view($0))) }
        addSuggested = { [add] index in if all.indices.contains(index) { add(all[index]) } }
    }

    /// Editable tokens: the view of each token gets a binding to it.
    @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
        editable tokens: Binding<C>, view: (Binding<C.Element>) -> V
    ) where C.Element: Identifiable {
        self.init(tokens) { element in
            let id = element.id
            return view(
                Binding {
                    tokens.wrappedValue.first { $0.id == id } ?? element
                } set: { changed in
                    guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
                    let next = tokens.wrappedValue.index(after: index)
                    tokens.wrappedValue.replaceSubrange(index..<next, with: CollectionOfOne(changed))
                })
        }
    }
}

struct SearchTokenView: View {
    let content: AnyView

    var body: some View {
        content
            .lineLimit(1)
            .foregroundStyle(Color.primary)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(Color.systemFill, in: RoundedRectangle(cornerRadius: 5, style: .continuous))
            .fixedSize()
    }
}
