// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ViewCompiler

@Suite struct StringSymbolsTests {
    /// The symbols that are declared for `code`. The catalog has a manual key with an English text for each entry of
    /// `texts`, and one key that Xcode has extracted.
    private func declarations(_ texts: [String: String], _ code: String) throws -> [String] {
        try TemporaryFolder.with { folder in
            let entries = texts.map { key, text in
                """
                "\(key)": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
                """
            }
            try folder.write(
                """
                {"sourceLanguage": "en", "version": "1.1", "strings": {"Extracted": {}, \(entries.joined(separator: ", "))}}
                """, to: "Localizable.xcstrings")
            return CatalogSymbols(catalogs: [folder.path + "/Localizable.xcstrings"], texts: [code]).declarations
        }
    }

    @Test(arguments: [
        ("Close", "close"), ("Common.Delete", "commonDelete"), ("Alert.OfflineMode.NoSync", "alertOfflineModeNoSync"),
        ("Australian pull-ups", "australianPullUps"), ("about/app", "aboutApp"), ("default", "default"),
    ])
    func keysHaveMembers(key: String, name: String) throws {
        let found = try declarations([key: "Words"], "Text(.\(name))")
        #expect(
            found == [
                "extension LocalizedStringResource { static var `\(name)`: LocalizedStringResource { LocalizedStringResource(\"\(key)\") } }",
                "extension LocalizedStringKey { static var `\(name)`: LocalizedStringKey { \"\(key)\" } }",
            ])
    }

    @Test func onlyManualKeysThatAreUsedAndNotTheAuthorsOwn() throws {
        #expect(try declarations(["Close": "Close"], "Text(.extracted)").isEmpty)
        #expect(try declarations(["Close": "Close"], "Text(.open)").isEmpty)
        #expect(try declarations(["Close": "Close"], "static let close = 1; Text(.close)").isEmpty)
    }

    /// The labels of parameters come from the text, and their types from the formats in the key.
    @Test func formatsBecomeParameters() throws {
        #expect(
            try declarations(["Day %lld": "Day %1$(number)lld"], "Text(.day(number: 3))").last
                == "extension LocalizedStringKey { static func `day`(number argument1: Int) -> LocalizedStringKey { \"Day \\(argument1)\" } }"
        )
        #expect(
            try declarations(["%@ of %.1f": "%2$(all).1f, %1$@"], "Text(.of(\"a\", all: 2))").last
                == "extension LocalizedStringKey { static func `of`(_ argument1: String, all argument2: Double) -> LocalizedStringKey { \"\\(argument1) of \\(argument2, specifier: \"%.1f\")\" } }"
        )
        // The key has no format specifier, so the argument is part of `defaultValue`.
        #expect(
            try declarations(["ageInYears": "%lld years"], "Text(.ageInYears(3))") == [
                "extension LocalizedStringResource { static func `ageInYears`(_ argument1: Int) -> LocalizedStringResource { LocalizedStringResource(\"ageInYears\", defaultValue: \"\\(argument1) years\") } }"
            ])
    }

    /// Each argument becomes one parameter, even if the text names it twice, out of order or not at all.
    @Test(arguments: [
        ("%@ twice", "%1$@ and %1$@", "_ argument1: String"),
        ("pair %@ %lld", "%2$lld %1$@", "_ argument1: String, _ argument2: Int"),
        ("second", "%2$@", "_ argument2: String"), ("%lld of all", "%@ of all", "_ argument1: String"),
        ("sure", "100%% %lld", "_ argument1: Int"),
    ])
    func parametersAreTheArguments(key: String, text: String, parameters: String) throws {
        let found = try declarations([key: text], "[.twice, .pair, .second, .ofAll, .sure]")
        #expect(!found.isEmpty && found.allSatisfy { $0.contains("(\(parameters)) -> ") }, "\(found)")
    }

    @Test func percentSignsAreNoFormats() throws {
        #expect(try declarations(["All": "100%% done"], "Text(.all)").last?.hasSuffix("{ \"All\" } }") == true)
        #expect(
            try declarations(["%lld%% done": "%lld%% done"], "Text(.done(3))").last?.hasSuffix(
                "{ \"\\(argument1)% done\" } }")
                == true)
        #expect(
            try declarations(["50% done": "50% done"], "Text(._50Done)").last?.hasSuffix("{ \"50% done\" } }") == true)
        // A substitution takes an argument, but the format is in its plural forms and not in this text. So nothing is
        // declared.
        #expect(try declarations(["Files": "%#@files@"], "Text(.files)").isEmpty)
    }

    @Test func damagedCatalogsDeclareNothing() throws {
        try TemporaryFolder.with { folder in
            try folder.write("{\"strings\": 3}", to: "Localizable.xcstrings")
            let path = folder.path + "/Localizable.xcstrings"
            #expect(
                CatalogSymbols(catalogs: [path, folder.path + "/none.xcstrings"], texts: ["Text(.a)"]).declarations
                    .isEmpty)
        }
    }
}
