// SPDX-License-Identifier: MIT

// Imports FoundationEssentials only: all of Foundation would slow the start and enlarge the statically linked program
// (Tools/engine).
import FoundationEssentials
import Glibc
import MacroExpansions

// The compiler starts this program and exchanges JSON messages with it. Before each message comes its length, as eight
// little-endian bytes.

/// A message of the compiler. Messages with other keys are answered with an empty expansion.
struct Request: Decodable {
    struct Syntax: Decodable {
        struct Location: Decodable {
            var fileID: String
            var fileName: String
            var line: Int
            var column: Int
            /// The byte offset in the file at which `source` begins, with its leading blanks and comments.
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

/// A message to the compiler.
struct Answer: Encodable {
    struct Expansion: Encodable {
        var expandedSource: String
        var diagnostics: [Diagnostic] = []
    }
    struct Diagnostic: Encodable {
        struct Position: Encodable {
            var fileName: String
            var offset: Int
        }
        var message: String
        var severity = "error"
        var position: Position
        // Always empty, but the compiler requires these keys.
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []
    }
    struct Capability: Encodable {
        struct Version: Encodable { var protocolVersion = 7 }
        var capability = Version()
    }

    var expandMacroResult: Expansion?
    var getCapabilityResult: Capability?
}

enum Channel {
    /// - Returns: The next message; nil at the end of the input.
    static func read() -> Data? {
        guard let head = bytes(8) else { return nil }
        let count = head.enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        // An empty message ends the input.
        return count > 0 ? bytes(count) : nil
    }

    static func write(_ answer: Answer) throws {
        let body = try JSONEncoder().encode(answer)
        let all = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) } + body
        var written = 0
        while written < all.count {
            let count = all[written...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // The compiler has closed the pipe.
            guard count > 0 else { exit(0) }
            written += count
        }
    }

    private static func bytes(_ count: Int) -> Data? {
        var all = [UInt8](repeating: 0, count: count)
        var taken = 0
        while taken < count {
            let more = all[taken...].withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { return nil }
            taken += more
        }
        return Data(all)
    }
}

@main
struct Main {
    static func main() throws {
        while let message = Channel.read() {
            let request = try JSONDecoder().decode(Request.self, from: message)
            if let expansion = request.expandFreestandingMacro {
                try Channel.write(Answer(expandMacroResult: answer(to: expansion)))
            } else if let attachment = request.expandAttachedMacro {
                try Channel.write(Answer(expandMacroResult: answer(to: attachment)))
            } else if request.getCapability != nil {
                try Channel.write(Answer(getCapabilityResult: Answer.Capability()))
            } else {
                try Channel.write(Answer(expandMacroResult: Answer.Expansion(expandedSource: "")))
            }
        }
    }

    private static func answer(to expansion: Request.Expansion) -> Answer.Expansion {
        if expansion.macro.typeName == "RuleMacro" {
            return Answer.Expansion(expandedSource: TipExpansion.rule(expansion.syntax.source))
        }
        // `#Unique` and `#Index` of SwiftData declare nothing.
        guard expansion.macro.typeName == "PreviewMacro" else { return Answer.Expansion(expandedSource: "") }
        let syntax = expansion.syntax
        let preview = PreviewExpansion(
            // `name` must end like the names that the compiler itself makes for the expansion of `#Preview`.
            source: syntax.source, name: expansion.discriminator + "7PreviewfMu_",
            fileID: syntax.location?.fileID ?? "",
            start: (syntax.location?.line ?? 0, syntax.location?.column ?? 0))
        return Answer.Expansion(expandedSource: preview.text)
    }

    private static func answer(to attachment: Request.Attachment) -> Answer.Expansion {
        do throws(MacroError) {
            return Answer.Expansion(expandedSource: try expansion(of: attachment))
        } catch {
            let place = attachment.attributeSyntax.location
            let position = Answer.Diagnostic.Position(fileName: place?.fileName ?? "", offset: place?.offset ?? 0)
            return Answer.Expansion(
                expandedSource: "", diagnostics: [Answer.Diagnostic(message: error.message, position: position)])
        }
    }

    private static func expansion(of attachment: Request.Attachment) throws(MacroError) -> String {
        let declaration = attachment.declSyntax.source
        switch (attachment.macro.typeName, attachment.macroRole) {
        case ("EntryMacro", let role):
            let context = attachment.parentDeclSyntax?.source ?? attachment.lexicalContext?.first?.source ?? ""
            // The compiler expands the macro once per role. Only the accessor role throws, so that an error is
            // reported once.
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
            // Without a `conformanceListSyntax`, the type already declares the conformance, so nothing is added.
            guard attachment.conformanceListSyntax != nil else { return "" }
            return try AnimatableExpansion(declaration: declaration)
                .conformance(of: attachment.extendedTypeSyntax?.source ?? "")
        case ("ModelMacro", "member"):
            let conformances = attachment.conformanceListSyntax?.source ?? ""
            return try ModelExpansion(
                declaration: declaration, lacksConformance: conformances.contains("PersistentModel")
            ).members
        case ("ModelMacro", "memberAttribute"):
            return ModelExpansion.attribute(ofMember: declaration)
        case ("ModelMacro", _):
            guard attachment.conformanceListSyntax != nil else { return "" }
            return ModelExpansion.conformance(of: attachment.extendedTypeSyntax?.source ?? "")
        case ("PersistedPropertyMacro", "accessor"):
            return ModelExpansion.accessors(of: declaration)
        case ("PersistedPropertyMacro", _):
            return ModelExpansion.storage(of: declaration)
        case ("QueryMacro", let role):
            // The compiler expands the macro once per role. Only the accessor role throws, so that an error is reported
            // once.
            let query: QueryExpansion
            do throws(MacroError) {
                query = try QueryExpansion(
                    declaration: declaration, attribute: attachment.attributeSyntax.source,
                    context: attachment.parentDeclSyntax?.source ?? attachment.lexicalContext?.first?.source)
            } catch {
                if role == "accessor" { throw error }
                return ""
            }
            return role == "accessor" ? query.accessors : query.peer
        case ("ParameterMacro", let role):
            // An error is reported only once, in the accessor role.
            let parameter: TipExpansion
            do throws(MacroError) {
                parameter = try TipExpansion(parameter: declaration)
            } catch {
                if role == "accessor" { throw error }
                return ""
            }
            return role == "accessor" ? parameter.accessors : parameter.peer
        case ("GenerableMacro", let role):
            // An error is reported only once, in the role of the members.
            let generable: GenerableExpansion
            do throws(MacroError) {
                generable = try GenerableExpansion(
                    declaration: declaration, attribute: attachment.attributeSyntax.source)
            } catch {
                if role == "member" { throw error }
                return ""
            }
            return role == "member"
                ? generable.members
                : generable.extended(
                    attachment.extendedTypeSyntax?.source ?? "", conforms: attachment.conformanceListSyntax != nil)
        case ("ManagedMacro", "accessor"): return try ManagedExpansion.accessors(of: declaration)
        case ("ModelActorMacro", "member"):
            return try ModelActorExpansion(declaration: declaration).members
        case ("ModelActorMacro", _):
            guard attachment.conformanceListSyntax != nil else { return "" }
            return ModelActorExpansion.conformance(of: attachment.extendedTypeSyntax?.source ?? "")
        default:
            // `@Previewable` and `@AnimatableIgnored` only mark declarations for the macros around them.
            return ""
        }
    }
}
