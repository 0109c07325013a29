// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph

/// Tells whether the author's code made a view, or the body of one of SwiftUI's views.
///
/// A body makes the views of its type, except those that it was given. A given view is part of the owner's type:
/// `NavigationLink<Text, Page>` was given a `Text`. So the search goes up from a view, passes each owner of a body whose
/// type contains the view's type, and ends at the first one whose type does not. If this is a view such as `Rectangle`
/// or a modifier such as `background`, whose body only implements it, the search continues with that view.
///
/// An `AnyView`, a label of a style, or the content of a modifier hides the type of its view. Above it, the search also
/// passes SwiftUI's owners whose type does not contain the view's type, until one does.
@MainActor
final class ViewOrigins {
    private struct Pair: Hashable {
        var part, whole: ObjectIdentifier
    }

    private var names: [ObjectIdentifier: String] = [:]
    private var known: [Pair: Bool] = [:]

    func isOfAuthor(_ node: _AnyViewNode) -> Bool {
        guard var sought = node.valueType else { return true }
        var isHidden = false
        var current = node.parent
        while let node = current {
            current = node.parent
            guard let type = node.valueType else { continue }
            let isGiven = isPart(sought, of: type)
            if let owner = node.bodyOwner {
                if isGiven { isHidden = false; continue }
                if InspectableViews.isOfAuthor(owner) { return true }
                if isHidden { continue }
                if InspectableViews.isDocumented(owner) || owner is any UnnamedView.Type { return false }
                sought = type
            } else if !isGiven {
                // `Image` too is implemented by other views, but it was given none.
                if holdsGivenViews(type) { isHidden = true } else if !isHidden { sought = type }
            }
        }
        return true
    }

    /// Whether a view without a body shows a view that others made, whose type it does not have.
    private func holdsGivenViews(_ type: Any.Type) -> Bool {
        if type == AnyView.self || type is any ModifierContent.Type { return true }
        // The parts of a style's configuration, such as `ButtonStyleConfiguration.Label`, and the content of a transition.
        let name = name(of: type)
        return name.contains("Configuration.") || name.contains("PlaceholderContent")
    }

    private func isPart(_ part: Any.Type, of whole: Any.Type) -> Bool {
        let pair = Pair(part: ObjectIdentifier(part), whole: ObjectIdentifier(whole))
        if let answer = known[pair] { return answer }
        let (name, text) = (name(of: part), name(of: whole))
        // The owner's own name is not one of its parts.
        let answer = text.firstIndex(of: "<").map { text[$0...].contains(name) } ?? false
        known[pair] = answer
        return answer
    }

    private func name(of type: Any.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = String(reflecting: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}

/// The modified view inside of a modifier's body.
private protocol ModifierContent {}

extension _ViewModifier_Content: ModifierContent {}
