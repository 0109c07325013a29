// SPDX-License-Identifier: MIT

import SwiftTokens
import Testing

/// Edits inside bodies do not change the interface of a file; all other edits do.
@Suite struct InterfaceTextTests {
    private static let code = """
        import SwiftUI
        struct Card: View {
            @State private var isOn = false
            let title: String
            var size: CGFloat = 3 { didSet { print("A") } }
            var double: CGFloat { size * 2 }
            var both: Int {
                get { 1 }
                set { print("B") }
            }
            lazy var made: Int = { 4 }()
            subscript(index: Int) -> Int { index + 5 }
            init(title: String = "C") { self.title = title }
            static func == (one: Card, other: Card) -> Bool { one.title == "D" }
            var body: some View {
                VStack { Text("E") }
            }
            func list<T: Sequence>(_ items: T, each: () -> Void = {}) where T.Element == Int { print("F") }
            enum Kind: Int { case first = 6, second }
            class func make() -> Int { 7 }
        }
        protocol Named { var name: String { get }; func rename(to name: String) }
        extension Card: Named {
            var name: String { "G" }
            func rename(to name: String) {}
        }
        #Preview("H") { Card(title: "I") }
        let total = [8].map { $0 + 9 }
        """

    /// Pairs of a text and its replacement.
    @Test(arguments: [
        ("size * 2", "size * 3"), ("get { 1 }", "get { 2 }"), ("print(\"B\")", "print(\"b\") { 3 }"),
        ("index + 5", "index"), ("self.title = title", "self.title = title + \"\""), ("\"D\"", "\"d\""),
        ("Text(\"E\")", "Text(\"E\").bold()"), ("print(\"F\")", "if true { print(\"F\") }"), ("{ 7 }", "{ 70 }"),
        ("{ \"G\" }", "{ \"g\" }"), ("Card(title: \"I\")", "Card(title: \"i\")"),
        ("import SwiftUI", "import SwiftUI // a comment"),
        ("rename(to name: String) {}", "rename(to name: String) { print() }"),
    ])
    func editsOfBodiesKeepIt(old: String, new: String) throws {
        #expect(Self.code.contains(old))
        #expect(InterfaceText(of: Self.code.replacing(old, with: new)).text == InterfaceText(of: Self.code).text)
    }

    @Test(arguments: [
        ("isOn = false", "isOn = true"), ("let title: String", "let title: Substring"), ("CGFloat = 3", "CGFloat = 4"),
        ("var double: CGFloat", "var double: Double"), ("set { print(\"B\") }", ""), ("{ 4 }()", "{ 40 }()"),
        ("index: Int", "index: UInt"), ("\"C\"", "\"c\""), ("other: Card", "other: Self"),
        ("some View {", "some Equatable {"), ("() -> Void = {}", "() -> Void = { print() }"),
        ("first = 6", "first = 5"), ("class func make", "static func make"), ("{ get }", "{ get set }"),
        ("; func rename(to name: String)", ""), ("extension Card: Named", "extension Card: Named, Hashable"),
        ("Preview(\"H\")", "Preview(\"h\")"), ("$0 + 9", "\"\\($0)\""), ("import SwiftUI", "import Charts"),
    ])
    func otherEditsChangeIt(old: String, new: String) throws {
        #expect(Self.code.contains(old))
        #expect(InterfaceText(of: Self.code.replacing(old, with: new)).text != InterfaceText(of: Self.code).text)
    }

    /// If the brackets do not match, every edit counts.
    @Test(arguments: ["func a() { 1", "func a() { 1 } }", "struct A { var b: Int { 1 }"])
    func unmatchedBracketsKeepEverything(code: String) {
        #expect(InterfaceText(of: code).text == code)
    }
}
