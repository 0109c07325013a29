// SPDX-License-Identifier: MIT

import Views

/// What Xcode's previews mark views with.
public nonisolated struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    /// The mark.
    public let rawValue: String
    /// A mark.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Marks a view for Xcode's previews. It changes nothing.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    /// The mark.
    public var identifier: Identifier
    /// A mark.
    public init(identifier: Identifier) { self.identifier = identifier }
    /// The view.
    @MainActor public func body(content: Content) -> some View { content }
}
