// SPDX-License-Identifier: MIT

/// A piece of a `printf` format, with Foundation's `%@` and the additions of string tables.
package enum FormatPiece: Equatable, Sendable {
    case literal(String)
    /// A placeholder for a value; positions count from 1.
    case value(position: Int?, specifier: FormatSpecifier, text: String)
    /// `%#@name@`: a placeholder for a substitution.
    case name(position: Int?, name: String, text: String)
    /// `%arg`: the value that the string's plural form depends on.
    case subject(text: String)

    /// The pieces in order. A malformed placeholder is kept as literal text.
    package static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...]
            if rest.hasPrefix("%%") {
                literal += "%"
                rest = rest.dropFirst(2)
            } else if let (piece, behind) = place(at: rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(piece)
                rest = behind
            } else {
                literal += "%"
                rest = rest.dropFirst()
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// Parses the placeholder at the start of `text`; nil if it is malformed. Hand-written for speed, because lists
    /// format a text for each row.
    private static func place(at text: Substring) -> (piece: FormatPiece, rest: Substring)? {
        var rest = text.dropFirst()
        func taken() -> String { String(text[..<rest.startIndex]) }
        if rest.hasPrefix("arg"), rest.dropFirst(3).first.map({ $0.isLetter || $0.isNumber }) != true {
            rest = rest.dropFirst(3)
            return (.subject(text: taken()), rest)
        }
        let position = takePosition(from: &rest)
        dropLabel(of: &rest)
        if rest.hasPrefix("#@") {
            let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" }
            rest = rest.dropFirst(2 + name.count)
            guard !name.isEmpty, rest.first == "@" else { return nil }
            rest = rest.dropFirst()
            return (.name(position: position, name: String(name), text: taken()), rest)
        }
        // More than six characters of flags, width and precision are malformed: they could request a huge string.
        let flags = rest.prefix { "-+#0123456789.'".contains($0) }
        guard flags.count <= 6, flags.count(where: { $0 == "." }) <= 1 else { return nil }
        rest = rest.dropFirst(flags.count)
        rest = rest.drop { "hlqztjL".contains($0) }
        guard let conversion = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else { return nil }
        rest = rest.dropFirst()
        let specifier = FormatSpecifier(flags: String(flags), conversion: conversion)
        return (.value(position: position, specifier: specifier, text: taken()), rest)
    }

    /// Removes a position such as `2$` from the start of `text` and returns its number; nil if there is none.
    private static func takePosition(from text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        let behind = text.dropFirst(digits.count)
        guard digits.count < 5, behind.first == "$", let position = Int(digits), position > 0 else { return nil }
        text = behind.dropFirst()
        return position
    }

    /// Removes the name of an argument, `(count)`, from the start of `text`. String catalogs name arguments for the
    /// members that Xcode generates.
    private static func dropLabel(of text: inout Substring) {
        guard text.first == "(" else { return }
        let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let behind = text.dropFirst(1 + name.count)
        if !name.isEmpty, behind.first == ")" { text = behind.dropFirst() }
    }
}

/// A `printf` conversion such as `.2f`, without the percent sign and the length modifier.
package struct FormatSpecifier: Equatable, Sendable {
    /// Flags, width and precision.
    package var flags: String
    package var conversion: Character
}
