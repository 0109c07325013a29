// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph

/// Assigns ids to the views of a tree: `Inbox/Row~2/Button`.
///
/// An id is the view's `accessibilityIdentifier`. Without one, it is the id of the enclosing scope, a slash, and the
/// view's kind. A scope is a view of the author's, a control, or a view with an identifier. Equal ids are numbered from
/// the second on, as in `Row~2`. So a view keeps its id unless a view of the same kind is added before it in the same
/// scope.
struct ViewTreeIDs {
    private var counts: [String: Int] = [:]
    /// The ids that are in use. Needed because an identifier may look like a numbered path, such as `Row~2`.
    private var taken: Set<String> = []

    mutating func assign(to views: inout [ViewTreeEntry], in scope: String = "") {
        for index in views.indices {
            let id = unique(views[index].accessibility?.identifier ?? scope + views[index].kind)
            views[index].id = id
            guard views[index].children != nil else { continue }
            let opens = views[index].opensScope.value || views[index].accessibility?.identifier != nil
            assign(to: &views[index].children!, in: opens ? id + "/" : scope)
        }
    }

    private mutating func unique(_ base: String) -> String {
        while true {
            counts[base, default: 0] += 1
            let count = counts[base]!
            let id = count == 1 ? base : "\(base)~\(count)"
            if taken.insert(id).inserted { return id }
        }
    }
}

extension ViewTree {
    /// The tree with no ids.
    package var withoutIDs: ViewTree {
        func cleared(_ entry: ViewTreeEntry) -> ViewTreeEntry {
            var entry = entry
            entry.id = nil
            entry.children = entry.children?.map(cleared)
            return entry
        }
        var tree = self
        tree.views = views.map(cleared)
        return tree
    }
}

extension ViewHost {
    /// The outermost element of the view with this id in the present tree; nil if there is none.
    package func element(withTreeID id: String) -> Element? {
        let entry = viewTree(recordsElements: true).entries.first { $0.id == id }
        guard let identity = entry?.elements.first else { return nil }
        func find(_ element: Element) -> Element? {
            if ObjectIdentifier(element) == identity { return element }
            for child in element.childElements { if let found = find(child) { return found } }
            return nil
        }
        for root in [shownElement] + layers { if let found = find(root) { return found } }
        return nil
    }
}
