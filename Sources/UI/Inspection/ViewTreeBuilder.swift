// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

extension ViewHost {
    /// The views of the window at the present time.
    ///
    /// - Parameters:
    ///   - places: The file and line of each custom view, by its name.
    ///   - uses: Returns the place in the source where the body of `user` uses `view`. Both are names of views; `user`
    ///     is nil in a preview.
    ///   - hasEnvironment: Whether to include the inherited environment.
    ///   - recordsElements: Whether entries name their elements.
    package func viewTree(
        places: [String: (file: String, line: Int)] = [:],
        uses: ((_ view: String, _ user: String?) -> ViewTreeEntry.Place?)? = nil, hasEnvironment: Bool = false,
        recordsElements: Bool = false
    ) -> ViewTree {
        // The window's root is an implicit stack, which gets no entry.
        let builder = ViewTreeBuilder(
            host: self, places: places, hasEnvironment: hasEnvironment, recordsElements: recordsElements)
        func entries(_ elements: [Element]) -> [ViewTreeEntry] {
            defer { builder.entered.close() }
            return builder.entries(of: elements, inside: []).flatMap { $0.withoutRepetitions() }
                .flatMap { $0.withoutInternals() }
        }
        let window = entries(shownElement.childElements)
        let presented = layers.map { entries([$0]) }
        var views = window + presented.joined()
        var number = 0
        for index in views.indices {
            views[index].count(from: &number)
            if hasEnvironment { views[index].dropInherited([:]) }
            if let uses { views[index].find(uses, in: nil) }
        }
        var ids = ViewTreeIDs()
        ids.assign(to: &views)
        var tree = ViewTree(
            size: ViewTreeSize(width: size.width, height: size.height), time: ViewTreeBuilder.rounded(time, 1000),
            views: views)
        tree.topmost.value = presented.last?.count ?? 0
        return tree
    }
}

/// Builds entries from elements. Modifiers belong to the view that they modify, and a view with a body contains its
/// parts.
@MainActor
private struct ViewTreeBuilder {
    private let host: ViewHost
    private let places: [String: (file: String, line: Int)]
    private let touchables: [ObjectIdentifier: Touchable]
    private let window: CGRect
    private let hasEnvironment: Bool
    private let recordsElements: Bool
    private let environments = FormattedEnvironments()
    private let origins = ViewOrigins()
    let entered = EnteredNodes()

    init(
        host: ViewHost, places: [String: (file: String, line: Int)], hasEnvironment: Bool, recordsElements: Bool
    ) {
        (self.host, self.places, self.hasEnvironment) = (host, places, hasEnvironment)
        self.recordsElements = recordsElements
        touchables = Dictionary(
            host.touchables().map { (ObjectIdentifier($0.receiver), $0) }, uniquingKeysWith: { first, _ in first })
        window = CGRect(origin: .zero, size: host.size)
    }

    /// A view that has a body and gets an entry.
    private struct Named {
        var node: _AnyViewNode
        var name: String
    }

    /// - Parameter open: The nodes of the enclosing views that already have entries.
    func entries(of elements: [Element], inside open: [ObjectIdentifier]) -> [ViewTreeEntry] {
        entries(of: elements.map { Wrapped(element: $0) }, inside: open)
    }

    /// An element and the modifiers around it that belong to the same entry.
    private struct Wrapped {
        var element: Element
        var around: [Element] = []
    }

    private func entries(of elements: [Wrapped], inside open: [ObjectIdentifier]) -> [ViewTreeEntry] {
        var entries: [ViewTreeEntry] = []
        var index = 0
        while index < elements.count {
            let wrapped = elements[index]
            if let named = named(around: wrapped.element, inside: open) {
                // Consecutive elements of one view share an entry.
                var end = index + 1
                while end < elements.count, self.named(around: elements[end].element, inside: open)?.node === named.node
                {
                    end += 1
                }
                entries.append(entry(of: named, Array(elements[index..<end]), inside: open))
                index = end
            } else {
                entries += self.entries(of: wrapped, inside: open)
                index += 1
            }
        }
        return entries
    }

    /// The outermost view around `element` that has a body but no entry yet.
    private func named(around element: Element, inside open: [ObjectIdentifier]) -> Named? {
        var outermost: Named?
        var node: _AnyViewNode? = element.node
        while let current = node {
            if open.contains(ObjectIdentifier(current)) { break }
            if let name = name(of: current) { outermost = Named(node: current, name: name) }
            node = current.parent
        }
        return outermost
    }

