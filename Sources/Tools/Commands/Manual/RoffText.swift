// SPDX-License-Identifier: MIT

/// A page of roff text, the format of `man`.
struct RoffText {
    private(set) var text = ""

    /// Appends a line unescaped.
    mutating func line(_ line: String) { text += line + "\n" }

    mutating func section(_ title: String) { line(".SH " + Self.escaped(title.uppercased())) }

    mutating func subsection(_ title: String) { line(".SS " + Self.escaped(title)) }

    mutating func paragraph(_ escaped: String) {
        line(".PP")
        line(Self.guarded(escaped))
    }

    mutating func tagged(_ tag: String, _ escaped: String) {
        line(".TP")
        line(Self.guarded(tag))
        line(Self.guarded(escaped))
    }

    mutating func item(_ tag: String, _ words: String) { tagged("\\fB\(Self.escaped(tag))\\fR", Self.escaped(words)) }

    mutating func preformatted(_ lines: [String]) {
        line(".PP")
        line(".nf")
        line(".RS 4")
        for words in lines { line(Self.guarded(Self.escaped(words))) }
        line(".RE")
        line(".fi")
    }

    /// Appends help text: paragraphs, titles in capitals, and indented lines, which are kept as they are.
    mutating func help(_ text: String) {
        var (words, block): ([String], [String]) = ([], [])
        func flush(_ page: inout RoffText) {
            if !words.isEmpty { page.paragraph(Self.escaped(words.joined(separator: " "))) }
            if !block.isEmpty { page.preformatted(block) }
            (words, block) = ([], [])
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isSetIn = line.hasPrefix("  ")
            if line.isEmpty || isSetIn != !block.isEmpty { flush(&self) }
            if isSetIn {
                block.append(String(line.dropFirst(2)))
            } else if line.hasSuffix(":"), line.allSatisfy({ $0.isUppercase || $0.isWhitespace || $0 == ":" }) {
                paragraph("\\fB" + Self.escaped(line.prefix(1) + line.dropFirst().lowercased()) + "\\fR")
            } else if !line.isEmpty {
                words.append(String(line))
            }
        }
        flush(&self)
    }

    /// Escapes control characters, and hyphens, which roff may break or replace.
    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for sign in text {
            switch sign {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "`": escaped += "\\(ga"
            case "^": escaped += "\\(ha"
            case "~": escaped += "\\(ti"
            case "\n": escaped += " "
            default: escaped.append(sign)
            }
        }
        return escaped
    }

    /// Protects a line that begins with a full stop, which marks a request.
    private static func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }
}
