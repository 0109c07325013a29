// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import SwiftUI
import TestSupport
import Testing
import SwiftUICore

/// Texts translated by string tables, compared with texts that contain the translation.
@Suite @MainActor struct TranslationTests {
    /// String tables by language.
    private final class Tables: TranslationProvider {
        let words: [String: [String: Translation]]
        let warnings: [RenderWarning]

        init(_ words: [String: [String: Translation]], warnings: [RenderWarning] = []) {
            (self.words, self.warnings) = (words, warnings)
        }

        convenience init(de words: [String: String]) {
            self.init(["de": words.mapValues { Translation(.words($0)) }])
        }

        func translation(of key: String, inTable table: String?, for locale: Locale) -> Translation? {
            words[locale.language.languageCode?.identifier ?? ""]?[(table.map { $0 + "/" } ?? "") + key]
        }
    }

    private func drawn<V: View>(
        _ tables: Tables? = nil, _ locale: String = "de_DE", @ViewBuilder _ content: () -> V
    ) throws -> [DisplayItem.Content] {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        let host = ViewHost(
            size: CGSize(width: 600, height: 200), environment: environment, translations: tables, content: content)
        return try host.displayList().items.map(\.content)
    }

    private func expect(
        _ text: Text, _ tables: Tables, _ locale: String = "de_DE", isLike other: Text,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(
            try drawn(tables, locale) { text } == drawn(nil, locale) { other }, sourceLocation: sourceLocation)
    }

    // MARK: Keys

    @Test func theLocaleSelectsTheTable() throws {
        let tables = Tables(de: ["Good morning": "Guten Morgen"])
        try expect(Text("Good morning"), tables, isLike: Text(verbatim: "Guten Morgen"))
        try expect(Text("Good morning"), tables, "fr_FR", isLike: Text(verbatim: "Good morning"))
        try expect(Text("Good evening"), tables, isLike: Text(verbatim: "Good evening"))
    }

    @Test func onlyKeysAreLookedUp() throws {
        let tables = Tables(de: ["a": "b"])
        let computed = "a"
        try expect(Text(verbatim: "a"), tables, isLike: Text(verbatim: "a"))
        try expect(Text(computed), tables, isLike: Text(verbatim: "a"))
        try expect(Text(LocalizedStringKey(computed)), tables, isLike: Text(verbatim: "b"))
        try expect(Text("\(computed)"), tables, isLike: Text(verbatim: "a"))
    }

    @Test func tablesHaveNames() throws {
        let tables = Tables(de: ["Errors/a": "b", "a": "c"])
        try expect(Text("a", tableName: "Errors"), tables, isLike: Text(verbatim: "b"))
        try expect(Text("a"), tables, isLike: Text(verbatim: "c"))
        try expect(Text("a", tableName: "Others"), tables, isLike: Text(verbatim: "a"))
    }

