// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

@testable import AgentServer

struct ToolTests {
    private let code: JSONValue = "import SwiftUI"

    @Test func checkReportsMissingNamesAndAlternatives() throws {
        let stage = try Stage()
        let fine = try stage.call("check", ["code": code])
        #expect(!fine.isError && fine["result"]?["structuredContent"]?["compiles"] == true)
        #expect(fine.words.contains("preview \"Main\""))
        let wrong = try stage.call("check", ["code": "Table"])
        #expect(!wrong.isError && wrong["result"]?["structuredContent"]?["compiles"] == false)
        #expect(wrong.words.contains("View.swift:3:1: error: cannot find 'x' in scope"))
        #expect(wrong.words.contains("type Table: SwiftUI has it, this renderer does not yet; View.swift:2:5"))
        #expect(wrong.words.contains("related names: TableRow, "))
        // Messages contain no path of the server's own files.
        #expect(!wrong.text.contains("zoetrope-"))
    }

    @Test func renderViewGivesPicturesTreeAndWarnings() throws {
        let stage = try Stage()
        let answer = try stage.call(
            "render_view", ["code": code, "times": [0, 1.5], "device": "iphone-se", "annotate": true, "scale": 1.5])
        // The two moments are equal.
        #expect(answer.pictures.count == 2 && answer.words.contains("1.5 s: the same as picture 1"))
        #expect(answer.pictures.allSatisfy { $0["mimeType"] == "image/png" })
        let bytes = Data(base64Encoded: answer.pictures[0]["data"]?.string ?? "")
        #expect(try PNGDecoder.decode([UInt8](bytes ?? Data())).width == 4)
        #expect(answer.words.contains("preview 'Main'; there are also 'Dark'"))
        #expect(answer.words.contains("warning: no symbol 'x'"))
        #expect(answer.words.contains("  #3 Button  \"Add\"  20×10 at 10,10  touchable"))
        let run = stage.program.runs[1]
        #expect(run.contains("--device=iphone-se") && run.contains("--scale=1.5") && run.contains("--preview=Main"))
        #expect(run.contains("--memory-limit=1000000000"))
        #expect(stage.program.runs.contains { $0.contains("--at=1.5") })
        let json = try stage.call("render_view", ["code": code, "tree": "json"])
        #expect(json["result"]?["structuredContent"]?["views"]?.array?.count == 1)
        #expect(!json.words.contains("Button"))
    }

    @Test func lintGivesFindingsAndTheirPicture() throws {
        let stage = try Stage()
        let answer = try stage.call("lint", ["code": code, "device": "iphone-se", "time": 2])
        #expect(!answer.isError && answer.pictures.count == 1)
        #expect(answer.words.contains("preview 'Main'; there are also 'Dark': 1 error, 1 warning"))
        #expect(answer.words.contains("View.swift:7: warning: #3 too small; enlarge it [target-size]"))
        #expect(answer.words.contains("\nerror: nothing is drawn [blank-picture]"))
        #expect(answer.words.contains("1 more are disabled by comments"))
        #expect(!answer.text.contains("zoetrope-"))
        let run = stage.program.runs[1]
        #expect(run.first == "lint" && run.contains("--device=iphone-se") && run.contains("--at=2"))
        #expect(try stage.call("lint", ["code": code, "picture": false]).pictures.isEmpty)
        #expect(!stage.program.runs[3].contains("--annotate"))
    }

    @Test func lintSweepsSettings() throws {
        let stage = try Stage()
        #expect(try !stage.call("lint", ["code": code, "sweep": true]).isError)
        #expect(stage.program.runs[1].contains("--sweep"))
        _ = try stage.call("lint", ["code": code])
        #expect(!stage.program.runs[3].contains("--sweep"))
    }

    @Test func aTreeThatIsNotThereIsSaidSo() throws {
        let answer = try Stage(StandIn(hasTree: false)).call("render_view", ["code": code])
        #expect(!answer.isError && answer.pictures.count == 1)
        #expect(answer.words.contains("the tree is not available: render: no such command"))
    }

    @Test func picturesThatAreTooLargeAreLeftOut() throws {
        let answer = try Stage(pictures: 10).call("render_view", ["code": code])
        #expect(answer.pictures.isEmpty && answer.words.contains("; the limit is 10: ask for fewer"))
    }

