// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// Pictures of an author's files, by the built program.
@Suite(.serialized) struct FilePicturesTests {
    private static func card(_ name: String, _ color: String = "red", more: String = "") -> String {
        """
        struct \(name): View { var body: some View { Color.\(color).frame(width: 10, height: 10) } }
        #Preview(traits: .sizeThatFitsLayout) { \(name)() }
        \(more)
        """
    }

    private func bitmap(_ project: TestProject, _ name: String) throws -> Bitmap {
        try ImageDecoder.decode(project.folder.read(name))
    }

    private func pictures(_ project: TestProject) -> [String] {
        project.folder.contents.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
    }

    // MARK: Names

    @Test func aNewPreviewRenamesNoOther() throws {
        let dark = "#Preview(\"Dark card\", traits: .sizeThatFitsLayout) { Color.black.frame(width: 4, height: 4) }"
        let project = try TestProject([
            "f/Card.swift": Self.card("Card"), "f/Sub/Todo.swift": Self.card("Todo", more: dark),
        ])
        #expect(try project.render("f", "-o", "out/").status == 0)
        let before = ["out/Card/Preview.png", "out/Sub/Todo/Dark-card.png", "out/Sub/Todo/Preview.png"]
        #expect(pictures(project) == before)
        let listed = try project.render("test", "f", "--list").out
        #expect(
            listed.split(separator: "\n").map { $0.split(separator: " ")[0] } == [
                "Card/Preview", "Sub/Todo/Dark-card", "Sub/Todo/Preview",
            ])
        try project.folder.write("import SwiftUI\n" + Self.card("Apple", more: dark), to: "f/Apple.swift")
        #expect(try project.render("f", "-o", "out/").status == 0)
        #expect(pictures(project) == ["out/Apple/Dark-card.png", "out/Apple/Preview.png"] + before)
        let one = try project.render("f", "--preview", "Sub/Todo/Dark-card", "-o", "one.png")
        #expect(one.status == 0 && one.err.isEmpty, "\(one.err)")
        #expect(try bitmap(project, "one.png").width == 8)
    }

    @Test func aNamedPreviewHasTheSamePictureBesideOthers() throws {
        let dark = "#Preview(\"Dark card\", traits: .sizeThatFitsLayout) { Color.black.frame(width: 4, height: 4) }\n"
        let other = dark.replacingOccurrences(of: "Dark card", with: "Big")
        let unnamed = dark.replacingOccurrences(of: "\"Dark card\", ", with: "")
        let project = try TestProject(["Card.swift": dark])
        for (more, new) in [("", []), (other, ["Card/Big.png"]), (unnamed, ["Card.png"])] {
            try project.folder.write("import SwiftUI\n" + more + dark, to: "Card.swift")
            #expect(try project.render("Card.swift").status == 0)
            #expect(pictures(project) == new + ["Card/Dark-card.png"])
            for name in pictures(project) {
                try FileManager.default.removeItem(atPath: project.folder.path + "/" + name)
            }
        }
    }

    /// Each preview has its own picture, even if a preview has the name of the file.
    @Test func namesOfTheFileDoNotCollide() throws {
        let named = "#Preview(\"Card\", traits: .fixedLayout(width: 4, height: 4)) { Color.red }\n"
        let unnamed = "#Preview(traits: .fixedLayout(width: 8, height: 8)) { Color.red }\n"
        let provider =
            "struct Card_Previews: PreviewProvider { static var previews: some View { Color.red.previewLayout(.fixed(width: 12, height: 12)) } }\n"
        let project = try TestProject(["Card.swift": named])
        let cases = [
            (named, ["Card/Card.png"]), (named + unnamed, ["Card.png", "Card/Card.png"]), (provider, ["Card.png"]),
            (provider + unnamed, ["Card.png", "Card/Card.png"]),
            (provider + unnamed + named, ["Card.png", "Card/Card-2.png", "Card/Card.png"]),
        ]
        for (text, expected) in cases {
            try project.folder.write("import SwiftUI\n" + text, to: "Card.swift")
            #expect(try project.render("Card.swift").status == 0)
            #expect(pictures(project) == expected)
            for name in pictures(project) {
                try FileManager.default.removeItem(atPath: project.folder.path + "/" + name)
            }
        }
    }

    @Test func theFirstPreviewWithoutANameIsCalledAsTheFile() throws {
        let project = try TestProject(["Card.swift": Self.card("Card")])
        for _ in 0..<2 { #expect(try project.render("Card.swift").status == 0) }
        #expect(try project.render("Card").status == 0)
        #expect(pictures(project) == ["Card.png"])
        let more = "#Preview(\"Big\", traits: .fixedLayout(width: 20, height: 20)) { Card() }"
        try project.folder.write("import SwiftUI\n" + Self.card("Card", more: more), to: "Card.swift")
        #expect(try project.render("Card.swift").status == 0)
        #expect(pictures(project) == ["Card.png", "Card/Big.png"])
        // `Card` still means Card.swift, although a folder of pictures named Card now exists.
        #expect(try project.render("Card", "--preview", "Big", "-o", "b.png").status == 0)
        #expect(try bitmap(project, "b.png").width == 40)
        // Files that the program did not write are not overwritten.
        try project.folder.write("mine", to: "Card.png")
        let refused = try project.render("Card.swift")
        #expect(refused.status == 73 && refused.err.contains("Card.png exists already: --force overwrites"))
        #expect(try project.folder.read("Card.png") == Array("mine".utf8))
    }

    // MARK: Words

    @Test func formatsAndOutputsMayBePlainWords() throws {
        let project = try TestProject(["Card.swift": Self.card("Card"), "Todo.swift": Self.card("Todo")])
        #expect(try project.render("gif", "Card.swift").status == 0)
        #expect(try project.render("Card.swift", "out.gif").status == 0)
        #expect(try project.folder.read("Card.gif") == project.folder.read("out.gif"))
        #expect(try project.render("Card.swift", "-o", "missing/folder/").status == 0)
        #expect(pictures(project) == ["missing/folder/Card.png"])
        let bitmaps = try project.render("Card.swift", "-o", "x.bmp")
        #expect(bitmaps.status == 64 && bitmaps.err.contains("x.bmp: .bmp files cannot be written"))
        #expect(!project.folder.contents.contains("x.bmp"))
    }

    /// Several files on the command line, for example from `*.swift`, form one module, as the files of a folder do.
    @Test func severalFilesAreOneModule() throws {
        let project = try TestProject([
            "Card.swift":
                "struct Card: View { var body: some View { Part() } }\n#Preview(traits: .sizeThatFitsLayout) { Card() }",
            "Part.swift": "struct Part: View { var body: some View { Color.red.frame(width: 6, height: 6) } }",
        ])
        let run = try project.render("Card.swift", "Part.swift", "-o", "out/")
        #expect(run.status == 0 && pictures(project) == ["out/Card/Preview.png"], "\(run.err)")
    }

    @Test func filesThatDeclareTheSameAreRenderedOneByOne() throws {
        let project = try TestProject(["A.swift": Self.card("Content"), "B.swift": Self.card("Content", "blue")])
        let run = try project.render("A.swift", "B.swift")
        #expect(run.status == 0 && pictures(project) == ["A.png", "B.png"], "\(run.err)")
        #expect(try bitmap(project, "A.png") != bitmap(project, "B.png"))
        let one = try project.render("A.swift", "B.swift", "-o", "x.gif")
        #expect(one.status == 64 && one.err.contains("use a folder, like -o previews/"))
    }

    // MARK: One picture of a folder

    private func edge(_ project: TestProject, _ arguments: String...) throws -> SIMD4<UInt8> {
        let run = try project.render(arguments[0], "-o", "x.png", "--force")
        #expect(run.status == 0, "\(run.err)")
        let picture = try bitmap(project, "x.png")
        return picture[picture.width / 2, picture.height / 2]
    }

    @Test func aFolderShowsItsAppThenContentViewThenTheLatestView() throws {
        func full(_ name: String, _ color: String) -> String {
            "struct \(name): View { var body: some View { Color(.sRGB, red: \(color)).ignoresSafeArea() } }\n"
        }
        let project = try TestProject([
            "f/Apple.swift": full("Apple", "1, green: 0, blue: 0") + "#Preview { Apple() }",
            "f/Zebra.swift": full("Zebra", "0, green: 1, blue: 0") + "#Preview { Zebra() }",
        ])
        func change(_ name: String, _ time: Int) {
            var times = [timeval(tv_sec: time, tv_usec: 0), timeval(tv_sec: time, tv_usec: 0)]
            utimes(project.folder.path + "/f/" + name, &times)
        }
        change("Apple.swift", 1000)
        change("Zebra.swift", 2000)
        #expect(try edge(project, "f") == SIMD4(0, 255, 0, 255))
        change("Apple.swift", 3000)
        #expect(try edge(project, "f") == SIMD4(255, 0, 0, 255))
        try project.folder.write(
            "import SwiftUI\n" + full("ContentView", "0, green: 0, blue: 1"), to: "f/ContentView.swift")
        change("ContentView.swift", 500)
        #expect(try edge(project, "f") == SIMD4(0, 0, 255, 255))
        try project.folder.write(
            "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Zebra() } } }",
            to: "f/Demo.swift")
        #expect(try edge(project, "f") == SIMD4(0, 255, 0, 255))
        let noted = try project.render("f", "-o", "x.png")
        #expect(
            noted.err.contains(
                "f: only 'Demo/Demo' is rendered; --preview NAME for 'Apple/Preview', 'Zebra/Preview'"))
        // If the output is a folder, all previews are drawn instead of the app.
        #expect(try project.render("f", "-o", "out/").status == 0)
        #expect(
            pictures(project).filter { $0.hasPrefix("out/") } == ["out/Apple/Preview.png", "out/Zebra/Preview.png"])
    }

    @Test func aMacroHidesNoProviders() throws {
        let project = try TestProject([
            "f/Old.swift": """
            struct Old: View { var body: some View { Color.red.frame(width: 4, height: 4) } }
            struct Old_Previews: PreviewProvider { static var previews: some View { Old() } }
            """,
            "f/New.swift": Self.card("New"),
        ])
        #expect(try project.render("f", "-o", "out/").status == 0)
        #expect(pictures(project) == ["out/New/Preview.png", "out/Old/Old.png"])
    }

    // MARK: Moments

    @Test func aViewIsShownWhenItHasSettled() throws {
        let project = try TestProject([
            "Appear.swift": """
            struct Appear: View {
                @State private var isShown = false
                var body: some View {
                    Color.red.opacity(isShown ? 1 : 0)
                        .onAppear { withAnimation(.linear(duration: 0.45)) { isShown = true } }
                }
            }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Appear() }
            """
        ])
        let run = try project.render("Appear.swift")
        #expect(run.out.hasPrefix("Appear: 1 frame of 8×8 pixels at 0.5 s, when it has settled, in "), "\(run.out)")
        #expect(try project.render("Appear.swift", "--at", "0", "-o", "a.png").status == 0)
        #expect(try bitmap(project, "a.png")[4, 4] == SIMD4(255, 255, 255, 255))
        #expect(try project.render("Appear.swift", "--at", "1", "-o", "b.png").status == 0)
        #expect(try bitmap(project, "Appear.png") == bitmap(project, "b.png"))
        #expect(try bitmap(project, "b.png")[4, 4] != bitmap(project, "a.png")[4, 4])
        struct Told: Decodable { var time: Double? }
        let json = try project.render("Appear.swift", "--json")
        #expect(try JSONDecoder().decode(Told.self, from: Data(json.out.utf8)).time == 0.5)
    }

    @Test func anAnimationOfAStillViewIsOnePicture() throws {
        let project = try TestProject(["Card.swift": Self.card("Card")])
        let run = try project.render("Card.swift", "-o", "c.gif")
        #expect(run.status == 0 && run.err == "render: warning: nothing moves: writing one picture\n")
        #expect(run.out.hasPrefix("Card: 1 frame of 20×20 pixels in "))
        var decoder = try AnimationDecoder(project.folder.read("c.gif"))
        #expect(try decoder.next() != nil)
        #expect(try decoder.next() == nil)
        let asked = try project.render("Card.swift", "-o", "d.gif", "--frames", "5")
        #expect(asked.err.hasSuffix("warning: nothing moves: all frames are the same\n"))
        #expect(asked.out.hasPrefix("Card: 5 frames"))
    }

    @Test func aSceneWithoutAPlaceIsOnePicture() throws {
        let project = try TestProject([:])
        let run = try project.render("gear")
        #expect(run.status == 0 && run.out.hasPrefix("gear: 1 frame of 200×200 pixels"), "\(run.err)")
        #expect(pictures(project) == ["gear.png"])
        #expect(try project.render("gear", "--frames", "2").status == 0)
        #expect(pictures(project) == ["gear.png", "gear/gear-0000.png", "gear/gear-0001.png"])
    }

    // MARK: Files without views

    @Test func filesWithoutViewsGiveTheReason() throws {
        let project = try TestProject([
            "Row.swift": "struct Row: View { let title: String; var body: some View { Text(title) } }",
            "Model.swift": "struct Model {}", "Broken.swift": "struct Broken {\n    let x = (\n}",
        ])
        try project.folder.write("", to: "Empty.swift")
        for (name, message) in [
            ("Row", "it contains no preview, and Row needs arguments: add #Preview { Row(title: …) }"),
            ("Model", "it contains no view and no preview: add #Preview { … }"),
            ("Empty", "the file contains no code"),
        ] {
            let run = try project.render(name + ".swift")
            #expect(run.status == 65 && run.err == "render: \(name).swift: \(message)\n", "\(run.err)")
        }
        let broken = try project.render("Broken.swift")
        #expect(broken.status == 65 && broken.err.contains("/Broken.swift:4:1: error: "), "\(broken.err)")
        #expect(broken.err.hasSuffix("render: Broken.swift does not compile\n"))
    }

    @Test func errorsAreOrderedByLineWithoutDuplicates() throws {
        let project = try TestProject([
            "Card.swift": """
            struct Card: View { var body: some View { Text(first) } }
            #Preview { Card(second: 2) }
            struct Other: View { var body: some View { Text(third) } }
            """
        ])
        let run = try project.render("Card.swift")
        let errors = run.err.split(separator: "\n").filter { $0.contains("error: ") }
        #expect(errors.count == 3 && !run.err.contains("\u{1B}["), "\(run.err)")
        for (error, line) in zip(errors, 2...) { #expect(error.contains("/Card.swift:\(line):"), "\(error)") }
    }

    // MARK: Around it

    @Test(arguments: ["/proc", "/dev/null/home"])
    func aHomeThatCannotBeWrittenIsNoHindrance(_ home: String) throws {
        let project = try TestProject(["Card.swift": Self.card("Card")])
        let run = try project.render(
            "Card.swift", environment: ["HOME": home, "XDG_CACHE_HOME": home + "/c", "TMPDIR": project.folder.path])
        #expect(run.status == 0 && pictures(project) == ["Card.png"], "\(run.err)")
        // The compiler's module cache is not written to the project either.
        #expect(!project.folder.contents.contains { $0.hasPrefix("clang") })
    }
}
