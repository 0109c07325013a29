// SPDX-License-Identifier: MIT

import Foundation
import Support
import TestSupport
import Testing

@testable import ViewCompiler

/// A build that compiles only what has changed gives the objects of a first build.
@Suite(.serialized) struct RepeatedCompileTests {
    private static let files = [
        "A.swift": """
        import SwiftUI
        struct A: View {
            var title = "a"
            static var mark: some View { Circle() }
            var body: some View { Text(title) }
        }
        """,
        "B.swift": """
        import SwiftUI
        struct B: View { var body: some View { VStack { A(title: "b"); A.mark; row(of: twice(2)) } } }
        #Preview { B() }
        """,
        "C.swift": """
        import SwiftUI
        func twice(_ number: Int) -> Int { number * 2 }
        func row(of number: Int) -> some View { Text("\\(number)") }
        """,
    ]

    private final class Build {
        let service: CompileService
        private(set) var said = ""

        init(_ folder: String, cache: String) throws {
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
            environment["XDG_CACHE_HOME"] = "\(folder)/\(cache)"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            var said: (CompilerOutput) -> Void = { _ in }
            var service = try CompileService(program: "/nowhere/render", environment: environment) { said($0) }
            service.diagnostics = { said($0) }
            self.service = service
            said = { [unowned self] in self.said += $0.text }
        }

        /// Builds the folder `My`, a package if it has a manifest. Returns the messages, or nil if it does not compile.
        func run(_ folder: String) throws -> String? {
            said = ""
            do {
                var options = CompileService.Options()
                options.omission = .never
                if FileManager.default.fileExists(atPath: folder + "/My/Package.swift") {
                    _ = try service.program(of: try DeclaredPackage(path: folder + "/My", target: nil), options)
                } else {
                    _ = try service.program(of: try SourceSet(path: folder + "/My"), options)
                }
                return said
            } catch is ViewCompilerError {
                return nil
            }
        }

        /// The files of the cache by key and name, without the digests.
        var objects: [String: Data] {
            let cache = service.cache.objects.folder
            var found: [String: Data] = [:]
            for path in FileManager.default.enumerator(atPath: cache)?.compactMap({ $0 as? String }) ?? []
            where !path.hasSuffix("/digest") && !FileSystem.isFolder("\(cache)/\(path)") && path.contains("/") {
                found[path] = FileManager.default.contents(atPath: "\(cache)/\(path)")
            }
            return found
        }

        /// The number of compiled files and modules in the cache.
        var count: Int { objects.keys.count { $0.hasSuffix(".o") } }
    }

    /// One edit: the text of a file that it replaces, and the number of files and modules that are compiled then; nil
    /// if they do not compile.
    private typealias Edit = (file: String, old: String, new: String, compiled: Int?)