    @Test func rootsAreKept() throws {
        let stage = try Stage()
        try stage.folder.write("import SwiftUI", to: "a.swift")
        #expect(try !stage.call("render_view", ["path": "a.swift"]).isError)
        for path in ["../a.swift", "/etc/passwd", "none.swift"] {
            #expect(try stage.call("render_view", ["path": .string(path)]).isError)
            #expect(try stage.call("check", ["path": .string(path)]).isError)
            #expect(try stage.call("compare", ["before": ["picture": .string(path)], "after": ["code": code]]).isError)
        }
        let count = stage.program.runs.count
        #expect(try stage.call("animation", ["code": code, "output": "../x.png"]).isError)
        #expect(stage.program.runs.count == count)
    }

    @Test func interactReportsChanges() throws {
        let stage = try Stage()
        let first = try stage.call("interact", ["code": code])
        #expect(first.words.contains("session s1:") && first.words.contains("#2 Text  \"0\""))
        let second = try stage.call("interact", ["session": "s1", "steps": [["tap": "#3"], ["wait": 1]]])
        #expect(second.words.contains(#"the session's steps as an events file: [{"at":0.15,"tap":[20,15]}]"#))
        #expect(second.words.contains("changed: #2 Text  \"1\""))
        #expect(second.words.contains("at 1.15 s"))
        let third = try stage.call("interact", ["session": "s1", "steps": [["tap": "Add"], ["wait": 1]]])
        #expect(third.words.contains("new: #4 Sheet"))
        // Seeks backwards. The next step then replaces the second tap.
        let back = try stage.call("interact", ["session": "s1", "steps": [["seek": 0.5]]])
        #expect(back.words.contains("at 0.5 s"))
        let other = try stage.call("interact", ["session": "s1", "steps": [["key": "return"], ["wait": 0.4]]])
        #expect(other.words.contains("1 later steps are undone") && other.words.contains("gone: Sheet"))
        #expect(other.words.contains(#"{"at":0.55,"key":"return"}"#))
        #expect(try stage.call("interact", ["session": "s9"]).isError)
        let none = try stage.call("interact", ["session": "s1", "steps": [["tap": "#99"]]])
        #expect(none.isError && none.words.contains("#99"))
    }

    @Test func interactWaitsUntilNothingMoves() throws {
        // The stand-in's pictures change for 0.25 s, five frames at 20 fps.
        let answer = try Stage().call(
            "interact", ["code": code, "steps": [["tap": "#3"], ["tap": [1, 2], "count": 2]]])
        // Before a tree has been returned, element numbers such as #3 are errors.
        #expect(answer.isError)
        let still = try Stage().call("interact", ["code": code, "steps": [["tap": [1, 2], "count": 2]]])
        #expect(still.words.contains("at 0.6 s"))
        let typed = try Stage().call(
            "interact", ["code": code, "steps": [["type": "ab\\n", "into": "Name"], ["scroll": "down"], ["wait": 0]]])
        #expect(typed.words.contains(#"{"at":0.15,"into":"Name","type":"ab\n"}"#))
        #expect(typed.words.contains(#""by":[0,-300]"#))
    }

    @Test func aSessionKeepsItsStepsForNewCode() throws {
        let stage = try Stage()
        _ = try stage.call("interact", ["code": code, "steps": [["tap": "Add"], ["wait": 1]]])
        let mended = try stage.call("interact", ["session": "s1", "code": "import SwiftUI\n"])
        #expect(mended.words.contains(#"[{"at":0.15,"tap":"Add"}]"#) && mended.words.contains("at 1.15 s"))
        let files = Set(stage.program.runs.compactMap { $0.first { $0.hasSuffix("View.swift") } })
        #expect(files.count == 2)
    }

    @Test func animationIsASheetOrAGIF() throws {
        let stage = try Stage()
        let sheet = try stage.call("animation", ["code": code, "moments": 6, "columns": 3, "to": 1, "output": "s.png"])
        #expect(sheet.words.contains("0 s  0.2 s  0.4 s") && sheet.pictures.count == 1)
        let picture = try PNGDecoder.decode(stage.folder.read("s.png"))
        #expect(picture.width == 3 * 8 && picture.height == 2 * 6)
        #expect(try stage.call("animation", ["code": code, "output": "s.png"]).isError)
        #expect(try !stage.call("animation", ["code": code, "output": "s.png", "overwrite": true]).isError)
        let gif = try stage.call("animation", ["code": code, "format": "gif", "max_size": "10kB"])
        #expect(gif.pictures.first?["mimeType"] == "image/gif")
        #expect(stage.program.runs.last?.contains("--max-size=10kB") == true)
    }

