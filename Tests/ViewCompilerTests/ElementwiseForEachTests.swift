// SPDX-License-Identifier: MIT

import Testing

@testable import ViewCompiler

@Suite struct ElementwiseForEachTests {
    private static let text = "let a = 1\n    ForEach(items) { item in\n        ForEach(others) { }\n    }\n"

    private static func error(_ line: Int, _ column: Int, _ message: String) -> Diagnostic {
        Diagnostic(place: .init(file: "/a/My.swift", line: line, column: column), isError: true, message: message)
    }

    private static let binding =
        "cannot convert value 'items' of type '[Item]' to expected type 'Binding<[Item]>', use wrapper instead"

    private func texts(_ diagnostics: [Diagnostic]) -> [String]? {
        ElementwiseForEach(diagnostics, files: ["/a/My.swift"], texts: [Self.text])?.texts
    }

    @Test func replacesTheCallThatIsComplainedOf() {
        let changed = texts([Self.error(2, 13, Self.binding)])
        #expect(changed == [Self.text.replacing("ForEach(items)", with: "ForEac_(items)")])
        #expect(changed.map { ElementwiseForEach.restored($0[0]) } == Self.text)
    }

    @Test func leavesOtherComplaintsAlone() {
        #expect(texts([]) == nil)
        #expect(texts([Self.error(2, 13, "cannot find 'items' in scope")]) == nil)
        // Errors that are not at the argument of a `ForEach`, or not in the given files, change nothing.
        #expect(texts([Self.error(1, 5, Self.binding)]) == nil)
        #expect(texts([Self.error(2, 5, Self.binding)]) == nil)
        #expect(texts([Self.error(99, 5, Self.binding)]) == nil)
        #expect(ElementwiseForEach([Self.error(2, 13, Self.binding)], files: [], texts: []) == nil)
    }
}
