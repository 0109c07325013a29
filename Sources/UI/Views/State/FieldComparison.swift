@_spi(Reflection) import Swift

/// Whether two values of any type are the same, field by field: objects by identity, plain data by its bytes.
///
/// This is how SwiftUI tells whether a value that cannot be compared has changed. A closure counts as the same where it
/// is the same code with the same captured object; two values that are equal in other ways may count as different.
func haveSameFields<T>(_ a: T, _ b: T) -> Bool {
    var (a, b) = (a, b)
    return unsafe withUnsafeMutableBytes(of: &a) { a in
        unsafe withUnsafeMutableBytes(of: &b) { b in
            unsafe haveSameFields(T.self, UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b))
        }
    }
}

private func haveSameFields(_ type: Any.Type, _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    var areSame = true
    var hasFields = false
    // Bytes between fields have no meaning, so structs are taken apart. Classes are references here.
    if !(type is AnyClass) {
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            hasFields = true
            func size<F>(of _: F.Type) -> Int { MemoryLayout<F>.size }
            let range = offset..<offset + size(of: fieldType)
            areSame = unsafe haveSameFields(
                fieldType, UnsafeRawBufferPointer(rebasing: a[range]), UnsafeRawBufferPointer(rebasing: b[range]))
            return areSame
        }
    }
    return hasFields ? areSame : unsafe a.elementsEqual(b)
}