    private func name(of node: _AnyViewNode) -> String? {
        guard let type = node.viewType else { return nil }
        let name = String(String(describing: type).prefix { $0 != "<" })
        return InspectableViews.isShown(type, name) ? name : nil
    }

    private func entry(
        of named: Named, _ elements: [Wrapped], inside open: [ObjectIdentifier]
    ) -> ViewTreeEntry {
        // The modifiers at the place where the view is used. They belong to the view itself if it has one element.
        // Modifiers in the view's body are further inside.
        let around = elements.count == 1 ? elements[0].around : []
        let inner = elements.count == 1 ? [Wrapped(element: elements[0].element)] : elements
        let isRepeated = entered.note(named.node)
        var children = entries(of: inner, inside: open + [ObjectIdentifier(named.node)])
        let box = elements.map(\.element.boxInWindow).reduce(CGRect.null) { $0.union($1) }
        var entry = ViewTreeEntry(kind: named.name, frame: frame(box))
        let place = places[named.name]
        (entry.file, entry.line) = (place?.file, place?.line)
        entry.isInternal.value =
            named.node.viewType.map { !InspectableViews.isOfAuthor($0) } == true && !origins.isOfAuthor(named.node)
        entry.isRepeated.value = isRepeated
        entry.opensScope.value =
            InspectableViews.controls.contains(named.name) || InspectableViews.buttons.contains(named.name)
            || named.node.viewType.map { InspectableViews.isOfAuthor($0) } == true
        describe(&entry, around, box: box, of: elements.first?.element)
        if hasEnvironment { entry.environment = environments.words(of: named.node.environment) }
        if recordsElements {
            entry.elements = elements.flatMap { $0.around + [$0.element] }.map { ObjectIdentifier($0) }
            let labels = elements.flatMap { Self.hiddenLabels(in: $0.element) }
            if !labels.isEmpty { entry.hiddenLabel = labels.flatMap(\.words).joined(separator: " ") }
        }
        let isWhole = InspectableViews.controls.contains(named.name) || InspectableViews.buttons.contains(named.name)
        // A control takes the accessibility properties that its body sets.
        if around.isEmpty, isWhole, elements.count == 1 {
            entry.accessibility = AccessibilityWords.of(elements[0].element, entry.accessibility)
            entry.reading.value = ReadingFacts(elements[0].element, innermost: nil)
        }
        let unseen = isWhole ? elements.flatMap { Self.hiddenLabelTexts(in: $0.element) } : []
        // An explicit accessibility label has precedence over the texts of a hidden label.
        let outermost = elements[0].around.first ?? elements[0].element
        if !unseen.isEmpty, outermost[AccessibilityTrait.self].label == nil {
            entry.accessibility = entry.accessibility ?? .init()
            entry.accessibility?.label = unseen.joined(separator: " ")
        }
        if InspectableViews.controls.contains(named.name) {
            // Moves the touch target and label of the parts to the control. Then keeps only texts, images and custom
            // views, because the other parts are implementation details.
            for child in children { entry.takeOver(from: child) }
            children = children.flatMap(\.words)
            if InspectableViews.fields.contains(named.name) { children.removeAll { $0.text?.isEmpty == true } }
        } else if InspectableViews.buttons.contains(named.name) {
            for child in children { entry.takeOver(from: child) }
            for index in children.indices { children[index].giveUp(to: entry) }
        }
        entry.children = children.isEmpty ? nil : children
        return entry
    }

    /// The texts of all hidden labels in the subtree, in drawing order.
    private static func hiddenLabelTexts(in element: Element) -> [String] {
        hiddenLabels(in: element).flatMap(\.words)
    }

    private static func hiddenLabels(in element: Element) -> [HiddenLabelElement] {
        if let label = element as? HiddenLabelElement { return [label] }
        return element.childElements.flatMap { hiddenLabels(in: $0) }
    }

    /// Whether the element is an internal modifier that adds a hidden label.
    private static func addsHiddenLabel(_ element: Element) -> Bool {
        element.childElements.contains { $0 !== element.traitSource && !hiddenLabelTexts(in: $0).isEmpty }
            && element.describedModifier != nil && element.traitSource != nil
    }

