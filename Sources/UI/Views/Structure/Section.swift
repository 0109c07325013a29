// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    let footer: Footer
    /// Whether the content is shown; nil if it is always shown.
    var isExpanded: Binding<Bool>?

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
    // Not an initializer, because `Section` has many that differ by their closures alone.
    package static func holding(header: Parent, content: Content, footer: Footer) -> Section {
        Section(header: header, content: content, footer: footer)
    }
}

/// The part of a section that an element belongs to.
package struct SectionPart: Hashable {
    package enum Role { case header, content, footer }

    /// The serial number of the section's node.
    package let section: Int
    package let role: Role
    /// In a header, shows and hides the section's content; nil if the content is always shown. `==` ignores it.
    package var isExpanded: Binding<Bool>?

    package init(section: Int, role: Role, isExpanded: Binding<Bool>? = nil) {
        self.section = section
        self.role = role
        self.isExpanded = isExpanded
    }

    package static func == (one: SectionPart, other: SectionPart) -> Bool {
        one.section == other.section && one.role == other.role
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(section)
        hasher.combine(role)
    }
}

package enum SectionPartTrait: OutermostTrait {
    package static var defaultValue: SectionPart? { nil }
}

/// Consecutive elements that belong to the same section, or to no section.
struct ElementSection {
    /// The serial number of the section's node; nil outside of sections.
    let number: Int?
    /// `number`; outside of sections, a negative number derived from the position.
    let id: Int
    let first: Element
    let header: [Element]
    let content: [Element]
    let footer: [Element]

    /// Splits elements into sequences of the same section, in order.
    @MainActor static func sections(of elements: [Element]) -> [ElementSection] {
        var sections: [ElementSection] = []
        var rest = elements[...]
        while let first = rest.first {
            let number = first[SectionPartTrait.self]?.section
            let members = rest.prefix { $0[SectionPartTrait.self]?.section == number }
            rest = rest.dropFirst(members.count)
            func part(_ role: SectionPart.Role?) -> [Element] {
                members.filter { $0[SectionPartTrait.self]?.role == role }
            }
            sections.append(
                ElementSection(
                    number: number, id: number ?? -1 - sections.count, first: first, header: part(.header),
                    content: part(number == nil ? nil : .content), footer: part(.footer)))
        }
        return sections
    }
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { SectionNode(view, inputs) }
}

extension Section: ListOfViews where Parent: View, Content: View, Footer: View {
    static var isListOfViews: Bool { true }
    static var representsLists: Bool { true }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer(), isExpanded: isExpanded)
    }

    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }

    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }

    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

/// The content of a section that can be collapsed.
private struct CollapsibleContent<Content: View>: View {
    package let content: Content
    let isExpanded: Bool

    var body: some View { if isExpanded { content } }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: _ViewNode<Section<Parent, Content, Footer>>
{
    private typealias Part<V: View> = ModifiedContent<ListMember<V>, SectionPartModifier>

    private var header: _ViewNode<Part<Parent>>!
    /// The node of the content; nil if the content can be collapsed. Then `collapsible` is its node.
    private var content: _ViewNode<Part<Content>>?
    private var collapsible: _ViewNode<Part<CollapsibleContent<Content>>>?
    private var footer: _ViewNode<Part<Footer>>!

    init(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        super.init(inputs)
        header = adopt(Part._makeNode(part(view.header, .header, view.isExpanded), outside(inputs, true)))
        makeRows(of: view, inputs)
        footer = adopt(Part._makeNode(part(view.footer, .footer), outside(inputs, false)))
    }

    private func makeRows(of view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        if let isExpanded = view.isExpanded {
            collapsible = adopt(Part._makeNode(part(Self.content(of: view, isExpanded), .content), inputs))
        } else {
            content = adopt(Part._makeNode(part(view.content, .content), inputs))
        }
    }

    override var childNodes: [_AnyViewNode] {
        guard let rows = content as _AnyViewNode? ?? collapsible, let footer else { return [] }
        return [header, rows, footer]
    }

    private static func content(
        of view: Section<Parent, Content, Footer>, _ isExpanded: Binding<Bool>
    ) -> CollapsibleContent<Content> {
        CollapsibleContent(content: view.content, isExpanded: isExpanded.wrappedValue)
    }

    /// The inputs of a header or footer. The enclosing list changes their environment by `sectionSurroundings`.
    private func outside(_ inputs: _NodeInputs, _ isHeader: Bool) -> _NodeInputs {
        guard let change = inputs.environment.sectionSurroundings else { return inputs }
        var inputs = inputs.isOfRows ? inputs.forEagerMembers : inputs
        change(isHeader, &inputs.environment)
        return inputs
    }

    private func part<V: View>(
        _ view: V, _ role: SectionPart.Role, _ isExpanded: Binding<Bool>? = nil
    ) -> Part<V> {
        let part = SectionPart(section: serial, role: role, isExpanded: isExpanded)
        return ListMember(content: view).modifier(SectionPartModifier(value: part))
    }

    override func update(_ view: Section<Parent, Content, Footer>, _ inputs: _NodeInputs) {
        note(inputs)
        header.update(part(view.header, .header, view.isExpanded), outside(inputs, true))
        if (view.isExpanded == nil) == (collapsible == nil) {
            content?.update(part(view.content, .content), inputs)
            if let isExpanded = view.isExpanded {
                collapsible?.update(part(Self.content(of: view, isExpanded), .content), inputs)
            }
        } else {
            // The section can be collapsed only now, or no longer.
            content?.unmount()
            collapsible?.unmount()
            (content, collapsible) = (nil, nil)
            makeRows(of: view, inputs)
            invalidateElements()
        }
        footer.update(part(view.footer, .footer), outside(inputs, false))
    }
}

/// Tells each element which section it belongs to, and whether to its header, content or footer.
nonisolated struct SectionPartModifier: TraitSettingModifier {
    typealias Trait = SectionPartTrait
    let value: SectionPart?

    @MainActor func isSame(as old: Self) -> Bool {
        value == old.value && value?.isExpanded == nil && old.value?.isExpanded == nil
    }
}

private enum SectionSurroundingsKey: EnvironmentKey {
    static var defaultValue: ((_ isHeader: Bool, inout EnvironmentValues) -> Void)? { nil }
}

extension EnvironmentValues {
    /// Changes the environment of section headers and footers; nil leaves it unchanged.
    package var sectionSurroundings: ((_ isHeader: Bool, inout EnvironmentValues) -> Void)? {
        get { self[SectionSurroundingsKey.self] }
        set { self[SectionSurroundingsKey.self] = newValue }
    }
}
