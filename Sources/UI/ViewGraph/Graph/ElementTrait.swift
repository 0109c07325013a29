// SPDX-License-Identifier: MIT

/// A value that an element exposes to its ancestors, such as its z index.
///
/// Traits pass outwards through modifiers that do not know them. If several modifiers set the same trait, the innermost
/// wins, unless the trait merges their values. A feature declares its trait beside the modifier that sets it.
@MainActor
package protocol ElementTrait {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Combines the value that an element sets (`outer`) with that of its content (`inner`; nil if the content sets
    /// none).
    static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value

    /// The value that a container derives from its children, in their order; nil if the container gets no value.
    static func combined(_ children: some Sequence<Element>) -> Value?
}

extension ElementTrait {
    package static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value { inner() ?? outer }
    package static func combined(_ children: some Sequence<Element>) -> Value? { nil }
}

/// A trait for which the outermost modifier wins.
@MainActor
package protocol OutermostTrait: ElementTrait {}

extension OutermostTrait {
    package static func merged(outer: Value, inner: @autoclosure () -> Value?) -> Value { outer }
}

/// The traits that an element sets itself. Most elements set none, and few set more than one.
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
    /// The value of the trait, set by this element or by its content.
    package final subscript<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value {
        traitValue(trait) ?? Trait.defaultValue
    }

    /// The value of the trait; nil if no element sets it.
    private final func traitValue<Trait: ElementTrait>(_ trait: Trait.Type) -> Trait.Value? {
        var element = self
        while true {
            if !element.ownTraits.isEmpty, let own = element.ownTraits[trait] {
                return Trait.merged(outer: own, inner: element.traitSource?.traitValue(trait))
            }
            guard let source = element.traitSource else {
                let children = element.childElements
                return children.isEmpty ? nil : Trait.combined(children)
            }
            element = source
        }
    }

    /// Sets a trait of this element; nil removes it.
    package final func setTrait<Trait: ElementTrait>(_ trait: Trait.Type, _ value: Trait.Value?) {
        if value == nil, ownTraits.isEmpty { return }
        ownTraits[trait] = value
        host.traitsHaveChanged()
        if value != nil { host.noteTrait(trait) }
    }
}
