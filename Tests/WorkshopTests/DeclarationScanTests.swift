import Testing
import Workshop

@Suite struct DeclarationScanTests {
    @Test func findsWhatThereIsToShow() {
        let scan = DeclarationScan([
            """
            import SwiftUI
            struct Card: View { var body: some View { Text("struct Fake: View {") } }
            // struct Commented: View { var body: some View { EmptyView() } }
            struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
            @main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }
            struct Shape1: Shape { func path(in rect: CGRect) -> Path { Path() } }
            """
        ])
        #expect(scan.views == ["Card"])
        #expect(scan.providers == ["Card_Previews"])
        #expect(scan.apps == ["Shop"])
        #expect(scan.types == ["Card", "Card_Previews", "Shop", "Shape1"])
        #expect(!scan.hasPreviewMacros)
    }

    @Test(arguments: [
        ("@State private var isOn = false", true),
        ("let title: String", false),
        ("var title: String?", true),
        ("let title: String?", false),
        ("@Environment(\\.colorScheme) var scheme", true),
        ("@Binding var value: Int", false),
        ("static let all: [Int] = []", true),
        ("var double: Int { 2 }", true),
        ("init(title: String) {}", false),
        ("init() {}", true),
        ("enum Kind { case a; var name: String { \"\" } }", true),
        ("func size(of value: Int) -> Int { let x: Int; x = value; return x }", true),
    ])
    func knowsWhichViewsNeedNoArguments(_ member: String, _ needsNone: Bool) {
        let scan = DeclarationScan(["struct V: View {\n    \(member)\n    var body: some View { EmptyView() }\n}"])
        #expect(scan.views == (needsNone ? ["V"] : []))
    }

    @Test func leavesOutViewsThatAreGenericOrInside() {
        let scan = DeclarationScan([
            "struct Box<Content: View>: View { var body: some View { EmptyView() } }",
            "enum Space { struct Inner: View { var body: some View { EmptyView() } } }",
        ])
        #expect(scan.views == [])
    }

    @Test func seesMacros() {
        #expect(DeclarationScan(["#Preview { Text(\"\") }"]).hasPreviewMacros)
        #expect(!DeclarationScan(["// #Preview { }", "let s = \"#Preview\""]).hasPreviewMacros)
    }

    /// Words and braces in there are no declarations.
    @Test(arguments: [
        #""struct V: View { ""#, #""\"struct V: View {""#, #""a \(f("b \(c) {")) {""#, ##"#"raw " { \(no"#"##,
        "\"\"\"\nstruct V: View { \"quoted\" {\n\"\"\"", "/* { /* { */ { */ 1", "1 // {",
    ])
    func stringsAndCommentsAreBlank(_ text: String) {
        let scan = DeclarationScan(["let a = \(text)\nstruct W: View { var body: some View { EmptyView() } }\n"])
        #expect(scan.views == ["W"])
        #expect(scan.types == ["W"])
    }
}
