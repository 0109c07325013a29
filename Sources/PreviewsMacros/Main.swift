import Foundation

// The compiler starts this program and talks to it in JSON, each message behind its length in eight bytes, the lowest first.

/// What the compiler says. Other messages have other keys, and are not for us.
struct Request: Decodable {
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileID: String
            var line: Int
            var column: Int
        }
        var source: String
        var location: Location?
    }
    struct Expansion: Decodable {
        struct Macro: Decodable { var typeName: String }
        var macro: Macro
        var discriminator: String
        var syntax: Syntax
    }
    struct Empty: Decodable {}

    var getCapability: Empty?
    var expandFreestandingMacro: Expansion?
}

enum Channel {
    static func read() -> Data? {
        let input = FileHandle.standardInput
        guard let head = try? input.read(upToCount: 8), head.count == 8 else { return nil }
        let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        return try? input.read(upToCount: count)
    }

    static func write(_ answer: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: answer)
        let head = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
        try FileHandle.standardOutput.write(contentsOf: head + body)
    }
}

@main
struct Main {
    static func main() throws {
        while let message = Channel.read() {
            let request = try JSONDecoder().decode(Request.self, from: message)
            if let expansion = request.expandFreestandingMacro {
                try Channel.write(["expandMacroResult": answer(to: expansion)])
            } else if request.getCapability != nil {
                try Channel.write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
            } else {
                // `@Previewable` by itself adds nothing: the preview around it sees the word.
                try Channel.write(["expandMacroResult": ["expandedSource": "", "diagnostics": [] as [Any]]])
            }
        }
    }

    private static func answer(to expansion: Request.Expansion) -> [String: Any] {
        let syntax = expansion.syntax
        // The place is where the blanks before the macro begin, counted from 0 on.
        let blankLines = syntax.source.prefix { $0 != "#" }.count { $0.isNewline }
        let preview = PreviewExpansion(
            // As the compiler mangles names that a macro makes up.
            source: syntax.source, name: expansion.discriminator + "7PreviewfMu_",
            fileID: syntax.location?.fileID ?? "",
            line: (syntax.location?.line ?? 0) + blankLines + 1, column: (syntax.location?.column ?? 0) + 1)
        return ["expandedSource": preview.text, "diagnostics": [] as [Any]]
    }
}
