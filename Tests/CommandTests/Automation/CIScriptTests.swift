// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// The scripts of Tools/ci that action.yml and docs/ci.md use, run with real previews, pictures and
/// repositories. Installers and GitHub are stubs.
@Suite(.serialized) struct CIScriptTests {
    private static let cards = """
        #Preview("One", traits: .fixedLayout(width: 40, height: 30)) { Color.red }
        #Preview("Two", traits: .fixedLayout(width: 40, height: 30)) { Color.blue }
        #Preview("Three", traits: .fixedLayout(width: 40, height: 30)) { Text("3") }
        """

    private static let scripts = TestProject.checkout.appending(path: "Tools/ci").path

    private func recorded() throws -> TestProject {
        let project = try TestProject(["Cards.swift": Self.cards])
        #expect(try project.render("test", "--record", "all").status == 1)
        return project
    }

    private func script(_ name: String, _ arguments: String, in project: TestProject, _ more: [String: String] = [:])
        throws
        -> TestProject.Run
    {
        try project.folder.write("", to: ".output")
        return try project.shell(
            "exec '\(Self.scripts)/\(name)' \(arguments)",
            environment: ["GITHUB_OUTPUT": project.folder.path + "/.output"].merging(more) { $1 })
    }

    private func text(_ path: String, in project: TestProject) throws -> String {
        String(decoding: try project.folder.read(path), as: UTF8.self)
    }

    @Test func theTestsOfAPath() throws {
        let project = try recorded()
        var run = try script("test", ". out/report", in: project)
        #expect(run.status == 0 && run.out.contains("3 previews: 3 as recorded"), "\(run.err)")
        #expect(try text(".output", in: project) == "different=false\n")
        try project.folder.write("import SwiftUI\n" + Self.cards.replacing("red", with: "green"), to: "Cards.swift")
        run = try script("test", ". out/report --variants light,dark", in: project)
        #expect(run.status == 1 && run.out.contains("Cards/One.dark: nothing is recorded"))
        #expect(try text(".output", in: project) == "different=true\n")
        #expect(project.folder.contents.contains("out/report/junit.xml"))
        run = try script(
            "test-of-action", "", in: project, ["INPUT_PATH": ".", "OPTIONS": "--filter two", "REPORT": "r"])
        #expect(run.status == 0 && run.out.contains("1 preview: 1 as recorded"))
        // An error is not reported as a differing preview.
        run = try script("test", "nowhere report", in: project)
        #expect(run.status == 66)
        #expect(try text(".output", in: project) == "")
    }

    @Test func keysOfACache() throws {
        let project = try TestProject(["Cards.swift": Self.cards])
        let run = try script("keys", ".", in: project)
        let lines = try text(".output", in: project).split(separator: "\n")
        #expect(run.status == 0 && lines.count == 2)
        let (key, restore) = (lines[0].dropFirst("key=".count), lines[1].dropFirst("restore=".count))
        #expect(key.hasPrefix("zoetrope-") && key.hasPrefix(restore) && restore.hasSuffix("-"))
    }

    @Test func partsAreMerged() throws {
        let project = try recorded()
        try project.folder.write("import SwiftUI\n" + Self.cards.replacing("red", with: "green"), to: "Cards.swift")
        for part in 1...2 {
            let run = try script(
                "test-of-action", "", in: project,
                ["INPUT_PATH": ".", "SHARD": "\(part)/2", "REPORT": "parts/part-\(part)"])
            #expect(run.status < 2, "\(run.err)")
        }
        let run = try script("merge", "parts report", in: project)
        #expect(run.status == 1 && run.out.contains("3 previews: 2 as recorded, 1 different"), "\(run.out)\(run.err)")
        #expect(try text(".output", in: project) == "different=true\n")
        try FileManager.default.removeItem(atPath: project.folder.path + "/parts/part-1/results.json")
        let failed = try script("merge", "parts report2", in: project)
        #expect(failed.status == 66 && failed.err.contains("part-1/: no results.json"))
    }

