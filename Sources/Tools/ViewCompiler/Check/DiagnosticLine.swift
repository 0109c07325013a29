// SPDX-License-Identifier: MIT

/// A line of the compiler's output that begins with a place: `/A.swift:3:7: error: cannot find 'x' in scope`.
///
/// Parsed by hand, because a regular expression takes seconds for the thousands of lines of a large app.
struct DiagnosticLine {
    var place: Diagnostic.Place
    /// `error`, `warning` or `note`.
    var kind: Substring
    /// The message without the name of the warning's group, as in ` [#DeprecatedDeclaration]`.
    var message: Substring

    /// nil if the line does not begin with the place of a diagnostic.
    init?(_ line: Substring) {
        guard line.utf8.first == UInt8(ascii: "/") else { return nil }
        var rest = line.utf8.dropFirst()
        // A file's name may contain colons.
        while let colon = rest.firstIndex(of: Self.colon) {
            rest = rest[rest.index(after: colon)...]
            var after = rest
            guard let row = Self.number(&after), let column = Self.number(&after), after.first == UInt8(ascii: " "),
                let end = after.firstIndex(of: Self.colon), after.index(after: end) < after.endIndex
            else { continue }
            let kind = Substring(after[..<end].dropFirst())
            guard Self.kinds.contains(kind), after[after.index(after: end)] == UInt8(ascii: " ") else { continue }
            place = Diagnostic.Place(file: String(Substring(line.utf8[..<colon])), line: row, column: column)
            self.kind = kind
            message = Self.withoutGroup(Substring(after[after.index(end, offsetBy: 2)...]))
            return
        }
        return nil
    }

    private static let colon = UInt8(ascii: ":")
    private static let kinds: Set<Substring> = ["error", "warning", "note"]

    /// Takes a number and the colon behind it.
    private static func number(_ text: inout Substring.UTF8View) -> Int? {
        let digits = text.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty, digits.endIndex < text.endIndex, text[digits.endIndex] == colon else { return nil }
        text = text[text.index(after: digits.endIndex)...]
        return Int(Substring(digits))
    }

    static func withoutGroup(_ message: Substring) -> Substring {
        guard message.hasSuffix("]"), let start = message.lastIndex(of: "["), start > message.startIndex else {
            return message
        }
        let name = message[start...].dropFirst().dropLast()
        let blank = message.index(before: start)
        guard message[blank] == " ", name.hasPrefix("#"), name.count > 1,
            name.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return message }
        return message[..<blank]
    }
}
