// SPDX-License-Identifier: MIT

/// Something that an element says to those around it: its place in the order of drawing, say.
///
/// Traits pass outwards through modifiers, which need not know them. Of several modifiers that say the same thing the innermost
/// one counts, unless a trait merges what they say. A feature declares a trait of its own beside the modifier that sets it.
@MainActor
package protocol ElementTrait {
    associatedtype Value

    /// Where nothing is said.
    static var defaultValue: Value { get }

    /// What an element says that has a value of its own, `outer`, around another; nil where that says nothing.
    static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value

    /// What a container says of its children, in their order; nil: nothing.
    static func combined(_ children: some Sequence<Element>) -> Value?
}

extension ElementTrait {
    package static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value { inner() ?? outer }
    package static func combined(_ children: some Sequence<Element>) -> Value? { nil }
}

/// A trait of which the outermost modifier counts.
@MainActor
package protocol OuterTrait: ElementTrait {}

extension OuterTrait {
    package static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value { outer }
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
        said(trait) ?? Trait.defaultValue
    }

    /// The same; nil where nobody says anything.
    private final func said<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
        var element = self
        while true {
            if !element.ownTraits.isEmpty, let own = element.ownTraits[trait] {
                return Trait.merged(outer: own, inner: element.traitSource?.said(trait))
            }
            guard let source = element.traitSource else {
                let children = element.childElements
                return children.isEmpty ? nil : Trait.combined(children)
            }
            element = source
        }
    }

    /// Sets what the element itself says; nil: nothing.
    package final func setTrait<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value?) {
        if value == nil, ownTraits.isEmpty { return }
        ownTraits[trait] = value
        host.traitsHaveChanged()
        if value != nil { host.noteTrait(trait) }
    }
}
