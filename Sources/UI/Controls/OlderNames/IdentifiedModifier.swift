// SPDX-License-Identifier: MIT

import Views

/// The identifier that Xcode's previews attach to views.
public nonisolated struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Attaches an identifier for Xcode's previews; has no effect.
public nonisolated struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    public var identifier: Identifier
    public init(identifier: Identifier) { self.identifier = identifier }
    @MainActor public func body(content: Content) -> some View { content }
}
