// SPDX-License-Identifier: MIT

/// The tag of an element; nil if it has none. Pickers, tab views and canvases select views by tag.
package enum TagTrait: ElementTrait {
    package static var defaultValue: TagValue? { nil }
}

package struct TagValue: Hashable, @unchecked Sendable {
    // Only read on the main actor, where the tagged view lives.
    package let value: AnyHashable
}

extension View {
    /// `includeOptional` has no effect: pickers match tags to optional selections in either case.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        let choice = AnyHashable(tag)
        return transformEnvironment(\.self) { values in
            if let change = values.choiceSurroundings { change(choice, &values) }
        }
        .trait(TagTrait.self, TagValue(value: choice))
    }
}
