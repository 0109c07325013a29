// SPDX-License-Identifier: MIT

import TestSupport
import Testing
@testable import ViewCompiler

/// Uses of names that are newer than the oldest system of a project.
@Suite struct AvailabilityTests {
    private func newer(_ text: String, than minimum: Double?, declared: Set<String> = []) -> [String] {
        var report = CheckReport(path: "", files: 1)
        var declared = declared
        let words = ["A.swift": SourceWords(text, file: "A.swift") { _ in true }]
        report.addNewerNames(in: words, texts: [("A.swift", text)], minimum: minimum, &declared)
        return report.errors.map { "\($0.line):\($0.column) \($0.message)" }
    }

    private static let view = """
        struct A: View {
            var body: some View { Text("a").glassEffect() }
        }
        """

    @Test func aNewerNameIsAnError() {
        #expect(
            newer(Self.view, than: 17) == ["2:37 'glassEffect' is only available in iOS 26.0 or newer"])
        #expect(newer(Self.view, than: 26).isEmpty && newer(Self.view, than: nil).isEmpty)
        #expect(newer("@Observable final class A {}", than: 16.4).count == 1)
        #expect(newer("let a = b.buttonStyle(.glassProminent)", than: 18).count == 1)
        #expect(newer("func f() { NavigationStack { Text(\"NavigationStack\") } }", than: 15).count == 1)
    }

    /// Functions of the author with the same name are no uses. Neither are labels of arguments and properties.
    @Test func otherNamesAreNotUses() {
        #expect(newer(Self.view + "\nextension View { func glassEffect() -> some View { self } }", than: 15).isEmpty)
        #expect(newer(Self.view, than: 15, declared: ["glassEffect"]).isEmpty)
        #expect(newer("let a = b.inspector; f(inspector: a); inspector(a) // .glassEffect()", than: 13).isEmpty)
    }

    @Test(arguments: [
        "if #available(iOS 26, *) { a.glassEffect() }",
        "if x, #available(iOS 26.0, macOS 26, *), y { a.glassEffect() }",
        "func f() { guard #available(iOS 26, *) else { return }\n a.glassEffect() }",
        "@available(iOS 26.0, *)\nstruct A { func f() { a.glassEffect() } }",
        "@available(iOS, introduced: 26)\n@MainActor func f() { a.glassEffect() }",
        "@available(*, unavailable) func f() { a.glassEffect() }",
        "@Animatable @MainActor @available(iOS 26, *) struct A { func f() { a.glassEffect() } }",
        "@Model @Wrapped(value: (1, 2)) @available(iOS 26, *) final class A {}",
        "func f() { if #unavailable(iOS 26) { a } else { b.glassEffect() } }",
        "@available(iOS 26, *) extension A { var x: Int { 1 } func f() { a.glassEffect() } }",
    ])
    func guardedUsesAreFine(_ text: String) { #expect(newer(text, than: 17).isEmpty, "\(text)") }

    @Test(arguments: [
        "if #available(iOS 18, *) { a.glassEffect() }", "if #available(iOS 26, *) { a } else { b.glassEffect() }",
        "if #available(iOS 26, *) { a }\nb.glassEffect()",
        "func f() { guard #available(iOS 26, *) else { return a.glassEffect() } }",
        "func f() { guard #available(iOS 26, *) else { return } }\nfunc g() { a.glassEffect() }",
        "@available(iOS 26, *) func f() {}\nfunc g() { a.glassEffect() }",
        "@available(macOS 26, *) func f() { a.glassEffect() }",
        "@available(iOS, deprecated: 26) func f() { a.glassEffect() }",
    ])
    func otherUsesAreNot(_ text: String) { #expect(newer(text, than: 17).count == 1, "\(text)") }

    /// A use is an error exactly if the oldest system is older than the version that introduced the name.
    @Test(arguments: [13.0, 15, 16, 17, 17.4, 18, 26, 27])
    func theBoundIsTheVersionOfTheName(_ minimum: Double) {
        for (name, version) in [
            ("searchable", 15.0), ("presentationDetents", 16), ("inspector", 17), ("glassEffect", 26),
        ] {
            #expect(newer("a.\(name)()", than: minimum).isEmpty == (minimum >= version), "\(name) \(minimum)")
        }
    }

    @Test func manifestsAndProjectsNameTheOldestSystem() throws {
        func minimum(_ platforms: String) throws -> Double? {
            try TemporaryFolder.with { folder in
                try folder.write("let package = Package(name: \"A\", platforms: [\(platforms)])", to: "Package.swift")
                return LocalPackage(path: folder.path).minimumSystem
            }
        }
        #expect(try minimum(".macOS(.v14), .iOS(.v17)") == 17)
        #expect(try minimum(".iOS(.v17_4)") == 17.4)
        #expect(try minimum(#".iOS("16.4.1")"#) == 16.4)
        #expect(try minimum(".macOS(.v14)") == nil)
    }
}