    private func entries(of wrapped: Wrapped, inside open: [ObjectIdentifier]) -> [ViewTreeEntry] {
        let element = wrapped.element
        if element is HiddenLabelElement || element is AccessibilityActionListElement { return [] }
        let inside = element.childElements
        if element.describedModifier != nil, let content = element.traitSource {
            let around = wrapped.around + [element]
            // Attached views, such as backgrounds, are siblings of the modified view.
            return entries(
                of: inside.flatMap { part in
                    // Attached views are the children of an implicit stack, which gets no entry.
                    part === content
                        ? [Wrapped(element: part, around: around)] : part.childElements.map { Wrapped(element: $0) }
                }, inside: open)
        }
        if element is TransitionElement, inside.count == 1 {
            return entries(of: [Wrapped(element: inside[0], around: wrapped.around)], inside: open)
        }
        let description = element.elementDescription
        // The column that several views of a page imply is a stack for readers, and nothing around a single view.
        let isImplied = description.kind == "ImplicitColumn"
        if isImplied, inside.count == 1 {
            return entries(of: [Wrapped(element: inside[0], around: wrapped.around)], inside: open)
        }
        var entry = ViewTreeEntry(kind: isImplied ? "VStack" : description.kind, frame: frame(element.boxInWindow))
        entry.isInternal.value = element.node.valueType is any UnnamedView.Type || !origins.isOfAuthor(element.node)
        entry.text = description.text
        entry.name = description.name
        var colors: [ViewTreeEntry.Color] = []
        for (role, color) in description.colors {
            let color = ViewTreeEntry.Color(role: role, color: color.hexadecimal)
            if !colors.contains(color) { colors.append(color) }
        }
        entry.colors = colors.isEmpty ? nil : colors
        describe(&entry, wrapped.around + [element], box: element.boxInWindow, of: element)
        if recordsElements { entry.elements = (wrapped.around + [element]).map { ObjectIdentifier($0) } }
        let children = entries(of: inside, inside: open)
        entry.children = children.isEmpty ? nil : children
        return entry.showsNothing ? [] : [entry]
    }

    /// Describes the elements of an entry, from outermost to innermost.
    private func describe(_ entry: inout ViewTreeEntry, _ elements: [Element], box: CGRect, of element: Element?) {
        let modifiers = elements.filter { !Self.addsHiddenLabel($0) && actionLists(of: $0).isEmpty }
            .compactMap { $0.describedModifier.flatMap(ModifierWords.init)?.entry }
        entry.modifiers = modifiers.isEmpty ? nil : modifiers
        if box.isNull || !window.insetBy(dx: -0.01, dy: -0.01).intersects(box) { entry.isOutside = true }
        for element in elements {
            guard let touchable = touchables[ObjectIdentifier(element)] else { continue }
            entry.isTouchable = true
            entry.touchPoint = ViewTreePoint(
                x: Self.rounded(touchable.point.x, 100), y: Self.rounded(touchable.point.y, 100))
            if !touchable.labels.isEmpty {
                entry.accessibility = entry.accessibility ?? .init()
                // A field and its prompt may have the same label, which is then listed once.
                var labels: [String] = []
                for label in touchable.labels where labels.last != label { labels.append(label) }
                entry.accessibility?.label = labels.joined(separator: " ")
            }
        }
        if let element, !element.node.environment.isEnabled { entry.isDisabled = true }
        if hasEnvironment, let element { entry.environment = environments.words(of: element.node.environment) }
        let animations = elements.flatMap { element in
            element.runs(at: host.time).compactMap { name, run -> ViewTreeEntry.Animation? in
                guard let to = ValueDescriptions.of(run.to), let now = ValueDescriptions.of(run.now) else { return nil }
                let from = run.from.flatMap(ValueDescriptions.of)
                // Skips animations without a change.
                if from == to, now == to { return nil }
                return ViewTreeEntry.Animation(
                    attribute: name == "animatedFrame"
                        ? "frame" : element.describedModifier.flatMap(ModifierWords.init)?.entry.name ?? name,
                    from: from, to: to, now: now, remaining: run.remaining.map { Self.rounded($0, 1000) })
            }
        }
        entry.animations = animations.isEmpty ? nil : animations
        if let outermost = elements.first {
            entry.accessibility = AccessibilityWords.of(outermost, entry.accessibility)
            entry.reading.value = ReadingFacts(outermost, innermost: element)
        }
        let actions = elements.flatMap(actionLists).flatMap { entries(of: $0.childElements, inside: []) }
            .flatMap(\.titlesOfButtons)
        if !actions.isEmpty {
            var words = entry.accessibility ?? .init()
            words.actions = (words.actions ?? []) + actions
            entry.accessibility = words
        }
    }

