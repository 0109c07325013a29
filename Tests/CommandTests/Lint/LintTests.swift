// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import SwiftUICore
import TestSupport
import Testing
import Zoetrope

@MainActor struct LintTests {
    private struct Row: View {
        let word: String

        var body: some View { Text(word).foregroundStyle(.tertiary).lineLimit(1) }
    }

    private let scenes = [
        SceneDescription(
            name: "pale", summary: "", size: CGSize(width: 100, height: 60), duration: 1,
            content: { Row(word: "Words") }),
        SceneDescription(
            name: "cut", summary: "", size: CGSize(width: 50, height: 60), duration: 1,
            content: { Text("Too long for this").lineLimit(1) }),
        SceneDescription(
            name: "good", summary: "", size: CGSize(width: 100, height: 60), duration: 1, content: { Text("Words") }),
    ]

    private func run(_ arguments: String...) async -> CommandRun {
        await CommandRun.of(["lint"] + arguments, scenes: scenes)
    }

    @Test func errorsDecideTheStatus() async {
        let pale = await run("pale")
        #expect(pale.status == 65 && pale.err.isEmpty)
        #expect(pale.out.hasPrefix("pale: error: #2 the contrast of “Words”"))
        #expect(pale.out.hasSuffix("1 screen: 1 error\n"))
        let cut = await run("cut")
        #expect(cut.status == 0 && cut.out.hasSuffix("1 screen: 1 warning\n"))
        let good = await run("good")
        #expect(good.status == 0 && good.out == "1 screen: no findings\n")
    }

    @Test func rulesAreDisabledAndListed() async {
        let disabled = await run("pale", "--disable", "contrast")
        #expect(disabled.status == 0 && disabled.out == "1 screen: no findings\n")
        let wrong = await run("pale", "--disable", "contrasts")
        #expect(wrong.status == 64 && wrong.err.contains("did you mean 'contrast'?"))
        let rules = await run("--rules")
        #expect(rules.status == 0 && rules.out.contains("text-truncated"))
        #expect(await run().status == 64)
        #expect(await run("pale", "--json", "--sarif").status == 64)
        #expect(await run("pale", "--record").status == 64)
    }

    @Test func formatsHaveTheFinding() async throws {
        let json = try JSONSerialization.jsonObject(with: Data(await run("pale", "--json").out.utf8)) as? [String: Any]
        let findings = json?["findings"] as? [[String: Any]]
        #expect(findings?.first?["rule"] as? String == "contrast" && json?["previews"] as? [String] == ["pale"])
        let sarif = try JSONSerialization.jsonObject(with: Data(await run("pale", "--sarif").out.utf8))
        #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
        let junit = await run("pale", "--junit").out
        #expect(junit.contains("<testsuites name=\"pale\" tests=\"1\" failures=\"1\">"))
        #expect(junit.contains("<failure type=\"contrast\""))
        #expect(await run("good", "--junit").out.contains("<testcase name=\"good\" classname=\"lint\"/>"))
    }

