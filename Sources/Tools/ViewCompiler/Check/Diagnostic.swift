// SPDX-License-Identifier: MIT

/// An error or a warning of the compiler, with its place.
package struct Diagnostic: Hashable {
    package struct Place: Hashable, Encodable, Sendable {
        package var file: String
        package var line: Int
        /// The column in bytes, counted from 1.
        package var column: Int

        package init(file: String, line: Int, column: Int) {
            (self.file, self.line, self.column) = (file, line, column)
        }
    }

    package var place: Place
    package var isError: Bool
    package var message: String
    /// The line of the bracket that a syntax error leaves open.
    var openingLine: Int?
    /// The text that the compiler prints below the marked line: a correction.
    var correction: PrintedCorrection?

    /// A correction as the compiler prints it, without the length of the text that it replaces.
    struct PrintedCorrection: Hashable {
        /// The column in bytes, counted from 1.
        var column: Int
        var text: String
    }

    package init(place: Place, isError: Bool, message: String) {
        (self.place, self.isError, self.message) = (place, isError, message)
    }

    /// Parses errors and warnings that have a place in a file; identical lines count once. An error that occurs only in
    /// a macro's expansion is placed at the macro.
    package static func parse(_ text: String) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var known: Set<Diagnostic> = []
        let lines = text.split(whereSeparator: \.isNewline)
        for (index, text) in lines.enumerated() {
            guard let line = DiagnosticLine(text) else { continue }
            if line.kind == "note" {
                if line.message.hasPrefix("to match this opening"), found.last?.place.file == line.place.file {
                    found[found.count - 1].openingLine = line.place.line
                }
                continue
            }
            let isGenerated = line.place.file.contains("/swift-generated-sources/")
            let place = isGenerated ? origin(ofExpansionAt: index, in: lines) : line.place
            var diagnostic = Diagnostic(
                place: place ?? line.place, isError: line.kind == "error", message: String(line.message))
            if diagnostic.isError, !isGenerated {
                diagnostic.correction = PrintedCorrection(below: lines[(index + 1)...], at: line.place.column)
            }
            if known.insert(diagnostic).inserted { found.append(diagnostic) }
        }
        // Most errors inside a macro expansion are also reported at the macro's arguments. So expansions are searched
        // only if no other error was found.
        if found.contains(where: \.isError) { return found }
        let expansion = #/^macro expansion \S+:\d+:\d+: (error|warning): (.*)$/#
        let origin = #/^[`|\s-]*(/.*?):(\d+):(\d+): note: expanded code originates here$/#
        for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("macro expansion ") {
            guard let match = try? expansion.wholeMatch(in: line), let place = try? origin.wholeMatch(in: next),
                let row = Int(place.2), let column = Int(place.3)
            else { continue }
            let diagnostic = Diagnostic(
                place: Place(file: String(place.1), line: row, column: column), isError: match.1 == "error",
                message: String(DiagnosticLine.withoutGroup(match.2)))
            if known.insert(diagnostic).inserted { found.append(diagnostic) }
        }
        return found
    }

    /// The place in the author's file at which a macro was expanded whose generated code has a diagnostic; nil if the
    /// compiler does not tell.
    private static func origin(ofExpansionAt index: Int, in lines: [Substring]) -> Place? {
        for text in lines[(index + 1)...] {
            guard let line = DiagnosticLine(text) else { continue }
            guard line.kind == "note" else { return nil }
            if line.message.hasPrefix("in expansion of macro"), !line.place.file.contains("/swift-generated-sources/") {
                return line.place
            }
        }
        return nil
    }

    /// The compiler's output without the messages about some files. A message includes the lines that follow it, such
    /// as the source line and notes.
    static func output(_ text: String, without files: Set<String>) -> String {
        var keeps = true
        var kept = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let first = DiagnosticLine(line), first.kind != "note" { keeps = !files.contains(first.place.file) }
            if keeps { kept += line + "\n" }
        }
        return kept
    }

    /// Errors without a place: the compiler crashed, or an option is wrong.
    static func placeless(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            for mark in ["<unknown>:0: error: ", "error: "] where line.hasPrefix(mark) {
                return String(line.dropFirst(mark.count))
            }
            return nil
        }
    }
}

extension Diagnostic.PrintedCorrection {
    /// The correction in the lines that follow a message: the code, the caret, and perhaps a text. Tabs in the printed
    /// code are expanded, so the caret tells the column.
    ///
    /// - Parameter column: The column of the message.
    init?(below lines: ArraySlice<Substring>, at column: Int) {
        guard lines.count > 2 else { return nil }
        let (mark, text) = (lines[lines.startIndex + 1], lines[lines.startIndex + 2])
        guard mark.allSatisfy({ $0 == " " || $0 == "~" || $0 == "^" }),
            let caret = mark.utf8.firstIndex(of: UInt8(ascii: "^")),
            let start = text.utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }), text.utf8.first != UInt8(ascii: "/"),
            DiagnosticText.declarationNote(text) == nil
        else { return nil }
        let words = text[start...]
        // Two corrections in one line cannot be told apart from one with spaces.
        guard !words.contains("  "), words.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let distance =
            text.utf8.distance(from: text.startIndex, to: start) - mark.utf8.distance(from: mark.startIndex, to: caret)
        guard column + distance > 0 else { return nil }
        self.init(column: column + distance, text: String(words))
    }
}

