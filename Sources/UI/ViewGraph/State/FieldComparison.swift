// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// Whether two values of any type are the same, field by field: objects by identity, plain data by its bytes.
///
/// SwiftUI compares values that are not `Equatable` in this way. Two closures are the same if they have the same code
/// and the same captured object. Values that are equal only by `==` may count as different.
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
    // Compares structs by field, because padding bytes are undefined. Objects and existentials are compared by their
    // bytes: an object is a reference here, and the runtime cannot enumerate the fields of an existential.
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

/// The kind of a type: struct, class, existential and so on.
package func metadataKind(of type: Any.Type) -> _MetadataKind {
    var found = _MetadataKind.struct
    // Wraps the type in a struct, because the runtime reports kinds only for the fields of a type.
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
