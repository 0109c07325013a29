// SPDX-License-Identifier: MIT

/// Expands the entities that a file declares in its `DOCTYPE`. Illustrator declares namespaces like this.
///
/// Entities are expanded before parsing, up to a limit of bytes. External entities are never opened.
struct SVGEntities {
    private enum Value {
        case text([UInt8])
        /// An external entity, which is an error where it is used.
        case outside
    }

    private let bytes: [UInt8]
    private let limit: Int
    private var position = 0
    private var entities: [[UInt8]: Value] = [:]
    private var expandedCount = 0

    /// The file without its entity declarations, and with all entity references expanded.
    static func expanded(_ bytes: [UInt8], limits: SVGLimits) throws(SVGError) -> [UInt8] {
        var reader = SVGEntities(bytes, limit: limits.entityByteCount)
        guard let subset = try reader.subset() else { return bytes }
        return try reader.rest(behind: subset)
    }

    private init(_ bytes: [UInt8], limit: Int) { (self.bytes, self.limit) = (bytes, limit) }

    // MARK: Declarations

    /// Reads the declarations in the `DOCTYPE` and returns its range; nil if it declares nothing.
    private mutating func subset() throws(SVGError) -> Range<Int>? {
        while position < bytes.count {
            if matches("<!--") {
                try skip(past: "-->", inside: "a comment")
            } else if matches("<?") {
                try skip(past: "?>", inside: "a processing instruction")
            } else if matches("<!DOCTYPE") {
                let start = position
                return try readDocumentType() ? start..<position : nil
            } else if bytes[position] == UInt8(ascii: "<") {
                return nil
            } else {
                position += 1
            }
        }
        return nil
    }

