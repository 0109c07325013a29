// SPDX-License-Identifier: MIT

/// What the author of a view should know about a rendering, once: a resource that is not there, or a condition that
/// SwiftUI reports at run time.
public struct RenderWarning: Sendable, Hashable, CustomStringConvertible {
    /// What a warning is about.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// A resource that a view asks for by name, and that is not there. SwiftUI draws nothing, or another font, and
        /// goes on.
        case picture, symbol, font, color, sound, file
        /// Letters that no installed font has; the name is that of their script.
        case script
        /// All that is not about a name.
        case other
    }

    /// What the warning is about.
    public let kind: Kind
    /// What was asked for; of other warnings the message.
    public let name: String
    /// The views from the window down to the one that asked; nil where it is unknown.
    public let viewPath: String?
    /// One sentence that has the name in it: what is not there, where it was looked for, what to do.
    public let message: String

    /// - Parameters:
    ///   - name: What was asked for.
    ///   - viewPath: The views from the window down to the one that asked; nil, or empty, where it is unknown.
    ///   - message: One sentence that has the name in it.
    public init(_ kind: Kind, _ name: String, viewPath: String? = nil, message: String) {
        self.kind = kind
        self.name = name
        self.viewPath = viewPath.flatMap { $0.isEmpty ? nil : $0 }
        self.message = message
    }

    /// About something that a view does, not about a name.
    public init(_ message: String) { self.init(.other, message, message: message) }

    /// The message, and who asked.
    public var description: String { message + (viewPath.map { " (asked for by \($0))" } ?? "") }
}

extension Set<RenderWarning.Kind> {
    /// All that can be missing: what `--strict` makes errors.
    public static let missingResources = Set(RenderWarning.Kind.allCases).subtracting([.other])
}

/// A warning that was to be an error.
public struct MissingResourceError: Error, CustomStringConvertible {
    /// The warning that was to be an error.
    public let warning: RenderWarning

    /// The error that a warning becomes.
    public init(warning: RenderWarning) { self.warning = warning }

    /// The message of the warning, and who asked.
    public var description: String { warning.description }
}
