// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewCompiler

/// Uses recorded compiler messages; no compiler is run.
struct CheckReportTests {
    private static let file = "/a/My.swift"

    private func material(_ source: String) -> CheckReport.Material {
        CheckReport.Material([Self.file: SourceWords(source, file: Self.file) { $0 == "SwiftUI" }])
    }

    private func report(
        _ source: String, _ errors: [(line: Int, column: Int, message: String)], absent: [NameFamily.Name] = [],
        modules: [String: [Diagnostic.Place]] = [:], incomplete: Set<String> = []
    ) -> CheckReport {
        let said = errors.map {
            "\(Self.file):\($0.line):\($0.column): error: \($0.message)\n 1 | code\n   |  `- error: x\n"
        }
        var report = CheckReport(path: "My.swift", files: 1)
        report.sort(
            Diagnostic.parse(said.joined()), in: material(source), absent: Set(absent), modules: modules,
            incomplete: incomplete, .standard)
        return report
    }

    /// A module that lacks a package may declare less than its author wrote.
    @Test func errorsAboutIncompleteModulesAreConsequences() {
        let source = "import SwiftUI\nimport Model\nlet store = Store()\n"
        let error = [(3, 13, "cannot find 'Store' in scope")]
        #expect(report(source, error).errors.count == 1)
        let report = report(source, error, incomplete: ["Model"])
        #expect(report.errors.isEmpty && report.consequences.count == 1)
        #expect(self.report(source, error, incomplete: ["Other"]).errors.count == 1)
    }

    /// A name that exists only with a missing package is that package's, not the author's mistake. A name that no package
    /// would bring stays an error.
    @Test(arguments: [
        ("#if canImport(Yams)", "#endif", true), ("#if canImport(Yams) && os(Linux)", "#endif", true),
        ("#if os(Linux)\n#if canImport(Yams)", "#endif\n#endif", true),
        ("#if !canImport(Yams)\nlet a = 1\n#else", "#endif", true),
        ("#if canImport(Yams) && os(macOS)", "#endif", false),
        ("#if os(macOS)", "#endif", false), ("#if canImport(AppKit)", "#endif", false),
    ])
    func namesThatNeedAMissingPackageAreLeftOut(_ start: String, _ end: String, isPackages: Bool) {
        let source = "import SwiftUI\n\(start)\nstruct Store {}\n\(end)\nlet store = Store()\n"
        let line = source.split(separator: "\n", omittingEmptySubsequences: false).count - 1
        let report = report(source, [(line, 13, "cannot find 'Store' in scope")])
        #expect(report.errors.isEmpty == isPackages)
        #expect(report.modules.map(\.name) == (isPackages ? ["Yams"] : []))
    }

    /// A report of some files has their findings alone, and may be one that they compile.
    @Test func aPartHasTheFindingsOfItsFiles() {
        let source = "import SwiftUI\nimport Realm\nlet a = Chart3D()\nlet b: Int = \"\"\n"
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        let message = "cannot convert value of type 'String' to specified type 'Int'"
        let whole = report(source, [(4, 14, message)], modules: ["Realm": [place]])
        #expect(whole.part(path: "My.swift", files: [Self.file]).errors == whole.errors && !whole.errors.isEmpty)
        #expect(whole.part(path: "My.swift", files: [Self.file]).modules == whole.modules)
        let other = whole.part(path: "Other.swift", files: ["/a/Other.swift"])
        #expect(other.compiles && other.files == 1 && other.modules.isEmpty)
    }

    /// The compiler may give up in a body because a name in it is unknown.
    @Test func slowExpressionsBesideUnknownNamesAreConsequences() {
        let source = """
            struct A: View {
                var body: some View {
                    VStack {
                        Unknown()
                    }
                }
                var other: some View {
                    Text("")
                }
            }
            """
        let slow = "the compiler is unable to type-check this expression in reasonable time; try breaking it up"
        let found = report(source, [(3, 9, slow), (4, 13, "cannot find 'Unknown' in scope"), (8, 9, slow)])
        #expect(found.errors.map(\.line) == [4, 8] && found.consequences.map(\.line) == [3])
    }

