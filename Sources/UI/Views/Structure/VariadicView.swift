// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The underscored predecessor of `Group(subviews:)` for custom containers.
public enum _VariadicView {
    public typealias Root = _VariadicView_Root
    public typealias Children = _VariadicView_Children
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot

    public struct Tree<Root, Content> {
        public var root: Root
        public var content: Content

        public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }

        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

public protocol _VariadicView_Root {}

@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        ReplacedViewNode(view, inputs) { tree in
            let root = tree.root
            let reader = SubviewReader(base: tree.content) { elements in
                root.body(
                    children: _VariadicView_Children(
                        elements: elements.map { _VariadicView_Children.Element(element: $0) }))
            }
            // A unary root makes a single view, however many views its body lists.
            return Root.self is any _VariadicView_UnaryViewRoot.Type
                ? ZStack(implicit: reader, alignment: .center) as any View : reader
        }
    }
}

public struct _VariadicView_Children: View, RandomAccessCollection {
    public struct Element: View, Identifiable {
        let element: ViewGraph.Element

        /// The id from `ForEach` or `id(_:)`; otherwise a unique one.
        public nonisolated var id: AnyHashable {
            let element = element
            nonisolated(unsafe) var found = AnyHashable(ObjectIdentifier(element))
            MainActor.assumeIsolated { if let id = element.viewID { found = id } }
            return found
        }

        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

        public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value { element[ViewTrait<Key>.self] }

        public var body: some View { Subview(element: element) }
    }

    public typealias Index = Int

    let elements: [Element]

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { elements.count }
    public nonisolated subscript(index: Int) -> Element { elements[index] }

    public var body: some View { ForEach(elements) { $0 } }
}

public protocol _ViewTraitKey {
    associatedtype Value
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
    nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(ViewTraitModifier<K>(value: value))
    }
}
