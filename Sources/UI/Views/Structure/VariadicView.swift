// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The older way to a container of one's own: a root that is given the views one by one.
public enum _VariadicView {
    /// What makes a view of others.
    public typealias Root = _VariadicView_Root
    /// The views.
    public typealias Children = _VariadicView_Children
    /// A root that makes several views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    /// A root and the views that it is given.
    public struct Tree<Root, Content> {
        /// What makes a view of others.
        public var root: Root
        /// The views.
        public var content: Content

        /// - Parameters:
        ///   - root: What makes a view of others.
        ///   - content: The views.
        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        /// - Parameters:
        ///   - root: What makes a view of others.
        ///   - content: The views.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

/// What makes a view of others.
public protocol _VariadicView_Root {}

/// A root that makes views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the body.
    associatedtype Body: View
    /// The view that is made of the others.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root that makes several views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    /// For this engine: makes the node.
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        StandInNode(view, inputs) { tree in
            let root = tree.root
            let reader = SubviewReader(base: tree.content) { elements in
                root.body(
                    children: _VariadicView_Children(
                        elements: elements.map { _VariadicView_Children.Element(element: $0) }))
            }
            // One view is one view, however many there are in it.
            return Root.self is any _VariadicView_UnaryViewRoot.Type
                ? ZStack(implicit: reader, alignment: .center) as any View : reader
        }
    }
}

/// The views that a root is given.
public struct _VariadicView_Children: View, RandomAccessCollection {
    /// One of the views.
    public struct Element: View, Identifiable {
        let element: ViewGraph.Element

        /// The id that a `ForEach` or `id(_:)` gives it; otherwise one of its own.
        public nonisolated var id: AnyHashable {
            let element = element
            nonisolated(unsafe) var found = AnyHashable(ObjectIdentifier(element))
            MainActor.assumeIsolated { if let id = element.viewID { found = id } }
            return found
        }

        /// The same, where it is of this type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// What the view says for a key.
        public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { element[ViewTrait<Key>.self] }

        /// The view itself.
        public var body: some View { Subview(element: element) }
    }

    /// Counts the views.
    public typealias Index = Int

    let elements: [Element]

    /// 0.
    public nonisolated var startIndex: Int { 0 }
    /// How many there are.
    public nonisolated var endIndex: Int { elements.count }
    /// The view at a place.
    public nonisolated subscript(index: Int) -> Element { elements[index] }

    /// All of them.
    public var body: some View { ForEach(elements) { $0 } }
}

/// The key of something that a view says to a root.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that say nothing.
    static var defaultValue: Value { get }
}

private enum ViewTrait<Key: _ViewTraitKey>: ElementTrait {
    static var defaultValue: Key.Value { Key.defaultValue }
}

private nonisolated struct ViewTraitModifier<Key: _ViewTraitKey>: TraitSettingModifier {
    typealias Trait = ViewTrait<Key>
    let value: Key.Value
}

extension View {
    /// Says something to a root around this view.
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ViewTraitModifier<K>(value: value))
    }
}