    /// Reads the declarations in the internal subset of the `DOCTYPE`, and skips the rest of the `DOCTYPE`.
    /// - Returns: Whether there is an internal subset.
    private mutating func readDocumentType() throws(SVGError) -> Bool {
        position += "<!DOCTYPE".utf8.count
        var hasSubset = false
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readQuoted()
            case UInt8(ascii: "["):
                hasSubset = true
                position += 1
                try readDeclarations()
            case UInt8(ascii: ">"):
                position += 1
                return hasSubset
            default: position += 1
            }
        }
        throw error(.truncated(inside: "the DOCTYPE"))
    }

    private mutating func readDeclarations() throws(SVGError) {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "]") {
                position += 1
                return
            } else if matches("<!--") {
                try skip(past: "-->", inside: "a comment")
            } else if matches("<?") {
                try skip(past: "?>", inside: "a processing instruction")
            } else if matches("<!ENTITY") {
                position += "<!ENTITY".utf8.count
                try readEntity()
            } else if matches("<!") {
                try skipDeclaration()
            } else {
                // Skips blanks, and references to parameter entities (`%name;`).
                position += 1
            }
        }
        throw error(.truncated(inside: "the DOCTYPE"))
    }

    private mutating func readEntity() throws(SVGError) {
        skipBlanks()
        // Skips a parameter entity, which cannot occur in the text.
        if position < bytes.count, bytes[position] == UInt8(ascii: "%") { return try skipDeclaration() }
        let start = position
        while position < bytes.count, !isBlank(bytes[position]), bytes[position] != UInt8(ascii: ">") { position += 1 }
        let name = Array(bytes[start..<position])
        skipBlanks()
        guard position < bytes.count else { throw error(.truncated(inside: "the DOCTYPE")) }
        let isLiteral = bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        let value: Value = isLiteral ? .text(Self.withCharacters(try readQuoted())) : .outside
        // If a name is declared twice, the first declaration applies.
        if entities[name] == nil { entities[name] = value }
        try skipDeclaration()
    }

    /// Expands the character references in an entity's value, which XML does at the declaration.
    private static func withCharacters(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = text
        while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<ampersand]
            rest = rest[ampersand...]
            guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")),
                rest.dropFirst().first == UInt8(ascii: "#"),
                let scalar = scalar(String(decoding: rest[(ampersand + 2)..<end], as: UTF8.self))
            else {
                result.append(rest.removeFirst())
                continue
            }
            result += Array(String(scalar).utf8)
            rest = rest[(end + 1)...]
        }
        return result + rest
    }

    private static func scalar(_ digits: String) -> Unicode.Scalar? {
        let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap { $0 > 0 ? Unicode.Scalar($0) : nil }
    }

    // MARK: References

    /// Expands the references in the file. Replaces its declarations by blanks, so that line numbers stay the same.
    private mutating func rest(behind subset: Range<Int>) throws(SVGError) -> [UInt8] {
        var result = Array(bytes[..<subset.lowerBound])
        result += bytes[subset].map { $0 == 0x0A ? $0 : UInt8(ascii: " ") }
        position = subset.upperBound
        /// The quote that ends the current attribute value; nil outside of attribute values.
        var (isInTag, quote) = (false, UInt8?.none)
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            if byte == UInt8(ascii: "&") {
                let entity = try reference()
                if let entity {
                    try append(entity, inValue: quote != nil, [], to: &result)
                } else {
                    result += bytes[start..<position]
                }
                continue
            }
            if let open = quote {
                if byte == open { quote = nil }
            } else if isInTag {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
                if byte == UInt8(ascii: ">") { isInTag = false }
            } else if matches("<!--") {
                try skip(past: "-->", inside: "a comment")
                result += bytes[start..<position]
                continue
            } else if matches("<![CDATA[") {
                try skip(past: "]]>", inside: "a CDATA section")
                result += bytes[start..<position]
                continue
            } else if byte == UInt8(ascii: "<") {
                isInTag = true
            }
            result.append(byte)
            position += 1
        }
        return result
    }

    /// Reads the reference at the current `&` and returns the entity's name. If it is not the name of a declared
    /// entity, skips only the `&` and returns nil.
    private mutating func reference() throws(SVGError) -> [UInt8]? {
        guard let end = bytes[position...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: ";")),
            case let name = Array(bytes[(position + 1)..<end]), entities[name] != nil
        else {
            position += 1
            return nil
        }
        position = end + 1
        return name
    }

    private static let longestName = 256

    /// - Parameters:
    ///   - isInValue: Whether the reference is in an attribute value, in which an entity's quotes and `<` are escaped.
    ///   - outer: The names of the enclosing entities.
    private mutating func append(
        _ name: [UInt8], inValue isInValue: Bool, _ outer: [[UInt8]], to result: inout [UInt8]
    ) throws(SVGError) {
        let word = excerpt(String(decoding: name, as: UTF8.self))
        guard case .text(let text)? = entities[name] else { throw error(.outsideEntity(word)) }
        guard !outer.contains(name), outer.count < Self.deepest else {
            throw error(.malformed("the entity &\(word); refers to itself"))
        }
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte == UInt8(ascii: "&"),
                let end = text[index...].prefix(Self.longestName).firstIndex(of: UInt8(ascii: ";")),
                case let inner = Array(text[(index + 1)..<end]), entities[inner] != nil
            {
                try append(inner, inValue: isInValue, outer + [name], to: &result)
                index = end + 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\"") where isInValue: result += Array("&quot;".utf8)
            case UInt8(ascii: "'") where isInValue: result += Array("&apos;".utf8)
            case UInt8(ascii: "<") where isInValue: result += Array("&lt;".utf8)
            default: result.append(byte)
            }
            expandedCount += 1
            guard expandedCount <= limit else { throw error(.tooMany("bytes of expanded entities", limit: limit)) }
            index += 1
        }
    }

    private static let deepest = 32

    // MARK: Skipping

    private mutating func readQuoted() throws(SVGError) -> ArraySlice<UInt8> {
        let quote = bytes[position]
        guard let end = bytes[(position + 1)...].firstIndex(of: quote) else {
            throw error(.truncated(inside: "the DOCTYPE"))
        }
        defer { position = end + 1 }
        return bytes[(position + 1)..<end]
    }

    /// Skips past the next `>` that is not inside quotes.
    private mutating func skipDeclaration() throws(SVGError) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readQuoted()
            case UInt8(ascii: ">"):
                position += 1
                return
            default: position += 1
            }
        }
        throw error(.truncated(inside: "the DOCTYPE"))
    }

    private mutating func skip(past end: StaticString, inside what: String) throws(SVGError) {
        while position < bytes.count {
            if matches(end) {
                position += end.utf8CodeUnitCount
                return
            }
            position += 1
        }
        throw error(.truncated(inside: what))
    }

    private mutating func skipBlanks() {
        while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private func matches(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in (0..<count).allSatisfy { bytes[position + $0] == buffer[$0] } }
    }

    private func error(_ reason: SVGError.Reason) -> SVGError {
        SVGError(reason, line: 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A })
    }
}