    @Test func baselinesLeaveKnownFindingsOut() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/known.json"
            let missing = await run("pale", "--baseline", path)
            #expect(missing.status == 66 && missing.err.contains("--record makes it"))
            #expect(await run("pale", "--baseline", path, "--record").status == 0)
            let known = await run("pale", "--baseline", path)
            #expect(known.status == 0 && known.out == "1 screen: no findings (1 known or disabled)\n")
            try folder.write("[]", to: "known.json")
            #expect(await run("pale", "--baseline", path).status == 65)
        }
    }

    @Test func picturesShowTheNumbers() async throws {
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/boxes.png"
            #expect(await run("pale", "--annotate", path).status == 65)
            let plain = folder.path + "/plain.png"
            #expect(await run("pale", "--annotate", plain, "--disable", "contrast").status == 0)
            #expect(FileManager.default.contents(atPath: path) != FileManager.default.contents(atPath: plain))
            #expect(await run("pale", "--annotate", folder.path + "/boxes/").status == 65)
            #expect(FileManager.default.fileExists(atPath: folder.path + "/boxes/pale.png"))
        }
    }

    private static let wide = SceneDescription(
        name: "wide", summary: "", size: CGSize(width: 120, height: 160), duration: 1,
        content: {
            VStack {
                Text("Some title").lineLimit(1); Text("Pale").foregroundStyle(Color(white: 0.8))
            }
        })

    @Test func sweepsTellEachFaultOnce() async throws {
        func run(_ arguments: String...) async -> CommandRun {
            await CommandRun.of(["lint", "wide", "--sweep"] + arguments, scenes: [Self.wide])
        }
        let text = await run()
        #expect(text.status == 65 && text.out.hasSuffix("1 screen in 6 settings: 1 error, 1 warning\n"), "\(text.out)")
        #expect(text.out.contains("  only with AX3\n") && text.out.contains("  not with dark\n"))
        let json = try JSONSerialization.jsonObject(with: Data(await run("--json").out.utf8)) as? [String: Any]
        #expect((json?["settings"] as? [String])?.contains("AX3 + right to left") == true)
        let findings = try #require(json?["findings"] as? [[String: Any]])
        let cut = try #require(findings.first { $0["rule"] as? String == "text-truncated" })
        #expect(cut["settings"] as? [String] == ["AX3", "AX3 + right to left"])
        #expect(cut["when"] as? String == "only with AX3")
        #expect(await run("--sarif").out.contains("(only with AX3)"))
        #expect(await run("--dark").err.contains("--sweep cannot be combined with --dark"))
        try await TemporaryFolder.with { folder in
            let path = folder.path + "/sheet.png"
            #expect(await run("--annotate", path).status == 65)
            let sheet = try ImageDecoder.decode([UInt8](Data(contentsOf: URL(filePath: path))))
            #expect(sheet.width > 500 && sheet.height > 200)
        }
    }

    /// A view of 390 points fits the standard phone, but not the small one.
    @Test func sweepsCoverDevices() throws {
        let project = try TestProject([
            "A.swift":
                "#Preview { Text(\"Wide\").frame(width: 390).background(.yellow) }\n#Preview(\"Own\", traits: .fixedLayout(width: 90, height: 60)) { Text(\"Hi\") }"
        ])
        let found = try project.render("lint", "A.swift", "--sweep", "--preview", "Own")
        #expect(found.status == 0 && found.out == "1 screen in 6 settings: no findings\n", "\(found.out)\(found.err)")
        let sheet = try project.render("A.swift", "--sweep", "--json", "--preview", "1")
        let json = try JSONSerialization.jsonObject(with: Data(sheet.out.utf8)) as? [String: Any]
        let pictures = try #require(json?["pictures"] as? [[String: Any]])
        let settings = pictures.flatMap { $0["settings"] as? [String] ?? [] }
        #expect(settings.count == 10 && Set(settings).count == 10, "\(sheet.err)")
        let widths = Dictionary(
            uniqueKeysWithValues: pictures.flatMap { picture in
                (picture["settings"] as? [String] ?? []).map { ($0, picture["width"] as? Int) }
            })
        #expect(widths["default"] == 393 && widths["small phone"] == 375 && widths["tablet"] == 820)
        let output = try #require(json?["output"] as? String)
        let bitmap = try ImageDecoder.decode(project.folder.read(output))
        #expect(bitmap.width == json?["width"] as? Int && bitmap.height == json?["height"] as? Int)
    }

    @Test(arguments: [
        (["-o", "x.gif"], "writes .png files"), (["--frames", "3"], "cannot be combined with --frames"),
        (["--reduce-motion"], "cannot be combined with --reduce-motion"), (["--at", "-1"], "0 to 86400 s"),
    ])
    func sweepsRefuseOtherOptions(_ options: [String], _ words: String) async {
        let run = await CommandRun.of(["wide", "--sweep"] + options, scenes: [Self.wide])
        #expect(run.status == 64 && run.err.contains(words), "\(run.err)")
    }

    /// The comment is found by the path that the finding names. Line 1 is the import that `TestProject` adds.
    @Test func commentsInFilesTurnRulesOff() throws {
        let line = #"Text("Pale").foregroundStyle(.tertiary)"#
        func source(_ comment: String) -> String {
            "struct Card: View {\n    var body: some View {\n        \(line)\(comment)\n    }\n}\n#Preview { Card() }\n"
        }
        let project = try TestProject([
            "A.swift": source(""), "B.swift": source("  // zoetrope:disable contrast"),
        ])
        let found = try project.render("lint", "A.swift")
        #expect(found.status == 65 && found.out.hasPrefix("A.swift:4: error: "), "\(found.out)\(found.err)")
        let disabled = try project.render("lint", "B.swift")
        #expect(disabled.status == 0 && disabled.out == "1 screen: no findings (1 known or disabled)\n")
    }
}
