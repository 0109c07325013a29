// SPDX-License-Identifier: MIT

import Foundation

/// Reads an XML document from front to end and reports its parts to the delegate. Documents are UTF-8 or UTF-16.
/// Document type declarations are skipped, so their entities are unknown.
open class XMLParser: NSObject {
    public enum ErrorCode: Int, Sendable {
        case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError, prematureDocumentEndError
        case invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError
        case invalidCharacterError
        case undeclaredEntityError = 26
        case unknownEncodingError = 31
        case attributeNotStartedError = 39, attributeNotFinishedError
        case attributeRedefinedError = 42
        case commentNotFinishedError = 45
        case processingInstructionNotFinishedError = 47
        case cdataNotFinishedError = 63
        case gtRequiredError = 73, tagNameMismatchError = 76
        case nameError = 68, lessThanSymbolInAttributeError = 38
        case delegateAbortedParseError = 512
    }
    public static let errorDomain = "NSXMLParserErrorDomain"

    open weak var delegate: (any XMLParserDelegate)?
    open var shouldProcessNamespaces = false
    open var shouldReportNamespacePrefixes = false
    /// Kept and ignored: no entity is loaded.
    open var shouldResolveExternalEntities = false
    open private(set) var parserError: (any Error)?
    open private(set) var lineNumber = 1
    open private(set) var columnNumber = 1

    private let data: Data
    private var text: [Unicode.Scalar] = []
    private var at = 0
    private var isAborted = false
    private var open: [OpenElement] = []

    /// An element whose end has not been read, and the namespaces that its start declared.
    private struct OpenElement {
        let qualifiedName: String
        let name: String
        let namespace: String?
        let declared: [(prefix: String, uri: String)]
    }

    public init(data: Data) { self.data = data }

    public convenience init(stream: InputStream) {
        var data = Data()
        stream.open()
        var bytes = [UInt8](repeating: 0, count: 4096)
        while case let count = stream.read(&bytes, maxLength: bytes.count), count > 0 {
            data.append(contentsOf: bytes[..<count])
        }
        stream.close()
        self.init(data: data)
    }

    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    open func abortParsing() { isAborted = true }

    /// Returns whether the document is well-formed and was not aborted.
    @discardableResult open func parse() -> Bool {
        (at, lineNumber, columnNumber, open, isAborted, parserError) = (0, 1, 1, [], false, nil)
        do {
            text = Array(try decode().unicodeScalars)
            delegate?.parserDidStartDocument(self)
            try document()
            delegate?.parserDidEndDocument(self)
            return true
        } catch {
            parserError = error
            delegate?.parser(self, parseErrorOccurred: error)
            return false
        }
    }

    // MARK: Reading

    private func failure(_ code: ErrorCode) -> any Error {
        NSError(domain: XMLParser.errorDomain, code: code.rawValue)
    }

    private func decode() throws -> String {
        guard !data.isEmpty else { throw failure(.emptyDocumentError) }
        let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if !isWide, let head = String(data: bytes.prefix(120), encoding: .isoLatin1)?.lowercased(),
            head.hasPrefix("<?xml"), head.contains("iso-8859-1"),
            let text = String(data: bytes, encoding: .isoLatin1)
        {
            return text
        }
        guard let text = String(data: bytes, encoding: isWide ? .utf16 : .utf8) else {
            throw failure(.unknownEncodingError)
        }
        return text
    }

    private var next: Unicode.Scalar? { at < text.count ? text[at] : nil }

    private func isNext(_ word: String) -> Bool { text[at...].starts(with: word.unicodeScalars) }

    private func advance(_ count: Int = 1) {
        for _ in 0..<count where at < text.count {
            if text[at] == "\n" { (lineNumber, columnNumber) = (lineNumber + 1, 1) } else { columnNumber += 1 }
            at += 1
        }
    }

    private func skipSpaces() { while let next, next.properties.isWhitespace { advance() } }

    /// The text before `end`, which is skipped as well.
    private func read(to end: String, or code: ErrorCode) throws -> String {
        let from = at
        while at < text.count, !isNext(end) { advance() }
        guard at < text.count else { throw failure(code) }
        let found = string(from..<at)
        advance(end.unicodeScalars.count)
        return found
    }

