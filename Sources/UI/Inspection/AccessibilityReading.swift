// SPDX-License-Identifier: MIT

import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// The accessibility elements of a window in the order in which VoiceOver reads them.
///
/// Controls, views with a label of their own, and views with `accessibilityElement(children: .combine)` or `.ignore`
/// are one element each. Within a container, views with a higher `accessibilitySortPriority` are read first, then the
/// navigation bar, then the other views in the order of the tree. While something is presented, only the topmost
/// presentation is read.
package struct AccessibilityReading: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
        /// The words of the element; empty if it has none.
        package var label: String
        package var value: String?
        package var traits: [String] = []
        package var hint: String?
        package var actions: [String] = []
        package var identifier: String?
        package var isDisabled = false
        /// 1 to 6; nil for other elements and for headings without a level.
        package var headingLevel: UInt?
        /// The number of the element's view in the tree.
        package var view: Int
        package var frame: ViewTreeFrame
    }

    package private(set) var items: [Item]
    /// The rotors of the views, each with its entries.
    package private(set) var rotors: [String] = []

    package init(_ tree: ViewTree) {
        let topmost = tree.topmost.value
        let views = topmost > 0 ? Array(tree.views.suffix(topmost)) : tree.views
        items = Self.items(of: views)
        // A view and its body may both have the rotors that a modifier of the body sets.
        for rotor in views.flatMap(\.rotors) where !rotors.contains(rotor) { rotors.append(rotor) }
    }

    /// A numbered line for each element, then a line for each rotor.
    package var text: String {
        (items.indices.map { line(of: $0) } + rotors.map { "rotor \($0)" }).map { $0 + "\n" }.joined()
    }

    /// The line of an element: its number; label, value, traits and hint, as VoiceOver reads them; actions and
    /// identifier.
    package func line(of index: Int) -> String { "\(index + 1). \(items[index].words)" }

    // MARK: Elements

    private static func items(of entries: [ViewTreeEntry], isTitle: Bool = false) -> [Item] {
        // Bars are drawn over the content, but the navigation bar is read first.
        let ranked = entries.enumerated().sorted { a, b in
            let (first, second) = (a.element.reading.value, b.element.reading.value)
            if first.priority != second.priority { return first.priority > second.priority }
            let bars = (a.element.isNavigationBar, b.element.isNavigationBar)
            if bars.0 != bars.1 { return bars.0 }
            return a.offset < b.offset
        }
        return ranked.flatMap { items(of: $0.element, isTitle: isTitle) }
    }

    /// The kinds of views whose texts are headings, except inside views of `withoutTitles`.
    private static let titles: Set<String> = ["NavigationBar", "ListHeader"]
    private static let withoutTitles: Set<String> = ["BarItems"]

    private static func items(of entry: ViewTreeEntry, isTitle: Bool) -> [Item] {
        let reading = entry.reading.value
        if entry.accessibility?.isHidden == true || reading.isTransparent
            || InspectableViews.device.contains(entry.kind)
        {
            return []
        }
        let isTitle = titles.contains(entry.kind) || isTitle && !withoutTitles.contains(entry.kind)
        let inside = { items(of: entry.children ?? [], isTitle: isTitle) }
        if reading.children == .contain { return inside() }
        if reading.children == .combine { return [combined(entry, inside())] }
        if reading.children == .ignore { return [item(entry, label: reading.label ?? "")] }
        if let label = reading.label { return [item(entry, label: label)] }
        if entry.isControl {
            let title =
                entry.accessibility?.label ?? inside().map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
            return [item(entry, label: title)]
        }
        switch entry.kind {
        case "Text":
            guard let text = entry.text, !text.isEmpty else { return [] }
            var item = item(entry, label: text)
            if isTitle, item.traits.isEmpty { item.traits = ["heading"] }
            return [item]
        case "Image":
            guard let image = reading.image, !image.isDecorative else { return [] }
            return [item(entry, label: image.label ?? "")]
        // The icon of a label is not read beside its title.
        case "Label", "LabeledContent":
            let parts = inside()
            let titles = parts.filter { !$0.traits.contains("image") && !$0.label.isEmpty }
            guard entry.kind == "LabeledContent" || !titles.isEmpty, !parts.contains(where: \.isTouched) else {
                return parts
            }
            return [item(entry, label: titles.map(\.label).joined(separator: ", "))]
        default: break
        }
        let parts = inside()
        // A gesture without an accessible view inside is still found by its label.
        if parts.isEmpty, entry.isTouchable == true, let label = entry.accessibility?.label {
            return [item(entry, label: label)]
        }
        return parts
    }

    private static func item(_ entry: ViewTreeEntry, label: String) -> Item {
        var item = Item(label: label, view: entry.number, frame: entry.frame)
        let known = entry.accessibility
        let traits = known?.traits ?? []
        item.traits = traits.filter { $0 != "staticText" }.map { spoken[$0] ?? $0 }
        if entry.kind == "Image", !item.traits.contains("image") { item.traits.append("image") }
        if let kind = kinds[entry.kind], !item.traits.contains(kind) { item.traits.append(kind) }
        if let level = entry.reading.value.heading, item.traits.contains("heading") {
            item.traits = item.traits.map { $0 == "heading" ? "heading level \(level)" : $0 }
            item.headingLevel = level
        }
        item.actions = known?.actions ?? []
        if item.actions.contains("increment"), item.actions.contains("decrement") {
            if !item.traits.contains("adjustable") { item.traits.append("adjustable") }
            item.actions.removeAll { $0 == "increment" || $0 == "decrement" }
        }
        item.value = known?.value
        if traits.contains("toggle") || entry.kind == "Toggle" {
            item.value = known?.value.map { $0 == "1" ? "on" : $0 == "0" ? "off" : $0 }
        }
        (item.hint, item.identifier) = (known?.hint, known?.identifier)
        item.isDisabled = entry.isDisabled == true && entry.isControl
        return item
    }

    /// Merges a view and all elements inside it into one element. Buttons inside it become actions.
    private static func combined(_ entry: ViewTreeEntry, _ parts: [Item]) -> Item {
        let buttons = parts.filter { $0.traits.contains("button") && !$0.label.isEmpty }
        let others = parts.filter { part in !buttons.contains(part) }
        let labels = others.map(\.label).filter { !$0.isEmpty }
        var whole = item(entry, label: entry.reading.value.label ?? labels.joined(separator: ", "))
        let values = others.compactMap(\.value)
        whole.value = whole.value ?? (values.isEmpty ? nil : values.joined(separator: ", "))
        for trait in others.filter({ !$0.label.isEmpty }).flatMap(\.traits) where !whole.traits.contains(trait) {
            whole.traits.append(trait)
        }
        // A view and its body may both have the actions that a modifier of the body sets.
        for action in buttons.map(\.label) + others.flatMap(\.actions) where !whole.actions.contains(action) {
            whole.actions.append(action)
        }
        return whole
    }

    /// Traits in VoiceOver's words, where they differ from SwiftUI's names.
    private static let spoken = [
        "header": "heading", "searchField": "search field", "playsSound": "plays sound", "keyboardKey": "keyboard key",
        "summaryElement": "summary", "updatesFrequently": "updates frequently",
        "startsMediaSession": "starts media session", "allowsDirectInteraction": "direct interaction",
        "causesPageTurn": "turns page", "toggle": "switch", "tabBar": "tab bar",
    ]

    /// The kinds of controls that VoiceOver names although they have no trait.
    private static let kinds = [
        "Slider": "adjustable", "Stepper": "adjustable", "TextField": "text field", "SecureField": "secure text field",
        "TextEditor": "text field", "Link": "link",
    ]
}

