import Foundation

/// What a view tells the container it stands in. Traits survive further modifiers and pass through groups.
enum ViewTrait: Equatable {
    case zIndex(Double)
    case layoutPriority(Double)
    case tag(AnyHashable)
    case previewLayout(PreviewLayout)
}

nonisolated struct ViewTraitModifier: WrappingModifier {
    let trait: ViewTrait

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        ViewTraitElement(self, around: content, node: node)
    }
}

private final class ViewTraitElement: WrapperElement<ViewTraitModifier> {
    override init(_ modifier: ViewTraitModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        noteZIndex()
    }

    private func noteZIndex() {
        if case .zIndex = modifier.trait { host.hasZIndices = true }
    }

    override func update(_ modifier: ViewTraitModifier, _ inputs: _NodeInputs) {
        let changed = modifier.trait != self.modifier.trait
        super.update(modifier, inputs)
        noteZIndex()
        if changed { invalidateLayout() }
    }

    override var zIndex: Double {
        if case .zIndex(let value) = modifier.trait { value } else { content.zIndex }
    }
    override var layoutPriority: Double {
        if case .layoutPriority(let value) = modifier.trait { value } else { content.layoutPriority }
    }
    override var tag: AnyHashable? {
        if case .tag(let value) = modifier.trait { value } else { content.tag }
    }
    override var previewLayout: PreviewLayout? {
        if case .previewLayout(let value) = modifier.trait { value } else { content.previewLayout }
    }
}

/// Moves an alignment guide of its content.
nonisolated struct AlignmentGuideModifier: WrappingModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AlignmentGuideElement(self, around: content, node: node)
    }
}

private final class AlignmentGuideElement: WrapperElement<AlignmentGuideModifier> {
    override func update(_ modifier: AlignmentGuideModifier, _ inputs: _NodeInputs) {
        super.update(modifier, inputs)
        // A closure cannot be compared.
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> ViewDimensions {
        var dimensions = content.dimensions(in: proposal)
        dimensions[explicit: modifier.key] = modifier.compute(dimensions)
        return dimensions
    }
}

extension View {
    /// Draws this view above siblings of a lower value, and below those of a higher one; 0 where nothing is said.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(ViewTraitModifier(trait: .zIndex(value)))
    }

    /// Lets this view choose its size in a stack before those of a lower priority.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(ViewTraitModifier(trait: .layoutPriority(value)))
    }

    /// Gives this view a name for those who choose among several: a canvas its symbols.
    ///
    /// - Parameter includeOptional: Changes nothing: nothing here chooses among optional values.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(ViewTraitModifier(trait: .tag(AnyHashable(tag))))
    }

    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }

    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
    }
}
