// SPDX-License-Identifier: MIT

import Views

/// An item of Xcode's library. It is ignored here.
public struct LibraryItem {
    /// A category of Xcode's library.
    public struct Category: Sendable {
        /// Effects.
        public static let effect = Category()
        /// Layouts.
        public static let layout = Category()
        /// Controls.
        public static let control = Category()
        /// All other items.
        public static let other = Category()
    }

    /// Creates an item, which is ignored.
    ///
    /// - Parameters:
    ///   - snippet: The code that the item inserts.
    ///   - visible: Whether the item is shown.
    ///   - title: The title; nil uses the type's name.
    ///   - category: The category.
    ///   - matchingSignature: An additional search term.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Builds a list of library items.
@resultBuilder
public struct LibraryContentBuilder {
    /// Collects the items of a block.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// Declares library items for Xcode, which are ignored here.
public protocol LibraryContentProvider {
    /// The type that modifiers apply to.
    associatedtype ModifierBase = Any
    /// The views to offer.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers to offer.
    ///
    /// - Parameter base: The value that the modifiers apply to.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// An empty list.
    public var views: [LibraryItem] { [] }
    /// An empty list.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
