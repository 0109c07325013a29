// SPDX-License-Identifier: MIT

import Views

/// An item of Xcode's library. It is ignored here.
public struct LibraryItem {
    /// A section of Xcode's library.
    public struct Category: Sendable {
        /// The section of effects, such as modifiers of opacity and blur.
        public static let effect = Category()
        /// The section of layouts, such as stacks and grids.
        public static let layout = Category()
        /// The section of controls, such as buttons and sliders.
        public static let control = Category()
        /// The section of all other items; the default.
        public static let other = Category()
    }

    /// Creates an item, which is ignored.
    ///
    /// - Parameters:
    ///   - snippet: The code that the item inserts.
    ///   - visible: Whether the item is shown.
    ///   - title: The title; nil uses the type's name.
    ///   - category: The section of Xcode's library that lists the item.
    ///   - matchingSignature: An additional search term.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Lets the bodies of `LibraryContentProvider` compile. The items are ignored, because only Xcode uses them.
@resultBuilder
public struct LibraryContentBuilder {
    /// Returns `items` in the order of the block. No code reads them.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// Declares library items for Xcode, which are ignored here.
public protocol LibraryContentProvider {
    /// The type of value that the library's modifiers apply to.
    associatedtype ModifierBase = Any
    /// The views that Xcode would list in its library.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers that Xcode would list in its library.
    ///
    /// - Parameter base: The value that the modifiers apply to.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// Empty unless the provider declares views.
    public var views: [LibraryItem] { [] }
    /// Empty unless the provider declares modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
