// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

@testable import Commands

/// Edits of literals, which a preview shows before the file is compiled.
@Suite(.serialized) struct LiteralEditTests {
    /// Literals of many types and in many places.
    private static let view = """
        import SwiftUI

        enum Rank: Int { case low = 1, high = 2 }
        struct Row { var name = "Ada", age: Int64 = 36, share = 0.25 }

        struct Page: View {
            @State private var isOn = false
            @State private var count = 3
            let rows = [Row(), Row(name: "Grace", age: 85)]
            private static let space: CGFloat = 12

            func words(_ rank: Rank) -> String {
                switch rank.rawValue {
                case 1: "low rank"
                default: "high rank"
                }
            }

            var body: some View {
                VStack(alignment: .leading, spacing: Self.space) {
                    Text("Some words").font(.system(size: 24, weight: .bold)).opacity(0.5)
                    Toggle("Is on", isOn: $isOn)
                    ForEach(rows, id: \\.name) { row in
                        HStack { Text(row.name); Text("\\(row.age)"); Text(row.share, format: .percent) }
                    }
                    ForEach(0..<2, id: \\.self) { Text(verbatim: "Line \\($0 + 10)") }
                    Rectangle().fill(Color(red: 1, green: 0.5, blue: 0)).frame(width: 50, height: 20)
                        .rotationEffect(.degrees(-10)).offset(x: -4, y: 4.5)
                    Text(words(count > 2 ? .high : .low)).padding(8)
                }
                .animation(.easeOut(duration: 0.3).delay(1), value: count)
            }
        }

        #Preview("Page", traits: .fixedLayout(width: 300, height: 400)) { Page() }

        """

    /// Edits of this view, each of one literal.
    private static let edits = [
        ("Some words", "Other words"), ("size: 24", "size: 32"), ("opacity(0.5)", "opacity(1)"),
        ("isOn = false", "isOn = true"), ("count = 3", "count = 1"), ("space: CGFloat = 12", "space: CGFloat = 2.5"),
        ("\"Grace\"", "\"Barbara\""), ("age: 85", "age: 68"), ("share = 0.25", "share = 0.75"), ("0..<2", "0..<4"),
        ("red: 1", "red: 0"), ("degrees(-10)", "degrees(45)"), ("x: -4", "x: 30"), ("y: 4.5", "y: 9"),
        ("padding(8)", "padding(40)"), ("\"high rank\"", "\"top\""),
    ]

    private func picture(_ project: TestProject, _ file: String) throws -> Data {
        let run = try project.render(file, "--unconfined", "--at", "0", "-o", "\(file).png", "--force")
        try #require(run.status == 0, "\(run.err)")
        return try Data(contentsOf: URL(filePath: "\(project.folder.path)/\(file).png"))
    }

    @Test func theirPictureIsThatOfTheCompiledFile() throws {
        let source = AdjustableSource(Self.view)
        let project = try TestProject(["Page.swift": Self.view])
        // The file of values is named here, because a command gives views no environment.
        let values = "\(project.folder.path)/values"
        try source.text.replacing("getenv(\"\(AdjustableSource.variable)\")", with: "Optional(\"\(values)\")")
            .write(toFile: "\(project.folder.path)/Adjustable.swift", atomically: true, encoding: .utf8)
        let plain = try picture(project, "Page.swift")
        #expect(try picture(project, "Adjustable.swift") == plain)
        var all = Self.view
        for (old, new) in Self.edits {
            try #require(Self.view.contains(old), "\(old)")
            all = all.replacing(old, with: new)
            let told = try #require(
                source.adjustments(to: AdjustableSource(Self.view.replacing(old, with: new))), "\(new)")
            try told.write(toFile: values, atomically: true, encoding: .utf8)
            #expect(try picture(project, "Adjustable.swift") != plain, "\(new)")
        }
        try #require(source.adjustments(to: AdjustableSource(all)))
            .write(toFile: values, atomically: true, encoding: .utf8)
        try all.write(toFile: "\(project.folder.path)/All.swift", atomically: true, encoding: .utf8)
        #expect(try picture(project, "Adjustable.swift") == picture(project, "All.swift"))
    }

    @Test func onlyTheFileThatWasEditedLastIsPrepared() throws {
        let folder = try TemporaryFolder()
        let (one, other) = ("\(folder.path)/One.swift", "\(folder.path)/Other.swift")
        func write(_ text: String, _ file: String) throws {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }
        try write("let a = 1", one)
        try write("let b = 1", other)
        let literals = LiteralAdjustments()
        var compiled: [[String: String]] = []
        func prepare() {
            literals.take([one, other])
            literals.prepare {
                compiled.append(CompileService.unsaved)
                return "program \(compiled.count)"
            }
        }
        // Of two files, none was edited.
        prepare()
        #expect(compiled.isEmpty && literals.adjusted([one, other]) == nil)
        try write("let b = 2", other)
        prepare()
        #expect(compiled.map { Array($0.keys) } == [[other]])
        try write("let b = 34", other)
        #expect(literals.adjusted([one, other]).map { [$0.views, $0.values] } == ["program 1", "0 34\n"])
        // The program that is prepared serves for the next value, too.
        prepare()
        #expect(compiled.count == 1)
        // An edit of code, or of the other file, needs the compiler.
        try write("let c = 34", other)
        #expect(literals.adjusted([one, other]) == nil)
        try write("let b = 34", other)
        try write("let a = 5", one)
        #expect(literals.adjusted([one, other]) == nil)
        prepare()
        #expect(compiled.count == 2 && compiled[1].keys.first == one)
        // Code that does not compile with adjustable literals is compiled as before.
        try write("let d = 5", one)
        literals.take([one, other])
        literals.prepare { throw CocoaError(.fileNoSuchFile) }
        #expect(literals.adjusted([one, other]) == nil)
    }
}
