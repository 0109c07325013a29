// SPDX-License-Identifier: MIT

import Foundation
import LivePreview
import TestSupport
import Testing

@testable import Commands

@Suite(.serialized) struct GitVersionTests {
    /// A repository with two commits and a change that is not committed.
    private func repository() throws -> TestProject {
        let project = try TestProject(["App/Card.swift": "let a = 1\n"])
        try git(project, "init -q -b main && git config user.name A && git config user.email a@example.org")
        try git(project, "add . && git commit -qm 'The first card'")
        try project.folder.write("let a = 2\n", to: "App/Card.swift")
        try project.folder.write("let b = 1\n", to: "App/New.swift")
        try git(project, "add . && git commit -qm 'A new\tfile'")
        try project.folder.write("let a = 3\n", to: "App/Card.swift")
        return project
    }

    @discardableResult private func git(_ project: TestProject, _ arguments: String) throws -> String {
        let run = try project.shell(
            "git \(arguments)", environment: ["HOME": project.folder.path, "GIT_CONFIG_NOSYSTEM": "1"])
        try #require(run.status == 0, "\(run.err)")
        return run.out
    }

    @Test func filesOfAVersion() throws {
        let project = try repository()
        let versions = GitVersions(of: project.folder.path + "/App/Card.swift")
        let listed = try versions.list()
        #expect(listed.map(\.subject) == ["A new\tfile", "The first card"])
        for (revision, text) in [
            ("HEAD", "let a = 2\n"), ("main~1", "import SwiftUI\nlet a = 1\n"),
            (listed[1].commit, "import SwiftUI\nlet a = 1\n"),
        ] {
            let (path, version) = try versions.files(of: revision)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
            #expect(path.hasSuffix("/App/Card.swift") && !path.hasPrefix(project.folder.path))
            #expect(version.subject == (text == "let a = 2\n" ? "A new\tfile" : "The first card"))
        }
        let folder = try GitVersions(of: project.folder.path + "/App").files(of: "main").path
        #expect(names(in: folder) == ["Card.swift", "New.swift"])
    }

    /// The author's working copy, index and list of worktrees stay as they are.
    @Test func theRepositoryStays() throws {
        let project = try repository()
        let status = "status --porcelain --untracked-files=all -- App"
        let before = try (git(project, status), project.folder.read(".git/index"))
        _ = try GitVersions(of: project.folder.path).files(of: "main~1")
        #expect(try git(project, status) == before.0 && before.0 == " M App/Card.swift\n")
        #expect(try git(project, "worktree list").split(separator: "\n").count == 1)
        #expect(try project.folder.read(".git/index") == before.1)
    }

    @Test func errorsSayWhatIsWrong() throws {
        let project = try repository()
        func words(_ path: String, _ revision: String) -> String {
            do {
                _ = try GitVersions(of: path).files(of: revision)
                return ""
            } catch {
                return "\(error)"
            }
        }
        let card = project.folder.path + "/App/Card.swift"
        #expect(words(card, "nothing").hasPrefix("nothing is no version of the repository "))
        #expect(words(card, "--output=x").hasPrefix("--output=x is no version"))
        #expect(words(project.folder.path + "/App/New.swift", "HEAD~1").hasPrefix("App/New.swift does not exist in "))
        let other = try TestProject(["A.swift": ""])
        #expect(words(other.folder.path + "/A.swift", "HEAD") == other.folder.path + " is not in a Git repository")
        #expect(words(other.folder.path + "/B.swift", "HEAD").hasSuffix("B.swift: no such file or folder"))
    }

    /// A signal that ends the program also removes the folders of versions.
    @Test func aSignalRemovesTheFolders() throws {
        let project = try repository()
        try project.folder.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "App/Card.swift")
        try git(project, "commit -qam 'A preview'")
        try FileManager.default.createDirectory(atPath: project.folder.path + "/tmp", withIntermediateDirectories: true)
        let run = try project.shell(
            """
            TMPDIR=$PWD/tmp render preview App/Card.swift 2> address & program=$!
            for i in $(seq 300); do grep -q http address && break; sleep 0.1; done
            page=$(sed 's/.*http/http/' address)
            curl -s -o picture.png -w '%{http_code} ' -D head "${page}export?format=png&revision=HEAD"
            ls -d tmp/*/files | wc -l
            kill -TERM $program; wait $program; echo $?
            ls -d tmp/zoetrope* 2> /dev/null | wc -l
            """)
        let words = run.out.split(whereSeparator: \.isWhitespace)
        #expect(words == ["200", "1", "143", "0"], "\(run.out) \(run.err)")
        let head = try String(decoding: project.folder.read("head"), as: UTF8.self)
        #expect(head.contains("A%20preview"))
    }
}