    /// The lists of actions that an element attaches to its content.
    private func actionLists(of element: Element) -> [AccessibilityActionListElement] {
        guard element.describedModifier != nil, let content = element.traitSource else { return [] }
        func lists(in element: Element) -> [AccessibilityActionListElement] {
            (element as? AccessibilityActionListElement).map { [$0] } ?? element.childElements.flatMap(lists)
        }
        return element.childElements.filter { $0 !== content }.flatMap(lists)
    }

    private func frame(_ box: CGRect) -> ViewTreeFrame {
        guard !box.isNull else { return ViewTreeFrame(x: 0, y: 0, width: 0, height: 0) }
        return ViewTreeFrame(
            x: Self.rounded(box.minX, 100), y: Self.rounded(box.minY, 100), width: Self.rounded(box.width, 100),
            height: Self.rounded(box.height, 100))
    }

    static func rounded(_ value: Double, _ scale: Double) -> Double {
        guard value.isFinite else { return value < 0 ? -1e9 : 1e9 }
        let rounded = (value * scale).rounded() / scale
        return rounded == 0 ? 0 : rounded
    }
}

/// The nodes of views that have entries, layer by layer.
@MainActor
private final class EnteredNodes {
    private var earlier: Set<ObjectIdentifier> = []
    private var current: Set<ObjectIdentifier> = []

    /// - Returns: Whether an earlier layer has an entry of the node.
    func note(_ node: _AnyViewNode) -> Bool {
        current.insert(ObjectIdentifier(node))
        return earlier.contains(ObjectIdentifier(node))
    }

    /// Ends a layer.
    func close() {
        earlier.formUnion(current)
        current = []
    }
}

/// Caches the descriptions of recent environments, because many views share an environment.
@MainActor
private final class FormattedEnvironments {
    private var known: [(environment: EnvironmentValues, words: [ViewTreeEntry.EnvironmentValue])] = []
    private static let most = 32

    func words(of environment: EnvironmentValues) -> [ViewTreeEntry.EnvironmentValue] {
        if let index = known.lastIndex(where: { $0.environment.isIdentical(to: environment) }) {
            return known[index].words
        }
        let words = EnvironmentWords.of(environment)
        if known.count == Self.most { known.removeFirst() }
        known.append((environment, words))
        return words
    }
}

extension ViewTreeEntry {
    fileprivate mutating func dropInherited(_ inherited: [String: String]) {
        var all = inherited
        let own = (environment ?? []).filter { inherited[$0.name] != $0.value }
        for value in own { all[value.name] = value.value }
        environment = own.isEmpty ? nil : own
        for index in (children ?? []).indices { children?[index].dropInherited(all) }
    }

    /// - Parameter user: The enclosing custom view.
    fileprivate mutating func find(_ uses: (String, String?) -> Place?, in user: String?) {
        if file != nil { use = uses(kind, user) }
        for index in (children ?? []).indices { children?[index].find(uses, in: file == nil ? user : kind) }
    }

    fileprivate mutating func count(from number: inout Int) {
        number += 1
        self.number = number
        guard children != nil else { return }
        for index in children!.indices { children![index].count(from: &number) }
    }

    /// Whether the entry is invisible and untouchable, such as a spacer inside a control.
    fileprivate var showsNothing: Bool {
        guard children == nil, isTouchable != true, accessibility == nil else { return false }
        if kind.hasSuffix("Stack"), frame.width == 0 || frame.height == 0 { return true }
        return kind == "Color" && colors?.allSatisfy { $0.color == "#00000000" } == true
    }

