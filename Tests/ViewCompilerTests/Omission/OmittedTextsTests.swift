// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

/// Source files without the code that does not compile.
@Suite struct OmittedTextsTests {
    private func error(_ line: Int, _ column: Int, _ message: String, in file: String = "/a.swift") -> Diagnostic {
        Diagnostic(place: .init(file: file, line: line, column: column), isError: true, message: message)
    }

    private let view = """
        import SwiftUI
        import MapKit

        struct A: View {
            @State private var region = Region()
            var body: some View {
                VStack {
                    Map(region)
                        .frobnicate(2)
                }
            }
        }
        """

    @Test func lineNumbersArePreserved() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [view])
        do {
            let isLess = rest.leaveOut([error(8, 13, "cannot find 'Map' in scope")])
            #expect(isLess)
        }
        let lines = rest.texts[0].split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == view.split(separator: "\n", omittingEmptySubsequences: false).count)
        #expect(lines[7].contains("SwiftUI._omittedView(\"Map\")"))
        #expect(lines[8].contains(".frobnicate(2)"))
        #expect(rest.omissions.map(\.description) == ["a.swift:8: Map is left out: cannot find 'Map' in scope"])
    }

    @Test func importsGoFirst() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [view])
        do {
            let isLess = rest.leaveOut([error(2, 8, "no such module 'MapKit'")])
            #expect(isLess)
        }
        #expect(!rest.texts[0].contains("MapKit") && rest.texts[0].contains("import SwiftUI"))
        #expect(rest.texts[0].contains("Map(region)"))
    }

    @Test func anImportGoesFromAllFilesAtOnce() {
        var rest = OmittedTexts(files: ["/a.swift", "/b.swift"], texts: [view, "import MapKit\nlet a = 1\n"])
        let isLess = rest.leaveOut([error(2, 8, "no such module 'MapKit'")])
        #expect(isLess)
        #expect(!rest.texts[1].contains("MapKit") && rest.texts[1].contains("let a = 1"))
        #expect(rest.omissions.count == 1)
    }

    @Test func omissionsStandInTheOrderOfLines() {
        let source =
            "struct A: View {\n    var body: some View { Map() }\n    func f() { g() }\n    func h() { g() }\n}\n"
        var rest = OmittedTexts(files: ["/b.swift", "/a.swift"], texts: [source, source])
        var isLess = rest.leaveOut([
            error(4, 16, "cannot find 'g' in scope", in: "/a.swift"),
            error(3, 16, "cannot find 'g' in scope", in: "/a.swift"),
            error(4, 16, "cannot find 'g' in scope", in: "/b.swift"),
        ])
        isLess = rest.leaveOut([error(2, 27, "cannot find 'Map' in scope", in: "/a.swift")]) && isLess
        #expect(isLess)
        #expect(
            rest.omissions.map { "\($0.place.file):\($0.place.line)" } == [
                "/b.swift:4", "/a.swift:2", "/a.swift:3", "/a.swift:4",
            ])
    }

    @Test func consequentialErrorsWait() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [view])
        do {
            let isLess = rest.leaveOut([
                error(9, 18, "value of type 'Map' has no member 'frobnicate'"),
                error(7, 9, "cannot infer contextual base in reference to member 'x'"),
            ])
            #expect(isLess)
        }
        #expect(rest.omissions.map(\.name) == [".frobnicate"])
        #expect(rest.texts[0].contains("Map(region)"))
    }

    @Test func aPropertyIsOmittedBeforeItsUses() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [view])
        var isLess = rest.leaveOut([error(5, 33, "cannot find 'Region' in scope")])
        #expect(isLess && !rest.texts[0].contains("@State") && rest.texts[0].contains("var body"))
        isLess = rest.leaveOut([error(8, 17, "cannot find 'region' in scope")])
        #expect(isLess && rest.texts[0].contains("/*left out*/ SwiftUI._omittedView(\"Map\")"))
        #expect(rest.texts[0].contains(".frobnicate(2)"))
    }

    @Test func irreplaceableBodiesOmitTheDeclaration() {
        let source = "import SwiftUI\nstruct A: View {\n    var body: some View { nothing }\n    var a = 1\n}\n"
        var rest = OmittedTexts(files: ["/a.swift"], texts: [source])
        var isLess = rest.leaveOut([error(3, 27, "cannot find 'nothing' in scope")])
        #expect(isLess && rest.texts[0].contains("/*left out*/ SwiftUI._omittedView(\"A.body\")"))
        isLess = rest.leaveOut([error(3, 45, "anything")])
        #expect(isLess && !rest.texts[0].contains("var body") && rest.texts[0].contains("var a = 1"))
    }

    @Test func onlyErrorsOfTheFilesCount() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [view])
        do {
            let isLess = rest.leaveOut([error(1, 1, "anything", in: "/b.swift")])
            #expect(!isLess)
        }
        #expect(rest.texts == [view])
    }

    @Test func aFileIsOmittedAsTheLastResort() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: ["let a = 1\n@main\nfoo()\n"])
        do {
            let isLess = rest.leaveOut([error(3, 1, "expressions are not allowed at the top level")])
            #expect(isLess)
        }
        #expect(rest.texts[0].allSatisfy { $0.isWhitespace })
        #expect(rest.omissions.first?.name == "a.swift")
        do {
            let isLess = rest.leaveOut([error(9, 1, "anything", in: "/c.swift")])
            #expect(!isLess)
        }
    }
}

