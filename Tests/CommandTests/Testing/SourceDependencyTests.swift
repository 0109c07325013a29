// SPDX-License-Identifier: MIT

import Testing

@testable import Commands

/// The dependencies of a file that `render test --changed` finds.
@Suite struct SourceDependencyTests {
    private func closure(of path: String, _ texts: [String: String]) -> [String] {
        SourceDependencies(texts).closure(of: path).sorted()
    }

    private let app = [
        "A": "#Preview { Card(style: .plain) }",
        "Card": "struct Card: View { var style: Style; var body: some View { Text(words).brand() } }",
        "Style": "enum Style { case plain }",
        "More": "extension Style { var color: Color { .mine } }",
        "Brand": "extension View { func brand() -> some View { self } }",
        "Words": "let other = 1, words = \"x\"",
        "Colors": "extension Color { static let mine = Color.red }",
        "Lonely": "struct Lonely: View { var body: some View { Text(verbatim: \"\\(Card.self)\") } }",
    ]

    @Test func namesLeadToFilesAndTheirFiles() {
        #expect(closure(of: "A", app) == ["A", "Brand", "Card", "Colors", "More", "Style", "Words"])
        #expect(closure(of: "Style", app) == ["Colors", "More", "Style"])
        // Names in interpolations count.
        #expect(closure(of: "Lonely", app).contains("Card"))
    }

    /// The type that wraps every preview is named in no preview.
    @Test func usedNamesLeadToTheirFilesFromEverywhere() {
        let texts = app.merging(["Theme": "struct Theme: PreviewModifier { let color = Color.mine }"]) { $1 }
        #expect(!SourceDependencies(texts).closure(of: "Style").contains("Theme"))
        let found = SourceDependencies(texts, used: ["Theme"]).closure(of: "Words")
        #expect(found == ["Words", "Theme", "Colors"])
    }

    @Test(arguments: [
        "infix operator +++", "extension Int: Marked {}", "extension Text { init(mine: Int) { self.init(\"\") } }",
        "extension Identifiable { var id: Int { 0 } }", "func == (a: Card, b: Card) -> Bool { true }",
        "extension View where Self: Marked { var body: some View { EmptyView() } }", "struct Broken {",
        "extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation(_ a: Int) {} }",
    ])
    func effectsWithoutANameReachAllFiles(text: String) {
        #expect(closure(of: "Style", app.merging(["New": text]) { $1 }).contains("New"))
    }

    @Test func patternsAndBackticksDeclareNames() {
        let texts = [
            "A": "let x = (first, `default`, last)", "B": "let (first, second) = (1, 2)", "C": "func `default`() {}",
            "D": "@MainActor\npublic final class last {}", "E": "struct Other {}",
        ]
        #expect(closure(of: "A", texts) == ["A", "B", "C", "D"])
    }
}
