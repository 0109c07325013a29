// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// `render test` with the real compiler and processes.
@Suite(.serialized) struct TestCommandTests {
    private static let cards = """
        struct Card: View {
            var title = "Card"
            var body: some View { VStack { Text(title); Text("Save").padding(4) }.padding(8) }
        }
        #Preview("One") { Card(title: "One") }
        #Preview("Two words", traits: .sizeThatFitsLayout) { Card(title: "Two") }
        #Preview(traits: .fixedLayout(width: 80, height: 40)) { Color.red }
        """

    private static let moving = """
        struct Ball: View {
            @State private var isLow = false
            var repeats = false
            var body: some View {
                Circle().fill(.blue).frame(width: 10, height: 10).offset(y: isLow ? 20 : -20)
                    .animation(repeats ? .linear(duration: 1).repeatForever() : .linear(duration: 1), value: isLow)
                    .onAppear { isLow = true }
            }
        }
        #Preview("Comes to rest", traits: .fixedLayout(width: 40, height: 80)) { Ball() }
        #Preview("Never rests", traits: .fixedLayout(width: 40, height: 80)) { Ball(repeats: true) }
        #Preview("Asked for", traits: .fixedLayout(width: 40, height: 80)) { Ball().snapshotTimes(0, 0.25, 0.5) }
        #Preview("Left out") { Text("x").snapshotDisabled("as a test") }
        #Preview("Unexplained") { Text("x").snapshotTolerance(.channels(2), because: "") }
        """

