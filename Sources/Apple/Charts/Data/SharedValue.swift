// SPDX-License-Identifier: MIT

/// A constant that its copies share. Copies of the views that hold it then copy one reference, not dozens of fields.
@dynamicMemberLookup final class SharedValue<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}
