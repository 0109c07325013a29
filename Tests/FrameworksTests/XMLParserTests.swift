// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Testing

@Suite struct XMLParserTests {
    /// Records the parts of a document as words.
    private final class Recorder: NSObject, XMLParserDelegate {
        var parts: [String] = []
        var stopsAt: String?

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            let attributes = attributeDict.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            parts.append("<\(namespaceURI.map { "{\($0)}" } ?? "")\(elementName)\(attributes)>")
            if elementName == stopsAt { parser.abortParsing() }
        }
        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
        ) { parts.append("</\(elementName)>") }
        func parser(_ parser: XMLParser, foundCharacters string: String) { parts.append(string) }
        func parser(_ parser: XMLParser, foundComment comment: String) { parts.append("#\(comment)") }
        func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
            parts.append("?\(target) \(data ?? "")")
        }
    }

    private func parts(_ text: String, _ change: (XMLParser, Recorder) -> Void = { _, _ in }) -> [String]? {
        let parser = XMLParser(data: Data(text.utf8))
        let recorder = Recorder()
        parser.delegate = recorder
        change(parser, recorder)
        return parser.parse() ? recorder.parts : nil
    }

    @Test func partsAreReportedInOrder() {
        let text = """
            <?xml version="1.0"?><!DOCTYPE feed [<!ENTITY x "y">]><?style a="b"?>\
            <feed a='1 &amp; 2'><!--note--><item/>t&#65;&#x42;<![CDATA[<q>]]></feed>
            """
        #expect(
            parts(text) == [
                "?style a=\"b\"", "<feed a=1 & 2>", "#note", "<item>", "</item>", "tAB", "<q>", "</feed>",
            ])
    }

    /// A prefix stands for the namespace of the nearest declaration around it.
    @Test func prefixesStandForNamespaces() {
        let text = "<a xmlns='u' xmlns:p='v'><p:b/><c xmlns='w'><d/></c></a>"
        #expect(
            parts(text) { parser, _ in parser.shouldProcessNamespaces = true }
                == ["<{u}a>", "<{v}b>", "</b>", "<{w}c>", "<{w}d>", "</d>", "</c>", "</a>"])
        #expect(parts("<p:a/>") == ["<p:a>", "</p:a>"])
    }

    @Test(arguments: [
        ("", 4), ("<a>", 5), ("<a></b>", 76), ("<a/><b/>", 3), ("<a b='1' b='2'/>", 42), ("<a>&none;</a>", 26),
        ("<a b=1/>", 39), ("<a>&#0;</a>", 7), ("text", 3), ("<a><!-- </a>", 45), ("<a><![CDATA[ </a>", 63),
    ])
    func mistakesEndTheDocument(text: String, code: Int) {
        let parser = XMLParser(data: Data(text.utf8))
        #expect(!parser.parse() && (parser.parserError as NSError?)?.code == code)
    }

    @Test func theDelegateCanStop() {
        #expect(parts("<a><b/><c/></a>") { _, recorder in recorder.stopsAt = "b" } == nil)
    }

    @Test func mistakesHaveAPlace() {
        let parser = XMLParser(data: Data("<a>\n  <b>\n</a>".utf8))
        #expect(!parser.parse() && parser.lineNumber == 3)
    }

    @Test func documentsMayBeUTF16() throws {
        let parser = XMLParser(data: try #require("<ä>ö</ä>".data(using: .utf16)))
        let recorder = Recorder()
        parser.delegate = recorder
        #expect(parser.parse() && recorder.parts == ["<ä>", "ö", "</ä>"])
    }
}
