// SPDX-License-Identifier: MIT

/// A mark of an author's own on a part of a text, for a `TextRenderer` to find. It changes nothing by itself.
public protocol TextAttribute {}

extension Text {
    /// Marks this text with `value`; renderers find it by its type: `run[Value.self]`.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        inside(TextAttributes(custom: CustomTextAttributes(value)))
    }
}

/// An author's marks on a part of a text, one of each type.
struct CustomTextAttributes: Sendable, Equatable {
    /// Marks cannot be compared: each that is made is another.
    private final class Mark: Sendable {
        nonisolated(unsafe) let value: any TextAttribute

        init(_ value: any TextAttribute) { self.value = value }
    }

    private var marks: [ObjectIdentifier: Mark]?

    /// None.
    init() {}

    init<T: TextAttribute>(_ value: T) { marks = [ObjectIdentifier(T.self): Mark(value)] }

    var isEmpty: Bool { marks == nil }

    /// These, and those of `outer` whose types are not among them.
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
