// SPDX-License-Identifier: MIT

public protocol TextAttribute {}

extension Text {
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        inside(TextAttributes(custom: CustomTextAttributes(value)))
    }
}

/// The custom attributes of a text, at most one of each type.
struct CustomTextAttributes: Sendable, Equatable {
    /// A box for an attribute. Boxes are compared by identity, because attributes need not be equatable.
    private final class Mark: Sendable {
        nonisolated(unsafe) let value: any TextAttribute

        init(_ value: any TextAttribute) { self.value = value }
    }

    private var marks: [ObjectIdentifier: Mark]?

    init() {}

    init<T: TextAttribute>(_ value: T) { marks = [ObjectIdentifier(T.self): Mark(value)] }

    var isEmpty: Bool { marks == nil }

    /// The union of these attributes and those of `outer`. If a type is in both, this value's attribute is used.
    func over(_ outer: CustomTextAttributes) -> CustomTextAttributes {
        guard let own = marks else { return outer }
        guard let others = outer.marks else { return self }
        var copy = self
        copy.marks = own.merging(others) { own, _ in own }
        return copy
    }

    subscript<T: TextAttribute>(_ type: T.Type) -> T? { marks?[ObjectIdentifier(type)]?.value as? T }

    static func == (a: Self, b: Self) -> Bool {
        switch (a.marks, b.marks) {
        case (nil, nil): true
        case (let a?, let b?): a.count == b.count && a.allSatisfy { $0.value === b[$0.key] }
        default: false
        }
    }
}