/// The subject of an error, classified by its message.
package enum DiagnosticSubject: Equatable {
    /// An unknown name that stands alone, not after a period.
    case noName(String)
    case noMember(String, of: String)
    case noModule(String)
    /// An unknown `@name` or `#name`.
    case noMacro(String)
    /// A macro of a package, by the module that implements it. Such modules are not built.
    case packageMacro(String)
    case colorLiteral
    /// A call whose arguments do not fit.
    case call
    /// An error whose message names no cause. Such an error often follows from another one.
    case vague
    case other

    /// The unknown name; nil for other subjects.
    var name: String? {
        switch self {
        case .noName(let name), .noMember(let name, _): name
        default: nil
        }
    }

    // Compiled once: reports of large apps classify thousands of messages. The expressions have no state.
    nonisolated(unsafe) private static let unknownName = #/^cannot find (?:type |operator )?'([^']+)' in scope/#
    nonisolated(unsafe) private static let unknownMember =
        #/^(?:value of (?:optional )?type|type|static member|reference to type) '(.+)' has no (?:dynamic )?member '([^']+)'/#
    nonisolated(unsafe) private static let unknownMemberType = #/^'([^']+)' is not a member type of \w+ '([^']+)'/#
    nonisolated(unsafe) private static let unownedMember = #/^no type has a member '([^']+)'/#
    nonisolated(unsafe) private static let unknownModule = #/^no such module '([^']+)'/#
    nonisolated(unsafe) private static let unknownMacro = #/^(?:unknown attribute|no macro named) '([^']+)'/#
    nonisolated(unsafe) private static let externalMacro =
        #/^external macro implementation type '([^'.]+)\.[^']+' could not be/#

    package init(_ message: String) {
        if let match = message.firstMatch(of: Self.unknownName) {
            // `$name` needs a wrapped property `name`. The real cause is an error at that property, so this message
            // counts as vague.
            self = match.1.hasPrefix("$") ? .vague : .noName(String(match.1))
        } else if let match = message.firstMatch(of: Self.unknownMember) {
            self = .noMember(String(match.2), of: String(match.1))
        } else if let match = message.firstMatch(of: Self.unknownMemberType) {
            self = .noMember(String(match.1), of: String(match.2))
        } else if let match = message.firstMatch(of: Self.unownedMember) {
            self = .noMember(String(match.1), of: "")
        } else if let match = message.firstMatch(of: Self.unknownModule) {
            self = .noModule(String(match.1))
        } else if let match = message.firstMatch(of: Self.unknownMacro) {
            self = .noMacro(String(match.1))
        } else if let match = message.firstMatch(of: Self.externalMacro),
            !Self.ownMacros.contains(String(match.1))
        {
            self = .packageMacro(String(match.1))
        } else if message.hasPrefix("could not infer type of color literal") {
            self = .colorLiteral
        } else if Self.vagueWords.contains(where: { message.hasPrefix($0) })
            || message.contains("could not be inferred")
        {
            self = .vague
        } else if Self.callWords.contains(where: { message.hasPrefix($0) }) {
            self = .call
        } else {
            self = .other
        }
    }

    /// The modules that implement the macros of the engine and of the compiler. If one cannot be loaded, no package is
    /// missing, but for example the limit of open files is low.
    private static let ownMacros: Set = [
        "FoundationMacros", "ObservationMacros", "PreviewsMacros", "SwiftMacros", "TestingMacros",
    ]
    private static let vagueWords = [
        // A property whose type is unknown; a member of a type that does not conform to its protocol.
        "referencing subscript 'subscript(dynamicMember:)' requires wrapper",
        "contextual member reference to static method",
        "cannot infer", "failed to produce diagnostic", "unable to infer", "reference to member",
        "type of expression is ambiguous",
        "the compiler is unable to type-check", "ambiguous use of", "'nil' requires a contextual type",
        "cannot call value of non-function",
        "result builder", "static method 'build", "return type of property", "type '()' cannot conform",
        "unable to determine",
        // The closure of `DispatchQueue.async` contains a value of an unknown type.
        "trailing closure passed to parameter of type 'DispatchWorkItem'",
    ]
    private static let callWords = [
        "no exact matches in call", "extra argument", "extra trailing closure", "missing argument",
        "incorrect argument",
        "argument passed to call that takes no arguments", "trailing closure passed", "contextual closure type",
        "cannot convert value", "instance method", "initializer", "static method", "argument type", "cannot invoke",
        "contextual type", "trailing closure",
    ]
}