    /// The entry of a presented layer without the views that present it, which have entries in the window. Keeps the
    /// innermost of the author's views, whose body has the presented views.
    fileprivate func withoutRepetitions() -> [ViewTreeEntry] {
        var entry = self
        let inside = (children ?? []).flatMap { $0.withoutRepetitions() }
        entry.children = inside.isEmpty ? nil : inside
        let isKept = !isRepeated.value || file != nil && !(inside.contains { $0.isRepeated.value })
        return isKept ? [entry] : inside
    }

    /// The entry without the views that SwiftUI's bodies made and that have nothing to tell: their children take their
    /// place. Leaves out what SwiftUI itself hides, such as a page under the top page.
    ///
    /// - Parameter isInButton: Whether to keep shapes, such as the bezel of a button.
    fileprivate func withoutInternals(isInButton: Bool = false) -> [ViewTreeEntry] {
        if isInternal.value, accessibility?.isHidden == true || isTransparent { return [] }
        if kind == "SoftwareKeyboard" {
            // One line for the keyboard as a whole, and none once it has slid out.
            var keyboard = self
            keyboard.children = nil
            return isOutside == true ? [] : [keyboard]
        }
        let isInButton = isInButton || InspectableViews.buttons.contains(kind)
        var entry = self
        let kept = (children ?? []).flatMap { $0.withoutInternals(isInButton: isInButton) }
        entry.children = kept.isEmpty ? nil : kept
        let isBezel = isInButton && children == nil && colors != nil
        return isInternal.value && !hasWords && !isBezel ? kept : [entry]
    }

    private var isTransparent: Bool {
        modifiers?.contains { $0.name == "opacity" && $0.arguments == "opacity: 0" } == true
    }

    /// Whether the entry says more than where it is.
    private var hasWords: Bool {
        var words = accessibility ?? .init()
        words.traits = nil
        return text != nil || name != nil || isTouchable == true || !words.isEmpty || animations != nil
            || InspectableViews.device.contains(kind) || InspectableViews.parts.contains(kind)
    }

    /// The titles of the buttons among the view and the views inside.
    fileprivate var titlesOfButtons: [String] {
        guard InspectableViews.buttons.contains(kind) else { return (children ?? []).flatMap(\.titlesOfButtons) }
        func texts(_ entry: ViewTreeEntry) -> [String] {
            [entry.text].compactMap(\.self) + (entry.children ?? []).flatMap(texts)
        }
        return [accessibility?.label ?? texts(self).joined(separator: " ")]
    }

    /// The texts, images and custom views inside.
    fileprivate var words: [ViewTreeEntry] {
        var entry = self
        if kind == "Text" || kind == "Image" {
            // A control cross-fades two texts.
            if isTransparent { return [] }
            entry.modifiers?.removeAll { $0.name == "opacity" && $0.arguments == "opacity: 1" }
            if entry.modifiers?.isEmpty == true { entry.modifiers = nil }
            return [entry]
        }
        entry.children = children?.flatMap(\.words)
        return file != nil ? [entry] : entry.children ?? []
    }

    /// Moves a part's touch target and label to this control or button.
    fileprivate mutating func takeOver(from child: ViewTreeEntry) {
        if isTouchable == nil, child.isTouchable == true {
            (isTouchable, touchPoint) = (true, child.touchPoint)
            let label = child.accessibility?.label
            if let label, accessibility?.label == nil {
                accessibility = accessibility ?? .init()
                accessibility?.label = label
            }
        }
        for inner in child.children ?? [] { takeOver(from: inner) }
    }

    fileprivate mutating func giveUp(to parent: ViewTreeEntry) {
        for index in (children ?? []).indices { children?[index].giveUp(to: parent) }
        if isTouchable == true, touchPoint == parent.touchPoint { (isTouchable, touchPoint) = (nil, nil) }
        if accessibility?.label == parent.accessibility?.label { accessibility?.label = nil }
        if accessibility?.traits == parent.accessibility?.traits { accessibility?.traits = nil }
        if accessibility?.hint == parent.accessibility?.hint { accessibility?.hint = nil }
        if accessibility?.isEmpty == true { accessibility = nil }
    }
}

extension RGBAColor {
    /// `#rrggbb`, or `#rrggbbaa` if not opaque.
    var hexadecimal: String {
        func byte(_ value: Float) -> String { UInt8((min(max(value, 0), 1) * 255).rounded()).hexadecimal }
        return "#" + byte(red) + byte(green) + byte(blue) + (alpha < 1 ? byte(alpha) : "")
    }
}
