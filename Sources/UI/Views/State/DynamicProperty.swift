@_spi(Reflection) import Swift

/// A stored property of a view that updates an external source before each evaluation of the body.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property that is connected to its node: it keeps what persists in the node's slot.
protocol ConnectedProperty: DynamicProperty {
    @MainActor mutating func connect(to slot: inout AnyObject?, of node: _AnyViewNode)
}

/// The dynamic properties of one node's view or modifier.
///
/// A view is a plain struct, and its `@State` must find the same memory at each evaluation. SwiftUI finds such fields
/// through the runtime's field metadata, and so does this: `_forEachField` gives the offsets, and each property is
/// connected in place, in the node's own copy of the view. (`Mirror` hands out copies only; connecting through a
/// shared box would confuse two views made from one value.) One of the few files of `Views` with unsafe pointers.
struct DynamicProperties {
    private let fields: [Field]
    private var slots: [AnyObject?]

    private struct Field {
        let offset: Int
        let type: any DynamicProperty.Type
        /// Fields of a property that is made of other properties, connected before it.
        let nested: [Field]

        var slotCount: Int { 1 + nested.reduce(0) { $0 + $1.slotCount } }
    }

    @MainActor
    init<T>(of type: T.Type) {
        fields = Self.fields(of: type)
        slots = Array(repeating: nil, count: fields.reduce(0) { $0 + $1.slotCount })
    }

    /// Connects the properties inside of `value` to their slots and updates them.
    @MainActor
    mutating func bind<T>(_ value: inout T, to node: _AnyViewNode) {
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

    // MARK: Field lists, found once a type

    @MainActor private static var cache: [ObjectIdentifier: [Field]] = [:]

    @MainActor
    private static func fields<T>(of type: T.Type) -> [Field] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let found = findFields(of: type)
        cache[ObjectIdentifier(type)] = found
        return found
    }

    private static func findFields(of type: Any.Type) -> [Field] {
        var found: [Field] = []
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                let nested = property is any ConnectedProperty.Type ? [] : findFields(of: property)
                found.append(Field(offset: offset, type: property, nested: nested))
            }
            return true
        }
        return found
    }
}
