// SPDX-License-Identifier: MIT

import SwiftUICore

/// A picker's selection, with the value's type erased.
@MainActor
struct PickerSelection {
    private let isChosen: (AnyHashable) -> Bool
    private let choose: (AnyHashable) -> Void

    init<Value: Hashable>(_ selection: Binding<Value>) {
        isChosen = { Self.value($0, as: Value.self) == selection.wrappedValue }
        choose = { tag in
            guard let value = Self.value(tag, as: Value.self) else { return }
            if value != selection.wrappedValue { selection.wrappedValue = value }
        }
    }

    /// Whether the child's tag is the selected value.
    func isChosen(_ child: ChildView) -> Bool { child.choice.map(isChosen) ?? false }

    /// Selects the child's tag. Does nothing if the type of the tag is not the type of the selection.
    func choose(_ child: ChildView) { if let tag = child.choice { choose(tag) } }

    /// Converts a tag to `Value`; nil if the types differ. If `Value` is optional, a tag of the wrapped type is
    /// converted too.
    private static func value<Value>(_ tag: AnyHashable, as type: Value.Type) -> Value? {
        let base = tag.base
        let isSame = Swift.type(of: base) == type || (type as? any OptionalSelection.Type)?.wraps(base) == true
        return isSame ? base as? Value : nil
    }
}

private protocol OptionalSelection {
    static func wraps(_ value: Any) -> Bool
}

extension Optional: OptionalSelection {
    fileprivate static func wraps(_ value: Any) -> Bool { Swift.type(of: value) == Wrapped.self }
}
