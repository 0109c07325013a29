// SPDX-License-Identifier: MIT

/// Something that an element says to those around it: its place in the order of drawing, say.
///
/// Traits pass outwards through modifiers, which need not know them; the innermost modifiers have the last word unless a trait
/// merges what several of them say. A feature declares a trait of its own beside the modifier that sets it.
@MainActor
package protocol ElementTrait {
    associatedtype Value

    /// Where nothing is said.
    static var defaultValue: Value { get }

    /// What an element says that has a value of its own, `outer`, around another with a value.
    static func merged(outer: Value, inner: @autoclosure () -> Value) -> Value

    /// What a container says of its children, in their order.
    static func combined(_ children: some Sequence<Element>) -> Value
}

extension ElementTrait {
    package static func merged(outer: Value, inner: @autoclosure () -> Value) -> Value { outer }
    package static func combined(_ children: some Sequence<Element>) -> Value { defaultValue }
}

/// The traits that an element sets itself: rarely any, hardly ever more than one.
package struct ElementTraits {
    private var values: [(key: ObjectIdentifier, value: Any)] = []

    package var isEmpty: Bool { values.isEmpty }

    package subscript<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
        get {
            for entry in values where entry.key == ObjectIdentifier(trait) { return entry.value as? Trait.Value }
            return nil
        }
        set {
            values.removeAll { $0.key == ObjectIdentifier(trait) }
            if let newValue { values.append((ObjectIdentifier(trait), newValue)) }
        }
    }
}

extension Element {
    /// What the element says, itself or by way of what is inside.
    package final subscript<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value {
        var element = self
        while true {
            if !element.ownTraits.isEmpty, let own = element.ownTraits[trait] {
                return Trait.merged(outer: own, inner: element.traitSource?[trait] ?? Trait.defaultValue)
            }
            guard let source = element.traitSource else { return element.traitsOfChildren(trait) }
            element = source
        }
    }

    private final func traitsOfChildren<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value {
        let children = childElements
        return children.isEmpty ? Trait.defaultValue : Trait.combined(children)
    }

    /// Sets what the element itself says; nil: nothing.
    package final func setTrait<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value?) {
        if value == nil, ownTraits.isEmpty { return }
        ownTraits[trait] = value
        host.traitsHaveChanged()
        if value != nil { host.noteTrait(trait) }
    }
}