    @Test func labelsAndButtonsAreTextsToo() throws {
        let tables = Tables(de: ["Save": "Sichern"])
        #expect(
            try drawn(tables) { Label("Save", systemImage: "star") }
                == drawn { Label(String("Sichern"), systemImage: "star") })
        #expect(try drawn(tables) { Button("Save") {} } == drawn { Button(String("Sichern")) {} })
    }

    @Test func wordsHaveMarkdownAndModifiers() throws {
        let tables = Tables(de: ["a **b**": "**x** y"])
        try expect(
            Text("a **b**").italic(), tables,
            isLike: (Text(verbatim: "x").bold() + Text(verbatim: " y")).italic())
    }

    @Test func theLocaleOfTheEnvironmentCounts() throws {
        let tables = Tables([
            "de": ["a": Translation(.words("Haus"))], "fr": ["a": Translation(.words("maison"))],
        ])
        #expect(
            try drawn(tables, "de_DE") { Text("a").environment(\.locale, Locale(identifier: "fr")) }
                == drawn(nil, "fr") { Text(verbatim: "maison") })
        struct Changing: View {
            @State private var locale = Locale(identifier: "de")
            var body: some View {
                Text("a").environment(\.locale, locale).task {
                    try? await Task.sleep(for: .seconds(1))
                    locale = Locale(identifier: "fr")
                }
            }
        }
        let host = ViewHost(size: CGSize(width: 600, height: 200), translations: tables) { Changing() }
        host.advance(to: 0.5)
        #expect(try host.displayList().items.map(\.content) == drawn { Text(verbatim: "Haus") })
        host.advance(to: 1.5)
        #expect(try host.displayList().items.map(\.content) == drawn { Text(verbatim: "maison") })
    }

    // MARK: Values

    @Test func keysAreBuiltAsInSwiftUI() throws {
        let (name, number) = ("Ada", 5)
        func finds(_ key: String, _ text: Text, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expect(
                text, Tables(de: [key: "found"]), isLike: Text(verbatim: "found"), sourceLocation: sourceLocation)
        }
        try finds("Hello, %@!", Text("Hello, \(name)!"))
        try finds("%lld of %lld", Text("\(number) of \(number)"))
        try finds("%lf", Text("\(1.5)"))
        try finds("%lf", Text("\(CGFloat(1.5))"))
        try finds("%f", Text("\(Float(1.5))"))
        try finds("%.2f km", Text("\(1.5, specifier: "%.2f") km"))
        try finds("%d %u %llu", Text("\(Int32(1)) \(UInt8(1)) \(UInt(1))"))
        try finds("%@ %%", Text("\(0.5, format: .percent) %"))
        try finds("a %@", Text("a \(Text("b").bold())"))
        try finds("100 %", Text("100 %"))
    }

    @Test func valuesFollowTheFormatOfTheTranslation() throws {
        let (name, number) = ("Ada", 1234)
        let both = Text("\(name) has \(number) apples")
        func has(_ words: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expect(
                both, Tables(de: ["%@ has %lld apples": words]), isLike: Text(verbatim: expected),
                sourceLocation: sourceLocation)
        }
        try has("%@ hat %lld Äpfel", "Ada hat 1.234 Äpfel")
        try has("%2$lld Äpfel hat %1$@", "1.234 Äpfel hat Ada")
        try has("%2$@ Äpfel: %1$@", "1.234 Äpfel: Ada")
        try has("%1$@ und %1$@", "Ada und Ada")
        // String catalogs may name the arguments, as in `%2$(count)lld`.
        try has("%2$(count)lld Äpfel: %1$(name)@", "1.234 Äpfel: Ada")
        try has("%(name)@: %(count)lld", "Ada: 1.234")
        try has("%1$@ (%2$lld)", "Ada (1.234)")
        try has("%2$08lld", String(format: "%08lld", locale: Locale(identifier: "de_DE"), 1234))
        try has("100 %% von %@", "100 % von Ada")
        try has("Äpfel", "Äpfel")
    }

    /// Translations with wrong or additional placeholders, with which `printf` would read arguments that do not exist.
    @Test func mismatchedFormatsAreHarmless() throws {
        let (name, number) = ("Ada", 7)
        func has(_ words: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try expect(
                Text("\(name) \(number)"), Tables(de: ["%@ %lld": words]), isLike: Text(verbatim: expected),
                sourceLocation: sourceLocation)
        }
        try has("%lld %@", "Ada 7")
        try has("%s %n %f", "Ada %n 7")
        try has("%@ %@ %@ %4$@", "Ada 7 %@ %4$@")
        try has("%", "%")
        try has("50% %#@", "50% %#@")
        try has("%#@nobody@ %1$", "%#@nobody@ %1$")
        try has("%999999999d", "%999999999d")
    }

    @Test func valuesKeepTheirLook() throws {
        let text = "*x*"
        try expect(
            Text("a \(Text("b").bold()) \(text)"), Tables(de: ["a %@ %@": "_%2$@_ %1$@"]),
            isLike: Text(verbatim: "*x*").italic() + Text(verbatim: " ") + Text(verbatim: "b").bold())
    }

    @Test func textsInTextsAreLookedUpToo() throws {
        try expect(
            Text("a \(Text("b"))"), Tables(de: ["a %@": "%@ A", "b": "B"]), isLike: Text(verbatim: "B A"))
    }

    // MARK: Numbers of things

    private func plural(_ forms: [String: String]) -> Translation {
        Translation(.plural(forms.mapValues { .words($0) }))
    }

    @Test func wordsGoByTheNumber() throws {
        let tables = Tables([
            "de": ["%lld files": plural(["one": "%lld Datei", "other": "%lld Dateien", "zero": "nichts"])],
            "ru": ["%lld files": plural(["one": "%lld файл", "few": "%lld файла", "many": "%lld файлов"])],
        ])
        for (number, locale, words) in [
            (0, "de", "nichts"), (1, "de", "1 Datei"), (2, "de", "2 Dateien"), (1, "ru", "1 файл"),
            (3, "ru", "3 файла"), (5, "ru", "5 файлов"), (21, "ru", "21 файл"),
        ] {
            try expect(Text("\(number) files"), tables, locale, isLike: Text(verbatim: words))
        }
    }

    @Test func partsGoByNumbersOfTheirOwn() throws {
        let files = Translation.Substitution(
            argument: 1, form: .plural(["one": .words("%arg Datei"), "other": .words("%arg Dateien")]))
        let folders = Translation.Substitution(
            argument: 2, form: .plural(["one": .words("einem Ordner"), "other": .words("%lld Ordnern")]))
        let tables = Tables([
            "de": [
                "%lld in %lld": Translation(
                    .words("%#@files@ in %#@folders@"), substitutions: ["files": files, "folders": folders])
            ]
        ])
        for (a, b, words) in [(1, 1, "1 Datei in einem Ordner"), (3, 2, "3 Dateien in 2 Ordnern")] {
            try expect(Text("\(a) in \(b)"), tables, isLike: Text(verbatim: words))
        }
    }

    @Test func selfReferencesEnd() throws {
        let loop = Translation.Substitution(argument: nil, form: .words("%#@a@"))
        let tables = Tables(["de": ["%lld": Translation(.words("%#@a@"), substitutions: ["a": loop])]])
        try expect(Text("\(1)"), tables, isLike: Text(verbatim: "%#@a@"))
    }

    // MARK: Strings

    @Test func stringsAreLookedUpInTheHostsLanguage() throws {
        struct Strings: View {
            let lines: (Bool) -> [String]
            var body: some View { Text(verbatim: lines(true).joined(separator: "|")) }
        }
        let (name, tables) = (
            "Ada", Tables(de: ["a": "A", "Hello %@": "Hallo %@", "T/a": "TA", "**b**": "**B**", "c %lld": "%lld C"])
        )
        let view = Strings { _ in
            [
                String(localized: "a"), String(localized: "Hello \(name)"), String(localized: "a", table: "T"),
                String(localized: "**b**"), String(localized: "a", locale: Locale(identifier: "fr")),
                String(localized: "c %lld", defaultValue: "\(1234) c"), String(localized: "no", defaultValue: "yes"),
                NSLocalizedString("a", comment: ""), NSLocalizedString("a", tableName: "T", comment: ""),
                NSLocalizedString("no", value: "none", comment: ""), NSLocalizedString("Hello %@", comment: ""),
                Bundle.main.localizedString(forKey: "a", value: nil, table: "T"),
                Bundle.main.localizedString(forKey: "no", value: "x", table: nil),
                Bundle.main.hostString(forKey: "a", value: nil, table: nil),
            ]
        }
        let expected = [
            "A", "Hallo Ada", "TA", "**B**", "a", "1.234 C", "yes", "A", "TA", "none", "Hallo %@", "TA", "x", "A",
        ]
        #expect(
            try drawn(tables) { view } == drawn { Text(verbatim: expected.joined(separator: "|")) })
        // Outside of a host there are no string tables, so keys are not translated.
        #expect(String(localized: "Hello \(name)") == "Hello Ada" && NSLocalizedString("a", comment: "") == "a")
    }

    @Test func resourcesCarryTheirTable() throws {
        let tables = Tables(de: ["T/a": "TA", "long.key": "kurz"])
        let resource = LocalizedStringResource("a", table: "T")
        try expect(Text(resource), tables, isLike: Text(verbatim: "TA"))
        try expect(
            Text(LocalizedStringResource("long.key", defaultValue: "short")), tables, isLike: Text(verbatim: "kurz"))
        try expect(
            Text(LocalizedStringResource("other.key", defaultValue: "short")), tables,
            isLike: Text(verbatim: "short"))
    }

    // MARK: Warnings

    @Test func eachMistakeInATableIsReportedOnce() throws {
        let warning = RenderWarning(.file, "x.strings", message: "x.strings: damaged")
        let host = ViewHost(
            size: CGSize(width: 60, height: 20), translations: Tables([:], warnings: [warning])
        ) { Text("a") }
        host.advance(to: 0)
        host.advance(to: 1)
        #expect(host.renderWarnings == [warning])
    }
}