extension AccessibilityReading.Item {
    fileprivate var isTouched: Bool { traits.contains("button") || traits.contains("switch") }

    fileprivate var words: String {
        let name = label.isEmpty ? "(no label)" : label
        var words = ([name, value].compactMap(\.self) + traits + (isDisabled ? ["dimmed"] : [])).joined(separator: ", ")
        if let hint { words += ". \(hint)" }
        if !actions.isEmpty { words += " — actions: " + actions.joined(separator: ", ") }
        if let identifier { words += " — id: \(identifier)" }
        return words.replacing("\n", with: " ")
    }
}

/// Properties of a view that decide how it is read. They are known only while the views exist.
struct ReadingFacts: Equatable, Sendable {
    /// The label that a modifier sets.
    var label: String?
    var children: AccessibilityChildBehavior?
    var priority = 0.0
    /// 1 to 6; nil without a level.
    var heading: UInt?
    var image: Image?
    /// Whether an opacity below 0.01 hides the view.
    var isTransparent = false

    struct Image: Equatable, Sendable {
        var label: String?
        var isDecorative: Bool
    }

    init() {}

    /// - Parameters:
    ///   - outermost: the outermost element of the view, which has the properties of all modifiers.
    ///   - innermost: the element of the view itself.
    @MainActor init(_ outermost: Element, innermost: Element?) {
        let properties = outermost[AccessibilityTrait.self]
        label = properties.label?.string(in: outermost.node.environment)
        (children, priority) = (properties.children, properties.sortPriority ?? 0)
        heading = properties.heading.flatMap { $0 == .unspecified ? nil : $0.rawValue }
        isTransparent = sequence(first: innermost ?? outermost, next: \.parent).contains { element in
            if case .opacity(let opacity)? = element.contentVisibility { opacity < 0.01 } else { false }
        }
        image = innermost?.facts.image.map { Image(label: $0.label, isDecorative: $0.isDecorative) }
    }
}

extension ViewTreeEntry {
    fileprivate var isControl: Bool {
        InspectableViews.controls.contains(kind) || InspectableViews.buttons.contains(kind)
    }

    /// The rotors of the view and of the views inside, unless they are hidden.
    fileprivate var rotors: [String] {
        if accessibility?.isHidden == true { return [] }
        return (accessibility?.rotors ?? []) + (children ?? []).flatMap(\.rotors)
    }

    fileprivate var isNavigationBar: Bool {
        kind == "NavigationBar" || children?.contains { $0.kind == "NavigationBar" } == true
    }
}
