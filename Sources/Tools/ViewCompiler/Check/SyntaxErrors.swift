// SPDX-License-Identifier: MIT

/// The syntax errors of files. The parser reads the code after one of them wrongly, so other errors there may be its
/// consequences.
struct SyntaxErrors {
    /// The line from which on a file is read wrongly: that of its first syntax error, or of the bracket that it leaves open.
    private var firstLines: [String: Int] = [:]
    /// The syntax errors that another one in the same line precedes.
    private var repeated: Set<Diagnostic.Place> = []

    init(_ errors: [Diagnostic]) {
        var lines: Set<[String]> = []
        for error in errors where Self.isSyntax(error.message) {
            let (file, line) = (error.place.file, error.place.line)
            firstLines[file] = min(firstLines[file] ?? .max, line, error.openingLine ?? .max)
            if !lines.insert([file, String(line)]).inserted { repeated.insert(error.place) }
        }
    }

    /// Whether an error may be a consequence of a syntax error.
    func explain(_ place: Diagnostic.Place, _ message: String) -> Bool {
        Self.isSyntax(message) ? repeated.contains(place) : place.line >= firstLines[place.file] ?? .max
    }

    static func isSyntax(_ message: String) -> Bool {
        words.contains { message.hasPrefix($0) } && !message.hasPrefix("extraneous argument")
            && !message.hasPrefix("expected to be")
            || message.hasPrefix("keyword '") && message.contains(" cannot ")
    }

    private static let words = [
        "expected ", "found an unexpected ", "unterminated ", "unexpected ", "extraneous ", "consecutive ",
        "invalid character", "invalid escape", "unbalanced ",
    ]
}
