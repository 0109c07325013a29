// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// A rotor of a view: a name, and the places in the view between which a user steps. Checks and accessibility sheets
/// list its entries.
package struct AccessibilityRotor {
    package enum Name {
        case custom(Text)
        /// A rotor of the system, which the author's entries replace.
        case system(String)
    }

    package let name: Name
    /// Evaluates the entries. Called on the main actor when they are listed.
    package let entries: () -> [AccessibilityRotorItem]

    package func name(in environment: EnvironmentValues) -> String {
        switch name {
        case .custom(let text): text.string(in: environment)
        case .system(let name): name
        }
    }
}

/// An entry of a rotor, as it is listed.
package struct AccessibilityRotorItem: Sendable {
    /// nil for a range of a text, which has no label of its own.
    package let label: Text?
}

/// Designates a rotor of the system that the author's entries replace.
public struct AccessibilitySystemRotor: Sendable {
    let name: String

    public static func links(visited: Bool) -> Self { Self(name: visited ? "visited links" : "links") }
    public static var links: Self { Self(name: "links") }
    public static func headings(level: AccessibilityHeadingLevel) -> Self {
        Self(name: level == .unspecified ? "headings" : "headings of level \(level.rawValue)")
    }
    public static var headings: Self { Self(name: "headings") }
    public static var boldText: Self { Self(name: "bold text") }
    public static var italicText: Self { Self(name: "italic text") }
    public static var underlineText: Self { Self(name: "underlined text") }
    public static var misspelledWords: Self { Self(name: "misspelled words") }
    public static var images: Self { Self(name: "images") }
    public static var textFields: Self { Self(name: "text fields") }
    public static var tables: Self { Self(name: "tables") }
    public static var lists: Self { Self(name: "lists") }
    public static var landmarks: Self { Self(name: "landmarks") }
}

// MARK: Entries

@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Body { get }
    var _items: _AccessibilityRotorItems { get }
}

extension AccessibilityRotorContent {
    public var _items: _AccessibilityRotorItems { body._items }
}

public struct _AccessibilityRotorItems {
    package var items: [AccessibilityRotorItem] = []
}

extension Never: AccessibilityRotorContent {}

/// Content without a body, which lists its items itself.
private func noBody() -> Never { fatalError("this rotor content has no body") }

public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    private let label: Text?

    public var body: Never { return noBody() }
    public var _items: _AccessibilityRotorItems {
        _AccessibilityRotorItems(items: [AccessibilityRotorItem(label: label)])
    }

    nonisolated private init(label: Text?) { self.label = label }

    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(label: label) }

    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(label: label) }

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(labelKey)) }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(label)) }

    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(labelKey)) }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(label)) }
}

extension AccessibilityRotorEntry where ID == Never {
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) { self.init(label: label) }

    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(labelKey)) }

    @_disfavoredOverload
    nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) { self.init(label: Text(label)) }
}

/// The content of a builder.
public struct _AccessibilityRotorContents: AccessibilityRotorContent {
    public let _items: _AccessibilityRotorItems
    public var body: Never { return noBody() }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: Never { return noBody() }
    public var _items: _AccessibilityRotorItems {
        _AccessibilityRotorItems(items: data.flatMap { content($0)._items.items })
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public var body: Never { return noBody() }
    public var _items: _AccessibilityRotorItems { self?._items ?? _AccessibilityRotorItems() }
}

@MainActor @preconcurrency @resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
        -> some AccessibilityRotorContent
    { content }

    public static func buildBlock<each Content: AccessibilityRotorContent>(_ content: repeat each Content)
        -> some AccessibilityRotorContent
    {
        var items = _AccessibilityRotorItems()
        for content in repeat each content { items.items += content._items.items }
        return _AccessibilityRotorContents(_items: items)
    }

    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}

// MARK: Modifiers

/// Evaluates entries on the main actor, where they are listed.
private func items<Content: AccessibilityRotorContent>(of entries: @escaping () -> Content) -> [AccessibilityRotorItem]
{
    nonisolated(unsafe) let entries = entries
    return MainActor.assumeIsolated { entries()._items.items }
}

extension View {
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(label)) { items(of: entries) } }

    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(Text(labelKey))) { items(of: entries) } }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.custom(Text(label))) { items(of: entries) } }

    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.system(systemRotor.name)) { items(of: entries) } }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(rotorLabel), entries, entryLabel) }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(rotorLabelKey)), entries, entryLabel) }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(rotorLabel)), entries, entryLabel) }

    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor.name), entries, entryLabel) }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(rotorLabel), entries, entryLabel) }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(rotorLabelKey)), entries, entryLabel) }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.custom(Text(rotorLabel)), entries, entryLabel) }

    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor.name), entries, entryLabel) }

    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        rotor(.custom(label)) { textRanges.map { _ in AccessibilityRotorItem(label: nil) } }
    }

    nonisolated public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
        -> some View
    { accessibilityRotor(Text(labelKey), textRanges: textRanges) }

    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
        -> some View
    { accessibilityRotor(Text(label), textRanges: textRanges) }

    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(.system(systemRotor.name)) { textRanges.map { _ in AccessibilityRotorItem(label: nil) } }
    }

    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        withoutEffect(self, .accessibility)
    }

    nonisolated private func rotor<EntryModel>(
        _ name: AccessibilityRotor.Name, _ entries: [EntryModel], _ label: KeyPath<EntryModel, String>
    ) -> some View {
        let labels = entries.map { $0[keyPath: label] }
        return rotor(name) { labels.map { AccessibilityRotorItem(label: Text(verbatim: $0)) } }
    }

    nonisolated private func rotor(
        _ name: AccessibilityRotor.Name, _ entries: @escaping () -> [AccessibilityRotorItem]
    ) -> some View {
        accessibility { $0.rotors = [AccessibilityRotor(name: name, entries: entries)] }
    }
}

extension ForEach where Content: AccessibilityRotorContent {
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}
