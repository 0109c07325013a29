// SPDX-License-Identifier: MIT

import Testing
import ViewCompiler

@Suite struct DeclarationScanTests {
    @Test func findsPreviewsAndViews() {
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
        #expect(scan.views == ["Shape1", "Card"])
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
        ("init(title: String = \"\", size: (Int, Int) = (1, 2)) {}", true),
        ("let title: String\n    init() { title = \"\" }", true),
        ("init(title: String, size: Int = 1) {}", false),
        ("@Environment(\\.x)\n    private var scheme", true),
        ("@State var value: Int\n    @State var other = 1", false),
        ("let make: () -> Void", false),
        ("var make: () -> Void = { let x: Int }", true),
        ("enum Kind { case a; var name: String { \"\" } }", true),
        ("func size(of value: Int) -> Int { let x: Int; x = value; return x }", true),
    ])
    func knowsWhichViewsNeedNoArguments(_ member: String, _ needsNone: Bool) {
        let scan = DeclarationScan(["struct V: View {\n    \(member)\n    var body: some View { EmptyView() }\n}"])
        #expect(scan.views == (needsNone ? ["V"] : []))
    }

    @Test func leavesOutViewsThatAreGenericOrHidden() {
        let scan = DeclarationScan([
            "struct Box<Content: View>: View { var body: some View { EmptyView() } }",
            "private struct A: View { var body: some View { EmptyView() } }\nfileprivate enum E { struct B: View {} }",
            "struct C: View { func f() { struct D: View {} } }",
        ])
        #expect(scan.views == ["C"])
    }

    @Test func findsTypesInTypes() {
        let scan = DeclarationScan([
            "enum Space { struct Inner: View {}\nenum Deep { struct P: PreviewProvider {} } }",
            "extension Space { struct Late: View {} }\nstruct Plain {}\nextension Plain: View {}",
        ])
        #expect(scan.views == ["Space.Inner", "Space.Late"])
        #expect(scan.providers == ["Space.Deep.P"])
        #expect(scan.types == ["Space", "Plain"])
    }

    @Test func viewsThatNoOtherNamesComeFirst() {
        let scan = DeclarationScan(["struct Part: View {}", "struct Whole: View { var body: some View { Part() } }"])
        #expect(scan.views == ["Whole", "Part"])
    }

    @Test func findsFunctionsAtTheTop() {
        let scan = DeclarationScan(["func arc4random() -> UInt32 { 4 }\nstruct A { func b() {} }"])
        #expect(scan.types == ["A", "arc4random"])
    }

    @Test func seesMacros() {
        #expect(DeclarationScan(["#Preview { Text(\"\") }"]).hasPreviewMacros)
        #expect(!DeclarationScan(["// #Preview { }", "let s = \"#Preview\""]).hasPreviewMacros)
    }

    /// Words and braces inside of literals are no declarations.
    @Test(arguments: [
        #""struct V: View { ""#, #""\"struct V: View {""#, #""a \(f("b \(c) {")) {""#, ##"#"raw " { \(no"#"##,
        "\"\"\"\nstruct V: View { \"quoted\" {\n\"\"\"", "/* { /* { */ { */ 1", "1 // {",
    ])
    func stringsAndCommentsAreBlank(_ text: String) {
        let scan = DeclarationScan(["let a = \(text)\nstruct W: View { var body: some View { EmptyView() } }\n"])
        #expect(scan.views == ["W"])
        #expect(scan.types == ["W"])
    }

    @Test func findsTheLinesOfStructures() {
        let texts = [
            "import SwiftUI\n\nstruct Card<T>: View {\n    private struct Part: View {}\n}\n",
            "// struct No\nstruct Other {}\nstruct Other {}",
        ]
        let places = DeclarationScan(texts).places(in: ["/a/Card.swift", "/a/Part.swift"], texts)
        #expect(
            places.mapValues { "\($0.file):\($0.line)" } == [
                "Card": "/a/Card.swift:3", "Part": "/a/Card.swift:4", "Other": "/a/Part.swift:2",
            ])
    }

    /// A view knows only its name, so it could be any of these.
    @Test func namesInSeveralFilesHaveNoPlace() {
        let texts = ["struct Card { struct Row {} }", "struct List { struct Row {} }", "struct Row {}"]
        let places = DeclarationScan(texts).places(in: ["/a/1.swift", "/a/2.swift", "/a/3.swift"], texts)
        #expect(places.keys.sorted() == ["Card", "List"])
    }
}