    @Test func changedPicturesArePublishedInAComment() throws {
        let project = try recorded()
        let two = try project.folder.read("__Snapshots__/Cards/Two.png")
        try FileManager.default.removeItem(atPath: project.folder.path + "/__Snapshots__/Cards/Two.png")
        try project.folder.write("import SwiftUI\n" + Self.cards.replacing("red", with: "green"), to: "Cards.swift")
        #expect(try script("test", ". report", in: project).status == 1)
        let changed = try script("changed", "report changed", in: project)
        #expect(changed.status == 0 && changed.out == "count=2\n", "\(changed.err)")
        var comment = try text("changed/comment.md", in: project)
        #expect(comment.hasPrefix("<!-- zoetrope: previews -->\n**2 of 3 previews do not look as recorded.**"))
        #expect(comment.contains("#### `Cards/One`") && comment.contains("    render accept Cards/One"))
        #expect(comment.contains("@PICTURES@/0.png") && !comment.contains("Cards/Three"))
        let wide = try ImageDecoder.decode(project.folder.read("changed/pictures/0.png"))
        #expect(wide.width > 3 * 80 - 1, "expected, difference and actual beside each other")
        #expect(try project.folder.read("changed/pictures/1.png").count > 0 && two.count > 0)

        // Publishes to a new branch, then the same pictures again, then to another folder.
        #expect(try project.shell("git init -q --bare remote").status == 0)
        var commits: Set<String> = []
        for folder in ["pull/1", "pull/1", "pull/2"] {
            let run = try script(
                "publish", "changed/pictures '\(project.folder.path)/remote' previews \(folder)", in: project)
            #expect(run.status == 0, "\(run.err)")
            commits.insert(run.out)
            #expect(try text(".output", in: project) == "commit=" + run.out)
        }
        #expect(commits.count == 2)
        let tree = try project.shell("git -C remote ls-tree -r --name-only previews").out
        #expect(
            tree.split(separator: "\n") == [
                ".zoetrope-pictures", "pull/1/0.png", "pull/1/1.png", "pull/2/0.png", "pull/2/1.png",
            ])

