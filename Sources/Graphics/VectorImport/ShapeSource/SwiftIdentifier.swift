// SPDX-License-Identifier: MIT

/// Checks names for types in generated code.
enum SwiftIdentifier {
    /// Whether the name can name a type in the generated code. It must consist of letters, digits and underscores, and
    /// must not begin with a digit. It must be neither a keyword nor a type that the generated code uses.
    static func isTypeName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return name != "_" && name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
            && !reserved.contains(name)
    }

    private static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type",
        "Protocol", "Shape", "Path", "CGRect", "CGPoint", "CGSize", "CGFloat", "FillStyle", "Swift", "SwiftUI",
    ]
}
