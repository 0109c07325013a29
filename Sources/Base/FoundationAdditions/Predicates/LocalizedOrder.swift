// SPDX-License-Identifier: MIT

import Foundation

extension String.StandardComparator {
    /// The order of file names: numbers by value, without regard to case. Unlike in Apple's order, letters with accents
    /// come after all other letters, so SwiftData sorts by `localizedStandardCompare` instead.
    public static let localizedStandard = Self.lexical(
        with: [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering])

    /// Compares the characters' codes. Apple's comparator follows the rules of the current locale.
    public static let localized = Self.lexical

    package var isLocalizedStandard: Bool {
        self == .localizedStandard || self == Self(.localizedStandard, order: .reverse)
    }

    /// A lexical comparator with `options`. Foundation has no initializer for one.
    private static func lexical(with options: String.CompareOptions) -> Self {
        // The fields of this type, as its encoding shows, are `options`, `isLocalized` and `order`.
        precondition(MemoryLayout<Self>.size == MemoryLayout<String.CompareOptions>.size + 2)
        var comparator = Self.lexical
        unsafe withUnsafeMutableBytes(of: &comparator) { bytes in
            unsafe bytes.storeBytes(of: options.rawValue, as: UInt.self)
        }
        return comparator
    }
}

// By default, strings are sorted like file names, as in Apple's Foundation.
extension SortDescriptor {
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}
