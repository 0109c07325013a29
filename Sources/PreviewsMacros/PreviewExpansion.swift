/// `#Preview("Dark", traits: …) { … }` → a type that `PreviewRegistry` knows.
///
/// The macro's own text is the call of `Preview`'s initializer, but for its first character; what is declared with
/// `@Previewable` at the beginning of the body becomes the properties of a view that is made for the rest of it.
struct PreviewExpansion {
    var source: String
    /// Unique in the module.
    var name: String
    var fileID: String
    var line: Int
    var column: Int

    var text: String {
        """
        @MainActor struct \(name): SwiftUI.PreviewRegistry {
            nonisolated static var fileID: String { "\(fileID)" }
            nonisolated static var line: Int { \(line) }
            nonisolated static var column: Int { \(column) }
            @MainActor static func makePreview() throws -> SwiftUI.Preview {
                \(call)
            }
        }
        """
    }

    private var call: String {
        let call = "SwiftUI.Preview" + source.drop { $0 != "w" }.dropFirst()
        guard let open = Self.bodyStart(of: call) else { return call }
        let body = call[call.index(after: open)..<(call.lastIndex(of: "}") ?? call.endIndex)]
        let (properties, rest) = Self.previewables(in: body)
        guard !properties.isEmpty else { return call }
        return """
            \(call[...open])
                struct PreviewContent: SwiftUI.View {
                    \(properties.joined(separator: "\n"))
                    var body: some SwiftUI.View {
            \(rest)
                    }
                }
                return PreviewContent()
            }
            """
    }

    /// The brace at which the closure begins: the first one outside of parentheses and strings.
    private static func bodyStart(of call: String) -> String.Index? {
        var depth = 0
        var isInString = false
        for index in call.indices {
            switch call[index] {
            case "\"": isInString.toggle()
            case "(" where !isInString: depth += 1
            case ")" where !isInString: depth -= 1
            case "{" where depth == 0 && !isInString: return index
            default: break
            }
        }
        return nil
    }

    /// The declarations behind `@Previewable`, without that word, and what is left of the body.
    private static func previewables(in body: Substring) -> (properties: [String], rest: String) {
        var properties: [String] = []
        var rest: [Substring] = []
        var depth = 0
        var isDeclaring = false
        for line in body.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if !isDeclaring, trimmed.hasPrefix("@Previewable") {
                properties.append("")
                (isDeclaring, depth) = (true, 0)
            }
            guard isDeclaring else {
                rest.append(line)
                continue
            }
            let text = trimmed.hasPrefix("@Previewable") ? trimmed.dropFirst("@Previewable".count) : line
            properties[properties.count - 1] += text + "\n"
            for character in text {
                if "([{".contains(character) { depth += 1 }
                if ")]}".contains(character) { depth -= 1 }
            }
            // An attribute alone, an open bracket or an operator at the end: the declaration goes on.
            let words = text.split(separator: " ")
            let hasName = properties.last!.contains("var ") || properties.last!.contains("let ")
            if depth <= 0, hasName, let last = words.last, !["=", ",", "?", ":", "+", "&&", "||"].contains(last) {
                isDeclaring = false
            }
        }
        return (properties, rest.joined(separator: "\n"))
    }
}
