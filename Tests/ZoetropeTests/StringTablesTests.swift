// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import TestSupport
import Testing
import SwiftUICore
import Zoetrope

/// A text that a string table translates is drawn like a verbatim text with the translation.
@Suite @MainActor struct StringTablesTests {
    private func drawn(_ folders: [String], _ locale: String, _ text: Text) throws -> (
        items: [DisplayItem], warnings: [RenderWarning]
    ) {
        let settings = try RenderSettings(
            size: CGSize(width: 500, height: 60), assets: AssetLibrary(directories: folders),
            traits: Traits(locale: Locale(identifier: locale), layoutDirection: .leftToRight))
        let source = ViewFrameSource(settings) { text }
        return (try source.displayList(at: 0).items, source.warnings)
    }

    private func expect(
        _ text: Text, _ locale: String, in folders: String..., is words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (items, warnings) = try drawn(folders, locale, text)
        #expect(
            try items == drawn([], locale, Text(verbatim: words)).items, "\(words) in \(locale)",
            sourceLocation: sourceLocation)
        #expect(warnings.isEmpty, sourceLocation: sourceLocation)
    }

    // MARK: Tables of one language

    @Test func aFolderForEachLanguage() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "/* Titles */\n\"title\" = \"Hello\"; // en\n\"only\" = \"English\";\n",
                to: "en.lproj/Localizable.strings")
            try folder.write("\"title\" = \"Hallo \\\"Welt\\\"\";", to: "de.lproj/Localizable.strings")
            try folder.write("\"title\" = \"Grüß Gott\";", to: "de-AT.lproj/Localizable.strings")
            try folder.write("\"title\" = \"olá\";", to: "pt-BR.lproj/Localizable.strings")
            try folder.write("\"title\" = \"Ni hao\";", to: "zh-Hans.lproj/Localizable.strings")
            try folder.write("\"title\" = \"Nin hao\";", to: "zh_TW.lproj/Localizable.strings")
            for (locale, words) in [
                ("en_US", "Hello"), ("en_GB", "Hello"), ("de_DE", "Hallo \"Welt\""), ("de", "Hallo \"Welt\""),
                ("de_AT", "Grüß Gott"), ("de_CH", "Hallo \"Welt\""), ("pt", "olá"), ("zh_CN", "Ni hao"),
                ("zh", "Ni hao"),
                ("zh_TW", "Nin hao"), ("fr_FR", "Hello"),
            ] {
                try expect(Text("title"), locale, in: folder.path, is: words)
            }
            try expect(Text("only"), "de_DE", in: folder.path, is: "English")
            try expect(Text("neither"), "de_DE", in: folder.path, is: "neither")
            // The searched folder may itself be a language's folder.
            try expect(Text("title"), "de_DE", in: folder.path + "/de.lproj", is: "Hallo \"Welt\"")
        }
    }

    @Test func encodings() throws {
        let table = "\"a\" = \"Äpfel\";"
        for data in [Data(table.utf8), Data([0xEF, 0xBB, 0xBF] + table.utf8), table.data(using: .utf16)!] {
            try TemporaryFolder.with { folder in
                try folder.write([UInt8](data), to: "de.lproj/Localizable.strings")
                try expect(Text("a"), "de", in: folder.path, is: "Äpfel")
            }
        }
    }

    @Test func theBaseAndTablesOfNoLanguage() throws {
        try TemporaryFolder.with { folder in
            try folder.write("\"a\" = \"base\";", to: "Base.lproj/Localizable.strings")
            try folder.write("\"a\" = \"alone\";", to: "Alone.strings")
            try expect(Text("a"), "de", in: folder.path, is: "base")
            try expect(Text("a", tableName: "Alone"), "de", in: folder.path, is: "alone")
        }
    }

    @Test func theFirstFolderWinsWithinALanguage() throws {
        try TemporaryFolder.with { folder in
            try folder.write("\"a\" = \"1\";", to: "one/de.lproj/Localizable.strings")
            try folder.write("\"a\" = \"2\"; \"b\" = \"zwei\";", to: "two/de.lproj/Localizable.strings")
            let (one, two) = (folder.path + "/one", folder.path + "/two")
            try expect(Text("a"), "de", in: one, two, is: "1")
            try expect(Text("a"), "de", in: two, one, is: "2")
            try expect(Text("b"), "de", in: one, two, is: "zwei")
        }
    }

    @Test func dictionariesOfPlurals() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>%lld files in %lld</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
                <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>einer Datei</string><key>other</key><string>%lld Dateien</string></dict>
                <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>lld</string>
                <key>one</key><string>%lld Ordner</string><key>other</key><string>%lld Ordnern</string></dict>
                </dict></dict></plist>
                """, to: "de.lproj/Localizable.stringsdict")
            try folder.write("\"%lld files in %lld\" = \"plain\";", to: "de.lproj/Localizable.strings")
            for (a, b, words) in [(1, 2, "einer Datei in 2 Ordnern"), (5, 1, "5 Dateien in 1 Ordner")] {
                try expect(Text("\(a) files in \(b)"), "de_DE", in: folder.path, is: words)
            }
        }
    }

    // MARK: Catalogs

    private let catalog = """
        {
          "sourceLanguage" : "en", "version" : "1.0",
          "strings" : {
            "" : {},
            "hello" : { "comment" : "x", "extractionState" : "manual", "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Hello" } },
              "de" : { "stringUnit" : { "state" : "translated", "value" : "**Hallo**" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "Nin hao" } },
              "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
            "%lld files" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
              "de" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "falsch" } },
                "iphone" : { "variations" : { "plural" : {
                  "zero" : { "stringUnit" : { "state" : "translated", "value" : "keine Datei" } },
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Dateien" } } } } } } } } } },
            "%@: %lld in %lld" : { "localizations" : { "de" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@: %#@n@ in %#@m@" },
              "substitutions" : {
                "m" : { "argNum" : 3, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Kisten" } } } } },
                "n" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "ein Ding" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg Dinge" } } } } } } } } },
            "tap" : { "localizations" : { "de" : { "variations" : { "device" : {
              "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klick" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "Tipp" } } } } } } }
          }
        }
        """

    @Test func catalogs() throws {
        try TemporaryFolder.with { folder in
            try folder.write(catalog, to: "Localizable.xcstrings")
            try folder.write(catalog.replacing("**Hallo**", with: "Moin"), to: "Other.xcstrings")
            let path = folder.path
            try expect(Text("hello", tableName: "Other"), "de_DE", in: path, is: "Moin")
            #expect(
                try drawn([path], "de_DE", Text("hello")).items
                    == drawn([], "de_DE", Text(verbatim: "Hallo").bold()).items)
            for (locale, words) in [("en", "Hello"), ("fr", "Hello"), ("zh_TW", "Nin hao")] {
                try expect(Text("hello"), locale, in: path, is: words)
            }
            for (number, locale, words) in [
                (0, "de", "keine Datei"), (1, "de", "1 Datei"), (2000, "de", "2.000 Dateien"), (1, "en", "1 file"),
                (2, "en", "2 files"), (0, "fr", "0 files"),
            ] {
                try expect(Text("\(number) files"), locale, in: path, is: words)
            }
            let name = "Ada"
            try expect(Text("\(name): \(1) in \(4)"), "de", in: path, is: "Ada: ein Ding in 4 Kisten")
            try expect(Text("tap"), "de", in: path, is: "Tipp")
        }
    }

    // MARK: Damage

    @Test(arguments: [
        ("de.lproj/Localizable.strings", "\"a\" = \"b\"\n\"c\" = \"d\";"), ("de.lproj/Localizable.strings", "words"),
        ("de.lproj/Localizable.stringsdict", "<plist><dict>"), ("Localizable.xcstrings", "{\"strings\": {"),
        ("Localizable.xcstrings", "{\"strings\": [], \"sourceLanguage\": \"en\"}"), ("Localizable.xcstrings", ""),
    ])
    func aDamagedTableIsNamedOnce(file: String, content: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(content, to: file)
            try folder.write("\"whole\" = \"ganz\";", to: "de.lproj/Whole.strings")
            let text = Text("a") + Text("b") + Text("whole", tableName: "Whole")
            let (items, warnings) = try drawn([folder.path], "de", text)
            #expect(try items == drawn([], "de", Text(verbatim: "abganz")).items)
            #expect(warnings.map(\.kind) == [.file] && warnings.map(\.name) == [folder.path + "/" + file])
            #expect(warnings.first?.message.contains("\n") == false)
        }
    }

    @Test func emptyTablesAreNoDamage() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "de.lproj/Localizable.strings")
            try folder.write("/* nothing */", to: "en.lproj/Localizable.strings")
            try folder.write(
                "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"1.0\"}", to: "Localizable.xcstrings")
            try expect(Text("a"), "de", in: folder.path, is: "a")
        }
    }
}

/// Translations that vary by kind of device, such as iPhone and iPad.
@Suite @MainActor struct DeviceWordsTests {
    private func words(_ key: Text, _ size: CGSize, _ traits: Traits = Traits(), in folder: TemporaryFolder) throws
        -> [DisplayItem]
    {
        let settings = try RenderSettings(
            size: size, assets: AssetLibrary(directories: [folder.path]), traits: traits)
        return try ViewFrameSource(settings) { key }.displayList(at: 0).items
    }

    @Test func eachDeviceHasItsOwn() throws {
        try TemporaryFolder.with { folder in
            func unit(_ value: String) -> String {
                "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
            }
            func plural(_ one: String, _ other: String) -> String {
                "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
            }
            let tap = "{\"iphone\": \(unit("phone")), \"ipad\": \(unit("pad")), \"other\": \(unit("press"))}"
            let count =
                "{\"ipad\": \(plural("%lld tap", "%lld taps")), \"other\": \(plural("%lld click", "%lld clicks"))}"
            func localized(_ device: String) -> String {
                "{\"localizations\": {\"en\": {\"variations\": {\"device\": \(device)}}}}"
            }
            try folder.write(
                "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"tap\": \(localized(tap)), "
                    + "\"count %lld\": \(localized(count))}}", to: "Localizable.xcstrings")
            let (phone, pad) = (CGSize(width: 393, height: 852), CGSize(width: 820, height: 1180))
            let mac = Traits(system: .macOS15)
            let cases: [(Text, CGSize, Traits, String)] = [
                (Text("tap"), phone, Traits(), "phone"), (Text("tap"), pad, Traits(), "pad"),
                (Text("tap"), pad, mac, "press"), (Text("count \(1)"), phone, Traits(), "1 click"),
                (Text("count \(2)"), pad, Traits(), "2 taps"),
            ]
            for (text, size, traits, expected) in cases {
                #expect(
                    try words(text, size, traits, in: folder)
                        == words(Text(verbatim: expected), size, traits, in: folder), "\(expected)")
            }
        }
    }
}
