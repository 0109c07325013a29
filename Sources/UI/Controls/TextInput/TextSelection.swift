// SPDX-License-Identifier: MIT

import Views

/// What is chosen of a text, or where its caret is.
///
/// Here a caret alone is shown: of what is chosen, its end.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The letters that are chosen.
    public enum Indices: Equatable, Hashable, Sendable {
        /// One range, which is empty where there is a caret.
        case selection(Range<String.Index>)
        /// Several ranges.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The letters that are chosen.
    public var indices: Indices

    /// Chooses letters.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Chooses letters in several places.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// Chooses no letters: the caret stands before this one.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether no letters are chosen.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// Where the caret is shown.
    var end: String.Index? {
        switch indices {
        case .selection(let range): range.upperBound
        case .multiSelection(let ranges): ranges.ranges.last?.upperBound
        }
    }
}

/// Whether text can be chosen.
@MainActor @preconcurrency
public protocol TextSelectability {
    /// Whether it can.
    static var allowsSelection: Bool { get }
}

/// Text that can be chosen.
public nonisolated struct EnabledTextSelectability: TextSelectability, Sendable {
    /// It can.
    @MainActor public static let allowsSelection = true
}

/// Text that cannot be chosen.
public nonisolated struct DisabledTextSelectability: TextSelectability, Sendable {
    /// It cannot.
    @MainActor public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be chosen.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be chosen.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
    /// Whether texts in this view can be chosen by a long touch. Here none is ever chosen; texts look the same either way.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
