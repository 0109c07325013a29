// SPDX-License-Identifier: MIT

/// A condition that the view's author should know about, reported once: a missing resource, or a condition that SwiftUI
/// reports at run time.
public struct RenderWarning: Sendable, Hashable, CustomStringConvertible {
    /// The subject of a warning.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A missing resource that a view requests by name. SwiftUI draws nothing, or uses another font, and continues.
        case picture, symbol, font, color, sound, file
        /// Characters that no installed font contains. The warning's `name` is the script of these characters.
        case script
        /// A warning that is not about a named resource.
        case other
    }

    public let kind: Kind
    /// The requested name; the message if the kind is `other`.
    public let name: String
    /// The views from the window down to the one that requested the resource; nil if unknown.
    public let viewPath: String?
    /// One sentence that contains the name: what is missing, where it was searched for, and what to do.
    public let message: String

    /// - Parameters:
    ///   - name: The requested name.
    ///   - viewPath: The views from the window down to the one that requested the resource; nil or empty if unknown.
    ///   - message: One sentence that contains the name.
    public init(_ kind: Kind, _ name: String, viewPath: String? = nil, message: String) {
        self.kind = kind
        self.name = name
        self.viewPath = viewPath.flatMap { $0.isEmpty ? nil : $0 }
        self.message = message
    }

    /// A warning about a view's behaviour rather than a named resource.
    public init(_ message: String) { self.init(.other, message, message: message) }

    /// The message, and the path of the view if it is known.
    public var description: String { message + (viewPath.map { " (asked for by \($0))" } ?? "") }
}

extension Set<RenderWarning.Kind> {
    /// All kinds of missing resources; `--strict` makes them errors.
    public static let missingResources = Set(RenderWarning.Kind.allCases).subtracting([.other])
}

/// The error that is thrown for a warning whose kind is in `fatalWarnings`.
public struct MissingResourceError: Error, CustomStringConvertible {
    public let warning: RenderWarning

    public init(warning: RenderWarning) { self.warning = warning }

    /// The message and the path of the view.
    public var description: String { warning.description }
}
