// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift
import Conformances

public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the properties nested in this one are updated.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that is connected to its node and keeps its persistent part in the node's slot.
package protocol ConnectedProperty: DynamicProperty {
    @MainActor mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode)

    /// Whether this property and `other` give a body the same value. Ignores the slot, which both share, and the
    /// environment, which `readsSameValue(in:)` compares.
    @MainActor func hasSameSource(as other: Self) -> Bool

    /// Whether `connect` would find the same value in `environment` as it did last.
    @MainActor func readsSameValue(in environment: EnvironmentValues) -> Bool
}

extension Optional<AnyObject> {
    /// The slot's object if it has the right type and satisfies `isRight`. Otherwise makes an object and stores it.
    @MainActor package mutating func kept<Kept: AnyObject>(
        where isRight: (Kept) -> Bool = { _ in true }, orMake make: () -> Kept
    ) -> Kept {
        if let known = self as? Kept, isRight(known) { return known }
        let made = make()
        self = made
        return made
    }
}

extension ConnectedProperty {
    @MainActor package func hasSameSource(as other: Self) -> Bool { true }
    @MainActor package func readsSameValue(in environment: EnvironmentValues) -> Bool { true }
}

/// The dynamic properties of one node's view or modifier.
///
/// A view is a plain struct, and its `@State` must find the same storage at each evaluation. Like SwiftUI, this uses
/// the runtime's field metadata: `_forEachField` gives the offsets, and each property is connected in place, in the
/// node's own copy of the view. `Mirror` would give copies only, and a shared box would confuse two views made from one
/// value.
package struct DynamicProperties {
    private let fields: [Field]
    private var slots: [AnyObject?]

    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
        /// The properties nested in this one, which are connected first.
        let nested: [Field]

        var slotCount: Int { 1 + nested.reduce(0) { $0 + $1.slotCount } }
    }

    @MainActor
    package init<T>(of type: T.Type) {
        fields = Self.fields(of: type)
        slots = Array(repeating: nil, count: fields.reduce(0) { $0 + $1.slotCount })
    }

    /// Connects the properties inside of `value` to their slots and updates them.
    @MainActor
    package mutating func bind<T>(_ value: inout T, to node: _AnyViewNode) {
        guard !fields.isEmpty else { return }
        var slot = 0
        unsafe withUnsafeMutableBytes(of: &value) { bytes in
            for field in fields {
                unsafe bind(field, at: bytes.baseAddress!, slot: &slot, node)
            }
        }
    }

    @MainActor
    private mutating func bind(_ field: Field, at base: UnsafeMutableRawPointer, slot: inout Int, _ node: _AnyViewNode)
    {
        let address = unsafe base + field.offset
        for inner in field.nested { unsafe bind(inner, at: address, slot: &slot, node) }
        func open<P: DynamicProperty>(_ type: P.Type) {
            let pointer = unsafe address.assumingMemoryBound(to: P.self)
            if var connected = unsafe pointer.pointee as? any ConnectedProperty {
                connected.connect(to: &slots[slot], of: node)
                unsafe pointer.pointee = connected as! P
            }
            unsafe pointer.pointee.update()
        }
        open(field.type)
        slot += 1
    }

    /// Whether all dynamic properties in `value` would read the same values from `environment` as when they were
    /// connected last.
    @MainActor
    package func readsSameValues<T>(in environment: EnvironmentValues, for value: T) -> Bool {
        if fields.isEmpty { return true }
        return unsafe withUnsafePointer(to: value) { pointer in
            unsafe Self.readsSameValues(fields, in: environment, at: UnsafeRawPointer(pointer))
        }
    }

    @MainActor
    private static func readsSameValues(
        _ fields: [Field], in environment: EnvironmentValues, at base: UnsafeRawPointer
    ) -> Bool {
        func open<P: DynamicProperty>(_ type: P.Type, _ address: UnsafeRawPointer) -> Bool {
            let property = unsafe address.assumingMemoryBound(to: P.self).pointee
            return (property as? any ConnectedProperty)?.readsSameValue(in: environment) ?? true
        }
        return fields.allSatisfy { field in
            let address = unsafe base + field.offset
            guard unsafe readsSameValues(field.nested, in: environment, at: address) else { return false }
            return unsafe open(field.type, address)
        }
    }

    // MARK: Field lists, computed once per type

    // The fields of each type seen so far. Invariant 7.
    @MainActor private static var cache: [ObjectIdentifier: [Field]] = [:]

    @MainActor
    private static func fields<T>(of type: T.Type) -> [Field] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let found = findFields(of: type)
        cache[ObjectIdentifier(type)] = found
        return found
    }

    @MainActor private static let dynamic = ConformingTypes(to: (any DynamicProperty).self)

    @MainActor
    private static func findFields(of type: Any.Type) -> [Field] {
        var found: [Field] = []
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
            if [.function, .metatype, .existential, .optional, .tuple].contains(kind) { return true }
            if dynamic.mayContain(fieldType), let property = fieldType as? any DynamicProperty.Type {
                let nested = property is any ConnectedProperty.Type ? [] : findFields(of: property)
                found.append(Field(offset: offset, type: property, nested: nested))
            }
            return true
        }
        return found
    }
}
