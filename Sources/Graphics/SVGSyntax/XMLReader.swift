// SPDX-License-Identifier: MIT

/// Parses the subset of XML that drawings use, one event at a time.
///
/// Foundation's `XMLParser` would load libxml2 into every program that draws an image. The version of libxml2 would
/// determine how entities and external files are handled.
///
/// This parser supports only the five predefined entities, because `SVGEntities` has expanded the others. It skips a
/// `DOCTYPE`, never opens another file, and stores only the names of the open elements.
///
/// Checks nesting, quotes, references and duplicate attributes, but not the characters of names. The bytes must be
/// valid UTF-8.
struct XMLReader {
    enum Event: Equatable {
        case start(name: String, attributes: [String: String])
        case end
        /// The text inside of a `style` element. All other text is skipped.
        case text(String)
    }

    /// The line of the last returned event, counted from 1.
    private(set) var line = 1

    private let bytes: [UInt8]
    private let depthLimit: Int
    private var position = 0
    /// The byte position up to which `line` has counted line breaks.
    private var countedTo = 0
    private var open: [String] = []
    private var hasRoot = false
    /// Whether the last start tag was `<…/>`, so that the next event is its end.
    private var endIsDue = false

    init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Reads the next event; nil at the end of the file. Only blanks, comments and processing instructions may follow
    /// the root element.
    mutating func next() throws(SVGError) -> Event? {
        if endIsDue {
            endIsDue = false
            open.removeLast()
            return .end
        }
        while position < bytes.count {
            countLines(to: position)
            guard bytes[position] == UInt8(ascii: "<") else {
                if let text = try readText() { return .text(text) }
                continue
            }
            if matches("<!--") {
                try skip(past: "-->", from: position + 4, inside: "a comment")
            } else if matches("<![CDATA[") {
                let start = position + 9
                try skip(past: "]]>", from: start, inside: "a CDATA section")
                if open.last == "style" { return .text(string(start..<(position - 3))) }
            } else if matches("<!DOCTYPE") {
                try skipDocumentType()
            } else if matches("<?") {
                try skip(past: "?>", from: position + 2, inside: "a processing instruction")
            } else if matches("</") {
                try readEndTag()
                return .end
            } else {
                return try readStartTag()
            }
        }
        if let last = open.last { throw error(.truncated(inside: "<\(excerpt(last))>")) }
        if !hasRoot { throw SVGError(.empty) }
        return nil
    }

    // MARK: Tags