    @Test func recordsThenPasses() throws {
        let project = try TestProject(["Views/Card.swift": Self.cards, "Ball.swift": Self.moving])
        let first = try project.render("test")
        #expect(first.status == 1, "what is recorded is to be looked at: \(first.err)")
        #expect(first.out.contains("Views/Card/One: recorded\n"))
        #expect(
            project.snapshots == [
                "Views/__Snapshots__/Card/One.png", "Views/__Snapshots__/Card/Preview.png",
                "Views/__Snapshots__/Card/Two-words.png", "__Snapshots__/Ball/Asked-for.png",
                "__Snapshots__/Ball/Comes-to-rest.png", "__Snapshots__/Ball/Never-rests.png",
            ])
        let before = try project.snapshots.map(project.folder.read)
        let second = try project.outcomes(project.render("test", "--json"))
        #expect(second["Views/Card/One"]?.outcome == "passed")
        #expect(second["Ball/Comes-to-rest"]?.times == [1])
        #expect(second["Ball/Never-rests"]?.times.count == 6 && second["Ball/Never-rests"]?.outcome == "passed")
        #expect(second["Ball/Asked-for"]?.times == [0, 0.25, 0.5])
        #expect(second["Ball/Left-out"]?.outcome == "disabled" && second["Ball/Left-out"]?.message == "as a test")
        #expect(second["Ball/Unexplained"]?.message.contains("say why") == true)
        let filtered = try project.render("test", "--filter", "card")
        #expect(filtered.status == 0 && filtered.out == "3 previews: 3 as recorded\n")
        // Recording again gives the same bytes.
        _ = try project.render("test", "--record", "all", "--jobs", "1")
        #expect(try project.snapshots.map(project.folder.read) == before)
        let size = try ImageDecoder.decode(project.folder.read("__Snapshots__/Ball/Asked-for.png"))
        #expect(size.width == 3 * 80 && size.height == 160, "three beside each other, 2 pixels a point")
    }

    @Test func nothingIsRecordedIfCIIsSet() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        let run = try project.render("test", environment: ["CI": "true"])
        #expect(run.status == 1 && run.out.contains("Card/One: nothing is recorded\n") && project.snapshots.isEmpty)
        #expect(try project.render("test", environment: ["CI": "true", "SNAPSHOT_RECORD": "missing"]).status == 1)
        #expect(project.snapshots.count == 3)
        #expect(try project.render("test", environment: ["CI": "true"]).status == 0)
    }

    @Test func aSinglePixelIsCaughtShownAndAccepted() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        _ = try project.render("test")
        let path = "__Snapshots__/Card/One.png"
        let good = try project.folder.read(path)
        var bitmap = try ImageDecoder.decode(good)
        bitmap[17, 400] = SIMD4(254, 255, 255, 255)
        try project.folder.write(PNGEncoder().encode(bitmap), to: path)
        let run = try project.render("test", "--junit", "results.xml")
        #expect(run.status == 1)
        #expect(run.out.contains("Card/One: 1 of 1339344 pixels differs, worst at (17, 400)"))
        let page = String(decoding: try project.folder.read(".build/snapshot-report/index.html"), as: UTF8.self)
        #expect(page.contains("pictures\\/Card\\/One.expected.png") && page.contains("render accept Card\\/One"))
        #expect(!page.contains("http:") && !page.contains("https:"), "it needs no network")
        let junit = String(decoding: try project.folder.read("results.xml"), as: UTF8.self)
        #expect(junit.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"0\""))
        #expect(try project.render("accept", "Card/One").out == "accepted __Snapshots__/Card/One.png\n")
        #expect(try ImageDecoder.decode(project.folder.read(path)) == ImageDecoder.decode(good))
        #expect(try project.render("test").status == 0)
    }

    /// One sheet shows all settings. The settings that a change concerns are named.
    @Test func aSweepIsASnapshot() throws {
        let card = """
            struct Card: View {
                @Environment(\\.colorScheme) private var scheme
                var body: some View { Rectangle().fill(scheme == .dark ? Color.mint : .orange).frame(width: 40, height: 20) }
            }
            #Preview("One", traits: .sizeThatFitsLayout) { Card() }
            """
        let project = try TestProject(["Card.swift": card])
        #expect(try project.render("test", "--sweep").status == 1)
        #expect(project.snapshots == ["__Snapshots__/Card/One.png", "__Snapshots__/Card/One.sweep.png"])
        let again = try project.render("test", "--sweep")
        #expect(again.status == 0 && again.out == "2 previews: 2 as recorded\n", "\(again.out)")
        #expect(try project.render("test", "--variants", "sweep").status == 0)
        try project.folder.write("import SwiftUI\n" + card.replacing("mint", with: "teal"), to: "Card.swift")
        let run = try project.outcomes(project.render("test", "--sweep", "--json"))
        #expect(run["Card/One"]?.outcome == "passed" && run["Card/One.sweep"]?.outcome == "differs")
        #expect(run["Card/One.sweep"]?.views == ["differs with dark"])
        // A recorded file that is no picture is a difference, and can be accepted.
        try project.folder.write("no picture", to: "__Snapshots__/Card/One.sweep.png")
        let broken = try project.outcomes(project.render("test", "--sweep", "--json"))["Card/One.sweep"]
        #expect(broken?.outcome == "differs" && broken?.message.contains("cannot be read") == true)
    }

    @Test func accessibilityIsASnapshot() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        #expect(try project.render("test", "--accessibility").status == 1)
        #expect(project.snapshots.contains("__Snapshots__/Card/One.accessibility.png") && project.snapshots.count == 6)
        #expect(try project.render("test", "--accessibility").status == 0)
        #expect(try project.render("test", "--variants", "accessibility").status == 0)
        let picture = try ImageDecoder.decode(project.folder.read("__Snapshots__/Card/One.accessibility.png"))
        #expect(picture.width == 2 * (393 + 340))
        // An accessibility label changes what is read, but nothing else on the picture.
        try project.folder.write(
            "import SwiftUI\n" + Self.cards.replacing("Text(title)", with: "Text(title).accessibilityLabel(\"Name\")"),
            to: "Card.swift")
        let run = try project.outcomes(project.render("test", "--accessibility", "--json"))
        #expect(run["Card/One"]?.outcome == "passed" && run["Card/One.accessibility"]?.outcome == "differs")
    }

    @Test func settingsOfTheProjectCount() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        try project.folder.write(
            #"{"device": "iphone-se", "variants": ["dark"], "tolerance": {"permits": "channels=9", "because": "a test"}}"#,
            to: ".zoetrope.json")
        _ = try project.render("test")
        #expect(
            Set(project.snapshots) == Set(["One", "Preview", "Two-words"].map { "__Snapshots__/Card/\($0).dark.png" }))
        let path = "__Snapshots__/Card/One.dark.png"
        var bitmap = try ImageDecoder.decode(project.folder.read(path))
        #expect(bitmap.width == 750)
        bitmap[3, 3] = SIMD4(9, 0, 0, 255)
        try project.folder.write(PNGEncoder().encode(bitmap), to: path)
        #expect(try project.render("test").status == 0)
        bitmap[3, 3] = SIMD4(10, 0, 0, 255)
        try project.folder.write(PNGEncoder().encode(bitmap), to: path)
        #expect(try project.render("test").status == 1)
        #expect(try project.render("test", "--device", "ipad").status == 1)
        try project.folder.write("{\n\"devices\": 1}", to: ".zoetrope.json")
        let wrong = try project.render("test")
        #expect(wrong.status == 66 && wrong.err.contains(".zoetrope.json:2: 'devices' is not known"), "\(wrong.err)")
    }

    /// The setup is applied outside of the modifiers of the preview's own traits, and sees the project's environment
    /// variables.
    @Test func theSetupOfTheProjectIsAroundEveryPreview() throws {
        let size = "traits: .fixedLayout(width: 10, height: 10)"
        let project = try TestProject([
            "A.swift": """
            struct Theme: PreviewModifier {
                static func makeSharedContext() async throws -> Color {
                    ProcessInfo.processInfo.environment["THEME"] == "green" ? .green : .red
                }
                func body(content: Content, context: Color) -> some View { content.foregroundStyle(context) }
            }
            struct Counted: PreviewModifier {
                let count = 1
                func body(content: Content, context: Void) -> some View { content }
            }
            struct Inner: PreviewModifier {
                func body(content: Content, context: Void) -> some View { content.foregroundStyle(Color.blue) }
            }
            #Preview("Macro", \(size)) { Rectangle() }
            #Preview("Own", traits: .modifier(Inner()), .fixedLayout(width: 10, height: 10)) { Rectangle() }
            struct Other_Previews: PreviewProvider {
                static var previews: some View { Rectangle().previewLayout(.fixed(width: 10, height: 10)) }
            }
            """
        ])
        func colors() throws -> [SIMD4<UInt8>] {
            let run = try project.render("test", "--record", "all")
            #expect(!run.err.contains("error"), "\(run.err)")
            return try ["Macro", "Own", "Other"].map {
                try ImageDecoder.decode(project.folder.read("__Snapshots__/A/\($0).png"))[9, 9]
            }
        }
        let plain = try colors()
        try project.folder.write(#"{"setup": "Theme"}"#, to: ".zoetrope.json")
        let red = try colors()
        try project.folder.write(#"{"setup": "Theme", "environment": {"THEME": "green"}}"#, to: ".zoetrope.json")
        let green = try colors()
        #expect(plain[0] == SIMD4(0, 0, 0, 255) && plain[0] == plain[2])
        #expect(red[0].x > 200 && red[0] == red[2] && green[0].y > 150 && green[0].x < 100 && green[0] == green[2])
        #expect(plain[1].z > 200 && red[1] == plain[1] && green[1] == plain[1])
        for (name, words) in [("Nay", "use Counted, Inner, Theme"), ("Counted", "make them static")] {
            try project.folder.write("{\"setup\": \"\(name)\"}", to: ".zoetrope.json")
            let run = try project.render("test")
            #expect(run.status != 0 && (run.err + run.out).contains(words), "\(run)")
        }
    }

    @Test func unchangedPreviewsAreSkipped() throws {
        let project = try TestProject([
            "A.swift": "#Preview(\"A\", traits: .fixedLayout(width: 40, height: 20)) { Mark() }",
            "B.swift": "#Preview(\"B\", traits: .fixedLayout(width: 40, height: 20)) { Color.red }",
            "Mark.swift": "struct Mark: View { var body: some View { Color.blue } }",
        ])
        func run(_ more: String...) throws -> String {
            let run = try project.render(["test", "--changed"] + more, environment: [:])
            return run.out.split(separator: "\n").first { $0.contains(" preview") }.map(String.init) ?? run.err
        }
        _ = try run()
        #expect(try run() == "2 previews: 2 as recorded")
        #expect(try run() == "0 previews; 2 unchanged")
        // Only the preview that uses the changed file runs.
        try project.folder.write(
            "import SwiftUI\n// a comment\nstruct Mark: View { var body: some View { Color.blue } }", to: "Mark.swift")
        #expect(try run() == "1 preview: 1 as recorded; 1 unchanged")
        // Changed options, assets and recorded pictures make tests run.
        #expect(try run("--scale", "1").hasPrefix("2 previews: 2 different"))
        #expect(try run() == "2 previews: 2 as recorded")
        try project.folder.write("{}", to: "data.json")
        #expect(try run() == "2 previews: 2 as recorded")
        let picture = try project.folder.read("__Snapshots__/B/B.png")
        try project.folder.write(project.folder.read("__Snapshots__/A/A.png"), to: "__Snapshots__/B/B.png")
        #expect(try run() == "1 preview: 1 different; 1 unchanged")
        #expect(try run() == "1 preview: 1 different; 1 unchanged", "a failure stays")
        try project.folder.write(picture, to: "__Snapshots__/B/B.png")
        #expect(try run() == "1 preview: 1 as recorded; 1 unchanged")
    }

    @Test func orphansAreRemoved() throws {
        let project = try TestProject(["Card.swift": Self.cards, "Other.swift": "#Preview(\"O\") { Text(\"o\") }"])
        _ = try project.render("test", "--variants", "light,dark")
        #expect(project.snapshots.count == 8)
        try FileManager.default.removeItem(atPath: project.folder.path + "/Other.swift")
        try project.folder.write(
            "import SwiftUI\n" + Self.cards.replacing("#Preview(\"One\")", with: "#Preview(\"First\")"),
            to: "Card.swift")
        // With a file as argument, pictures of other files stay.
        let one = try project.render("accept", "Card.swift", "--prune")
        #expect(
            one.out.contains("removed __Snapshots__/Card/One.png\n") && one.out.contains("One.dark.png"), "\(one.err)")
        #expect(project.snapshots.count { $0.contains("/Other/") } == 2)
        let all = try project.render("accept", "--prune")
        #expect(all.status == 0 && !all.out.contains("Card"))
        #expect(project.snapshots.count == 4 && !project.snapshots.contains { $0.contains("Other") })
        #expect(!FileManager.default.fileExists(atPath: project.folder.path + "/__Snapshots__/Other"))
        #expect(try project.render("accept", "--prune").out == "every recorded picture has its preview\n")
        #expect(try project.render("accept", "--prune", "--all").status == 64)
        // Nothing is removed if the previews cannot be listed.
        try project.folder.write("import SwiftUI\nstruct X {", to: "Card.swift")
        #expect(try project.render("accept", "--prune").status != 0 && project.snapshots.count == 4)
    }

    @Test func reportsMovedViews() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        _ = try project.render("test")
        try project.folder.write(
            "import SwiftUI\n" + Self.cards.replacing(".padding(4)", with: ".padding(12)"), to: "Card.swift")
        let run = try project.outcomes(project.render("test", "--json"))
        let views = try #require(run["Card/One"]?.views)
        #expect(views.first?.contains("“Save” has .padding(insets: 12) instead of .padding(insets: 4)") == true)
        #expect(views.contains { $0.hasPrefix("“One” moved 8 pt up, because “Save” has") })
    }

    /// A bad argument is reported with its value and its bound before anything is compiled.
    @Test(arguments: [
        (["--jobs", "0"], "1 to 64"), (["--jobs", "65"], "1 to 64"), (["--shard", "3/2"], "2/4"),
        (["--settle", "61"], "0 to 60"), (["--scale", "17"], "at most 16"), (["--variants", "dusk"], "not a variant"),
    ])
    func badOptionsGiveOneLine(_ options: [String], _ bound: String) throws {
        let project = try TestProject(["Card.swift": Self.cards])
        let run = try project.render("test", options[0], options[1])
        #expect(run.status != 0 && run.status != 1)
        #expect(run.err.split(separator: "\n").contains { $0.contains(bound) }, "\(run.err)")
    }

    @Test func aTrapNamesItsPlace() throws {
        let project = try TestProject(["Bad.swift": "#Preview { let none: [Int] = []; Text(\"\\(none[3])\") }"])
        let message = try project.outcomes(project.render("test", "--json")).values.first?.message
        #expect(message?.hasPrefix("Fatal error: Index out of range") == true)
        withKnownIssue("Swift's backtracer now and then writes no trace while other tests run", isIntermittent: true) {
            #expect(message == "Fatal error: Index out of range, at Bad.swift:2, in #Preview")
        }
    }

    @Test func onePreviewFailsAlone() throws {
        let project = try TestProject([
            "Bad.swift": """
            struct Endless: View { var body: some View { while true {}; return Text("x") } }
            #Preview("Trap") { let none: [Int] = []; Text("\\(none[3])") }
            #Preview("Cast") { let one: Any = 1; Text(one as! String) }
            #Preview("Hang") { Endless() }
            #Preview("Exit") { Leaver() }
            struct Leaver: View { var body: some View { Text(leave()) } }
            func leave() -> String { exit(0) }
            struct Late: View {
                @State private var isLate = false
                var body: some View {
                    Text(isLate ? leave() : "soon").task { try? await Task.sleep(for: .seconds(0.3)); isLate = true }
                }
            }
            #Preview("Late") { Late() }
            #Preview("Good") { Text("Good") }
            """
        ])
        let run = try project.render("test", "--time-limit", "2", "--json")
        #expect(run.status == 1)
        let outcomes = try project.outcomes(run)
        #expect(outcomes["Bad/Trap"]?.message.hasPrefix("Fatal error: Index out of range") == true)
        #expect(outcomes["Bad/Cast"]?.message == "Could not cast value of type 'Swift.Int' to 'Swift.String'")
        #expect(outcomes["Bad/Hang"]?.message.hasPrefix("no new frame for 2 s") == true)
        #expect(outcomes["Bad/Exit"]?.message.contains("called exit") == true)
        #expect(outcomes["Bad/Late"]?.message.contains("called exit") == true)
        #expect(outcomes["Bad/Good"]?.outcome == "recorded")
        #expect(outcomes.count == 6)
    }

    @Test func variantsMultiply() throws {
        let project = try TestProject(["Card.swift": Self.cards])
        let run = try project.render("test", "--filter", "One", "--variants", "light,dark,ar+xxxL,landscape,ipad")
        let sizes = try project.snapshots.map { path in
            let bitmap = try ImageDecoder.decode(project.folder.read(path))
            return "\(path.dropFirst("__Snapshots__/Card/".count)) \(bitmap.width)×\(bitmap.height)"
        }
        #expect(
            sizes == [
                "One.ar+xxxL.png 786×1704", "One.dark.png 786×1704", "One.ipad.png 1640×2360",
                "One.landscape.png 1704×786", "One.png 786×1704",
            ], "\(run.out)\(run.err)")
        let dark = try ImageDecoder.decode(project.folder.read("__Snapshots__/Card/One.dark.png"))
        #expect(dark[0, 0] == SIMD4(0, 0, 0, 255))
    }

    /// Merging the reports of several machines gives the same bytes as the report of a single run.
    @Test func mergedPartsEqualTheWholeReport() throws {
        let project = try TestProject(["Card.swift": Self.cards, "Ball.swift": Self.moving])
        _ = try project.render("test", "--report", "whole")
        for path in project.snapshots { try FileManager.default.removeItem(atPath: project.folder.path + "/" + path) }
        for part in 1...3 { _ = try project.render("test", "--shard", "\(part)/3", "--report", "part\(part)") }
        let merged = try project.render("report", "--merge", "part1", "part2", "part3", "-o", "merged")
        #expect(merged.status == 0, "\(merged.err)")
        let pictures = names(in: "whole/pictures", of: project)
        #expect(!pictures.isEmpty)
        for name in ["index.html"] + pictures {
            #expect(try project.folder.read("whole/" + name) == project.folder.read("merged/" + name), "\(name)")
        }
        let twice = try project.render("report", "--merge", "part1", "part1", "-o", "twice")
        #expect(twice.status == 65 && twice.err.contains("part 1/3 is given twice"), "\(twice.err)")
        // Missing parts must not look like passed tests.
        let missing = try project.render("report", "--merge", "part2", "-o", "missing")
        #expect(missing.status == 66 && missing.err.contains("parts 1 and 3 of 3 are missing"), "\(missing.err)")
        #expect(!project.folder.contents.contains { $0.hasPrefix("missing/") })
        _ = try project.render("test", "--shard", "1/2", "--report", "half")
        let other = try project.render("report", "--merge", "part1", "half", "-o", "other")
        #expect(other.status == 65 && other.err.contains("part 1/2 is of another run than part 1/3"), "\(other.err)")
    }

    /// With more machines than tests, some machines have no test to run.
    @Test func aPartMayBeEmpty() throws {
        let project = try TestProject(["Card.swift": "#Preview(\"One\") { Text(\"One\") }"])
        _ = try project.render("test")
        let runs = try (1...3).map { try project.render("test", "--shard", "\($0)/3", "--report", "part\($0)") }
        #expect(runs.allSatisfy { $0.status == 0 }, "\(runs.map(\.err))")
        #expect(runs.count { $0.out.hasPrefix("0 previews\n") } == 2, "\(runs.map(\.out))")
        let merged = try project.render("report", "--merge", "part1", "part2", "part3", "-o", "merged")
        #expect(merged.status == 0 && merged.out.hasPrefix("1 preview: 1 as recorded\n"), "\(merged.out)\(merged.err)")
    }

    /// SwiftPM keeps the object files of removed source files. Their previews must not be listed.
    @Test func removedFilesOfAPackageAreForgotten() throws {
        let preview = "#Preview(traits: .fixedLayout(width: 8, height: 8)) { Color.red }"
        let project = try TestProject(["Sources/App/A.swift": preview, "Sources/App/B.swift": preview])
        try project.folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App")])
            """, to: "Package.swift")
        #expect(try project.render("test", "--list").out.split(separator: "\n").count == 2)
        try FileManager.default.removeItem(atPath: project.folder.path + "/Sources/App/B.swift")
        let left = try project.render("test", "--list")
        #expect(left.out.hasPrefix("Sources/App/A/Preview") && !left.out.contains("B/"), "\(left.out)\(left.err)")
    }

    /// Targets with the names of our modules; the compiler distinguishes modules only by name.
    @Test func aPackageMayHaveModulesCalledAsOursAre() throws {
        let project = try TestProject([
            "Sources/Screens/Home.swift": """
            import Motion
            public struct Home: View {
                public init() {}
                public var body: some View { Text("Home").offset(x: drift) }
            }
            #Preview("Home", traits: .fixedLayout(width: 80, height: 40)) { Home() }
            """,
            "Sources/Motion/Drift.swift": "public let drift: CGFloat = 4",
            "Sources/Views/Dot.swift": """
            public struct Dot: View { public init() {}; public var body: some View { Circle() } }
            #Preview("Dot", traits: .fixedLayout(width: 40, height: 40)) { Dot() }
            """,
        ])
        try project.folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .target(name: "Screens", dependencies: ["Motion"]), .target(name: "Views"),
                    .target(name: "Motion", dependencies: []),
                ])
            """, to: "Package.swift")
        #expect(try project.render("check", ".").status == 0)
        let run = try project.render("test", "--record", "all")
        #expect(run.out.contains("2 previews: 2 recorded"), "\(run.out)\(run.err)")
        #expect(
            project.snapshots == [
                "Sources/Screens/__Snapshots__/Home/Home.png", "Sources/Views/__Snapshots__/Dot/Dot.png",
            ])
        #expect(try project.render("test").status == 0)
        // A target's dependencies are compiled too.
        let one = try project.render("test", "--target", "Screens")
        #expect(one.out.contains("1 preview: 1 as recorded"), "\(one.out)\(one.err)")
    }

    private func names(in folder: String, of project: TestProject) -> [String] {
        project.folder.contents.filter { $0.hasPrefix(folder) && $0.hasSuffix(".png") }
            .map { String($0.dropFirst("whole/".count)) }
    }
}
