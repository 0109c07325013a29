// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `render init`. `make test-packages` builds and tests a package that this command has written.
@Suite @MainActor struct InitTests {
    private static let files = [
        ".github/workflows/previews.yml", ".gitignore", "Package.swift", "Sources/MyCards/PulseView.swift",
        "Tests/MyCardsTests/PreviewTests.swift", "Tests/MyCardsTests/Snapshots/.gitkeep", "ci/previews",
    ]

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test func aPackageOfTheFoldersName() async throws {
        try await withFolder { folder in
            let source = "https://example.org/someone/zoetrope.git"
            let run = await CommandRun.of("init \(folder)/my-cards --zoetrope \(source)")
            #expect(run.status == 0 && run.err.isEmpty)
            #expect(run.out.split(separator: "\n").dropLast().map(String.init).sorted() == Self.files)
            let manifest = try text(folder + "/my-cards/Package.swift")
            #expect(manifest.contains(#".package(url: "https://example.org/someone/zoetrope.git", from: ""#))
            #expect(manifest.contains(#".product(name: "SwiftUI", package: "zoetrope", condition: linux)"#))
            #expect(manifest.hasPrefix("// swift-tools-version: 6.0\n"))
            #expect(
                try text(folder + "/my-cards/Tests/MyCardsTests/PreviewTests.swift").contains(
                    "@testable import MyCards"))
            #expect(FileManager.default.isExecutableFile(atPath: folder + "/my-cards/ci/previews"))
        }
    }

    /// An installed program does not know the address of Zoetrope's repository. The packages that it creates therefore
    /// have no dependency, and need only the program.
    @Test func aPackageForTheProgramAlone() throws {
        let project = try TestProject([:])
        let program = project.folder.path + "/bin/render"
        // A shell copies the program. If this process wrote the copy, another test might fork a child meanwhile. The
        // child would inherit the file, open for writing, and a file open for writing cannot be executed.
        _ = try project.shell("mkdir bin && cp '\(BuiltProgram.render.path)' bin/render")
        var run = try project.shell("\"\(program)\" init Cards")
        #expect(run.status == 0, "\(run.err)")
        #expect(try !text(project.folder.path + "/Cards/Package.swift").contains("dependencies"))
        let workflow = try text(project.folder.path + "/Cards/.github/workflows/previews.yml")
        #expect(workflow.contains("runs-on: ubuntu-latest\n") && !workflow.contains("container:"))
        #expect(workflow.firstMatch(of: #/VERSION: [0-9]+\.[0-9]+\.[0-9]+\n/#) != nil)
        run = try project.shell("Cards/ci/previews")
        #expect(run.status == 1 && run.out.contains("2 previews: 2 recorded"), "\(run.out)\(run.err)")
        run = try project.shell("Cards/ci/previews")
        #expect(run.status == 0 && run.out.contains("2 previews: 2 as recorded"), "\(run.out)\(run.err)")
    }

    @Test func nothingIsOverwritten() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/A/ci", withIntermediateDirectories: true)
            try Data("mine".utf8).write(to: URL(filePath: folder + "/A/ci/previews"))
            let run = await CommandRun.of("init \(folder)/A --zoetrope https://example.org/z")
            #expect(run.status == 73 && run.err.hasPrefix("render: \(folder)/A/ci/previews exists already"))
            #expect(names(in: folder + "/A") == ["ci", "ci/previews"])
        }
    }

    @Test(arguments: [
        ("init F --zoetrope https://x.org/z --name 9lives", "'9lives' is not a module name"),
        ("init F --zoetrope https://x.org/z --name SwiftUI", "'SwiftUI' is the name of another module that views see"),
        ("init F --zoetrope /no/such/folder", "/no/such/folder: neither the address of a repository nor a folder"),
    ]) func wrongArguments(arguments: String, message: String) async throws {
        try await withFolder { folder in
            let run = await CommandRun.of(arguments.replacing("F", with: folder + "/F", maxReplacements: 1))
            #expect(run.status == 64 && run.err.contains(message), "\(run.err)")
            #expect(names(in: folder).isEmpty)
        }
    }
}