    @Test func compareReportsPlaceAndAmount() throws {
        let stage = try Stage()
        let answer = try stage.call(
            "compare", ["before": ["code": code], "after": ["code": "other", "time": 2], "color_scheme": "dark"])
        #expect(answer.words.contains("3 of 8 pixels differ") && answer.words.contains("largest difference is 9"))
        #expect(answer["result"]?["structuredContent"]?["box"] == [1, 2, 3, 4])
        #expect(answer.pictures.count == 1)
        #expect(stage.program.runs.filter { $0.contains("--color-scheme=dark") }.count >= 2)
    }

    @Test func apiReportsNamesAndAlternatives() throws {
        let stage = try Stage()
        let answer = try stage.call(
            "api", ["names": ["Table", ".cornerRadius(8)", "@State", "\\.colorScheme", ".mint", "Tabel", "Nonsense"]])
        let words = answer.words
        #expect(words.contains("Table (type, Tables): SwiftUI has it, this renderer does not yet"))
        let line = words.split(separator: "\n").first { $0.hasPrefix(".cornerRadius (modifier") }
        #expect(line?.contains("supported; use .clipShape(.rect(cornerRadius: 8))") == true)
        #expect(words.contains("@State (attribute") && words.contains("\\.colorScheme (environment"))
        #expect(words.contains("Color.mint (member"))
        #expect(words.contains("Tabel: not a known name of SwiftUI; similar:") && words.contains("Table"))
        #expect(words.contains("Nonsense: not a known name of SwiftUI"))
        #expect(try stage.call("api", ["search": "scroll"]).words.contains("ScrollView (type"))
    }
}

struct StillnessTests {
    private func picture(_ change: (inout Bitmap) -> Void) throws -> Data {
        var bitmap = Bitmap(width: 100, height: 100)
        change(&bitmap)
        return Data(try PNGEncoder().encode(bitmap))
    }

    @Test func aCaretIsNoMovement() throws {
        let still = try picture { _ in }
        let caret = try picture { for y in 10..<30 { $0[50, y] = SIMD4(0, 0, 255, 255) } }
        let moved = try picture { for x in 10..<60 { $0[x, 20] = SIMD4(0, 0, 255, 255) } }
        let end = [Data](repeating: still, count: 20)
        #expect(try SettlingSearch.firstStill(of: [moved, caret, caret] + end) == 1)
        #expect(try SettlingSearch.firstStill(of: [moved, still, moved] + end) == 3)
        #expect(try SettlingSearch.firstStill(of: end) == 0)
        #expect(try SettlingSearch.firstStill(of: [moved, still, still]) == nil)
        #expect(try SettlingSearch.firstStill(of: []) == nil)
    }

    /// A tap by a label waits until its target rests, if the step before may have set it in motion.
    @Test func stepsWaitForTheirTarget() throws {
        func events(_ steps: JSONValue, endOfSlide: Double) throws -> String {
            let code: JSONValue = "import SwiftUI\n#Preview { Text(\"0\") }"
            return try Stage(StandIn(endOfSlide: endOfSlide)).call("interact", ["code": code, "steps": steps]).words
        }
        let steps: JSONValue = [["tap": [1, 2]], ["tap": "Add"], ["wait": 0]]
        #expect(try events(steps, endOfSlide: 0).contains(#"{"at":0.15,"tap":[1,2]},{"at":0.3,"tap":"Add"}"#))
        #expect(try events(steps, endOfSlide: 0.4).contains(#"{"at":0.15,"tap":[1,2]},{"at":0.7,"tap":"Add"}"#))
        // The first step of a call, a point and a step after a wait take place at once.
        #expect(try events([["tap": "Add"], ["wait": 0]], endOfSlide: 9).contains(#"[{"at":0.15,"tap":"Add"}]"#))
        let waited: JSONValue = [["tap": [1, 2]], ["wait": 0.1], ["tap": "Add"], ["wait": 0]]
        #expect(try events(waited, endOfSlide: 9).contains(#"{"at":0.4,"tap":"Add"}"#))
    }
}
