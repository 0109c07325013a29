// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import ImageComparison
import Testing

@testable import AgentServer

/// The size, the part and the number of the pictures in an answer. The window of the stand-in is 40×20 points.
struct PictureTests {
    private let code: JSONValue = "import SwiftUI"

    private func bitmap(_ picture: JSONValue) throws -> Bitmap {
        try PNGDecoder.decode([UInt8](Data(base64Encoded: picture["data"]?.string ?? "") ?? Data()))
    }

    @Test(arguments: [1.0, 2, 3.7, 8])
    func aPictureFitsIntoItsLimits(scale: Double) throws {
        for (limit, value) in [("max_pixels", 33), ("max_tokens", 50)] {
            let stage = try Stage(StandIn(drawsWindow: true))
            let answer = try stage.call(
                "render_view", ["code": code, "scale": .number(scale), limit: .integer(value), "tree": "none"])
            let picture = try bitmap(try #require(answer.pictures.first))
            let limits =
                limit == "max_pixels"
                ? max(picture.width, picture.height) <= 33 : picture.width * picture.height <= 50 * 750
            #expect(limits, "\(picture.width)×\(picture.height)")
            // A picture that fits keeps its scale.
            let isSmall = limit == "max_pixels" ? 40 * scale <= 33 : scale < 6
            #expect((picture.width == Int((40 * scale).rounded(.up))) == isSmall, "\(scale): \(picture.width)")
        }
    }

    @Test func aroundAViewIsItsFrameAndAMargin() throws {
        let stage = try Stage(StandIn(drawsWindow: true))
        for name in ["#3", "Add"] {
            let answer = try stage.call("render_view", ["code": code, "around": .string(name), "tree": "none"])
            // The button is 20×10 at 10,10; the window cuts the margin of 16.
            let picture = try bitmap(try #require(answer.pictures.first))
            #expect((picture.width, picture.height) == (80, 40))
            #expect(answer.words.contains("the part 40×20 at 0,0 of the window"))
        }
        let none = try stage.call("render_view", ["code": code, "around": "Ad"])
        #expect(
            none.isError && none.words.contains("there is no view 'Ad' in the tree; there are 'Add'"), "\(none.words)")
    }

    @Test func partsAreCopies() {
        var bitmap = Bitmap(width: 5, height: 4)
        for x in 0..<5 { for y in 0..<4 { bitmap[x, y] = SIMD4(UInt8(x), UInt8(y), 0, 255) } }
        let part = bitmap.part(x: 3, y: 1, width: 10, height: 2)
        #expect((part.width, part.height) == (2, 2))
        #expect(part[0, 0] == bitmap[3, 1] && part[1, 1] == bitmap[4, 2])
    }

    @Test func equalPicturesAreReturnedOnce() throws {
        let stage = try Stage(StandIn(drawsWindow: true))
        let times = try stage.call("render_view", ["code": code, "times": [0, 1, 2]])
        #expect(times.pictures.count == 1)
        #expect(
            times.words.contains("1 s: the same as picture 1") && times.words.contains("2 s: the same as picture 1"))
        let first = try stage.call("interact", ["code": code])
        let second = try stage.call("interact", ["session": "s1", "steps": [["wait": 1]]])
        #expect(first.pictures.count == 1 && second.pictures.isEmpty)
        #expect(second.words.contains("the same picture as before"))
    }

    @Test func aSessionTellsWarningsOnce() throws {
        let stage = try Stage()
        #expect(try stage.call("interact", ["code": code]).words.contains("warning: no symbol 'x'"))
        #expect(try !stage.call("interact", ["session": "s1", "steps": [["wait": 1]]]).words.contains("no symbol"))
    }

    @Test func findingsComeWithAPicture() throws {
        let stage = try Stage()
        for (tool, arguments) in [("render_view", ["code": code]), ("interact", ["code": code])] {
            let told = try stage.call(tool, .object(arguments.merging(["findings": true]) { $1 }))
            #expect(told.words.contains("1 error, 1 warning") && told.words.contains("[target-size]"))
            #expect(try !stage.call(tool, .object(arguments)).words.contains("[target-size]"))
        }
    }

