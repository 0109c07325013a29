// SPDX-License-Identifier: MIT

import Interaction

/// The value that a picker has chosen, whatever type it has.
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

    /// Whether the value that a view is chosen by is the present one.
    func isChosen(_ child: ChildView) -> Bool { child.choice.map(isChosen) ?? false }

    /// Chooses the value of a view; nothing happens where it has none of the right type.
    func choose(_ child: ChildView) { if let tag = child.choice { choose(tag) } }

    /// The value behind a tag: of the same type, or of that which an optional selection is made of.
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
