// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `render doctor`, and the choice of fonts.
@Suite(.serialized) struct DoctorTests {
    @Test func saysWhatIsInstalled() throws {
        let project = try TestProject([:])
        let run = try project.render("doctor")
        #expect(run.status == 0, "\(run.out)\(run.err)")
        let lines = run.out.split(separator: "\n")
        #expect(lines.count == 11)
        for word in [
            "version", "program", "engine", "compiler", "packages", "cache", "fonts", "assets", "confines", "optional",
            "a view",
        ] {
            #expect(lines.count { $0.hasPrefix(word) } == 1, "\(word)")
        }
        #expect(run.out.contains("compiles and is drawn in "))
    }

    @Test func asJSON() throws {
        let project = try TestProject([:])
        let run = try project.render("doctor", "--json")
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        #expect((answer["fontsDigest"] as? String)?.count == 64)
        #expect((answer["compiler"] as? [String: Any])?["isCarried"] as? Bool == false)
    }

    @Test func withoutACompiler() throws {
        let project = try TestProject([:])
        let run = try project.render("doctor", environment: ["PATH": "/nowhere"])
        #expect(run.status == 69)
        #expect(run.out.contains("is not rendered: swiftc is missing"))
        #expect(run.out.contains("zoetrope-engine"), "the engine is there")
    }

    @Test(arguments: [
        ("serif", 64, "DESIGN=FILE"), ("wide=x.ttf", 64, "system, rounded, serif, monospaced"),
        ("system=nowhere.ttf", 66, "nowhere.ttf: no such file"),
        ("system=A.swift", 66, "A.swift: this is not a readable font file"),
    ])
    func fontsThatCannotBeUsed(argument: String, status: Int32, words: String) throws {
        let project = try TestProject(["A.swift": #"#Preview { Text("A") }"#])
        let run = try project.render("A.swift", "--font", argument)
        #expect(run.status == status)
        #expect(run.err.contains(words), "\(run.err)")
    }

    /// The picture and the tree of a view use the font file of `--font`.
    @Test func aFontOfOnesOwn() throws {
        let project = try TestProject(["A.swift": #"#Preview(traits: .sizeThatFitsLayout) { Text("Hamburg") }"#])
        let fonts = try project.shell("render --version --json").out
        let path = try #require(fonts.firstMatch(of: #/"path" : "(.*NotoSerif-Regular.ttf)"/#)?.1)
        let usual = try project.render("A.swift", "-o", "usual.png")
        let own = try project.render("A.swift", "-o", "own.png", "--font", "system=\(path)")
        #expect(usual.status == 0 && own.status == 0, "\(usual.err)\(own.err)")
        #expect(try project.render("diff", "usual.png", "own.png").status == 1)
        let tree = try project.render("tree", "A.swift", "--font", "system=\(path)").out
        #expect(tree.hasPrefix("font system=NotoSerif-Regular.ttf "))
        #expect(try project.render("tree", "A.swift").out.hasPrefix("#1"))
    }
}
