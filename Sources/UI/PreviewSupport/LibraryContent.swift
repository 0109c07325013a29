// SPDX-License-Identifier: MIT

import Views

/// A view or a modifier that an editor offers to its author. There is none here.
public struct LibraryItem {
    /// Among which others it is offered.
    public struct Category: Sendable {
        /// Effects.
        public static let effect = Category()
        /// Arrangements.
        public static let layout = Category()
        /// Controls.
        public static let control = Category()
        /// Anything else.
        public static let other = Category()
    }

    /// - Parameters:
    ///   - snippet: What is written where it is chosen.
    ///   - visible: Whether it is offered.
    ///   - title: What it is called; nil: as its type is.
    ///   - category: Among which others it is offered.
    ///   - matchingSignature: By which words it is found, too.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure @escaping () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Lists what an editor offers.
@resultBuilder
public struct LibraryContentBuilder {
    /// One or several.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// Names views and modifiers that an editor offers to their author. Nobody asks it here.
public protocol LibraryContentProvider {
    /// What modifiers are made of.
    associatedtype ModifierBase = Any
    /// The views that are offered.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers that are offered.
    ///
    /// - Parameter base: What they modify.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// None.
    public var views: [LibraryItem] { [] }
    /// None.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
