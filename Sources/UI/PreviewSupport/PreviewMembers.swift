// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph
import Views

/// Splits the content of a preview provider into previews, one for each member of groups and loops. Each member keeps
/// the modifiers of the groups around it.
///
/// Each member is evaluated in a view tree of its own, so that members do not share preferences or state.
@MainActor
package final class PreviewSplitting {
    /// Returns how many views a view expands to. nil in the second pass, which uses the `decisions` of the first pass
    /// instead.
    private let count: ((any View) -> Int)?
    /// The decisions of the first pass, in traversal order: one for each modifier with a body around several views. If
    /// true, the modifier applies to each view separately; if false, to all views together.
    package private(set) var decisions: [Bool]
    private var next = 0

    /// Creates an instance for the first pass, which fills `decisions`.
    ///
    /// - Parameter count: Returns the number of views that a view expands to.
    package init(counting count: @escaping (any View) -> Int) { (self.count, decisions) = (count, []) }

    /// Creates an instance for the second pass, which uses the `decisions` of the first pass.
    package init(decided decisions: [Bool]) { (count, self.decisions) = (nil, decisions) }

    package func members(of view: any View) -> [any View] {
        guard let list = view as? any PreviewList, let members = list.members(self) else { return [view] }
        return members.flatMap(self.members)
    }

    /// Whether `whole` expands to as many views as all of `parts` together.
    fileprivate func isSame(_ whole: any View, as parts: [any View]) -> Bool {
        guard let count else {
            defer { next += 1 }
            return decisions.indices.contains(next) && decisions[next]
        }
        let isSame = count(whole) == parts.reduce(0) { $0 + count($1) }
        decisions.append(isSame)
        return isSame
    }
}

/// A view that expands to a list of views, such as `Group`.
@MainActor
private protocol PreviewList {
    /// The views in the list; nil if the list is known only after its view has been evaluated.
    func members(_ splitting: PreviewSplitting) -> [any View]?
}

extension TupleView: PreviewList {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { views }
}

extension Group: PreviewList where Content: View {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { [content] }
}

extension EmptyView: @MainActor PreviewList {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { [] }
}

extension ForEach: @MainActor PreviewList where Content: View {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? {
        hasDeferredElements ? nil : data.map(content)
    }
}

extension _ConditionalContent: @MainActor PreviewList where TrueContent: View, FalseContent: View {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { [shown] }
}

extension Optional: @MainActor PreviewList where Wrapped: View {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { map { [$0] } ?? [] }
}

extension AnyView: @MainActor PreviewList {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? { [view] }
}

extension ModifiedContent: @MainActor PreviewList where Content: View, Modifier: ViewModifier {
    fileprivate func members(_ splitting: PreviewSplitting) -> [any View]? {
        let inside = splitting.members(of: content)
        // The content does not expand to a list, so there is nothing to split.
        if inside.count == 1, inside[0] is Content { return nil }
        func modified<V: View>(_ member: V) -> any View { member.modifier(modifier) }
        let parts = inside.map { modified($0) }
        // A modifier without a body applies to each part. A modifier with a body is applied to each part only if it
        // does not change the number of views.
        return Modifier.self is any _PrimitiveModifier.Type || splitting.isSame(self, as: parts) ? parts : nil
    }
}

/// Shows one of the views that a view expands to. An example is one of the views in the body of a custom modifier.
package struct PreviewMember: View {
    private let views: AnyView
    private let index: Int

    package init(_ index: Int, of views: any View) { (self.views, self.index) = (.erased(views), index) }

    package var body: some View {
        ChildReader {
            views
        } result: { children in
            if children.indices.contains(index) { children[index] }
        }
    }

    /// The number of views that `view` expands to.
    ///
    /// - Parameter host: Creates the host that evaluates `view`.
    package static func count(of view: any View, in host: (AnyView) -> ViewHost) -> Int {
        let counter = Counter()
        let host = host(
            AnyView(
                ChildReader {
                    AnyView.erased(view)
                } result: { children in
                    counter.counted(children)
                }))
        _ = host.unplacedElement
        return counter.count
    }

    private final class Counter {
        var count = 0

        func counted(_ children: [ChildView]) -> EmptyView {
            count = children.count
            return EmptyView()
        }
    }
}