    private func string(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(text[range]))
    }

    private func readName() throws -> String {
        let from = at
        while let next, !next.properties.isWhitespace, !"<>/=?\"'&".unicodeScalars.contains(next) { advance() }
        guard at > from else { throw failure(.nameError) }
        return string(from..<at)
    }

    private func document() throws {
        var hasRoot = false
        while at < text.count {
            if isAborted { throw failure(.delegateAbortedParseError) }
            if isNext("<!--") {
                advance(4)
                let comment = try read(to: "-->", or: .commentNotFinishedError)
                delegate?.parser(self, foundComment: comment)
            } else if isNext("<![CDATA[") {
                advance(9)
                let content = try read(to: "]]>", or: .cdataNotFinishedError)
                guard !open.isEmpty else { throw failure(.documentStartError) }
                delegate?.parser(self, foundCDATA: Data(content.utf8))
            } else if isNext("<?") {
                try readInstruction()
            } else if isNext("<!") {
                try skipDeclaration()
            } else if isNext("</") {
                try readEnd()
            } else if next == "<" {
                if open.isEmpty, hasRoot { throw failure(.documentStartError) }
                hasRoot = true
                try readStart()
            } else {
                let found = try readText()
                if open.isEmpty {
                    guard found.allSatisfy(\.isWhitespace) else { throw failure(.documentStartError) }
                } else {
                    delegate?.parser(self, foundCharacters: found)
                }
            }
        }
        guard hasRoot, open.isEmpty else { throw failure(.prematureDocumentEndError) }
    }

    private func readInstruction() throws {
        advance(2)
        let target = try readName()
        let content = try read(to: "?>", or: .processingInstructionNotFinishedError)
        // The declaration of the document is no instruction.
        if target.lowercased() == "xml" { return }
        delegate?.parser(
            self, foundProcessingInstructionWithTarget: target,
            data: content.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func skipDeclaration() throws {
        var depth = 0
        while let next {
            if next == "[" { depth += 1 }
            if next == "]" { depth -= 1 }
            advance()
            if next == ">", depth == 0 { return }
        }
        throw failure(.prematureDocumentEndError)
    }

    private func readText() throws -> String {
        var found = String.UnicodeScalarView()
        while let next, next != "<" {
            if next == "&" {
                found.append(contentsOf: try readReference().unicodeScalars)
            } else {
                // Line ends are read as one line feed each.
                if next == "\r" {
                    if at + 1 >= text.count || text[at + 1] != "\n" { found.append("\n") }
                } else {
                    found.append(next)
                }
                advance()
            }
        }
        return String(found)
    }

    private func readReference() throws -> String {
        advance()
        let from = at
        while let next, next != ";" {
            guard at - from < 32, next != "<", !next.properties.isWhitespace else {
                throw failure(.undeclaredEntityError)
            }
            advance()
        }
        guard next != nil else { throw failure(.prematureDocumentEndError) }
        let name = string(from..<at)
        advance()
        if name.hasPrefix("#") {
            let isHex = name.hasPrefix("#x")
            guard let value = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
                let scalar = Unicode.Scalar(value), value != 0
            else { throw failure(isHex ? .invalidHexCharacterRefError : .invalidDecimalCharacterRefError) }
            return String(Character(scalar))
        }
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: throw failure(.undeclaredEntityError)
        }
    }

    private func readStart() throws {
        advance()
        let qualifiedName = try readName()
        var attributes: [String: String] = [:]
        while true {
            skipSpaces()
            guard let next else { throw failure(.prematureDocumentEndError) }
            if next == ">" || next == "/" { break }
            let name = try readName()
            skipSpaces()
            guard self.next == "=" else { throw failure(.attributeNotStartedError) }
            advance()
            skipSpaces()
            guard attributes.updateValue(try readValue(), forKey: name) == nil else {
                throw failure(.attributeRedefinedError)
            }
        }
        let isEmpty = next == "/"
        if isEmpty { advance() }
        guard next == ">" else { throw failure(.gtRequiredError) }
        advance()
        start(qualifiedName, attributes)
        if isEmpty, let element = open.popLast() { end(element) }
    }

    private func readValue() throws -> String {
        guard let quote = next, quote == "\"" || quote == "'" else { throw failure(.attributeNotStartedError) }
        advance()
        var value = String.UnicodeScalarView()
        while let next, next != quote {
            switch next {
            case "<": throw failure(.lessThanSymbolInAttributeError)
            case "&": value.append(contentsOf: try readReference().unicodeScalars)
            default:
                value.append(next.properties.isWhitespace ? " " : next)
                advance()
            }
        }
        guard next == quote else { throw failure(.attributeNotFinishedError) }
        advance()
        return String(value)
    }

    private func start(_ qualifiedName: String, _ given: [String: String]) {
        guard shouldProcessNamespaces else {
            open.append(OpenElement(qualifiedName: qualifiedName, name: qualifiedName, namespace: nil, declared: []))
            delegate?.parser(
                self, didStartElement: qualifiedName, namespaceURI: nil, qualifiedName: nil, attributes: given)
            return
        }
        var declared: [(prefix: String, uri: String)] = []
        var attributes = given
        for (name, value) in given.sorted(by: { $0.key < $1.key }) where name == "xmlns" || name.hasPrefix("xmlns:") {
            declared.append((name == "xmlns" ? "" : String(name.dropFirst(6)), value))
            attributes[name] = nil
        }
        let parts = qualifiedName.split(separator: ":", maxSplits: 1).map(String.init)
        let prefix = parts.count == 2 ? parts[0] : ""
        let known = declared.reversed() + open.reversed().flatMap { $0.declared.reversed() }
        let element = OpenElement(
            qualifiedName: qualifiedName, name: parts.last ?? qualifiedName,
            namespace: known.first { $0.prefix == prefix }?.uri ?? "", declared: declared)
        open.append(element)
        if shouldReportNamespacePrefixes {
            for (prefix, uri) in declared { delegate?.parser(self, didStartMappingPrefix: prefix, toURI: uri) }
        }
        delegate?.parser(
            self, didStartElement: element.name, namespaceURI: element.namespace, qualifiedName: qualifiedName,
            attributes: attributes)
    }

    private func readEnd() throws {
        advance(2)
        let name = try readName()
        skipSpaces()
        guard next == ">" else { throw failure(.gtRequiredError) }
        advance()
        guard let element = open.popLast(), element.qualifiedName == name else { throw failure(.tagNameMismatchError) }
        end(element)
    }

    private func end(_ element: OpenElement) {
        delegate?.parser(
            self, didEndElement: element.name, namespaceURI: element.namespace,
            qualifiedName: shouldProcessNamespaces ? element.qualifiedName : nil)
        if shouldProcessNamespaces, shouldReportNamespacePrefixes {
            for (prefix, _) in element.declared.reversed() { delegate?.parser(self, didEndMappingPrefix: prefix) }
        }
    }
}

public protocol XMLParserDelegate: AnyObject {
    func parserDidStartDocument(_ parser: XMLParser)
    func parserDidEndDocument(_ parser: XMLParser)
    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String])
    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?)
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)
    func parser(_ parser: XMLParser, foundCharacters string: String)
    func parser(_ parser: XMLParser, foundComment comment: String)
    /// The default calls `parser(_:foundCharacters:)`, as Foundation does for delegates without this method.
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
    func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error)
    /// Never called: documents are not validated.
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error)
}

extension XMLParserDelegate {
    public func parserDidStartDocument(_ parser: XMLParser) {}
    public func parserDidEndDocument(_ parser: XMLParser) {}
    public func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {}
    public func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {}
    public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String) {}
    public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
    public func parser(_ parser: XMLParser, foundComment comment: String) {}
    public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        self.parser(parser, foundCharacters: String(decoding: CDATABlock, as: UTF8.self))
    }
    public func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {}
    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {}
    public func parser(_ parser: XMLParser, validationErrorOccurred validationError: any Error) {}
}