        try playGitHub(in: project)
        let access = ["GITHUB_API_URL": "https://api.invalid", "GITHUB_REPOSITORY": "a/b", "GITHUB_TOKEN": "secret"]
        var run = try script("comment", "changed 2 12 https://x.invalid/raw/abc/pull/12", in: project, access)
        #expect(run.out == "commented\n", "\(run.err)")
        comment = try text("said.POST", in: project)
        #expect(comment.contains("https://x.invalid/raw/abc/pull/12/0.png") && !comment.contains("@PICTURES@"))
        #expect(try text("asked", in: project).contains("/repos/a/b/issues/12/comments?per_page=100&page=2"))
        let asked = try text("asked", in: project)
        #expect(!asked.contains("secret"))
        // An existing comment is updated even if nothing differs any more.
        try project.folder.write("yes", to: "has-comment")
        run = try script("comment", "changed 0 12 -", in: project, access)
        #expect(run.out == "comment 77 says so\n" && project.folder.contents.contains("said.PATCH"))
    }

    /// A stub for `curl`: a hundred foreign comments on the first page, and ours, if any, on the second.
    private func playGitHub(in project: TestProject) throws {
        try project.fake(
            "curl",
            #"""
            method=GET
            for word; do
                case $word in
                POST | PATCH) method=$word ;;
                @*) cp "${word#@}" "said.$method" ;;
                https:*) url=$word ;;
                esac
            done
            echo "$* $url" >> asked
            case $method$url in
            GET*page=1) jq -n '[range(100) | {id: ., body: "other"}]' ;;
            GET*) [ -e has-comment ] && printf %s '[{"id": 77, "body": "<!-- zoetrope: previews -->\nold"}]' || echo '[]' ;;
            *) echo '{}' ;;
            esac
            """#)
    }

    @Test func aBranchWithOtherThingsIsRefused() throws {
        let project = try TestProject(["changed/0.png": ""])
        #expect(
            try project.shell(
                """
                git init -q --bare remote && git init -q -b main work && cd work && echo x > x && git add x &&
                git -c user.name=x -c user.email=x@x commit -qm x && git push -q ../remote main
                """
            ).status == 0)
        func publish(_ arguments: String) throws -> TestProject.Run {
            try script("publish", "changed '\(project.folder.path)/remote' \(arguments)", in: project)
        }
        let run = try publish("main pull/1")
        #expect(run.status == 65 && run.err.contains("the branch main has other things than pictures in it"))
        #expect(try publish("previews ../..").status == 64)
        #expect(try publish("'pre views' pull/1").status == 64)
        #expect(
            try script("publish", "changed '\(project.folder.path)/nowhere' previews pull/1", in: project).status == 69)
    }

    @Test func installing() throws {
        let project = try TestProject([:])
        try project.fake("apt-get", #"echo "$*" >> apt; case $* in *.deb) cp "${4:-$5}" . 2>/dev/null || true ;; esac"#)
        try project.fake("sudo", #""$@""#)
        let releases = "file://\(project.folder.path)/releases"
        let name = "zoetrope_0.2.0_\(try architecture(project)).deb"
        try project.folder.write("a package", to: "releases/download/v0.2.0/\(name)")
        #expect(try project.shell("cd releases/download/v0.2.0 && sha256sum *.deb > SHA256SUMS").status == 0)
        var run = try script("install", "0.2.0 '\(releases)'", in: project)
        #expect(run.status == 0 && run.out.hasPrefix("zoetrope "), "\(run.err)")
        let orders = try text("apt", in: project)
        #expect(orders.contains("--no-install-recommends ca-certificates curl git jq\n"))
        #expect(orders.split(separator: "\n").last?.hasSuffix("/zoetrope.deb") == true)
        run = try script("install", "v0.2.0 '\(releases)'", in: project)
        #expect(run.status == 0, "\(run.err)")
        run = try script("install", "0.3.0 '\(releases)'", in: project)
        #expect(run.status == 69 && run.err.contains("no package at file://"))
        run = try script("install", "nothing.deb", in: project)
        #expect(run.status == 66)
        try project.folder.write("another package", to: "releases/download/v0.2.0/\(name)")
        run = try script("install", "0.2.0 '\(releases)'", in: project)
        #expect(run.status == 65 && run.err.contains("but SHA256SUMS says '"))
    }

    @Test func theReleaseOfTheAction() throws {
        let project = try TestProject([:])
        try project.fake("apt-get", "true")
        try project.fake("sudo", #""$@""#)
        func install(_ reference: String) throws -> TestProject.Run {
            try script(
                "install-of-action", "", in: project,
                [
                    "ACTION_REF": reference, "GITHUB_SERVER_URL": "file://" + project.folder.path,
                    "ACTION_REPOSITORY": "owner/zoetrope", "PACKAGE": "",
                ])
        }
        for reference in ["main", "", "v1", String(repeating: "x", count: 40)] {
            let run = try install(reference)
            #expect(run.status == 64 && run.err.contains("'\(reference)' is no release of this action"))
        }
        for reference in ["0.2.0", "v0.2.0"] {
            let run = try install(reference)
            #expect(run.status == 69)
            #expect(run.err.contains("/owner/zoetrope/releases/download/v0.2.0/zoetrope_0.2.0_"), "\(run.err)")
        }
        // If the reference is a commit, the script takes the version number from its checkout and installs that
        // release.
        let run = try install(String(repeating: "0a", count: 20))
        #expect(run.status == 69 && run.err.contains("/owner/zoetrope/releases/download/v"), "\(run.err)")
    }

    /// `Tools/install.sh` and the scripts of `.github/workflows/release.yml`, with small archives.
    @Test(arguments: ["run", "release"]) func scriptsOfAReleaseWork(name: String) throws {
        let run = try TestProject([:]).shell(
            "exec '\(TestProject.checkout.appending(path: "Tests/Install").path)/\(name)'")
        #expect(run.status == 0, "\(run.out)\(run.err)")
    }

    private func architecture(_ project: TestProject) throws -> String {
        String(try project.shell("dpkg --print-architecture").out.dropLast())
    }

    /// Every step of the action runs only a script, because only scripts are tested.
    @Test func allStepsOfTheActionAreScripts() throws {
        let action = try String(contentsOf: TestProject.checkout.appending(path: "action.yml"), encoding: .utf8)
        let steps = action.split(separator: "\n").filter { $0.contains(" run:") }
        #expect(steps.count == 7)
        for step in steps {
            let name = try #require(step.firstMatch(of: #/run: '"\$GITHUB_ACTION_PATH/Tools/ci/([a-z-]+)"[^;|&]*'$/#)).1
            #expect(FileManager.default.isExecutableFile(atPath: Self.scripts + "/" + name), "\(name)")
        }
    }
}
