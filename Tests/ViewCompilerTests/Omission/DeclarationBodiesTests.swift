// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewCompiler

/// Declarations and bodies that can be omitted separately.
@Suite struct DeclarationBodiesTests {
    private func part(_ source: String, around word: String) -> DeclarationBodies.Part? {
        let offset = source.utf8.count - source[source.range(of: word)!.lowerBound...].utf8.count
        return DeclarationBodies(source).smallest(around: offset) { $0.kind != .declaration }
    }

    private func text(_ part: DeclarationBodies.Part?, of source: String) -> String? {
        part.map { String(decoding: Array(source.utf8)[$0.range], as: UTF8.self) }
    }

    @Test(arguments: [
        ("struct A: View { var body: some View { HERE } }", DeclarationBodies.Kind.view, "A.body"),
        ("struct A: View { @ViewBuilder private func row(_ i: Int) -> some View { HERE } }", .view, "A.row()"),
        ("extension View { func glow() -> some View { HERE } }", .sameView("self"), "View.glow()"),
        (
            "struct M: ViewModifier { func body(content: Content) -> some View { HERE } }", .sameView("content"),
            "M.body()"
        ),
        (
            "struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HERE } }",
            .sameView("configuration.label"), "S.makeBody()"
        ),
        ("struct A { var bar: some ToolbarContent { HERE } }", .toolbarContent, "A.bar"),
        ("class A { func load() async throws { HERE } }", .nothing, "A.load()"),
        ("class A { func load() -> [String: (Int, Int)] { HERE } }", .empty("[:]"), "A.load()"),
        ("class A { var items: [(a: Int, b: Int)] { HERE } }", .empty("[]"), "A.items"),
        ("class A { var item: Item? { HERE } }", .empty("nil"), "A.item"),
        ("class A { var isOn: Bool { get { HERE } } }", .empty("false"), "A.isOn"),
        ("class A { func load() -> Item { HERE } }", .value, "A.load()"),
        ("class A { func load() -> (Int, Int) { HERE } }", .value, "A.load()"),
        ("class A { func load() -> Void { HERE } }", .nothing, "A.load()"),
        ("class A { init(a: Int = 3) { HERE } }", .value, "A.init()"),
        ("class A { var n: Int { get { HERE } set { other } } }", .empty("0"), "A.n"),
        ("class A { var n: Int { get { other } set { HERE } } }", .nothing, "A.n"),
        ("class A { var n = 1 { didSet { HERE } } }", .nothing, "A.n"),
        ("enum A { struct B { func f(_ x: (Int) -> Void) { HERE } } }", .nothing, "A.B.f()"),
        ("#Preview(\"A\") { HERE }", .view, "#Preview"), ("#Preview(HERE) { a }", .preview, "#Preview"),
    ])
    func bodiesAreWhatStandsForThem(source: String, kind: DeclarationBodies.Kind, name: String) {
        let found = part(source, around: "HERE")
        #expect(found?.kind == kind)
        #expect(found?.name == name)
    }

    @Test func aBodyIsTheTextBetweenItsBraces() {
        let source = "struct A: View { var body: some View { /* { */ HERE { \"}\" } } }"
        #expect(text(part(source, around: "HERE"), of: source) == " /* { */ HERE { \"}\" } ")
    }

    @Test func irreplaceableBodiesAreIgnored() {
        #expect(part("struct A: App { var body: some Scene { HERE } }", around: "HERE") == nil)
        #expect(part("struct A { let a = HERE() }", around: "HERE") == nil)
    }

