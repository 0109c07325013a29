// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import TestSupport
import Testing

/// The machine, the device and the files as an author's code sees them.
@Suite(.serialized) struct FileSurroundingsTests {
    /// The lines that the views print.
    private func printed(_ run: TestProject.Run) -> [String] {
        (run.out + run.err).split(separator: "\n").filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }

    // MARK: The machine

    @Test func formattersFollowTheLanguageOfTheWindow() throws {
        let project = try TestProject([
            "Words.swift": """
            import Foundation
            struct Words: View {
                var body: some View {
                    let date = Date(timeIntervalSince1970: 1_000_000_000)
                    let dates = DateFormatter(), numbers = NumberFormatter()
                    let _ = (dates.dateStyle = .full, dates.timeStyle = .short, numbers.numberStyle = .decimal)
                    let _ = print("> " + 12345.67.formatted())
                    let _ = print("> " + date.formatted(date: .numeric, time: .shortened))
                    let _ = print("> " + dates.string(from: date))
                    let _ = print("> " + numbers.string(from: 12345.67)!)
                    let _ = print("> " + ["a", "b", "c"].formatted())
                    let _ = print("> " + Measurement(value: 1.5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide, usage: .asProvided)))
                    let _ = print("> " + Locale.preferredLanguages.joined() + " " + Locale.current.identifier)
                    Color.red
                }
            }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Words() }
            """
        ])
        let german = [
            "12.345,67", "9.9.2001, 1:46", "Sonntag, 9. September 2001 um 01:46", "12.345,67", "a, b und c",
            "1,5 Kilometer", "de-DE de_DE",
        ]
        let american = [
            "12,345.67", "9/9/2001, 1:46 AM", "Sunday, September 9, 2001 at 1:46 AM", "12,345.67", "a, b, and c",
            "1.5 kilometers", "en-US en_US",
        ]
        for machine in [[:], ["LANG": "fr_FR.UTF-8", "LC_ALL": "ja_JP.UTF-8", "TZ": "Asia/Tokyo"]] {
            for (options, words) in [(["--locale", "de_DE"], german), ([], american)] {
                let run = try project.render(
                    ["Words.swift", "--at", "0", "-o", "a.png"] + options, environment: machine)
                let lines = printed(run).map { $0.replacing("\u{202F}", with: " ") }
                // The view is evaluated several times, so it may print its lines several times.
                #expect(lines.suffix(words.count) == words[...] && lines.allSatisfy(words.contains), "\(run.err)")
            }
        }
    }

    @Test func setsHaveTheSameOrderInEveryRun() throws {
        let project = try TestProject([
            "Order.swift": """
            #Preview(traits: .fixedLayout(width: 4, height: 4)) {
                let _ = print("> \\(Set(1...40)) \\("word".hashValue)")
                Color.red
            }
            """
        ])
        let runs = try (0..<3).map { _ in printed(try project.render("Order.swift", "--at", "0", "-o", "a.png")) }
        #expect(!runs[0].isEmpty && runs[1] == runs[0] && runs[2] == runs[0])
    }

    // MARK: Frameworks

    @Test(arguments: ["RealityKit", "SceneKit", "GameKit", "ARKit", "CarPlay"])
    func aFrameworkThatASingleFileOnlyImportsIsLeftOut(_ framework: String) throws {
        let project = try TestProject([
            "Fine.swift": """
            import \(framework)
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Color.red }
            """
        ])
        let run = try project.render("Fine.swift", "-o", "a.png")
        #expect(run.status == 0, "\(run.err)")
        #expect(run.err.contains("Fine.swift:2: import \(framework) is left out: no such module"), "\(run.err)")
        if framework == "GameKit" {
            let other = try project.shell("render - -o b.png < Fine.swift")
            #expect(other.status == 0 && other.err.contains("import GameKit is left out"), "\(other.err)")
            #expect(try project.render("Fine.swift", "--strict", "-o", "c.png").status == 65)
        }
    }

    @Test func aMistakeBehindAMissingFrameworkIsAMistake() throws {
        let project = try TestProject([
            "Wrong.swift": "import GameKit\nlet number: Int = \"a\"\n#Preview { Color.red }"
        ])
        let run = try project.render("Wrong.swift", "-o", "a.png")
        #expect(run.status == 65 && run.err.contains("Wrong.swift:3:19: error: cannot convert value"), "\(run.err)")
    }

    @Test func aCheckKnowsThePackagesBeside() throws {
        let project = try TestProject([
            "Kit/Sources/Kit/Kit.swift":
                "public struct Badge: View { public init() {}\npublic var body: some View { Color.red } }",
            "App/Sources/App/App.swift": "import Kit\n#Preview { Badge() }",
        ])
        try project.folder.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        try project.folder.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(
                name: "App", dependencies: [.package(path: "../Kit")],
                targets: [.target(name: "App", dependencies: ["Kit"])])
            """, to: "App/Package.swift")
        let run = try project.render("check", "App")
        #expect(run.status == 0, "\(run.out)\(run.err)")
    }

    /// Compiled modules name the path at which they were made: those of a moved package are made anew.
    @Test func aMovedPackageIsRendered() throws {
        let project = try TestProject(["Kit/Sources/Kit/Kit.swift": "#Preview { Color.red }"])
        try project.folder.write(
            """
            // swift-tools-version:6.0
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        let first = try project.render("Kit", "-o", "a.png")
        #expect(first.status == 0, "\(first.err)")
        try FileManager.default.moveItem(atPath: project.folder.path + "/Kit", toPath: project.folder.path + "/Moved")
        let second = try project.render("Moved", "-o", "b.png")
        #expect(second.status == 0, "\(second.err)")
    }

