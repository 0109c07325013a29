// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@MainActor struct CheckTests {
    @Test func wantsAPath() async {
        let run = await CommandRun.of("check")
        #expect(run.status == 64)
        #expect(run.err.contains("('render check --help' explains)"))
    }

    @Test func refusesOtherLanguageModes() async {
        let run = await CommandRun.of("check My.swift --swift-version 4")
        #expect(run.status == 64 && run.err.contains("'4' is not a language mode: use 5 or 6"))
    }

    @Test(arguments: ["check A.swift --json --sarif", "check - --watch", "check A.swift --os ios18 --minimum-ios 17"])
    func refusesWhatExcludesEachOther(arguments: String) async {
        #expect(await CommandRun.of(arguments).status == 64)
    }

    /// The exit status, `outcome` and SARIF agree.
    @Test(arguments: [
        ("let a = Text(\"\").glowing()", 65, "ownErrors", "error"),
        ("import SceneKit\nlet a = SCNView()", 69, "notSupported", "missing-name"),
        ("import Lottie\nlet a = LottieView()", 66, "leftOut", "missing-module"), ("let a = 1", 0, "compiles", nil),
    ])
    func kindsHaveStatuses(code: String, status: Int32, outcome: String, rule: String?) async throws {
        let project = try TestProject(["My.swift": code + "\n"])
        let run = try project.render("check", "My.swift", "--json")
        #expect(run.status == status)
        let report = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        #expect(report?["outcome"] as? String == outcome)
        let log = try project.render("check", "My.swift", "--sarif")
        #expect(log.status == status)
        let sarif = try JSONSerialization.jsonObject(with: Data(log.out.utf8)) as? [String: Any]
        let results = ((sarif?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]) ?? []
        #expect(results.first?["ruleId"] as? String == rule && results.isEmpty == (rule == nil))
    }

    @Test func newerNamesThanTheSystemsAreErrors() throws {
        let project = try TestProject(["My.swift": "import SwiftUI\nlet a: some View = Text(\"\").glassEffect()\n"])
        #expect(try ["ios18", "ios26"].map { try project.render("check", "My.swift", "--os", $0).status } == [65, 0])
    }

    /// `#available` is true up to the system of `--os`.
    @Test(arguments: [("ios18", "old"), ("ios26", "26"), ("ios27", "27"), ("macos15", "old")])
    func conditionsFollowTheSystem(system: String, text: String) throws {
        let source = """
            struct V: View {
                var name: String {
                    guard #available(iOS 26, *) else { return "old" }
                    return "26"
                }
                var body: some View {
                    if #available(iOS 27, *) { Text("27") } else if #unavailable(iOS 26) { Text("old") } else { Text(name) }
                }
            }
            """
        let project = try TestProject(["V.swift": "import SwiftUI\n" + source])
        let run = try project.render("tree", "V.swift", "--os", system)
        #expect(run.out.contains("Text  \"\(text)\""), "\(run)")
    }

    /// A file for several platforms takes the branch of the system, in checks and in pictures.
    @Test(arguments: [("ios18", "UIKit", "Apple"), ("macos15", "AppKit", "Mac")])
    func branchesFollowThePlatform(system: String, framework: String, text: String) throws {
        let source = """
            import SwiftUI
            #if canImport(AppKit)
            import AppKit
            typealias Colour = NSColor
            struct Label: NSViewRepresentable {
                func makeNSView(context: Context) -> NSTextField { NSTextField(labelWithString: "AppKit") }
                func updateNSView(_ nsView: NSTextField, context: Context) {}
            }
            #else
            import UIKit
            typealias Colour = UIColor
            struct Label: View { var body: some View { Text("UIKit") } }
            #endif
            struct V: View {
                var body: some View {
                    Label()
                    #if os(macOS)
                    Text("Mac").foregroundStyle(Color(nsColor: .labelColor))
                    #elseif os(iOS)
                    Text("Apple").foregroundStyle(Color(uiColor: .label))
                    #endif
                }
            }
            """
        let project = try TestProject(["V.swift": source])
        #expect(try project.render("check", "V.swift", "--os", system).status == 0)
        let run = try project.render("tree", "V.swift", "--os", system)
        #expect(run.out.contains("\"\(framework)\"") && run.out.contains("\"\(text)\""), "\(run)")
    }

    @Test func defaultArgumentsOfAModuleReadItsBundle() throws {
        let source = """
            import Foundation
            public struct A { public init(name: String = Bundle.main.bundleIdentifier ?? "a") {} }

            """
        let project = try TestProject(["My.swift": source])
        #expect(try project.render("check", "My.swift").status == 0)
    }

    /// Each platform lacks the other one's framework.
    @Test(arguments: [("UIKit", "macos15", "ios18"), ("AppKit", "ios18", "macos15")])
    func frameworksOfAnotherPlatformAreMissing(module: String, without: String, with: String) throws {
        let project = try TestProject(["My.swift": "import \(module)\nlet a = 1\n"])
        #expect(try project.render("check", "My.swift", "--os", with).status == 0)
        let run = try project.render("check", "My.swift", "--os", without)
        #expect(run.status == 65 && run.out.contains("\(module): on another platform only (--os)"), "\(run)")
    }

    /// `NSColor` and its kin are UIKit's classes, whose other members do not exist on macOS.
    @Test(arguments: [
        ("NSColor.systemBackground", false), ("NSColor.windowBackgroundColor", true), ("NSColor.systemRed", true),
        ("NSColor(white: 0, alpha: 1).resolvedColor(with: .current)", false), ("UIColor.red", false),
        ("NSFont.italicSystemFont(ofSize: 9)", false), ("NSFont.boldSystemFont(ofSize: 9)", true),
        ("NSBezierPath().addLine(to: .zero)", false), ("NSBezierPath().line(to: .zero)", true),
        ("Color(uiColor: .red)", false), ("Color(nsColor: .red)", true), ("UILabel()", false),
        ("NSTextAttachment().image = NSImage()", true), ("NSLayoutManager().usedRect(for: NSTextContainer())", true),
        ("Text(\"\").gesture(WindowDragGesture())", true), ("AVPlayerView().player = AVPlayer()", true),
    ])
    func macOSHasNoMembersOfUIKit(code: String, compiles: Bool) throws {
        let source = "import AVKit\nimport SwiftUI\n@MainActor func f() { _ = \(code) }\n"
        let project = try TestProject([
            "My.swift": code.contains(" = ") ? source.replacingOccurrences(of: "_ = ", with: "") : source
        ])
        let run = try project.render("check", "My.swift", "--os", "macos15")
        #expect((run.status == 0) == compiles, "\(run)")
    }

    @Test func renderingRefusesUIKitOnMacOS() throws {
        let source =
            "#if os(iOS)\nimport UIKit\n#endif\nimport UIKit\nstruct A: View { var body: some View { Color.red } }\n"
        let project = try TestProject(["My.swift": source])
        let run = try project.render("My.swift", "--os", "macos15", "--strict")
        #expect(run.status == 65 && run.err.contains("My.swift:5:8: error: no such module 'UIKit'"), "\(run)")
        #expect(try project.render("My.swift").status == 0)
    }

    /// Names that no other test uses.
    @Test func rareNamesCompile() throws {
        let source = """
            import AVKit
            import Charts
            import PhotosUI
            import UIKit
            struct A: View {
                @State var photo: PhotosPickerItem?
                var text: AttributedString {
                    var text = AttributedString("a")
                    text.alignment = .center
                    var attributes = AttributeContainer()
                    attributes.alignment = .right
                    return text.mergingAttributes(attributes)
                }
                var body: some View {
                    Chart3D { PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)).symbol(.sphere) }
                    PhotosPicker("Photo", selection: $photo).photosPickerStyle(.inline).allowsWindowActivationEvents()
                    Text(text)
                }
                func shared() -> Data {
                    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
                    let task = UIApplication.shared.beginBackgroundTask(withName: "a") {}
                    if task == .invalid { UIApplication.shared.endBackgroundTask(task) }
                    AVURLAsset(url: URL(filePath: "/")).resourceLoader.setDelegate(nil, queue: DispatchQueue(label: "a"))
                    AVPlayer().playImmediately(atRate: 2)
                    let source = AVPictureInPictureController.ContentSource(playerLayer: AVPlayerLayer())
                    if AVPictureInPictureController.isPictureInPictureSupported() {
                        AVPictureInPictureController(contentSource: source).startPictureInPicture()
                    }
                    return UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }
                }
            }
            """
        let run = try TestProject(["My.swift": source]).render("check", "My.swift")
        #expect(run.status == 0, "\(run)")
    }

    /// Files that drive an app from outside are no part of it.
    @Test func testsOfAnAppAreLeftOutOfAFolder() throws {
        let project = try TestProject([
            "App/My.swift": "import SwiftUI\nlet a = Color.red\n",
            "App/UITests/LaunchTests.swift":
                "import XCTest\nclass LaunchTests: XCTestCase { let app = XCUIApplication() }\n",
        ])
        let run = try project.render("check", "App")
        #expect(run.status == 0 && run.out.contains("LaunchTests.swift: left out, because it tests an app"), "\(run)")
    }

    /// Authors may use the names of our modules.
    @Test func previewsCompileBesideATypeCalledPreviewSupport() throws {
        let source = "import SwiftUI\nenum PreviewSupport {}\nstruct Preview {}\n#Preview { Text(\"a\") }\n"
        let project = try TestProject(["My.swift": source])
        #expect(try project.render("check", "My.swift").status == 0)
    }

    @Test func filesThatImportOnlyFoundationHaveItsLocalizedNames() throws {
        let project = try TestProject([
            "My.swift": """
            import Foundation
            enum Failure: Error, CustomLocalizedStringResourceConvertible {
                case offline
                var localizedStringResource: LocalizedStringResource { "No network" }
            }
            """
        ])
        #expect(try project.render("check", "My.swift").status == 0)
    }

    /// In a long body, the compiler would search for half a minute because of one misspelt collection.
    @Test func aMisspeltCollectionInALongBodyIsNamed() throws {
        let row = """
            HStack {
                Text("Row").font(.headline).padding(4)
                Text("\\(count + 1)").background(Color.red.opacity(0.1), in: .capsule)
            }

            """
        func list(_ name: String) -> String {
            """
            VStack(spacing: 3) {
                ForEach(\(name), id: \\.self) { item in
                    HStack(spacing: 8) { Text(item).padding(4 + 2).offset(x: CGFloat(count) * 2 + 1, y: -3); Spacer() }
                        .padding(.horizontal, 12 + 4).background(item == "a" ? Color.blue.opacity(0.2) : .green)
                }
                \(String(repeating: row, count: 8))
            }

            """
        }
        let project = try TestProject([
            "My.swift": """
            import SwiftUI
            struct Long: View {
                @State private var count = 1
                let items = ["a", "b"]
                var body: some View {
                    ScrollView {
                        \(list("items"))
                        \(list("itmes"))
                        \(list("items"))
                    }
                }
            }
            """
        ])
        let run = try project.render("check", "My.swift")
        #expect(run.status != 0 && run.out.contains("cannot find 'itmes' in scope (did you mean 'items'?)"))
        #expect(!run.out.contains("reasonable time"))
    }

    /// The columns are those of the misspelt word, in UTF-16 code units. The fix replaces them.
    @Test func aSuggestionIsAFix() throws {
        let project = try TestProject(["My.swift": "let total = 1; let a = [\"ä😀\", \"\\(totl)\"]\n"])
        let log = try project.render("check", "My.swift", "--sarif")
        let sarif = try #require(try JSONSerialization.jsonObject(with: Data(log.out.utf8)) as? [String: Any])
        let result = ((sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first
        let change = ((result?["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first
        let replacement = try #require((change?["replacements"] as? [[String: Any]])?.first)
        #expect((replacement["insertedContent"] as? [String: String])?["text"] == "total")
        #expect(replacement["deletedRegion"] as? [String: Int] == ["startLine": 2, "startColumn": 35, "endColumn": 39])
    }

    @Test func explainsItsJSON() async {
        let run = await CommandRun.of("check --help")
        #expect(run.status == 0)
        for key in [
            "compiles", "outcome", "missing", "modules", "calls", "errors", "consequences", "dependencies", "skipped",
            "shows", "correction",
        ] {
            #expect(run.out.contains(key))
        }
        #expect(await CommandRun.of("--help").out.contains("check"))
        #expect(await !CommandRun.of("--help").out.contains("compatibility"))
    }

    @Test func writesTheTableBetweenItsMarks() async throws {
        try await TemporaryFolder.with { folder in
            let graph = #"{"module":{"name":"Views"},"symbols":[],"relationships":[]}"#
            try folder.write(graph, to: "symbols/Views.symbols.json")
            let marks = ["from here on", "up to here"].map { "<!-- Made by `make compatibility` \($0). -->" }
            try folder.write("A\n" + marks.joined(separator: "\n") + "\nB\n", to: "names.md")
            let arguments = ["compatibility", folder.path + "/names.md", "--symbols", folder.path + "/symbols"]
            #expect(await CommandRun.of(arguments).status == 0)
            let text = try String(contentsOfFile: folder.path + "/names.md", encoding: .utf8)
            #expect(text.hasPrefix("A\n" + marks[0]) && text.hasSuffix(marks[1] + "\nB\n"))
            #expect(text.contains("| Tabs | 0 | 0 | "))
            try folder.write("A\n", to: "names.md")
            let run = await CommandRun.of(arguments)
            #expect(
                run.status == 65 && run.err.contains("names.md: the marks that enclose the table are missing")
            )
        }
    }
}
