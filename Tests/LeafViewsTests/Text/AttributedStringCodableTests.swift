// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// An attribute of an author.
private enum MoodAttribute: CodableAttributedStringKey {
    enum Value: String, Codable, Hashable, Sendable { case calm, wild }
    static let name = "test.mood"
}

extension AttributeScopes {
    fileprivate struct MoodAttributes: AttributeScope {
        let mood: MoodAttribute
        let swiftUI: SwiftUIAttributes
    }
    fileprivate var moods: MoodAttributes.Type { MoodAttributes.self }
}

private struct Note: Codable, Equatable {
    var title = AttributedString("Title")
    var optional: AttributedString?
    @CodableConfiguration(from: \.moods) var text = AttributedString()
}

@Suite struct AttributedStringCodableTests {
    /// A string of `count` runs whose attributes repeat every three runs.
    private static func string(runs count: Int) -> AttributedString {
        (0..<count).reduce(into: AttributedString()) { string, index in
            var part = AttributedString("part \(index) ")
            switch index % 3 {
            case 0: part.link = URL(string: "https://example.com/a")
            case 1: (part.inlinePresentationIntent, part.kern) = ([.emphasized, .code], 1.5)
            default: (part.tracking, part.uiKit.kern) = (0.25, 2)
            }
            string.append(part)
        }
    }

    private func coded<T: Codable>(_ value: T) throws -> T {
        try JSONDecoder().decode(T.self, from: JSONEncoder().encode(value))
    }

    @Test(arguments: [1, 2, 10, 11, 40]) func aStringSurvives(count: Int) throws {
        let string = Self.string(runs: count)
        #expect(string.runs.count == count)
        #expect(try coded(string) == string)
        #expect(try coded([string, AttributedString("plain"), AttributedString()]).count == 3)
    }

    @Test func hasApplesFormat() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func json(_ string: AttributedString) throws -> String {
            String(decoding: try encoder.encode(string), as: UTF8.self)
        }
        #expect(try json(AttributedString("plain")) == #""plain""#)
        var string = AttributedString("Read ")
        string.append(
            AttributedString("this", attributes: AttributeContainer().link(URL(string: "https://a.example")!)))
        #expect(try json(string) == #"["Read ",{},"this",{"NSLink":{"relative":"https://a.example"}}]"#)
        #expect(
            try json(Self.string(runs: 12)).hasPrefix(
                #"{"attributeTable":[{"NSLink":{"relative":"https://example.com/a"}},{"#))
        let table = #"{"runs":["a",0,"b",1,"c",0],"attributeTable":[{"NSLanguage":"de"},{}]}"#
        let decoded = try JSONDecoder().decode(AttributedString.self, from: Data(table.utf8))
        #expect(decoded.runs.map(\.languageIdentifier) == ["de", nil, "de"])
    }

    @Test(arguments: [#"["a",0]"#, #"{"runs":["a",1],"attributeTable":[{}]}"#, "[]", "3", #"{"runs":[]}"#])
    func refuses(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(AttributedString.self, from: Data(json.utf8))
        }
    }

    @Test func onlyAConfigurationKeepsTheAuthorsAttributes() throws {
        var string = AttributedString("calm")
        string[MoodAttribute.self] = .calm
        string.kern = 3
        let note = Note(title: string, optional: string, text: string)
        let copy = try coded(note)
        #expect(copy.text == string)
        #expect(copy.title[MoodAttribute.self] == nil && copy.title.kern == 3)
        #expect(copy.optional == copy.title)
        #expect(try coded(Note()) == Note())
    }

    @Test func aContainerSurvives() throws {
        var container = AttributeContainer()
        container.link = URL(string: "https://a.example")
        container[MoodAttribute.self] = .wild
        let data = try JSONEncoder().encode(
            container, configuration: AttributeScopes.MoodAttributes.encodingConfiguration)
        let copy = try JSONDecoder().decode(
            AttributeContainer.self, from: data, configuration: AttributeScopes.MoodAttributes.decodingConfiguration)
        #expect(copy == container)
    }

    /// SwiftUI's fonts and colours are not codable.
    @Test func attributesWithoutCodableKeysAreDropped() throws {
        var string = AttributedString("red")
        string.foregroundColor = .red
        #expect(try coded(string) == AttributedString("red"))
    }
}