    @Test func aSweepNamesTheSettingsOfItsPictures() throws {
        let stage = try Stage()
        let answer = try stage.call("sweep", ["code": code, "dynamic_type": "xL"])
        #expect(answer.pictures.count == 1 && answer.words.contains("2 different pictures, 30×20 pixels"))
        #expect(answer.words.contains("  default = reduced motion: 10×15 at 2,3"))
        #expect(answer.words.contains("warning: no 'x'") && answer.words.contains("[target-size]"))
        let bare = try stage.call("sweep", ["code": code, "findings": false])
        #expect(!bare.words.contains("[target-size]"))
    }

    @Test func besideAnEndlessAnimationWhatEndsIsAwaited() throws {
        let stage = try Stage(StandIn(endOfMovement: 1.4))
        let answer = try stage.call("interact", ["code": code, "steps": [["tap": [1, 2]]]])
        #expect(answer.words.contains("at 1.4 s"), "\(answer.words)")
        #expect(answer.words.contains("something moves without end; what ends has ended at 1.4 s"))
    }

    @Test func smallMovementsAreNoChanges() throws {
        func tree(_ x: Double, _ text: String) throws -> ViewTreeValue {
            let json =
                #"{"views":[{"number":1,"kind":"Text","text":"\#(text)","frame":{"x":\#(x),"y":0,"width":9,"height":9}}]}"#
            return ViewTreeValue(try JSONValue(parsing: Data(json.utf8)))
        }
        let before = try tree(10, "A")
        #expect(try tree(10.4, "A").changes(since: before).isEmpty)
        #expect(try tree(10.6, "A").changes(since: before) == ["moved by 1,0: #1"])
        #expect(try tree(10, "B").changes(since: before).count == 1)
    }

    /// A scrolled list gives one line, whatever its length.
    @Test func viewsThatMoveTogetherAreToldTogether() throws {
        func tree(_ y: Int, _ last: String) throws -> ViewTreeValue {
            let views = (1...5).map {
                #"{"number":\#($0),"kind":"Text","text":"\#($0 == 4 ? last : "A")","frame":{"x":0,"y":\#($0 * 10 + y),"width":9,"height":9}}"#
            }
            let json = #"{"views":[\#(views.joined(separator: ","))]}"#
            return ViewTreeValue(try JSONValue(parsing: Data(json.utf8)))
        }
        let changes = try tree(-65, "C").changes(since: tree(0, "B"))
        #expect(changes.count == 2 && changes[0].hasPrefix("changed: #4") && changes[1] == "moved by 0,-65: #1–#3, #5")
    }

    @Test func aSheetOfMomentsFitsIntoItsLimit() throws {
        let stage = try Stage()
        let answer = try stage.call("animation", ["code": code, "moments": 8, "max_pixels": 32])
        #expect(!answer.isError, "\(answer.words)")
    }

    @Test func aLabelThatTheTextsSayIsNotRepeated() throws {
        func line(_ label: String) throws -> String {
            let json = """
                {"views":[{"number":1,"kind":"Button","accessibility":{"label":"\(label)"},"children":[
                {"number":2,"kind":"Image","name":"star"},{"number":3,"kind":"Text","text":"Save"}]}]}
                """
            let lines = ViewTreeValue(try JSONValue(parsing: Data(json.utf8))).text.split(separator: "\n")
            return String(lines[0])
        }
        #expect(try line("Save") == "#1 Button" && line("star Save") == "#1 Button")
        #expect(try line("Keep") == #"#1 Button  label "Keep""#)
    }

    @Test func aMissingPathNamesTheRootAndSimilarFiles() throws {
        let stage = try Stage()
        try stage.folder.write("import SwiftUI", to: "Sources/Inbox.swift")
        let answer = try stage.call("render_view", ["path": "Inbx.swift"])
        #expect(answer.words.hasPrefix("Inbx.swift: there is no such file or folder in /"))
        #expect(answer.words.hasSuffix("; near: Sources/Inbox.swift"), "\(answer.words)")
        #expect(try !stage.call("render_view", ["path": "Quite.swift"]).words.contains("near"))
    }
}