    /// A macro that a package implements: the package's plugin is not built.
    @Test func macrosOfPackagesAreMissingModules() {
        let source = "import SwiftUI\n@Nice struct A {}\nlet a = A().b\n"
        let found = report(
            source,
            [
                (2, 1, "external macro implementation type 'Nices.Nice' could not be found for macro 'Nice()'"),
                (3, 13, "value of type 'A' has no member 'b'"),
            ])
        #expect(found.modules.map(\.name) == ["Nices"] && found.modules[0].support == .unknown)
        #expect(found.errors.isEmpty && found.outcome == .leftOut)
    }

    /// UIKit and AppKit share some classes.
    @Test func classesOfBothFrameworksAreNotOfAnotherPlatform() {
        let name = NameFamily.Name(kind: .type, text: "NSShadow")
        var found = CheckReport(path: "My.swift", files: 1)
        let said = "\(Self.file):2:9: error: cannot find 'NSShadow' in scope\n"
        found.sort(
            Diagnostic.parse(said), in: material("import AppKit\nlet a = NSShadow()\n"), absent: [name], modules: [:],
            on: .macOS, .standard)
        #expect(found.missing.map(\.family) == ["AppKit"] && found.missing.map(\.support) == [.notYet])
    }

    /// Optional requirements need Objective-C. The errors that follow from them are no mistakes of the author.
    @Test func optionalRequirementsAreNamed() {
        let source = "import UIKit\n@objc protocol P {\n  @objc optional func f()\n}\nfunc g(_ p: P) { p.f?() }\n"
        let report = report(
            source,
            [
                (3, 9, "'optional' can only be applied to members of an '@objc' protocol"),
                (5, 21, "cannot use optional chaining on non-optional value of type '() -> ()'"),
            ])
        #expect(report.missing.flatMap(\.names).map(\.name) == ["objc optional"])
        #expect(report.errors.isEmpty && report.consequences.count == 1 && report.outcome == .notSupported)
    }

    /// A member that a class of Apple's publishes is missing; another unknown member is the author's mistake.
    @Test(arguments: [
        (
            "value of type 'UILabel' has no member 'enablesMarqueeWhenAncestorFocused'",
            "UILabel.enablesMarqueeWhenAncestorFocused"
        ),
        ("value of type 'UILabel' has no member 'hoverStyle'", "UIView.hoverStyle"),
        ("value of type 'Card' has no member 'hoverStyle'", "UIView.hoverStyle"),
        ("value of type 'UIStackView?' has no member 'readableContentGuide'", "UIView.readableContentGuide"),
        ("method does not override any method from its superclass", "UIView.resizableSnapshotView"),
        ("value of type 'UILabel' has no member 'glow'", nil), ("value of type 'Deck' has no member 'hoverStyle'", nil),
    ])
    func publishedMembersAreMissing(_ message: String, _ name: String?) {
        let source = """
            import UIKit
            class Card: UILabel {
              override func resizableSnapshotView() {}
            }
            struct Deck {}
            let a = b.c

            """
        let report = report(source, [message.hasPrefix("method") ? (3, 17, message) : (6, 11, message)])
        #expect(report.missing.flatMap(\.names).map(\.name) == [name].compactMap(\.self))
        #expect(report.errors.isEmpty == (name != nil))
    }

    /// A missing package may declare any attribute.
    @Test func attributesOfMissingPackagesAreConsequences() {
        let source = "import SwiftUI\nimport Realm\n@Persisted var name = 1\n"
        let error = [(3, 2, "unknown attribute 'Persisted'")]
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        #expect(report(source, error).errors.count == 1)
        let report = report(source, error, modules: ["Realm": [place]])
        #expect(report.errors.isEmpty && report.consequences.count == 1)
    }

    /// The name of an imported module is not a missing name: the import itself fails if the module is missing.
    @Test func modulesThatAreImportedAreNoMissingNames() {
        let source = "import UIKit\nimport SwiftUI\nlet a: UIKit.UIView\n"
        #expect(!CheckReport.candidates(in: material(source), .standard).contains { $0.text == "UIKit" })
    }

    /// The table of names lists C constants, such as `CATransform3DIdentity`, as functions, although they are used
    /// without a call.
    @Test func constantsStandAmongFunctions() {
        let source = "import UIKit\nimport SwiftUI\nlet a = CATransform3DIdentity\nlet b: CATransform3D\n"
        let kinds = CheckReport.candidates(in: material(source), .standard).reduce(into: [:]) { $0[$1.text] = $1.kind }
        #expect(kinds["CATransform3DIdentity"] == .function && kinds["CATransform3D"] == .type)
    }