    @Test(arguments: [
        ("struct A {\n    @State private var a = HERE()\n    var b = 1\n}", "@State private var a = HERE()"),
        ("struct A {\n    var a: HERE?\n    let b: Int\n}", "var a: HERE?"),
        ("class A { let a: HERE; init() { b() } }", "let a: HERE;"),
        ("class A { let a = HERE(); func f() {} }", "let a = HERE();"),
        (
            "struct A {\n    private(set) var a = [\n  HERE,\n ]\n    let b: Int\n}",
            "private(set) var a = [\n  HERE,\n ]"
        ),
        (
            "import X\n@MainActor final class HERE { var a = 1 }\nstruct B {}",
            "@MainActor final class HERE { var a = 1 }"
        ),
        ("import X\n\nstruct A: HERE { var a = 1 }", "struct A: HERE { var a = 1 }"),
        (
            "class A { @objc(foo) static func f(_ a: HERE) -> Int { 1 } }",
            "@objc(foo) static func f(_ a: HERE) -> Int { 1 }"
        ),
    ])
    func declarationsHaveTheirAttributes(source: String, wanted: String) {
        let offset = source.utf8.count - source[source.range(of: "HERE")!.lowerBound...].utf8.count
        #expect(
            text(DeclarationBodies(source).smallest(around: offset) { $0.kind == .declaration }, of: source) == wanted)
    }

    @Test(arguments: [
        ("Text(a)\n    .HERE(1) { x }\n    .padding()", ".HERE(1) { x }"),
        ("VStack { a }.HERE { x } label: { y }.padding()", ".HERE { x } label: { y }"),
    ])
    func aModifierGoesWithItsArguments(body: String, wanted: String) {
        let source = "struct A: View { var body: some View { \(body) } }"
        let offset = source.utf8.count - source[source.range(of: "HERE")!.lowerBound...].utf8.count
        let found = DeclarationBodies(source).expression(at: offset, .noMember("HERE", of: "some View"))
        #expect(found?.kind == .modifier)
        #expect(text(found, of: source) == wanted)
    }

    @Test func aViewGoesAndItsModifiersStay() {
        let source =
            "struct A: View { var body: some View { VStack { Text(a)\n    Here(1) { x }\n.frame(width: 3) } } }"
        let offset = source.utf8.count - source[source.range(of: "Here")!.lowerBound...].utf8.count
        let found = DeclarationBodies(source).expression(at: offset, .noName("Here"))
        #expect(found?.kind == .view)
        #expect(text(found, of: source) == "Here(1) { x }")
    }

    @Test(arguments: [
        (
            "VStack { Text(a)\n Map(at: HERE) { b }\n.frame(width: 1) }", DeclarationBodies.Kind.view,
            "Map(at: HERE) { b }"
        ),
        ("VStack { Text(a)\n.frame(width: f(HERE)) }", .modifier, ".frame(width: f(HERE))"),
        ("VStack { Text(a) }.sheet(item: $x) { HERE }.padding()", .modifier, ".sheet(item: $x) { HERE }"),
        ("VStack { Button { act() } label: { HERE } }", .view, "Button { act() } label: { HERE }"),
        ("VStack { HERE }", .view, "VStack { HERE }"),
    ])
    func theSmallestCallAroundAnErrorGoes(body: String, kind: DeclarationBodies.Kind, wanted: String) {
        let source = "struct A: View { var body: some View { \(body) } }"
        let offset = source.utf8.count - source[source.range(of: "HERE")!.lowerBound...].utf8.count
        let bodies = DeclarationBodies(source)
        let around = bodies.smallest(around: offset) { $0.kind != .declaration }!
        let found = bodies.call(around: offset, in: around.range)
        #expect(found?.kind == kind)
        #expect(text(found, of: source) == wanted)
    }

    @Test func argumentsAreNoViews() {
        let source = "struct A: View { var body: some View { f(Here(1)) } }"
        let offset = source.utf8.count - source[source.range(of: "Here")!.lowerBound...].utf8.count
        #expect(DeclarationBodies(source).expression(at: offset, .noName("Here")) == nil)
    }

    @Test(arguments: [
        "struct", "struct A {", "var", "func f(", "}", "@", "class A { init", "#Preview", "extension View { var",
    ])
    func anyTextIsScanned(source: String) {
        _ = DeclarationBodies(source)
    }
}
