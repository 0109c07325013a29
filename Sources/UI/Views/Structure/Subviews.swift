// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public struct Subview: View, Identifiable {
    public struct ID: Hashable {
        let element: ObjectIdentifier
    }

    let element: Element

    public nonisolated var id: ID { ID(element: ObjectIdentifier(element)) }

    public var containerValues: ContainerValues { element.containerValues }

    public var body: some View { ElementView(element: element) }

    /// The value of `trait` that modifiers of the view set; otherwise the trait's default.
    package func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value { element[trait] }

    /// The value that selects the view: its tag, otherwise its id in the enclosing loop; nil if it has neither.
    package var choice: AnyHashable? { element[TagTrait.self]?.value ?? element.idInLoop }

    /// The index of the view's element in the data of a lazy `ForEach`; nil outside of a lazy `ForEach`.
    @MainActor package var indexInLoop: Int? {
        element[LazyPlaceTrait.self].flatMap { $0.source is any LoopNode ? $0.indices.lowerBound : nil }
    }
}

// Sound, because `element`, like all views, is accessed on the main actor only.
extension Subview: @unchecked Sendable {}

public struct SubviewsCollection: View, RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    public nonisolated var startIndex: Int { 0 }
    public nonisolated var endIndex: Int { subviews.count }
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    public var body: some View { ForEach(subviews) { $0 } }
}

public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    public typealias Element = Subview
    public typealias Index = Int
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    public nonisolated var startIndex: Int { subviews.startIndex }
    public nonisolated var endIndex: Int { subviews.endIndex }
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    public var body: some View { ForEach(subviews) { $0 } }
}

public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable {
        let section: Int
    }

    public let id: ID
    public let header: SubviewsCollection
    public let content: SubviewsCollection
    public let footer: SubviewsCollection
    public let containerValues: ContainerValues
}

public struct SectionCollection: RandomAccessCollection {
    public typealias Element = SectionConfiguration
    public typealias Index = Int

    let sections: [SectionConfiguration]

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor init(_ elements: [Element_]) {
        func views(_ elements: [Element_]) -> SubviewsCollection {
            SubviewsCollection(subviews: elements.map { Subview(element: $0) })
        }
        sections = ElementSection.sections(of: elements).map { section in
            SectionConfiguration(
                id: SectionConfiguration.ID(section: section.id), header: views(section.header),
                content: views(section.content), footer: views(section.footer),
                containerValues: section.first.containerValues)
        }
    }

    typealias Element_ = ViewGraph.Element
}

// MARK: - Groups

/// A view that `content` makes from the elements of `base`.
struct SubviewReader<Base: View, Result: View>: _PrimitiveView {
    let base: Base
    let content: ([Element]) -> Result

    static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SubviewReaderNode(view, inputs) }
}

private final class SubviewReaderNode<Base: View, Result: View>: _ViewNode<SubviewReader<Base, Result>> {
    private var view: SubviewReader<Base, Result>
    private var source: SubviewSourceNode<Base>!
    private var result: _ViewNode<Result>!
    private let tracking = BodyTracking()

    init(_ view: SubviewReader<Base, Result>, _ inputs: _NodeInputs) {
        self.view = view
        super.init(inputs)
        source = adopt(SubviewSourceNode(view.base, inputs.forEagerMembers))
        source.reader = self
        result = adopt(Result._makeNode(content(), inputs.forEagerMembers))
    }

    override var childNodes: [_AnyViewNode] { source == nil ? [] : [source] + (result.map { [$0] } ?? []) }
    override func makeElements() -> [Element] { result.elements }

    override func update(_ view: SubviewReader<Base, Result>, _ inputs: _NodeInputs) {
        self.view = view
        source.child.update(view.base, inputs.forEagerMembers)
        evaluate(inputs)
    }

    override func rerun(transaction: Transaction) { evaluate(inputs(transaction: transaction)) }

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        result.update(content(), inputs.forEagerMembers)
    }

    private func content() -> Result {
        let elements = source.elements.filter { !$0[LeavingTrait.self] }
        return tracking.evaluate(for: self) { view.content(elements) }
    }

    override func willUnmount() { tracking.end() }
}

/// The parent node of `base`, which invalidates the reader when elements are added or removed.
private final class SubviewSourceNode<Base: View>: _ViewNode<Base> {
    private(set) var child: _ViewNode<Base>!
    weak var reader: _AnyViewNode?

    init(_ view: Base, _ inputs: _NodeInputs) {
        super.init(inputs)
        child = adopt(Base._makeNode(view, inputs))
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    // The elements are in no container. The reader fetches them whenever it is evaluated, so a change of them only
    // invalidates the reader.
    override func makeElements() -> [Element] { child.elements }

    override func childElementsChanged() -> Bool {
        if let reader { host.setDirty(reader) }
        return false
    }
}

public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    @MainActor public var body: some View {
        SubviewReader(base: subviews) { [content] in
            content(SubviewsCollection(subviews: $0.map { Subview(element: $0) }))
        }
    }
}

public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let content: (SectionCollection) -> Content

    @MainActor public var body: some View {
        SubviewReader(base: sections) { [content] in content(SectionCollection($0)) }
    }
}

extension Group where Content: View {
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }

    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
    }
}

/// A placeholder for the subviews of a `ForEach`, which are known only once the views exist; see `DeferredViewData`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, DeferredViewData {
    public typealias Element = Subview
    let base: any View

    public var startIndex: Int { 0 }
    /// Always 0, because the subviews are unknown until the `ForEach` is in the view tree.
    public var endIndex: Int { 0 }
    /// Never called: the collection is empty.
    public subscript(index: Int) -> Subview { fatalError("the views of a ForEach are known where it stands") }

    @MainActor func views(_ content: @escaping (Any) -> any View) -> any View {
        func open<Base: View>(_ base: Base) -> any View {
            SubviewReader(base: base) { elements in
                ForEach(elements.map { Subview(element: $0) }) { AnyView(content($0)) }
            }
        }
        return open(base)
    }
}

public struct ForEachSectionCollection<Content>: RandomAccessCollection, DeferredViewData {
    public typealias Element = SectionConfiguration
    let base: any View

    public var startIndex: Int { 0 }
    /// Always 0, because the subviews are unknown until the view is in the view tree.
    public var endIndex: Int { 0 }
    /// Never called: the collection is empty.
    public subscript(index: Int) -> SectionConfiguration {
        fatalError("the sections of a ForEach are known where it stands")
    }

    @MainActor func views(_ content: @escaping (Any) -> any View) -> any View {
        func open<Base: View>(_ base: Base) -> any View {
            SubviewReader(base: base) { elements in
                ForEach(SectionCollection(elements)) { AnyView(content($0)) }
            }
        }
        return open(base)
    }
}

/// Data whose elements are known only in the view tree. `ForEach` replaces itself by the view that `views(_:)` makes.
protocol DeferredViewData {
    /// - Parameter content: Makes the view of one element.
    @MainActor func views(_ content: @escaping (Any) -> any View) -> any View
}

extension ForEach where Content: View {
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(base: view), content: content, id: { $0.id })
    }

    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(base: view), content: content, id: { $0.id })
    }
}
