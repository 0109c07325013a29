// SPDX-License-Identifier: MIT

import Views

/// A range of text, or a caret. Only a caret is drawn, at the end of the range.
public struct TextSelection: Equatable, Hashable, Sendable {
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: Indices

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The position of the caret, which is the end of the last selected range; nil if no range is selected.
    var end: String.Index? {
        switch indices {
        case .selection(let range): range.upperBound
        case .multiSelection(let ranges): ranges.ranges.last?.upperBound
        }
    }
}

@MainActor @preconcurrency
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
    @MainActor public static let allowsSelection = true
}

public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
    @MainActor public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Has no effect: text cannot be selected.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        withoutEffect(self, .textSelection)
    }
}