    private func apply(_ edit: Edit, in folder: String) throws {
        let path = "\(folder)/My/\(edit.file)"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try #require(text.contains(edit.old), "\(edit)")
        try text.replacing(edit.old, with: edit.new).write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// Applies edits, which follow each other. After each, a build in a new cache has the messages of the build that
    /// continues, which compiles as many files as expected.
    private func check(_ files: [String: String], _ edits: [Edit]) throws {
        try TemporaryFolder.with { folder in
            for (name, text) in files { try folder.write(text, to: "My/\(name)") }
            let kept = try Build(folder.path, cache: "kept")
            #expect(try kept.run(folder.path) == "")
            for (number, edit) in edits.enumerated() {
                try apply(edit, in: folder.path)
                let before = kept.count
                let said = try kept.run(folder.path)
                #expect((said != nil) == (edit.compiled != nil), "\(edit)")
                if let compiled = edit.compiled { #expect(kept.count - before == compiled, "\(edit)") }
                #expect(try Build(folder.path, cache: "new \(number)").run(folder.path) == said, "\(edit)")
            }
        }
    }

    /// The objects of a file do not depend on the bodies of files that other processes compile: the same edits in another
    /// order give the same objects.
    private func checkOrder(_ files: [String: String], _ edits: [Edit]) throws {
        try TemporaryFolder.with { folder in
            var histories: [[String: Data]] = []
            for edits in [edits, edits.reversed()] {
                for (name, text) in files { try folder.write(text, to: "My/\(name)") }
                // Objects contain the paths of the cache, so both histories use the same path.
                let build = try Build(folder.path, cache: "cache")
                #expect(try build.run(folder.path) == "")
                for edit in edits {
                    try apply(edit, in: folder.path)
                    #expect(try build.run(folder.path) == "", "\(edit)")
                }
                histories.append(build.objects)
                try FileManager.default.removeItem(atPath: folder.path + "/cache")
            }
            let common = Set(histories[0].keys).intersection(histories[1].keys).filter { name in
                // The linker orders the strings of a module's joined objects by their hashes, which depend on paths.
                let object = (name as NSString).lastPathComponent
                return !object.hasSuffix(".o") || Int(object.dropLast(2)) != nil
            }
            #expect(common.count { $0.hasSuffix(".o") } > edits.count)
            for name in common.sorted() {
                let bytes = try histories.map { try Self.withoutPaths($0[name]!) }
                #expect(bytes[0] == bytes[1], "\(name)")
            }
        }
    }

    /// The bytes of an object file without the keys in its paths, and without the hash of its path and options
    /// (`.swift_modhash`); other files unchanged.
    private static func withoutPaths(_ data: Data) throws -> Data {
        guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { return data }
        var data = data
        var digits = 0
        for index in data.indices {
            digits =
                UInt8(ascii: "0")...UInt8(ascii: "9") ~= data[index]
                    || UInt8(ascii: "a")...UInt8(ascii: "f") ~= data[index] ? digits + 1 : 0
            guard digits == 64 else { continue }
            data.resetBytes(in: index - 63...index)
        }
        func number(_ at: Int, _ size: Int) -> Int {
            data[at..<at + size].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        // Offsets of the 64-bit ELF header and of its section headers.
        let (table, size, count) = (number(0x28, 8), number(0x3A, 2), number(0x3C, 2))
        let names = number(table + size * number(0x3E, 2) + 0x18, 8)
        for section in 0..<count {
            let header = table + size * section
            let name = data[(names + number(header, 4))...].prefix { $0 != 0 }
            guard String(decoding: name, as: UTF8.self) == ".swift_modhash" else { continue }
            let start = number(header + 0x18, 8)
            data.replaceSubrange(start..<start + number(header + 0x20, 8), with: [])
            return data
        }
        return data
    }

    @Test func editsInsideOfBodiesCompileOneFile() throws {
        try check(
            Self.files,
            [
                // The first build has compiled the three files in one process.
                ("A.swift", "Text(title)", "Text(title).bold().padding()", 3),
                ("A.swift", "Circle()", "Circle().fill(.red).frame(width: 9)", 1),
                ("C.swift", "number * 2", "number + number", 1),
                ("C.swift", "Text(\"\\(number)\")", "HStack { Text(\"\\(number)\") }", 1),
                ("B.swift", "twice(2)", "twice(3)", 1), ("B.swift", "twice(3)", "twice(2)", 0),
                ("C.swift", "_ number: Int)", "_ number: Int, _ other: Int = 1)", 3),
                ("A.swift", "Text(title)", "Text(titel)", nil),
                ("A.swift", "Text(titel)", "Text(title)", 0),
                ("A.swift", "var title = \"a\"", "var title = \"a\", size = 1", 3),
                ("A.swift", "Text(title)", "let unused = 1; return Text(title)", 3),
                // The warning about A is told again.
                ("C.swift", "number + number", "number * 2", 1),
            ])
        try checkOrder(
            Self.files,
            [
                ("A.swift", "Text(title)", "Text(title).bold().padding()", nil),
                ("A.swift", "Circle()", "Circle().fill(.red).frame(width: 9)", nil),
                ("C.swift", "Text(\"\\(number)\")", "HStack { Text(\"\\(number)\") }", nil),
                ("B.swift", "twice(2)", "twice(3)", nil),
            ])
    }

    /// `App` imports `Kit`. The objects of `App` depend on the interface of `Kit`.
    @Test func editsInsideOfBodiesLeaveOtherModulesAlone() throws {
        let manifest = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit")])
            """
        let kit = """
            public func twice(_ number: Int) -> Int { number * 2 }
            """
        let badge = """
            import SwiftUI
            public struct Badge: View {
                public init() {}
                public var body: some View { Text("1") }
            }
            """
        let files = [
            "Package.swift": manifest, "Sources/Kit/Kit.swift": kit, "Sources/Kit/Badge.swift": badge,
            "Sources/App/B.swift": "import Kit\nimport SwiftUI\n#Preview { Badge() }\n",
            "Sources/App/C.swift": "import Kit\nfunc four() -> Int { twice(2) }\n",
        ]
        let edits: [Edit] = [
            // Both files of the module, the generated file, and the module.
            ("Sources/Kit/Kit.swift", "number * 2", "number + number", 4),
            ("Sources/Kit/Badge.swift", "\"1\"", "\"2\"", 2),
            ("Sources/App/C.swift", "twice(2)", "twice(3)", 4),
            ("Sources/App/C.swift", "twice(3)", "twice(4)", 2),
            // The compiler leaves the type behind `some View` out of the module.
            ("Sources/Kit/Badge.swift", "Text(\"2\")", "HStack { Text(\"2\") }", 2),
            ("Sources/Kit/Kit.swift", "_ number: Int)", "_ number: Int, _ other: Int = 1)", 8),
        ]
        try check(files, edits)
        try checkOrder(
            files,
            [
                ("Sources/Kit/Kit.swift", "number * 2", "number + number", nil),
                ("Sources/Kit/Badge.swift", "Text(\"1\")", "HStack { Text(\"1\") }", nil),
                ("Sources/App/C.swift", "twice(2)", "twice(3)", nil),
                ("Sources/App/B.swift", "Badge()", "Badge().body", nil),
            ])
    }
}
