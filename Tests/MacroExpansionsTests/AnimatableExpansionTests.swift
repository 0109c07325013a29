// SPDX-License-Identifier: MIT

import MacroExpansions
import Testing

@Suite struct AnimatableExpansionTests {
    private func member(_ members: String, of head: String = "struct S: View") throws -> String {
        try AnimatableExpansion(declaration: "\(head) {\n\(members)\n}").member
    }

    @Test func oneVariableIsTheData() throws {
        #expect(
            try member("var a: CGFloat") == """
                var animatableData: CGFloat.AnimatableData {
                    get { a.animatableData }
                    set {
                        a.animatableData = newValue
                    }
                }
                """)
    }

    @Test func severalArePairs() throws {
        let made = try member("var a = 1.5\nvar b: Angle = .zero\nvar c = CGPoint(x: 1, y: 2)")
        #expect(
            made.contains(
                "SwiftUI.AnimatablePair<SwiftUI.AnimatablePair<Double.AnimatableData, Angle.AnimatableData>, CGPoint.AnimatableData>"
            ))
        #expect(made.contains("a.animatableData = newValue.first.first\n"))
        #expect(made.contains("b.animatableData = newValue.first.second\n"))
        #expect(made.contains("c.animatableData = newValue.second\n"))
    }

    @Test(arguments: [
        "let b = 1", "static var b = 1", "@AnimatableIgnored var b: Bool = f()", "var b: Int { a * 2 }",
        "@State var b = 1",
        "func f(x: Int) -> Int { var b = 1.0; return b }", "init(b: Int) { var b = 2.0 }", "struct T { var b: Int }",
        "@AnimatableIgnored\nvar b = f()", "// var b: Int",
    ])
    func theRestIsNotAnimated(_ other: String) throws {
        let alone = try member("var a: Double")
        #expect(try member("\(other)\nvar a: Double") == alone)
        #expect(try member("var a: Double\n\(other)") == alone)
    }

    @Test func isAsPublicAsItsType() throws {
        #expect(try member("var a: Double", of: "@Animatable public struct S").hasPrefix("public var"))
        #expect(
            try member("", of: "public struct S").hasPrefix("public var animatableData: SwiftUI.EmptyAnimatableData"))
    }

    /// In a module whose default is the main actor, the conformance would have that isolation, and the type with it.
    @Test(arguments: [
        ("struct A: Shape", true), ("struct A: SwiftUI.Shape, Sendable", true), ("struct A<T: Shape>: View", false),
        ("struct A: Equatable, InsettableShape where T: View", true), ("struct A", false),
    ])
    func shapesAreNotIsolated(_ head: String, _ isShape: Bool) throws {
        let expansion = try AnimatableExpansion(declaration: "\(head) { var a: Double }")
        let isolation = isShape ? "nonisolated " : ""
        #expect(expansion.conformance(of: "A") == "extension A: \(isolation)SwiftUI.Animatable {}")
        #expect(expansion.member.hasPrefix("\(isolation)var animatableData"))
    }

    @Test func uninferableTypesAreRequested() {
        #expect(throws: MacroError.self) { try member("var a = f()") }
    }
}
