// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

/// The accessibility properties that modifiers set on a view.
///
/// Event scripts find views by their label. `Inspection` exports most of the other properties in the view tree.
package struct AccessibilityProperties {
    package var label: Text?
    package var value: Text?
    package var hint: Text?
    package var identifier: String?
    package var isHidden: Bool?
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var sortPriority: Double?
    package var children: AccessibilityChildBehavior?
    package var heading: AccessibilityHeadingLevel?
    package var inputLabels: [Text] = []
    package var actions: [AccessibilityNamedAction] = []
    package var rotors: [AccessibilityRotor] = []
    package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

    package init() {}

    /// Merges two sets of properties. The properties of `self`, set by an outer modifier, override those of `inner`.
    func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        var merged = self
        merged.label = label ?? inner.label
        merged.value = value ?? inner.value
        merged.hint = hint ?? inner.hint
        merged.identifier = identifier ?? inner.identifier
        merged.isHidden = isHidden ?? inner.isHidden
        merged.addedTraits = addedTraits.union(inner.addedTraits.subtracting(removedTraits))
        merged.removedTraits = removedTraits.union(inner.removedTraits.subtracting(addedTraits))
        merged.sortPriority = sortPriority ?? inner.sortPriority
        merged.children = children ?? inner.children
        merged.heading = heading ?? inner.heading
        merged.inputLabels = inputLabels.isEmpty ? inner.inputLabels : inputLabels
        merged.actions = actions + inner.actions
        merged.rotors = rotors + inner.rotors
        merged.adjust = adjust ?? inner.adjust
        return merged
    }
}

extension AccessibilityProperties: Equatable {
    /// Properties with closures never compare equal: closures cannot be compared.
    package static func == (a: Self, b: Self) -> Bool {
        a.actions.isEmpty && b.actions.isEmpty && a.rotors.isEmpty && b.rotors.isEmpty && a.adjust == nil
            && b.adjust == nil && a.label == b.label
            && a.value == b.value && a.hint == b.hint && a.identifier == b.identifier && a.isHidden == b.isHidden
            && a.addedTraits == b.addedTraits && a.removedTraits == b.removedTraits
            && a.sortPriority == b.sortPriority && a.children == b.children && a.heading == b.heading
            && a.inputLabels == b.inputLabels
    }
}

package struct AccessibilityNamedAction {
    package var kind: AccessibilityActionKind
    package var perform: () -> Void
}

package enum AccessibilityTrait: ElementTrait {
    package static var defaultValue: AccessibilityProperties { AccessibilityProperties() }

    package static func merged(
        outer: AccessibilityProperties, inner: @autoclosure () -> AccessibilityProperties?
    ) -> AccessibilityProperties { inner().map(outer.over) ?? outer }
}

/// Attaches accessibility properties to a view. If several are nested, the properties of the outer one win.
public nonisolated struct AccessibilityAttachmentModifier: WrappingModifier, Equatable {
    let properties: AccessibilityProperties

    init(_ set: (inout AccessibilityProperties) -> Void) {
        var properties = AccessibilityProperties()
        set(&properties)
        self.properties = properties
    }

    @MainActor package func makeElement(around content: Element, node: _AnyViewNode) -> WrapperElement<Self> {
        AccessibilityElement(self, around: content, node: node)
    }
}

private final class AccessibilityElement: PassThroughElement<AccessibilityAttachmentModifier> {
    override init(_ modifier: AccessibilityAttachmentModifier, around content: Element, node: _AnyViewNode) {
        super.init(modifier, around: content, node: node)
        setTrait(AccessibilityTrait.self, modifier.properties)
    }

    override func update(_ modifier: AccessibilityAttachmentModifier, _ inputs: _NodeInputs) {
        let isNew = modifier != self.modifier
        super.update(modifier, inputs)
        if isNew { setTrait(AccessibilityTrait.self, modifier.properties) }
    }

    override var accessibilityLabel: String? {
        modifier.properties.label.map { $0.string(in: node.environment) } ?? super.accessibilityLabel
    }
}

extension View {
    /// Sets several accessibility properties at once, or a property that has no modifier of its own.
    nonisolated package func accessibility(
        _ set: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(set))
    }
}