    // MARK: Devices

    @Test func anUnknownDeviceStopsItsOwnPreviewOnly() throws {
        let project = try TestProject([
            "Two.swift": """
            struct Two_Previews: PreviewProvider {
                static var previews: some View {
                    Color.red.previewLayout(.fixed(width: 4, height: 4)).previewDisplayName("here")
                    Color.red.previewDevice("Apple Watch Series 9 (45mm)").previewDisplayName("watch")
                }
            }
            #Preview("fine", traits: .fixedLayout(width: 4, height: 4)) { Color.red }
            """
        ])
        let run = try project.render("Two.swift")
        #expect(run.status == 65)
        #expect(run.err.contains("preview 'watch': no device is named 'Apple Watch Series 9 (45mm)'"), "\(run.err)")
        #expect(
            project.folder.contents.filter { $0.hasSuffix(".png") } == ["Two/fine.png", "Two/here.png"])
        #expect(try project.render("Two.swift", "--preview", "here", "-o", "a.png").status == 0)
    }

    @Test func aTabletStaysATabletOnAnyCanvas() throws {
        let project = try TestProject([
            "Idiom.swift": """
            struct Idiom: View {
                @Environment(\\.horizontalSizeClass) private var across
                var body: some View {
                    let isPad = UIDevice.current.userInterfaceIdiom == .pad && across == .regular
                    Color(red: isPad ? 1 : 0, green: isPad ? 0 : 1, blue: 0).frame(width: isPad ? 8 : 16, height: 8)
                }
            }
            #Preview { Idiom() }
            """
        ])
        for options in [["--fit"], ["--size", "20x20"], []] {
            let run = try project.render(
                ["Idiom.swift", "--device", "ipad", "--scale", "1", "-o", "a.png"] + options, environment: [:])
            #expect(run.status == 0, "\(run.err)")
            let picture = try ImageDecoder.decode(project.folder.read("a.png"))
            #expect(picture[picture.width / 2, picture.height / 2].x == 255)
            if options == ["--fit"] { #expect(picture.width == 8) }
        }
        _ = try project.render("Idiom.swift", "--fit", "--scale", "1", "-o", "a.png")
        #expect(try ImageDecoder.decode(project.folder.read("a.png")).width == 16)
    }

    // MARK: Files

    @Test func theAccentColorOfAnotherProjectIsNotTaken() throws {
        let color = """
            {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1.000","blue":"0.000","green":"1.000","red":"0.000"}},\
            "idiom":"universal"}],"info":{"author":"xcode","version":1}}
            """
        let project = try TestProject([
            "Accent.swift": "#Preview(traits: .fixedLayout(width: 4, height: 4)) { Color.accentColor }"
        ])
        try project.folder.write(color, to: "other/Assets.xcassets/AccentColor.colorset/Contents.json")
        #expect(try project.render("Accent.swift", "-o", "a.png").status == 0)
        let blue = try ImageDecoder.decode(project.folder.read("a.png"))[2, 2]
        #expect(blue.z == 255 && blue.x == 0)
        try project.folder.write(color, to: "Assets.xcassets/AccentColor.colorset/Contents.json")
        #expect(try project.render("Accent.swift", "-o", "a.png").status == 0)
        #expect(try ImageDecoder.decode(project.folder.read("a.png"))[2, 2] == SIMD4(0, 255, 0, 255))
    }

    @Test(arguments: [#"My 'q" card.swift"#, #"\(1).swift"#, #"a\n.swift"#])
    func anyNameOfAFileIsText(_ name: String) throws {
        let project = try TestProject([
            name: """
            struct Card: View { var body: some View { Color.red } }
            #Preview(traits: .fixedLayout(width: 4, height: 4)) { Card() }
            """
        ])
        let run = try project.render(name)
        #expect(run.status == 0, "\(run.err)")
        #expect(project.folder.contents.contains(name.replacing(".swift", with: ".png")))
    }

    @Test func aFormatAndAFolderArePicturesOfThatFormat() throws {
        let project = try TestProject([
            "Two.swift": """
            #Preview("a", traits: .fixedLayout(width: 4, height: 4)) { Color.red }
            #Preview("b", traits: .fixedLayout(width: 4, height: 4)) { ProgressView() }
            """
        ])
        let run = try project.render("Two.swift", "-o", "many/", "--format", "svg")
        #expect(run.status == 0, "\(run.err)")
        let moving = try project.render("Two.swift", "-o", "many/", "--format", "gif", "--frames", "2")
        #expect(moving.status == 0, "\(moving.err)")
        #expect(
            project.folder.contents.filter { $0.hasPrefix("many/") && $0.contains(".") }.sorted() == [
                "many/Two/a.gif", "many/Two/a.svg", "many/Two/b.gif", "many/Two/b.svg",
            ])
    }

    @Test func aNameInOtherLettersIsSuggested() throws {
        let project = try TestProject(["Card.swift": "#Preview { Color.red }"])
        #expect(try project.render("card").err == "render: there is no scene card: did you mean Card?\n")
    }
}
