// SPDX-License-Identifier: MIT

/// A name for those who choose among several views; nil where nothing is said.
package enum TagTrait: ElementTrait {
    package static var defaultValue: TagValue? { nil }
}

/// A value of any type that can be compared.
package struct TagValue: Hashable, @unchecked Sendable {
    // Only the main actor looks at it: the view whose value it is lives there, too.
    package let value: AnyHashable
}

extension View {
    /// Gives this view a name for those who choose among several: a canvas its symbols.
    ///
    /// - Parameter includeOptional: Changes nothing: nothing here chooses among optional values.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        trait(TagTrait.self, TagValue(value: AnyHashable(tag)))
    }
}