@Suite struct OmittedInitializerTests {
    private func error(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
        Diagnostic(place: .init(file: "/a.swift", line: line, column: column), isError: true, message: message)
    }

    private let source = """
        final class Recorder {
            let name: String
            init(name: String) { engine = AVAudioEngine() }
        }
        struct A: View { let recorder = Recorder(name: "a"); var body: some View { Text(recorder.name) } }
        """

    @Test func codeThatCreatesAnOmittedObjectIsOmittedToo() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [source])
        var isLess = rest.leaveOut([error(3, 35, "cannot find 'AVAudioEngine' in scope")])
        #expect(isLess)
        #expect(
            rest.texts[0].contains(
                "    @available(*, unavailable, message: \"Recorder.init() is left out\") init(name: String) {"))
        isLess = rest.leaveOut([error(5, 33, "'init(name:)' is unavailable: Recorder.init() is left out")])
        #expect(isLess && rest.texts[0].contains("struct A: View {") && !rest.texts[0].contains("let recorder"))
        isLess = rest.leaveOut([error(5, 88, "cannot find 'recorder' in scope")])
        #expect(isLess && rest.texts[0].contains("SwiftUI._omittedView"))
        #expect(
            rest.omissions.map(\.reason) == [
                "cannot find 'AVAudioEngine' in scope", "Recorder.init() is left out",
                "cannot find 'recorder' in scope",
            ])
    }

    /// An omitted initializer that a protocol requires is kept, with a body that traps.
    @Test func requirementsOfProtocolsAreKept() {
        var rest = OmittedTexts(files: ["/a.swift"], texts: [source])
        var isLess = rest.leaveOut([error(3, 35, "cannot find 'AVAudioEngine' in scope")])
        let column = rest.texts[0].split(separator: "\n")[2].firstRange(of: "init(name")!
        let line = rest.texts[0].split(separator: "\n")[2]
        isLess = rest.leaveOut([
            error(1, 13, "type 'Recorder' does not conform to protocol 'Named'"),
            error(
                3, line.distance(from: line.startIndex, to: column.lowerBound) + 1,
                "unavailable initializer 'init(name:)' was used to satisfy a requirement of protocol 'Named': "
                    + "Recorder.init() is left out"),
        ])
        #expect(isLess && !rest.texts[0].contains("@available") && rest.texts[0].contains("Swift.fatalError("))
        #expect(rest.texts[0].contains("final class Recorder"))
        #expect(rest.omissions.count == 1)
    }

    /// A view whose coordinator cannot be made is replaced where it is used, because a call of its `makeCoordinator()`
    /// would trap.
    @Test func aViewWithoutItsCoordinatorIsOmitted() {
        let source = """
            struct Canvas: UIViewRepresentable {
                func makeCoordinator() -> Coordinator { Coordinator(self) }
                final class Coordinator: NSObject {
                    init(_ view: Canvas) { session = Session(view) }
                }
            }
            struct A: View { var body: some View { Canvas().padding() } }
            """
        var rest = OmittedTexts(files: ["/a.swift"], texts: [source])
        var isLess = rest.leaveOut([error(4, 42, "cannot find 'Session' in scope")])
        isLess =
            isLess && rest.leaveOut([error(2, 45, "'init(_:)' is unavailable: Canvas.Coordinator.init() is left out")])
        #expect(
            isLess
                && rest.texts[0].hasPrefix(
                    "@available(*, unavailable, message: \"Canvas.makeCoordinator() is left out\") struct Canvas: UIViewRepresentable {"
                )
        )
        isLess = rest.leaveOut([error(7, 40, "'Canvas' is unavailable: Canvas.makeCoordinator() is left out")])
        #expect(isLess && rest.texts[0].contains("{ var body: some View {  /*left out*/ SwiftUI._omittedView("))
    }

    @Test func initializersThatMayFailDo() {
        let source = "class A { required init?(coder: NSCoder) { super.init(coder: nothing) } }"
        var rest = OmittedTexts(files: ["/a.swift"], texts: [source])
        let isLess = rest.leaveOut([error(1, 61, "cannot find 'nothing' in scope")])
        #expect(
            isLess && rest.texts[0].hasPrefix("class A { required init?(coder: NSCoder) { /*left out*/ return nil "))
    }
}