    /// An error in a macro's expansion is reported at the place in the author's file where the macro was expanded.
    @Test func errorsInAnExpansionPointToTheMacro() {
        let said = """
            macro expansion @Entry:2:16: error: static property 'a' is not concurrency-safe [#MutableGlobalVariable]
            `- /a/My.swift:3:67: note: expanded code originates here
            1 | import SwiftUI
            """
        #expect(
            Diagnostic.parse(said) == [
                Diagnostic(
                    place: .init(file: "/a/My.swift", line: 3, column: 67), isError: true,
                    message: "static property 'a' is not concurrency-safe")
            ])
    }

    /// The compiler may name the file of the expansion, and the macro's place only in a note.
    @Test func errorsInAGeneratedFilePointToTheMacro() {
        let said = """
            /tmp/swift-generated-sources/@__swiftmacro_a.swift:2:11: error: cannot find '_t' in scope
                get { _t.wrappedValue }
                      ^~
            /a/My.swift:4:25: note: in expansion of macro 'Query' on var 't' here
            """
        let place = Diagnostic.Place(file: "/a/My.swift", line: 4, column: 25)
        #expect(Diagnostic.parse(said).map(\.place) == [place])
    }

    /// No overload can help where a type's initializer or a property has another type.
    @Test(arguments: [
        ("let p: CGPoint = Path()", 18, "cannot convert value of type 'Path' to specified type 'CGPoint'"),
        (
            "let t = Text(\"\"); let c: Color = Font.body", 39,
            "cannot convert value of type 'Font' to specified type 'Color'"
        ),
    ])
    func wrongTypesAreTheAuthorsMistakes(_ line: String, _ column: Int, _ message: String) {
        let report = report("import SwiftUI\n\(line)\n", [(2, column, message)])
        #expect(report.errors.count == 1 && report.calls.isEmpty)
    }

    @Test func aResultOfAnotherTypeMayBeAMissingOverload() {
        let source = "import SwiftUI\nlet s: Color = withAnimation { 1 }\n"
        let report = report(source, [(2, 16, "cannot convert value of type 'Int' to specified type 'Color'")])
        #expect(report.calls.map(\.name) == ["withAnimation"] && report.errors.isEmpty)
    }

    @Test func misspeltEnvironmentValuesAreNamed() {
        let source = "import SwiftUI\nstruct A: View {\n    @Environment(\\.colorSchem) var scheme\n}\n"
        let errors = [
            (3, 6, "no exact matches in call to initializer "),
            (3, 18, "cannot infer key path type from context; consider explicitly specifying a root type"),
        ]
        let name = NameFamily.Name(kind: .environment, text: "colorSchem")
        #expect(CheckReport.candidates(in: material(source), .standard).contains(name))
        let report = report(source, errors, absent: [name])
        #expect(report.calls.isEmpty && report.consequences.isEmpty && report.missing.isEmpty)
        #expect(report.errors.map(\.message) == ["value of type 'EnvironmentValues' has no member 'colorSchem'"])
        #expect(report.errors.map(\.fix) == ["colorScheme"] && report.errors.map(\.column) == [20])
        #expect(report.errors.map(\.endColumn) == [30])
        // A value that another module of the package declares exists.
        #expect(self.report(source, errors).calls.count == 1)
        // The author's own value is not probed.
        let own = source + "extension EnvironmentValues { @Entry var colorSchem = 1 }\n"
        #expect(!CheckReport.candidates(in: material(own), .standard).contains(name))
    }

    /// A missing package may declare an environment value, unless its name is a slip of the pen.
    @Test(arguments: [("theme", 0), ("colorSchmee", 1)])
    func packagesMayDeclareEnvironmentValues(_ name: String, _ count: Int) {
        let source = "import SwiftUI\nimport Kit\nstruct A: View {\n    @Environment(\\.\(name)) var value\n}\n"
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        let report = report(
            source, [(4, 6, "no exact matches in call to initializer ")],
            absent: [.init(kind: .environment, text: name)], modules: ["Kit": [place]])
        #expect(report.errors.isEmpty)
        #expect(report.consequences.count == 1)
    }

    /// The representable protocols that are missing declare `Context`.
    @Test func contextsOfMissingProtocolsAreConsequences() {
        let source = "import SwiftUI\nimport AppKit\nstruct A: NSViewRepresentable { func f(_ c: Context) {} }\n"
        let report = report(
            source, [(3, 46, "cannot find type 'Context' in scope")],
            absent: [.init(kind: .type, text: "NSViewRepresentable")])
        #expect(report.errors.isEmpty && report.consequences.count == 1)
    }

    /// Code of a checked-out package compiles on Apple's systems, so it is not the author's mistake.
    @Test func errorsInCheckedOutPackagesStandApart() {
        let source = "import SwiftUI\nlet number: Int = true\n"
        var report = report(source, [(2, 19, "cannot convert value of type 'Bool' to specified type 'Int'")])
        #expect(report.outcome == .ownErrors)
        report.separateDependencies { $0 == "/other.swift" }
        #expect(report.errors.count == 1 && report.dependencies.isEmpty)
        report.separateDependencies { $0 == Self.file }
        #expect(report.errors.isEmpty && report.dependencies.count == 1 && report.outcome == .notSupported)
        #expect(report.text(relativeTo: "/a").contains("Errors in checked-out packages\n  My.swift:2:19"))
    }

    @Test func parsesCompilerMessages() {
        let said = """
            /a/My.swift:3:5: error: cannot find 'List' in scope
            1 | struct A {
              |     `- error: cannot find 'List' in scope
            /a/My.swift:3:5: error: cannot find 'List' in scope
            /a/b c.swift:12:40: warning: 'animation' is deprecated: Use animation(_:value:). [#DeprecatedDeclaration]
            <unknown>:0: error: nothing
            """
        #expect(
            Diagnostic.parse(said) == [
                Diagnostic(
                    place: .init(file: "/a/My.swift", line: 3, column: 5), isError: true,
                    message: "cannot find 'List' in scope"),
                Diagnostic(
                    place: .init(file: "/a/b c.swift", line: 12, column: 40), isError: false,
                    message: "'animation' is deprecated: Use animation(_:value:)."),
            ])
    }

    @Test(arguments: [
        ("cannot find 'List' in scope", DiagnosticSubject.noName("List")),
        ("cannot find type 'ToggleStyle' in scope", .noName("ToggleStyle")),
        ("cannot find '$text' in scope", .vague),
        ("value of type 'some View' has no member 'sheet'", .noMember("sheet", of: "some View")),
        ("value of type 'Box<Text>' has no member 'a'", .noMember("a", of: "Box<Text>")),
        ("type 'Color' has no member 'yelow'", .noMember("yelow", of: "Color")),
        ("'Layout' is not a member type of struct 'Views.Text'", .noMember("Layout", of: "Views.Text")),
        ("no such module 'WebKit'", .noModule("WebKit")),
        ("unknown attribute 'FocusState'", .noMacro("FocusState")),
        ("no macro named 'Chart'", .noMacro("Chart")),
        (
            "external macro implementation type 'Nices.Nice' could not be found for macro 'Nice()'",
            .packageMacro("Nices")
        ),
        // The engine's own macros are there. If they cannot be loaded, nothing is missing.
        (
            "external macro implementation type 'PreviewsMacros.EntryMacro' could not be found for macro 'Entry()'",
            .other
        ),
        ("could not infer type of color literal", .colorLiteral),
        ("extra argument 'role' in call", .call),
        ("cannot infer contextual base in reference to member 'inline'", .vague),
        ("generic parameter 'C' could not be inferred", .vague),
        ("missing return in closure expected to return 'Int'", .other),
    ])
    func findsTheSubjectOfAnError(_ message: String, _ complaint: DiagnosticSubject) {
        #expect(DiagnosticSubject(message) == complaint)
    }

    @Test func groupsByFamilyWithEveryPlace() {
        let source = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    List { Text("List { }") } // List
                    List { Toggle("a", isOn: .constant(true)) }
                        .listStyle(.plain)
                }
            }
            """
        let report = report(
            source,
            [
                (4, 9, "cannot find 'List' in scope"),
                (6, 25, "cannot infer contextual base in reference to member 'plain'"),
            ],
            absent: [
                .init(kind: .type, text: "List"), .init(kind: .type, text: "Toggle"),
                .init(kind: .modifier, text: "listStyle"),
            ])
        #expect(report.missing.map(\.family) == ["Toggles", "Lists"])
        #expect(report.missing.map(\.count) == [1, 3])
        #expect(report.missing[1].names.map(\.name) == ["List", "listStyle"])
        #expect(
            report.missing[1].names[0].places == [
                .init(file: Self.file, line: 4, column: 9), .init(file: Self.file, line: 5, column: 9),
            ])
        #expect(report.errors.isEmpty && report.consequences.count == 1)
        #expect(
            report.summary(names: 2) == """
                List: SwiftUI has it, Zoetrope does not yet (2 uses)
                Toggle: SwiftUI has it, Zoetrope does not yet (1 use); 'render check' lists 1 more

                """)
        let text = report.text(relativeTo: "/a")
        #expect(text.hasPrefix("My.swift does not compile: 3 names missing\n"))
        #expect(text.contains("\nLists\n  List: not supported yet, 2 uses\n    My.swift:4:9\n    My.swift:5:9\n"))
    }

    @Test func tellsTheAuthorsErrorsApart() {
        let source = """
            import SwiftUI
            struct Menu: View {
                var body: some View { Text("a").sprung() }
                func f() { Text(verbatim: 1, a: 2).foregroundStyle(.yelow) }
            }
            """
        let report = report(
            source,
            [
                (3, 37, "value of type 'Text' has no member 'sprung'"),
                (4, 34, "extra argument 'a' in call"),
                (4, 57, "type 'ShapeStyle' has no member 'yelow'"),
            ])
        #expect(report.missing.isEmpty)
        #expect(
            report.errors.map(\.message) == [
                "value of type 'Text' has no member 'sprung'", "type 'ShapeStyle' has no member 'yelow'",
            ])
        #expect(report.calls.map(\.name) == ["Text"])
        // The author also declares a type named `Menu`, so `Menu` is not a candidate.
        #expect(!CheckReport.candidates(in: material(source), .standard).contains(.init(kind: .type, text: "Menu")))
    }

    @Test func namesMembersAndEnvironmentValues() {
        let source = """
            import SwiftUI
            struct A: View {
                @Environment(\\.scenePhase) var scenePhase
                var body: some View { Text("a").customAttribute(B()).background(Color.mint) }
            }
            """
        let report = report(
            source,
            [
                (3, 6, "no exact matches in call to initializer"),
                (3, 18, "cannot infer key path type from context; consider explicitly specifying a root type"),
                (4, 37, "value of type 'Text' has no member 'customAttribute'"),
                (4, 75, "type 'Color' has no member 'mint'"),
            ], absent: [.init(kind: .environment, text: "scenePhase")])
        #expect(report.missing.map(\.family) == ["Environment", "Colours", "Text"])
        #expect(report.missing.flatMap(\.names).map(\.name) == ["scenePhase", "Color.mint", "Text.customAttribute"])
        #expect(report.errors.isEmpty && report.calls.isEmpty)
    }

    /// The error at the import is not reported, because the module is already reported as missing.
    @Test func theImportOfAMissingModuleIsNoErrorBeside() {
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        let found = report(
            "import SwiftUI\nimport HealthKit\n", [(2, 8, "no such module 'HealthKit'")],
            modules: ["HealthKit": [place]])
        #expect(found.modules.map(\.name) == ["HealthKit"] && found.errors.isEmpty && found.consequences.isEmpty)
    }

    @Test func namesModules() {
        let source = "import SwiftUI\n              \n            \nlet a = MKRoute()\nlet b: LottieView\n"
        let places = [Diagnostic.Place(file: Self.file, line: 2, column: 8)]
        let report = report(
            source, [(5, 8, "cannot find type 'LottieView' in scope")], modules: ["SceneKit": places, "Lottie": places])
        #expect(report.modules.map(\.name) == ["Lottie", "SceneKit"])
        #expect(report.modules.map(\.support) == [.unknown, .never])
        #expect(report.errors.isEmpty && report.consequences.count == 1)
        #expect(report.text(relativeTo: "/a").contains("  SceneKit: not supported; My.swift:2:8\n"))
    }

    /// An unknown package may declare any name and extend any type. Errors about plain types alone are still the
    /// author's.
    @Test func errorsBesideAnUnknownPackageAreConsequences() {
        let source = """
            import SwiftUI
            import Lottie
            final class Player: AnimationBase { override func play() {} }
            let a = Text("").animated().count
            let b: Int = ""
            let c = start()
            """
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        let report = report(
            source,
            [
                (3, 21, "cannot find type 'AnimationBase' in scope"),
                (3, 50, "method does not override any method from its superclass"),
                (4, 18, "value of type 'Text' has no member 'animated'"),
                (5, 14, "cannot convert value of type 'String' to specified type 'Int'"),
                (6, 9, "cannot find 'start' in scope"),
            ], modules: ["Lottie": [place]])
        #expect(report.errors.map(\.line) == [5])
        #expect(report.consequences.map(\.line) == [3, 3, 4, 6])
        #expect(report.outcome == .ownErrors)
    }

    /// Another file imports the package. Its members are visible here, too, but a slip of the pen stays an error.
    @Test func membersOfAnUnknownPackageAreVisibleInAllFiles() {
        let report = report(
            "import SwiftUI\nlet a = Text(a).shimmered()\nlet b = Text(b).fonnt(.title)\nlet c = Text(c).paddingX()\n",
            [
                (2, 17, "value of type 'Text' has no member 'shimmered'"),
                (3, 17, "value of type 'Text' has no member 'fonnt'"),
                (4, 17, "value of type 'Text' has no member 'paddingX'"),
            ], modules: ["Shimmer": [Diagnostic.Place(file: "/a/Other.swift", line: 2, column: 8)]])
        #expect(report.errors.map(\.line) == [3] && report.consequences.map(\.line) == [2, 4])
    }

    private func sorted(_ said: String, _ source: String) -> CheckReport {
        var report = CheckReport(path: "My.swift", files: 1)
        report.sort(Diagnostic.parse(said), in: material(source), absent: [], modules: [:], .standard)
        return report
    }

    /// Errors behind a syntax error are its consequences. A bracket that is left open begins where it stands.
    @Test func errorsBehindASyntaxErrorAreConsequences() {
        let errors = [
            (line: 2, column: 1, message: "cannot find 'early' in scope"),
            (line: 3, column: 21, message: "expected ',' separator"),
            (line: 3, column: 30, message: "expected expression"),
            (line: 9, column: 8, message: "type 'Bare' does not conform to protocol 'View'"),
        ]
        let report = report("import SwiftUI\n", errors)
        #expect(report.errors.map(\.line) == [2, 3] && report.consequences.map(\.column) == [30, 8])
        let open = sorted(
            """
            /a/My.swift:4:5: error: cannot find 'late' in scope
            late()
            ^~~~
            /a/My.swift:9:2: error: expected '}' in struct
            }
             ^
            /a/My.swift:3:10: note: to match this opening '{'
            struct A {
                     ^
            """, "import SwiftUI\n")
        #expect(open.errors.map(\.line) == [9] && open.consequences.map(\.line) == [4])
        // The words begin like those of syntax errors.
        let label = self.report(
            "f(x: 1)\ng()\n",
            [
                (1, 2, "extraneous argument label 'x:' in call"), (2, 1, "cannot find 'g' in scope"),
            ])
        #expect(label.errors.count == 2 && label.consequences.isEmpty)
    }

    /// A call beside an unknown name, and the binding of a property that has an error.
    @Test func errorsBesideAnUnknownNameAreConsequences() {
        let source = """
            import SwiftUI
            struct A: View {
                @State private var name: Strin = ""
                var body: some View {
                    Text(titel)
                        .padding(1, 2)
                    TextField("", text: $name)



                    Text("").padding(1, 2)
                }
            }
            """
        let report = report(
            source,
            [
                (3, 30, "cannot find type 'Strin' in scope"), (5, 14, "cannot find 'titel' in scope"),
                (6, 21, "extra argument in call"), (7, 29, "cannot find '$name' in scope"),
                (11, 29, "extra argument in call"),
            ])
        #expect((report.errors + report.calls).map(\.line) == [3, 5, 11])
        #expect(report.consequences.map(\.line) == [6, 7])
    }

    /// The compiler prints corrections below the mark: a word replaces a word, other texts are inserted.
    @Test(
        arguments: [
            (
                "a.b(widht: 20)", 4, "incorrect argument label in call (have 'widht:', expected 'width:')", "   ^~~~~~",
                "    width",
                "a.b(width: 20)"
            ),
            ("    a()", 5, "call can throw but is not marked with 'try'", "    ^", "    try ", "    try a()"),
            ("\ta()", 2, "call can throw but is not marked with 'try'", "        ^", "        try ", "\ttry a()"),
            ("  a(b c)", 6, "expected ',' separator", "     ^", "     ,", "  a(b, c)"),
            (
                "  Text(\"Hello\"", 15, "expected ',' separator", "              ^", "              ,",
                "  Text(\"Hello\")"
            ),
            ("  { a(b }", 8, "expected ',' separator", "       ^", "       ,", "  { a(b) }"),
            ("a b", 2, "consecutive statements on a line must be separated by ';'", " ^", " ;", nil),
            ("a.tést(x)", 3, "no member 'tést'", "  ^~~~", "  test", "a.test(x)"),
            ("a(b", 0, "expected ',' separator", "^", ",", nil),
            ("a(b)", 1, "cannot find 'a' in scope", "^", "/a/My.swift:9:9: warning: unused", nil),
        ] as [(String, Int, String, String, String, String?)])
    func correctionsOfTheCompiler(
        _ line: String, _ column: Int, _ message: String, _ mark: String, _ below: String, _ wanted: String?
    ) {
        let printed = line.replacing("\t", with: "        ")
        let said = "/a/My.swift:1:\(column): error: \(message)\n\(printed)\n\(mark)\n\(below)\n"
        let failure = sorted(said, line + "\nText(\"There\")\n").errors.first
        #expect(failure != nil)
        #expect(failure?.correction?.corrected == wanted)
    }

    @Test func aMisspeltNameHasACorrection() {
        let report = report(
            "let total = 1\nlet a = Text(totl)\n", [(2, 14, "cannot find 'totl' in scope")])
        #expect(report.errors.first?.correction?.corrected == "let a = Text(total)")
    }

    @Test func anUnknownCollectionIsTheOnlyError() {
        let errors = [
            (line: 3, column: 9, message: "cannot find 'itemz' in scope"),
            (line: 4, column: 5, message: "initializer 'init(_:)' requires that 'Binding<Subject>' conform to 'P'"),
        ]
        #expect(report("import SwiftUI\n", errors).errors.map(\.line) == [3])
        #expect(report("import SwiftUI\n", [errors[1]]).errors.map(\.line) == [4])
    }

    /// Only names that are almost equal are suggested.
    @Test func misspeltNamesHaveAFix() {
        let source = """
            import SwiftUI
            struct Card: View {
                var total = 1
                var body: some View { Text("\\(totl)").forgroundStyle(.red) }
                let a: Crad, b: Colr, c = xyz
            }
            """
        let report = report(
            source,
            [
                (4, 36, "cannot find 'totl' in scope"), (4, 43, "value of type 'Text' has no member 'forgroundStyle'"),
                (5, 12, "cannot find type 'Crad' in scope"), (5, 21, "cannot find type 'Colr' in scope"),
                (5, 31, "cannot find 'xyz' in scope"),
            ])
        #expect(report.errors.map(\.fix) == ["total", "foregroundStyle", "Card", "Color", nil])
        #expect(report.errors.map(\.endColumn) == [40, 57, 16, 25, 34])
        #expect(report.text(relativeTo: "/a").contains("cannot find 'totl' in scope (did you mean 'total'?)\n"))
    }

    @Test func outcomes() {
        let place = Diagnostic.Place(file: Self.file, line: 2, column: 8)
        func outcome(_ errors: [(Int, Int, String)], absent: [NameFamily.Name] = [], _ module: String? = nil)
            -> CheckReport.Outcome
        {
            report(
                "import SwiftUI\nlet a = List {}\nlet b = c\n", errors.map { (line: $0, column: $1, message: $2) },
                absent: absent, modules: module.map { [$0: [place]] } ?? [:]
            ).outcome
        }
        let list = NameFamily.Name(kind: .type, text: "List")
        #expect(outcome([(3, 9, "cannot find 'c' in scope")]) == .ownErrors)
        #expect(outcome([(2, 9, "cannot find 'List' in scope")], absent: [list]) == .notSupported)
        #expect(
            outcome([(2, 9, "cannot find 'List' in scope"), (3, 9, "cannot find 'c' in scope")], absent: [list])
                == .ownErrors)
        #expect(outcome([], "Lottie") == .leftOut && outcome([], "HealthKit") == .notSupported)
    }

    @Test func constantsBelongToTheirModule() {
        let source = "import ImageIO\nimport SwiftUI\nlet a = kCGImageThatIsLost\n"
        let name = NameFamily.Name(kind: .type, text: "kCGImageThatIsLost")
        #expect(CheckReport.candidates(in: material(source), .standard).contains(name))
        let report = report(source, [(3, 9, "cannot find 'kCGImageThatIsLost' in scope")], absent: [name])
        #expect(report.missing.flatMap(\.names).map(\.name) == ["kCGImageThatIsLost"] && report.errors.isEmpty)
    }

    @Test func skipsInactiveCode() {
        let source = """
            #if os(iOS) && canImport(UIKit)
            import UIKit
            #elseif canImport(SwiftUI) // there
            import SwiftUI
            #else
            import AppKit
            #endif
            /* List */
            #if !os(Linux)
            let a = Form { }
            #else
            let a = "\\(List { })" + #"Section"#
            let b = x.sheet(1), c = f(.popover(2), y ? .alert(1) : g() .badge(2))
            #endif
            """
        let words = SourceWords(source, file: Self.file) { $0 == "SwiftUI" }
        #expect(words.imports == ["SwiftUI"])
        #expect(
            CheckReport.candidates(in: material(source), .standard) == [
                .init(kind: .modifier, text: "sheet"), .init(kind: .modifier, text: "badge"),
            ])
        let sheet = words.words.first { $0.text == "sheet" }
        #expect(sheet?.place == .init(file: Self.file, line: 13, column: 11))
    }

    /// The scan reads only the branches of `#if` that `render` compiles. Previews are often in such branches.
    @Test func seesBranchesOfFlagsThatAreSet() {
        let source = "#if DEBUG && FANCY\nlet a = List { }\n#elseif !DEBUG\nlet a = Form { }\n#endif"
        func names(_ flags: Set<String>) -> [String] {
            SourceWords(source, file: Self.file, flags: flags) { _ in false }.words.map(\.text)
        }
        #expect(names(["DEBUG", "FANCY"]) == ["let", "a", "List"])
        #expect(names(["DEBUG"]) == [])
        #expect(names([]) == ["let", "a", "Form"])
    }

    @Test func asksForEachNameInALine() {
        let names: Set<NameFamily.Name> = [
            .init(kind: .type, text: "List"), .init(kind: .modifier, text: "sheet"),
            .init(kind: .type, text: "Text.Layout"),
        ]
        let probe = NameProbe(names, imports: ["Foundation"])
        #expect(
            probe.source == """
                import Foundation
                import SwiftUI
                let probe0 = { (view: EmptyView) in view.sheet }
                let probe1 = List
                let probe2 = Text.Layout

                """)
        let said = """
            /p/Probe.swift:3:1: error: property definition has inferred type '(EmptyView) -> some View', involving another
            /p/Probe.swift:4:14: error: cannot find 'List' in scope
            /p/Probe.swift:5:19: error: type 'Text' has no member 'Layout'
            """
        #expect(probe.missing(in: Diagnostic.parse(said)) == names.filter { $0.kind == .type })
    }

    /// The probe uses a supported modifier: an unsupported one would report every material as missing.
    @Test func probesMaterialsByTheirModifier() {
        let name = NameFamily.Name(kind: .member, text: "ShapeStyle.thinMaterial")
        let probe = NameProbe([name], imports: [])
        #expect(probe.source.contains("view.foregroundStyle(.thinMaterial)"))
        let said = "/p/Probe.swift:2:40: error: type 'ShapeStyle' has no member 'thinMaterial'"
        #expect(probe.missing(in: Diagnostic.parse(said)) == [name])
        #expect(probe.missing(in: []) == [])
    }

    @Test func keysOfTheJSONStay() throws {
        let report = report(
            "import SwiftUI\nlet a = List { }\n", [(2, 9, "cannot find 'List' in scope")],
            absent: [.init(kind: .type, text: "List")])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(report), as: UTF8.self)
        #expect(
            text == """
                {"calls":[],"compiles":false,"consequences":[],"dependencies":[],"errors":[],"files":1,"generated":[],\
                "missing":[{"count":1,"family":"Lists",\
                "names":[{"count":1,"kind":"type","name":"List","places":[{"column":9,"file":"/a/My.swift","line":2}]}],"support":"notYet"}],\
                "modules":[],"outcome":"notSupported","path":"My.swift","shows":[],"skipped":[],"version":1}
                """)
    }
}