    private mutating func readStartTag() throws(SVGError) -> Event {
        position += 1
        let name = try readName("an element's name")
        guard open.count < depthLimit else { throw error(.tooMany("levels of elements", limit: depthLimit)) }
        if open.isEmpty, hasRoot { throw error(.malformed("<\(excerpt(name))> after the end of the drawing")) }
        var attributes: [String: String] = [:]
        while true {
            let hadBlank = skipBlanks()
            guard position < bytes.count else { throw error(.truncated(inside: "<\(excerpt(name))>")) }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                break
            }
            if matches("/>") {
                position += 2
                endIsDue = true
                break
            }
            guard hadBlank else { throw error(.malformed("no blank before an attribute of <\(excerpt(name))>")) }
            let key = try readName("an attribute of <\(excerpt(name))>")
            _ = skipBlanks()
            guard position < bytes.count else { throw error(.truncated(inside: "<\(excerpt(name))>")) }
            guard bytes[position] == UInt8(ascii: "=") else {
                throw error(.malformed("the attribute \(excerpt(key)) has no value"))
            }
            position += 1
            _ = skipBlanks()
            let value = try readValue(of: key)
            guard attributes.updateValue(value, forKey: key) == nil else {
                throw error(.malformed("the attribute \(excerpt(key)) stands twice in <\(excerpt(name))>"))
            }
        }
        open.append(name)
        hasRoot = true
        return .start(name: name, attributes: attributes)
    }

    private mutating func readValue(of key: String) throws(SVGError) -> String {
        guard position < bytes.count else { throw error(.truncated(inside: "the attribute \(excerpt(key))")) }
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw error(.malformed("the value of \(excerpt(key)) is not in quotes"))
        }
        let start = position + 1
        var end = start
        while end < bytes.count, bytes[end] != quote {
            guard bytes[end] != UInt8(ascii: "<") else {
                throw error(.malformed("the value of \(excerpt(key)) has no closing quote"))
            }
            end += 1
        }
        guard end < bytes.count else { throw error(.truncated(inside: "the attribute \(excerpt(key))")) }
        position = end + 1
        return try resolvingReferences(start..<end)
    }

    private mutating func readEndTag() throws(SVGError) {
        position += 2
        let name = try readName("an element's name")
        _ = skipBlanks()
        guard position < bytes.count else { throw error(.truncated(inside: "</\(excerpt(name))>")) }
        guard bytes[position] == UInt8(ascii: ">") else { throw error(.malformed("</\(excerpt(name)) has no >")) }
        position += 1
        guard let last = open.popLast() else { throw error(.malformed("</\(excerpt(name))> closes nothing")) }
        guard last == name else {
            throw error(.malformed("</\(excerpt(name))> where </\(excerpt(last))> is due"))
        }
    }

    private mutating func readName(_ what: String) throws(SVGError) -> String {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF,
                UInt8(ascii: "_"), UInt8(ascii: ":"):
                break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                if position == start { throw error(.malformed("\(what) starts with no letter")) }
            default:
                if position == start { throw error(.malformed("\(what) is missing")) }
                return string(start..<position)
            }
            position += 1
        }
        throw error(.truncated(inside: what))
    }

    // MARK: Text

    /// Reads text up to the next tag. Returns the text inside of `style`, otherwise nil. Throws for text outside of the
    /// root element, except blanks.
    private mutating func readText() throws(SVGError) -> String? {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        if open.isEmpty, !bytes[start..<position].allSatisfy(isBlank) {
            throw error(.malformed("text outside of the drawing"))
        }
        return try open.last == "style" ? resolvingReferences(start..<position) : nil
    }

    /// The text with its references replaced. A replacement is never longer than its reference.
    private mutating func resolvingReferences(_ range: Range<Int>) throws(SVGError) -> String {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return string(range) }
        var result = String.UnicodeScalarView()
        var rest = string(range).unicodeScalars[...]
        while let ampersand = rest.firstIndex(of: "&") {
            result.append(contentsOf: rest[..<ampersand])
            rest = rest[rest.index(after: ampersand)...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                throw error(.malformed("& without a name and a semicolon"))
            }
            let name = String(rest[..<end])
            result.append(try character(named: name))
            rest = rest[rest.index(after: end)...]
        }
        result.append(contentsOf: rest)
        return String(result)
    }

    private mutating func character(named name: String) throws(SVGError) -> Unicode.Scalar {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { throw error(.unknownEntity(excerpt(name))) }
            let isHex = name.hasPrefix("#x")
            guard let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10), code > 0,
                let scalar = Unicode.Scalar(code)
            else { throw error(.malformed("&\(excerpt(name)); is no character")) }
            return scalar
        }
    }

    // MARK: Skipping

    private mutating func skipDocumentType() throws(SVGError) {
        var quote: UInt8?
        position += 9
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: ">"): return
            default: break
            }
        }
        throw error(.truncated(inside: "the DOCTYPE"))
    }

    private mutating func skip(past end: StaticString, from start: Int, inside what: String) throws(SVGError) {
        position = start
        while position < bytes.count {
            if matches(end) {
                position += end.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw error(.truncated(inside: what))
    }

    private mutating func skipBlanks() -> Bool {
        let start = position
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
        return position > start
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func matches(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in
            for i in 0..<count where bytes[position + i] != buffer[i] { return false }
            return true
        }
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func countLines(to end: Int) {
        guard end > countedTo else { return }
        for byte in bytes[countedTo..<end] where byte == 0x0A { line += 1 }
        countedTo = end
    }

    private mutating func error(_ reason: SVGError.Reason) -> SVGError {
        countLines(to: min(position, bytes.count))
        return SVGError(reason, line: line)
    }
}
