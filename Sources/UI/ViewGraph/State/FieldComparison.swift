// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// Whether two values of any type are the same, field by field: objects by identity, plain data by its bytes.
///
/// This is how SwiftUI tells whether a value that cannot be compared has changed. A closure counts as the same where it
/// is the same code with the same captured object; two values that are equal in other ways may count as different.
package func haveSameFields<T>(_ a: T, _ b: T) -> Bool {
    var (a, b) = (a, b)
    return unsafe withUnsafeMutableBytes(of: &a) { a in
        unsafe withUnsafeMutableBytes(of: &b) { b in
            unsafe haveSameFields(
                T.self, metadataKind(of: T.self), UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
        }
    }
}

private func haveSameFields(
    _ type: Any.Type, _ kind: _MetadataKind, _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer
) -> Bool {
    var areSame = true
    var hasFields = false
    // Bytes between fields have no meaning, so structs are taken apart. Classes are references here, and the runtime must
    // not be asked for the fields of what only holds a value of some type.
    if !(type is AnyClass), kind != .existential, kind != .existentialMetatype {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, fieldKind in
            hasFields = true
            func size<F>(of _: F.Type) -> Int { MemoryLayout<F>.size }
            let range = offset..<offset + size(of: fieldType)
            areSame = unsafe haveSameFields(
                fieldType, fieldKind, UnsafeRawBufferPointer(rebasing: a[range]),
                UnsafeRawBufferPointer(rebasing: b[range]))
            return areSame
        }
    }
    return hasFields ? areSame : unsafe a.elementsEqual(b)
}

/// Whether a type is a struct, a class, an existential and so on.
package func metadataKind(of type: Any.Type) -> _MetadataKind {
    var found = _MetadataKind.struct
    // The runtime tells it of fields only.
    func open<F>(_: F.Type) {
        _ = _forEachField(of: Holder<F>.self, options: []) { _, _, _, kind in
            found = kind
            return false
        }
    }
    open(type)
    return found
}

private struct Holder<Value> { var value: Value }
