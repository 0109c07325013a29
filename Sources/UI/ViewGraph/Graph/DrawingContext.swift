// SPDX-License-Identifier: MIT

/// The key of a value that an effect passes to the leaves drawn below it. Placement, opacity and clips are not passed
/// this way: `Emitter` applies them to every leaf.
package protocol DrawingContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values passed down while drawing, by key.
package struct DrawingContext {
    private var values: [ObjectIdentifier: Any] = [:]

    package var isEmpty: Bool { values.isEmpty }

    package subscript<Key: DrawingContextKey>(_ key: Key.Type) -> Key.Value {
        get { values.isEmpty ? Key.defaultValue : values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
