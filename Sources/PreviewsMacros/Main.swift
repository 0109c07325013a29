// SPDX-License-Identifier: MIT

import Foundation
import MacroExpansions

// The compiler starts this program and talks to it in JSON, each message behind its length in eight bytes, the lowest first.

/// What the compiler says. Other messages have other keys, and are not for us.
struct Request: Decodable {
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileID: String
            var fileName: String
            var line: Int
            var column: Int
            /// Of the first byte, blanks and comments before the code included.
            var offset: Int
        }
        var source: String
        var location: Location?
    }
    struct Macro: Decodable { var typeName: String }
    struct Expansion: Decodable {
        var macro: Macro
        var discriminator: String
        var syntax: Syntax
    }
    struct Attachment: Decodable {
        var macro: Macro
        var macroRole: String
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        var extendedTypeSyntax: Syntax?
        var conformanceListSyntax: Syntax?
        var parentDeclSyntax: Syntax?
        var lexicalContext: [Syntax]?
    }
    struct Empty: Decodable {}

    var getCapability: Empty?
    var expandFreestandingMacro: Expansion?
    var expandAttachedMacro: Attachment?
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
            } else if let attachment = request.expandAttachedMacro {
                try Channel.write(["expandMacroResult": answer(to: attachment)])
            } else if request.getCapability != nil {
                try Channel.write(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
            } else {
                try Channel.write(["expandMacroResult": ["expandedSource": "", "diagnostics": [] as [Any]]])
            }
        }
    }

    private static func answer(to expansion: Request.Expansion) -> [String: Any] {
        let syntax = expansion.syntax
        let preview = PreviewExpansion(
            // As the compiler mangles names that a macro makes up.
            source: syntax.source, name: expansion.discriminator + "7PreviewfMu_",
            fileID: syntax.location?.fileID ?? "",
            start: (syntax.location?.line ?? 0, syntax.location?.column ?? 0))
        return ["expandedSource": preview.text, "diagnostics": [] as [Any]]
    }

    private static func answer(to attachment: Request.Attachment) -> [String: Any] {
        do throws(MacroError) {
            return ["expandedSource": try expansion(of: attachment), "diagnostics": [] as [Any]]
        } catch {
            let place = attachment.attributeSyntax.location
            let diagnostic: [String: Any] = [
                "message": error.message, "severity": "error",
                "position": ["fileName": place?.fileName ?? "", "offset": place?.offset ?? 0],
                "highlights": [] as [Any], "notes": [] as [Any], "fixIts": [] as [Any],
            ]
            return ["expandedSource": "", "diagnostics": [diagnostic]]
        }
    }

    private static func expansion(of attachment: Request.Attachment) throws(MacroError) -> String {
        let declaration = attachment.declSyntax.source
        switch (attachment.macro.typeName, attachment.macroRole) {
        case ("EntryMacro", let role):
            let context = attachment.parentDeclSyntax?.source ?? attachment.lexicalContext?.first?.source ?? ""
            // Both roles would say the same of a wrong use.
            let entry: EntryExpansion
            do throws(MacroError) {
                entry = try EntryExpansion(declaration: declaration, context: context)
            } catch {
                if role == "accessor" { throw error }
                return ""
            }
            return role == "accessor" ? entry.accessors : entry.peer
        case ("AnimatableMacro", "member"):
            return try AnimatableExpansion(declaration: declaration).member
        case ("AnimatableMacro", _):
            // Without a list the type conforms already.
            guard attachment.conformanceListSyntax != nil else { return "" }
            return AnimatableExpansion.conformance(of: attachment.extendedTypeSyntax?.source ?? "")
        default:
            // `@Previewable` and `@AnimatableIgnored` are only seen by the macros around them.
            return ""
        }
    }
}
