// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// One of the views that another view stands for, as containers of one's own see it.
public struct Subview: View, Identifiable {
    /// Which view it is.
    public struct ID: Hashable {
        let element: ObjectIdentifier
    }

    let element: Element

    /// Which view it is: the same as long as the view stays.
    public nonisolated var id: ID { ID(element: ObjectIdentifier(element)) }

    /// What the view says to its container.
    public var containerValues: ContainerValues { element.containerValues }

    /// The view itself.
    public var body: some View { ElementView(element: element) }

    /// What the view says to those around it.
    package func trait<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value { element[trait] }

    /// What the view is chosen by: its tag, else the id that a loop knows it by; nil where it has neither.
    package var choice: AnyHashable? { element[TagTrait.self]?.value ?? element.idInLoop }

    /// Which element of a loop the view was made for, where the loop makes its views when they are needed.
    @MainActor package var indexInLoop: Int? {
        element[LazyPlaceTrait.self].flatMap { $0.source is any LoopNode ? $0.indices.lowerBound : nil }
    }
}

// What is in it belongs to the main actor, as all views do.
extension Subview: @unchecked Sendable {}

/// The views that another view stands for.
public struct SubviewsCollection: View, RandomAccessCollection {
    /// One of the views.
    public typealias Element = Subview
    /// Counts the views.
    public typealias Index = Int
    /// Some of the views in a row.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    /// 0.
    public nonisolated var startIndex: Int { 0 }
    /// How many there are.
    public nonisolated var endIndex: Int { subviews.count }
    /// The view at a place.
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    /// The views at some places in a row.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All of them.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another view stands for, in a row.
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    /// One of the views.
    public typealias Element = Subview
    /// Counts the views.
    public typealias Index = Int
    /// Some of the views in a row.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    /// The first place.
    public nonisolated var startIndex: Int { subviews.startIndex }
    /// The place behind the last one.
    public nonisolated var endIndex: Int { subviews.endIndex }
    /// The view at a place.
    public nonisolated subscript(index: Int) -> Subview { subviews[index] }
    /// The views at some places in a row.
    public nonisolated subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All of them.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A section of the views that another view stands for.
public struct SectionConfiguration: Identifiable {
    /// Which section it is.
    public struct ID: Hashable {
        let section: Int
    }

    /// Which section it is: the same as long as it stays.
    public let id: ID
    /// The views of its header.
    public let header: SubviewsCollection
    /// Its views.
    public let content: SubviewsCollection
    /// The views of its footer.
    public let footer: SubviewsCollection
    /// What the section says to its container.
    public let containerValues: ContainerValues
}

/// The sections of the views that another view stands for. Views outside of sections are sections of their own.
public struct SectionCollection: RandomAccessCollection {
    /// One of the sections.
    public typealias Element = SectionConfiguration
    /// Counts the sections.
    public typealias Index = Int

    let sections: [SectionConfiguration]

    /// 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { sections.count }
    /// The section at a place.
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

/// Views that are made from those that another view stands for.
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
        source = adopt(SubviewSourceNode(view.base, inputs.atOnce))
        source.reader = self
        result = adopt(Result._makeNode(content(), inputs.atOnce))
    }

    override var childNodes: [_AnyViewNode] { source == nil ? [] : [source] + (result.map { [$0] } ?? []) }
    override func makeElements() -> [Element] { result.elements }

    override func update(_ view: SubviewReader<Base, Result>, _ inputs: _NodeInputs) {
        self.view = view
        source.child.update(view.base, inputs.atOnce)
        evaluate(inputs)
    }

    override func rerun(transaction: Transaction) { evaluate(inputs(transaction: transaction)) }

    private func evaluate(_ inputs: _NodeInputs) {
        note(inputs)
        host.clearDirty(self)
        result.update(content(), inputs.atOnce)
    }

    private func content() -> Result {
        let elements = source.elements.filter { !$0[LeavingTrait.self] }
        return tracking.evaluate(for: self) { view.content(elements) }
    }

    override func willUnmount() { tracking.end() }
}

/// The views that are looked at: others have come, or some have gone, where the list of their elements changes.
private final class SubviewSourceNode<Base: View>: _ViewNode<Base> {
    private(set) var child: _ViewNode<Base>!
    weak var reader: _AnyViewNode?

    init(_ view: Base, _ inputs: _NodeInputs) {
        super.init(inputs)
        child = adopt(Base._makeNode(view, inputs))
    }

    override var childNodes: [_AnyViewNode] { child.map { [$0] } ?? [] }

    // The reader asks for them each time.
    override func makeElements() -> [Element] { child.elements }

    override func childElementsChanged() -> Bool {
        if let reader { host.setDirty(reader) }
        return false
    }
}

/// Views that are made of others, as `Group(subviews:transform:)` has them.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    /// The views.
    @MainActor public var body: some View {
        SubviewReader(base: subviews) { [content] in
            content(SubviewsCollection(subviews: $0.map { Subview(element: $0) }))
        }
    }
}

/// Views that are made of sections, as `Group(sections:transform:)` has them.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let content: (SectionCollection) -> Content

    /// The views.
    @MainActor public var body: some View {
        SubviewReader(base: sections) { [content] in content(SectionCollection($0)) }
    }
}

extension Group where Content: View {
    /// Views that are made from those that `view` stands for.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }

    /// Views that are made from the sections among those that `view` stands for.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
    }
}

/// The views that a view stands for, as `ForEach(subviews:content:)` has them: known when they have been made.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, ViewsToBeMade {
    /// One of the views.
    public typealias Element = Subview
    let base: any View

    /// 0.
    public var startIndex: Int { 0 }
    /// 0: they are not known here.
    public var endIndex: Int { 0 }
    /// Never called.
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

/// The sections that a view stands for, as `ForEach(sections:content:)` has them.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, ViewsToBeMade {
    /// One of the sections.
    public typealias Element = SectionConfiguration
    let base: any View

    /// 0.
    public var startIndex: Int { 0 }
    /// 0: they are not known here.
    public var endIndex: Int { 0 }
    /// Never called.
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

/// Data of a `ForEach` that is known where it stands.
protocol ViewsToBeMade {
    /// - Parameter content: The view of one element, whatever its type.
    @MainActor func views(_ content: @escaping (Any) -> any View) -> any View
}

extension ForEach where Content: View {
    /// A view for each of those that `view` stands for.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(base: view), content: content, id: { $0.id })
    }

    /// A view for each section among those that `view` stands for.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(base: view), content: content, id: { $0.id })
    }
}
