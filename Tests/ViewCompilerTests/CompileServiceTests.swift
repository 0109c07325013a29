// SPDX-License-Identifier: MIT

import Drawing
import Codecs
import Foundation
import TestSupport
import Testing
import ViewCompiler

/// Uses the real compiler, and an engine that is linked from the same object files as the tests.
@Suite(.serialized) struct CompileServiceTests {
    static let engine: String = {
        do { return try BuiltProgram.engine.get() } catch {
            Issue.record(error)
            return ""
        }
    }()

    private struct Result {
        var status: AuthorProcess.Ending?
        var said = ""
        var error: ViewCompilerError?
    }

    /// Compiles a file and runs the program.
    private func run(
        _ source: String, _ arguments: [String], in folder: String, home: String? = nil
    ) throws -> Result {
        let file = folder + "/My.swift"
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        return try run(path: file, arguments, in: folder, home: home)
    }

    /// Compiles and runs an existing file or folder.
    private func run(
        path file: String, _ arguments: [String], in folder: String, home: String? = nil
    ) throws -> Result {
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = Self.engine
        environment["XDG_CACHE_HOME"] = folder + "/cache"
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment[RunFolder.homeVariable] = home
        var result = Result()
        do throws(ViewCompilerError) {
            let service = try CompileService(program: "/nowhere/render", environment: environment) {
                result.said += $0.text
            }
            let program: String
            do {
                program = try service.program(of: try SourceSet(path: file))
            } catch let error as ViewCompilerError {
                throw error
            } catch {
                throw .failed("\(error)")
            }
            environment[EngineFolder.viewsVariable] = program
            result.status = try AuthorProcess.run(
                service.engine.host, as: "render", [file] + arguments, environment: environment
            ) { result.said += String(decoding: $0, as: UTF8.self) }
        } catch {
            result.error = error
        }
        return result
    }

    /// Files of different modules may have the same name and declarations, also if something must be left out.
    @Test(arguments: [true, false])
    func librariesBesideAnAppAreModules(_ compiles: Bool) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                import AppleProductTypes
                import PackageDescription
                let package = Package(
                    name: "My", products: [.iOSApplication(name: "My", targets: ["AppModule"])],
                    targets: [
                        .executableTarget(name: "AppModule", dependencies: ["Kit"], path: "App"),
                        .target(name: "Kit"), .target(name: "Unused"),
                    ])
                """, to: "My/Package.swift")
            try folder.write(
                "import SwiftUI\nimport Kit\n#Preview(traits: .sizeThatFitsLayout) { Card().frame(width: CGFloat(size)) }\n",
                to: "My/App/Shown.swift")
            try folder.write("let height = 1\nlet size = 10\n", to: "My/App/Utils.swift")
            try folder.write(
                """
                import SwiftUI
                \(compiles ? "" : "import NowhereToBeFound\n")let height: CGFloat = 20
                public struct Card: View {
                    public init() {}
                    public var body: some View { Color.red.frame(height: height) }
                }
                """, to: "My/Sources/Kit/Utils.swift")
            try folder.write("let height = no", to: "My/Sources/Unused/Wrong.swift")
            let result = try run(
                path: folder.path + "/My", ["-o", folder.path + "/o.png", "-q"], in: folder.path)
            #expect(result.status == .exit(0), "\(result.said) \(String(describing: result.error))")
            // Width and height of the PNG, at two pixels a point.
            #expect(Array(try folder.read("o.png")[16..<24]) == [0, 0, 0, 20, 0, 0, 0, 40])
        }
    }

    /// An omission does not hide other errors, even if the compiler reports them only after an import is removed.
    @Test(arguments: ["ManyMapsView()", "Text(\"a\")\n#Preview(\"b\") { FarView() }"])
    func anAuthorsOwnMistakeIsAnError(_ missing: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "import SwiftUI\n\(missing.contains("Far") ? "import FarAway\n" : "")#Preview(\"a\") { \(missing) }\n",
                to: "My/A.swift")
            try folder.write("import SwiftUI\n#Preview(\"b\") { Text(\"Hi\").fonnt(.title) }\n", to: "My/B.swift")
            let result = try run(path: folder.path + "/My", ["-o", folder.path + "/o", "-q"], in: folder.path)
            #expect(result.error == .doesNotCompile(folder.path + "/My"))
            #expect(result.said.contains("value of type 'Text' has no member 'fonnt'"), "\(result.said)")
        }
    }

    /// A view whose object has an omitted initializer is drawn as a placeholder. All other views are drawn as usual.
    @Test func anInitializerThatIsLeftOutEndsNothing() throws {
        try TemporaryFolder.with { folder in
            let result = try run(
                """
                import AVFoundation
                import SwiftUI
                final class Recognizer: ObservableObject {
                    let recognizer: AVAudioUnitSampler?
                    @Published var text = "…"
                    init() { recognizer = AVAudioUnitSampler() }
                }
                struct Meeting: View { @StateObject private var recognizer = Recognizer(); var body: some View { Text(recognizer.text) } }
                #Preview("Meeting", traits: .fixedLayout(width: 10, height: 10)) { Meeting() }
                #Preview("Other", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
                """, ["-o", folder.path + "/o"], in: folder.path)
            #expect(result.status == .exit(0), "\(result.said) \(String(describing: result.error))")
            #expect(result.said.contains("Recognizer.init() is left out: cannot find 'AVAudioUnitSampler' in scope"))
            for name in ["Meeting", "Other"] { #expect(try folder.read("o/My/\(name).png").count > 50) }
        }
    }

    /// An environment key may hold a type that is not Sendable, despite strict concurrency.
    @Test func entriesOfAnyTypeCompileInTheLatestMode() throws {
        try TemporaryFolder.with { folder in
            var options = CompileService.Options()
            options.languageMode = "6"
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = Self.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            try folder.write(
                """
                import SwiftUI
                public struct BadgeStyle { public var width = 3.0; public init() {} }
                final class Model { var name = "a" }
                extension EnvironmentValues { @Entry var badgeStyle = BadgeStyle(); @Entry var model = Model() }
                struct Badge: View {
                    @Environment(\\.badgeStyle) private var style
                    var body: some View { Text("\\(style.width)") }
                }
                #Preview { Badge() }
                """, to: "My.swift")
            let service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
            for isolates in [false, true] {
                options.isolatesToMainActor = isolates
                let report = try service.check(try SourceSet(path: folder.path + "/My.swift"), options)
                #expect(report.compiles, "\(report)")
            }
        }
    }

    @Test
    func rendersEachPreview() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path
            let source = """
                import Foundation
                import SwiftUI
                struct Card: View {
                    @Binding var count: Int
                    var body: some View { Rectangle().frame(width: 40, height: CGFloat(20 + count)) }
                }
                // This view is correct, but the compiler is slow to type-check it.
                struct Sheet: View {
                    let columns = 2, panels = ["one", "two", "three"]
                    var body: some View {
                        Color.red.padding(12)
                            .frame(width: CGFloat(columns) * 360, height: CGFloat((panels.count - 1) / columns + 1) * 300)
                    }
                }
                #Preview("Two words", traits: .sizeThatFitsLayout) {
                    @Previewable @State var count = 4
                    Card(count: $count)
                }
                #Preview(traits: .fixedLayout(width: 100, height: 50)) { Card(count: .constant(0)) }
                """
            let result = try run(source, ["-o", path + "/out/", "-q"], in: path)
            #expect(result.error == nil, "\(result.said)")
            #expect(result.status == .exit(0))
            let files = try FileManager.default.contentsOfDirectory(atPath: path + "/out").sorted()
            #expect(files == ["My", "My.png"])
            // The eight bytes of width and height in a PNG file.
            func size(_ name: String) throws -> [UInt8] {
                Array(try Data(contentsOf: URL(filePath: path + "/out/" + name))[16..<24])
            }
            #expect(try size("My/Two-words.png") == [0, 0, 0, 80, 0, 0, 0, 48])
            #expect(try size("My.png") == [0, 0, 0, 200, 0, 0, 0, 100])
        }
    }

    @Test
    func reportsCompilerErrors() throws {
        try TemporaryFolder.with { folder in
            let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").sprung() } }\n"
            let result = try run(source, [], in: folder.path)
            #expect(result.error == .doesNotCompile(folder.path + "/My.swift"))
            #expect(result.said.contains("My.swift:2:49: error: value of type 'Text' has no member 'sprung'"))
        }
    }

    /// For a mistake inside of a `ForEach`, the compiler says only that the collection is not a binding.
    @Test
    func namesMistakesInsideOfForEach() throws {
        try TemporaryFolder.with { folder in
            let source = """
                import SwiftUI
                struct Item: Identifiable { let id: Int; let done: Bool }
                struct V: View {
                    @State private var items: [Item] = []
                    var body: some View {
                        ForEach(items) { item in
                            HStack {
                                Text("a").foregroundStyle(item.done ? .secondary : .primary)
                                Circle().fill(item.done ? Color.green : .gray)
                                Image(systemName: "star").foregroundColor(.yelow)
                            }
                        }
                    }
                }
                """
            let result = try run(source, [], in: folder.path)
            #expect(result.error == .doesNotCompile(folder.path + "/My.swift"))
            #expect(
                result.said.contains("My.swift:10:60: error: type 'Color?' has no member 'yelow'"), "\(result.said)")
            #expect(!result.said.contains("Binding"))
        }
    }

    @Test
    func leavesOutViewsThatWantArguments() throws {
        try TemporaryFolder.with { folder in
            // The scan of declarations does not see that `Wants` needs an argument; only the compiler does.
            let source = """
                import SwiftUI
                struct Fits: View { var body: some View { Color.red } }
                struct Wants: View {
                    @State var value: Int
                    var body: some View { Text("\\(value)") }
                }
                extension Fits { init(_ value: Int) { self.init() } }
                """
            let result = try run(source, ["--size", "20x10", "-o", folder.path + "/x.png", "-q"], in: folder.path)
            #expect(result.error == nil, "\(result.said)")
            #expect(result.status == .exit(0))
            #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))
        }
    }

    @Test
    func aTrapEndsTheOtherProcess() throws {
        try TemporaryFolder.with { folder in
            let source =
                "import SwiftUI\nstruct V: View { let a = [1]; var body: some View { Text(\"\\(a[a.count])\") } }\n"
            let result = try run(source, ["-q", "-o", folder.path + "/x.png"], in: folder.path)
            #expect(result.said.contains("Fatal error: Index out of range") && !result.said.contains("stack trace"))
            guard case .signal = result.status else {
                Issue.record(
                    "\(String(describing: result.status)), \(String(describing: result.error)): \(result.said)")
                return
            }
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/x.png"))
        }
    }

    /// Writes files to a folder and checks them.
    private func check(_ sources: [String: String], in folder: TemporaryFolder) throws -> CheckReport {
        for (name, text) in sources { try folder.write(text, to: "Views/" + name) }
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = Self.engine
        environment["XDG_CACHE_HOME"] = folder.path + "/cache"
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        let service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
        let sources = try SourceSet(path: folder.path + "/Views")
        return try service.check(sources, CompileService.Options(sources.settings))
    }

    @Test
    func reportsMissingNames() throws {
        try TemporaryFolder.with { folder in
            // Zoetrope will never declare these names: they are from frameworks out of scope (`SCNScene`), or the
            // author's own (`sprung`).
            let sources = [
                "Map.swift": """
                import SwiftUI
                import SceneKit; import Foundation
                @testable import Sprockets
                struct Place: View {
                    @State var page: SCNScene
                    var body: some View {
                        SceneView(page)
                    }
                }
                struct Own: View { var body: some View { Text("a").sprung() } }
                """,
                "Other.swift": """
                import SwiftUI
                let other: SCNView? = nil
                let tooth = 1 + "a"
                let written = UIImageWriteToSavedPhotosAlbum(nothing, nil, nil, nil)
                """,
            ]
            let report = try check(sources, in: folder)
            #expect(!report.compiles && report.files == 2)
            #expect(report.modules.map(\.name) == ["SceneKit", "Sprockets"])
            #expect(report.modules.map(\.places.count) == [1, 1])
            #expect(report.missing.map(\.family) == ["3D, games and web"])
            #expect(
                report.missing.first?.names.map(\.name)
                    == ["SCNScene", "SceneView", "SCNView"]
                    .sorted())
            #expect(
                report.missing.first?.names.allSatisfy {
                    $0.places.allSatisfy { $0.file.hasPrefix(folder.path + "/Views/") }
                } == true)
            #expect(
                report.errors.map { URL(filePath: $0.file).lastPathComponent }
                    == ["Other.swift", "Other.swift"])
            // Sprockets, which is missing, may extend `Text`.
            #expect(report.consequences.contains { $0.message.contains("sprung") })
        }
    }

    @Test
    func reportsCompilingFiles() throws {
        try TemporaryFolder.with { folder in
            let view = "struct Card: View { var body: some View { Color.red } }\n"
            let sources = [
                "Card.swift": "import SwiftUI\n" + view + "#Preview(\"Red\") { Card() }\n#Preview { Card() }\n"
            ]
            let report = try check(sources, in: folder)
            #expect(report.compiles)
            #expect(report.shows == [.init(kind: .preview, name: "Red"), .init(kind: .preview, name: nil)])
        }
        try TemporaryFolder.with { folder in
            // `Wants` needs an argument, which the scan of declarations does not notice. The compiler does.
            let source = """
                import SwiftUI
                struct Fits: View { var body: some View { Color.red } }
                struct Wants: View {
                    @State var value: Int
                    var body: some View { Text("\\(value)") }
                }
                """
            let report = try check(["Two.swift": source], in: folder)
            #expect(report.compiles && report.shows == [.init(kind: .view, name: "Fits")])
        }
    }

    /// Calls of Foundation's clock, such as `Date()`, are replaced in public functions too. A `now` that the
    /// author declares is not.
    @Test
    func checksPublicLibraryCode() throws {
        try TemporaryFolder.with { folder in
            let sources = [
                "Model.swift": """
                import SwiftUI
                import os.log
                public struct Model {
                    public init(
                        made: Date = Date(), seen: Date = .now, left: Date = Date(timeIntervalSinceNow: 3),
                        queue: DispatchQueue = .main, timer: Timer? = nil
                    ) { os_log(.debug, log: .default, "made %{public}@", String(describing: made)) }
                    public var queue: DispatchQueue { .main }
                    public func lot(
                        _ id: UUID = UUID(), by generator: SystemRandomNumberGenerator = .init(),
                        _ number: UInt32 = arc4random_uniform(6) + arc4random() % 2
                    ) {}
                }
                """,
                // In language mode 5, a `@StateObject` property isolates the whole structure to the main actor.
                "Wrapper.swift": """
                import SwiftUI
                @propertyWrapper struct Counted: DynamicProperty {
                    @MainActor final class Count: ObservableObject { var number = 0 }
                    @StateObject private var count = Count()
                    init(name: String) {}
                    @MainActor var wrappedValue: Int { count.number }
                }
                """,
                "Brand.swift": "import SwiftUI\nlet brand = Color(.brand)\n",
                // As in Xcode, `import Foundation` also exports `os_unfair_lock`, and text between slashes is a regular
                // expression.
                "Words.swift": """
                import Foundation
                var lock = os_unfair_lock()
                func quoted(_ text: String) -> String { text.replacing(/"/, with: "\\\"").replacing(/[♭♯]/, with: "") }
                func half(_ a: Double, _ b: Double) -> Double { [a, b].reduce(1, /) / 2 }
                """,
                "Own.swift":
                    "import SwiftUI\nextension Color { static public var own: Color { Color(\"own\") } }\nlet own = Color.own\n",
                "A.xcassets/brand.colorset/Contents.json": "{}", "A.xcassets/own.colorset/Contents.json": "{}",
            ]
            let report = try check(sources, in: folder)
            #expect(report.compiles, "\(report)")
        }
        try TemporaryFolder.with { folder in
            let source = "import Foundation\nextension Date { static var now: Date { Date() } }\nlet now = Date.now\n"
            let own = "import Foundation\nfunc arc4random() -> UInt32 { 4 }\nlet lot = arc4random()\n"
            let report = try check(["Now.swift": source, "Lot.swift": own], in: folder)
            #expect(report.compiles, "\(report)")
        }
    }

    /// The compiler names missing modules one at a time; imports in inactive code are ignored.
    @Test
    func checksImportsAtFirst() throws {
        try TemporaryFolder.with { folder in
            let source = """
                import SwiftUI
                import Sprockets
                @preconcurrency import Cogs
                import struct Teeth.Tooth
                #if canImport(Chains)
                import Chains
                #endif
                """
            let report = try check(["A.swift": source, "B.swift": "import Cogs\nlet a = 1\n"], in: folder)
            #expect(report.modules.map(\.name) == ["Cogs", "Sprockets", "Teeth"])
            #expect(report.modules.map(\.places.count) == [2, 1, 1])
        }
    }

    @Test
    func anEndlessLoopIsEnded() throws {
        try TemporaryFolder.with { folder in
            let source =
                "import SwiftUI\nstruct V: View { var body: some View { var i = 0; while i < 9 { i %= 8 }; return Text(\"\") } }\n"
            let result = try run(source, ["--time-limit", "1", "-o", folder.path + "/x.png"], in: folder.path)
            #expect(result.status == .exit(65))
            #expect(result.said.contains("no new frame for 1 s"))
        }
    }

    @Test
    func macrosBecomeKeysAndAnimatableData() throws {
        try TemporaryFolder.with { folder in
            let source = """
                import SwiftUI
                extension EnvironmentValues { @Entry var side: CGFloat = 10 }
                @Animatable struct Bar: Shape {
                    var width: CGFloat
                    @AnimatableIgnored var name: String = ""
                    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: rect.height)) }
                }
                struct V: View {
                    @Environment(\\.side) private var side
                    var body: some View { Bar(width: side).frame(width: side, height: 5) }
                }
                struct V_Previews: PreviewProvider { static var previews: some View { V().environment(\\.side, 30) } }
                """.replacing("\\\\", with: "\\")
            let result = try run(source, ["--fit", "--list"], in: folder.path)
            #expect(result.error == nil, "\(result.said)")
            #expect(result.status == .exit(0))
        }
    }

    /// Builds a package without SwiftPM, from the declarations in its manifest. A module that does not compile is
    /// reported and left out.
    @Test func rendersPackagesWithoutSwiftPM() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 6.0
                let package = Package(
                    name: "App", targets: [.target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"), .target(name: "Wrong")])
                """, to: "Package.swift")
            try folder.write(
                "import SwiftUI\npublic struct Field: View {\n    public init() {}\n    public var body: some View { Color.red }\n}\n",
                to: "Sources/Kit/Field.swift")
            let view = "import Kit\nimport SwiftUI\n#Preview(traits: .fixedLayout(width: 40, height: 40)) { Field() }\n"
            try folder.write(view, to: "Sources/App/View.swift")
            try folder.write("let number: Int = true\n", to: "Sources/Wrong/Wrong.swift")
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = Self.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            var said = ""
            let service = try CompileService(program: "/nowhere/render", environment: environment) { said += $0.text }
            let package = try DeclaredPackage(path: folder.path, target: nil)
            let program = try service.program(of: package, CompileService.Options())
            #expect(said.contains("Wrong.swift:1") && said.contains("Wrong does not compile: it is not rendered"))
            environment[EngineFolder.viewsVariable] = program
            let status = try AuthorProcess.run(
                service.engine.host, as: "render", [folder.path, "-q", "-o", folder.path + "/x.png"],
                environment: environment
            ) { said += String(decoding: $0, as: UTF8.self) }
            #expect(status == .exit(0), "\(said)")
            #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))
            #expect(try service.program(of: package, CompileService.Options()) == program, "cached")
        }
    }

    @Test
    func rendersPackages() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards", platforms: [.iOS(.v17)],
                    targets: [
                        .target(name: "Cards", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
                        .target(name: "Broken"),
                    ])
                """, to: "Package.swift")
            // With `InternalImportsByDefault`, imports are internal. Default arguments of public functions still use
            // `Date()` and `.now`, which generated declarations replace.
            try folder.write(
                """
                public import Foundation
                public struct Model {
                    public init(made: Date = Date(), seen: Date = .now, queue: DispatchQueue? = nil, timer: Timer? = nil) {}
                    public var title: LocalizedStringResource { "title" }
                    public func words(_ key: String.LocalizationValue) -> String {
                        RelativeDateTimeFormatter().localizedString(for: .now, relativeTo: Date())
                    }
                }
                """, to: "Sources/Cards/Model.swift")
            try folder.write(
                "import SwiftUI\nstruct Card: View { var body: some View { Color.red } }\n#Preview(\"One\") { Card() }\n",
                to: "Sources/Cards/Card.swift")
            try folder.write("let number: Int = true\n", to: "Sources/Broken/Broken.swift")
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = Self.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            var said = ""
            var service = try CompileService(program: "/nowhere/render", environment: environment) { said += $0.text }
            var steps: [String] = []
            service.progress = { steps.append($0) }
            let build = try PackageBuild(path: folder.path, target: nil, service, CompileService.Options())
            let program = try build.program()
            #expect(steps == ["building Cards", "building Broken"])
            #expect(said.contains("cannot convert value") && said.contains("Broken does not compile"))
            environment[EngineFolder.viewsVariable] = program
            let status = try AuthorProcess.run(
                service.engine.host, as: "render", [folder.path, "-q", "-o", folder.path + "/x.png"],
                environment: environment
            ) { said += String(decoding: $0, as: UTF8.self) }
            #expect(status == .exit(0), "\(said)")
            #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))
            // Without a change, nothing is built.
            steps = []
            #expect(try build.program() == program)
            #expect(steps == [])
            _ = #expect(throws: ViewCompilerError.noTarget("Nay", of: folder.path, among: ["Cards", "Broken"])) {
                _ = try PackageBuild(path: folder.path, target: "Nay", service, CompileService.Options())
            }
        }
    }

    private func package(
        _ folder: TemporaryFolder, target: String? = nil
    ) throws -> (service: CompileService, build: PackageBuild) {
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = Self.engine
        environment["XDG_CACHE_HOME"] = folder.path + "/cache"
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        let service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
        return (service, try PackageBuild(path: folder.path, target: target, service, CompileService.Options()))
    }

    private func checking(_ folder: TemporaryFolder, target: String? = nil) throws -> CheckReport {
        let (service, build) = try package(folder, target: target)
        return try service.check(build.modules().modules, of: folder.path)
    }

    /// A file in a symlinked folder has the path through the symlink, not the path of the target.
    @Test func filesBehindLinksAreFoundByTheirModules() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Cards", targets: [.target(name: "Cards")])
                """, to: "Package.swift")
            try folder.write("", to: "Sources/Cards/A.swift")
            try folder.write("", to: "Shared/B.swift")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Sources/Cards/Linked", withDestinationPath: "../../Shared")
            let index = try package(folder).build.index()
            #expect(index.path(of: "Cards/B.swift") == folder.path + "/Sources/Cards/Linked/B.swift")
        }
    }

    /// Two targets declare the same names, and code qualifies a name with its module (`Colors.Group`).
    @Test func checksEachTargetAsAModule() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards", platforms: [.iOS(.v17)],
                    targets: [.target(name: "Cards", dependencies: ["Colors"]), .target(name: "Colors")])
                """, to: "Package.swift")
            try folder.write(
                """
                import SwiftUI
                public struct Group { public static let name = "ours" }
                public extension Color { static var brand: Color { .red } }
                struct Helper {}
                """, to: "Sources/Colors/Colors.swift")
            let card = """
                import SwiftUI
                import Colors
                struct Helper {}
                struct Card: View { var body: some View { Color.brand.overlay { Text(Colors.Group.name) } } }
                """
            try folder.write(card, to: "Sources/Cards/Card.swift")
            let report = try checking(folder)
            #expect(report.compiles && report.errors.isEmpty, "\(report)")
            #expect(report.files == 2 && report.shows.map(\.name) == ["Card"])

            // An error in one target is reported once, although a second target that depends on the first is checked
            // too.
            try folder.write(
                "import SwiftUI\npublic extension Color { static var brand: Color { .red } }\nlet number: Int = true\n",
                to: "Sources/Colors/Colors.swift")
            try folder.write(
                "import SwiftUI\nimport Colors\nstruct Card: View { var body: some View { Color.brand } }\n",
                to: "Sources/Cards/Card.swift")
            let broken = try checking(folder)
            #expect(!broken.compiles)
            #expect(broken.errors.count == 1 && broken.errors.first?.line == 3, "\(broken)")
            #expect(try checking(folder, target: "Colors").files == 1)
        }
    }

    /// Targets that only tests use may lack a package of the tests.
    @Test func targetsOfTestsAreSkippedByName() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Cards",
                    dependencies: [.package(url: "https://example.invalid/ViewInspector", from: "1.0.0")],
                    targets: [
                        .target(name: "Cards"),
                        .target(name: "Helpers", dependencies: ["Cards", "ViewInspector"]),
                        .testTarget(name: "CardsTests", dependencies: ["Helpers"]),
                    ])
                """, to: "Package.swift")
            try folder.write("import SwiftUI\npublic struct Card { public init() {} }\n", to: "Sources/Cards/A.swift")
            try folder.write("import Cards\nimport ViewInspector\n", to: "Sources/Helpers/B.swift")
            try folder.write("import Helpers\n", to: "Tests/CardsTests/C.swift")
            let (_, build) = try package(folder)
            let (modules, skipped) = try build.modules()
            #expect(modules.map(\.name) == ["Cards"])
            #expect(skipped == [.init(target: "Helpers", lacks: "ViewInspector")])
        }
    }

    @Test func theOnlyTargetMayHaveAllSources() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Cards", targets: [.target(name: "Cards")])
                """, to: "Package.swift")
            try folder.write("import SwiftUI\n", to: "Sources/Card.swift")
            #expect(try checking(folder).files == 1)
        }
    }

    /// Each run has its own home folder. Files that an app writes to its documents are deleted after the run.
    @Test func viewsHaveAHomeOfTheirOwn() throws {
        try TemporaryFolder.with { folder in
            let run = try #require(RunFolder())
            defer { run.remove() }
            try Data().write(to: URL(filePath: run.home + "/Documents/a.txt"))
            run.clear()
            #expect(try FileManager.default.contentsOfDirectory(atPath: run.home + "/Documents") == [])
            let source = """
                import SwiftUI
                struct V: View {
                    var body: some View {
                        let folder = URL.documentsDirectory
                        let file = folder.appendingPathComponent("note.txt")
                        let isNew = (try? Data("a".utf8).write(to: file)) != nil
                        Color.red.frame(width: isNew ? 40 : 10, height: 10)
                    }
                }
                """
            let result = try self.run(source, ["-q", "-o", folder.path + "/x.png"], in: folder.path, home: run.home)
            #expect(result.status == .exit(0), "\(result)")
            #expect(FileManager.default.fileExists(atPath: run.home + "/Documents/note.txt"))
        }
    }

    /// Code that Zoetrope does not support is omitted; the author's mistakes are errors, unless `--keep-going` is set.
    @Test func omitsMissingNamesAndDrawsTheRest() throws {
        try TemporaryFolder.with { folder in
            let card = """
                import SwiftUI
                import SceneKit
                struct Card: View {
                    var body: some View {
                        VStack {
                            Color.red
                            SceneView(scene: SCNScene())
                        }
                    }
                }
                #Preview("One", traits: .fixedLayout(width: 40, height: 40)) { Card() }
                """
            try folder.write(card, to: "App/Card.swift")
            try folder.write("import Foundation\nstruct Model { var count: Int { 3 } }\n", to: "App/Model.swift")
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = Self.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            var said = ""
            let service = try CompileService(program: "/nowhere/render", environment: environment) { said += $0.text }
            let program = try service.program(of: try SourceSet(path: folder.path + "/App"))
            environment[EngineFolder.viewsVariable] = program
            let status = try AuthorProcess.run(
                service.engine.host, as: "render", [folder.path, "--strict", "-o", folder.path + "/x.png"],
                environment: environment
            ) { said += String(decoding: $0, as: UTF8.self) }
            #expect(status == .exit(0), "\(said)")
            #expect(said.contains("Card.swift:2: import SceneKit is left out"))
            #expect(said.contains("Card.swift:7: SceneView is left out"))
            #expect(FileManager.default.fileExists(atPath: folder.path + "/x.png"))

            var options = CompileService.Options()
            options.omission = .never
            #expect(throws: ViewCompilerError.doesNotCompile(folder.path + "/App")) {
                _ = try service.program(of: try SourceSet(path: folder.path + "/App"), options)
            }
            try folder.write("struct Model { var count: Int { true } }\n", to: "Own/Model.swift")
            try folder.write(
                "import SwiftUI\nstruct Card: View { var body: some View { Color.red } }\n", to: "Own/Card.swift")
            #expect(throws: ViewCompilerError.doesNotCompile(folder.path + "/Own")) {
                _ = try service.program(of: try SourceSet(path: folder.path + "/Own"))
            }
            options.omission = .all
            _ = try service.program(of: try SourceSet(path: folder.path + "/Own"), options)
        }
    }

    /// The module has 20 files, more than one compiler process takes. Each file uses a view of the next file.
    @Test func filesOfSeveralProcessesAreOneModule() throws {
        try TemporaryFolder.with { folder in
            for number in 1...20 {
                try folder.write(
                    """
                    import SwiftUI
                    struct View\(number): View {
                        var body: some View { \(number == 20 ? "Color.red" : "View\(number + 1)()").padding(1) }
                    }
                    """, to: "Views/View\(number).swift")
            }
            try folder.write(
                "import SwiftUI\n#Preview(traits: .fixedLayout(width: 60, height: 60)) { View1() }\n",
                to: "Views/Shown.swift")
            let path = folder.path + "/Views"
            let result = try run(path: path, ["-o", folder.path + "/x.png", "-q"], in: folder.path)
            #expect(result.status == .exit(0) && result.error == nil, "\(result.said)")
            let picture = try ImageDecoder.decode(folder.read("x.png"))
            // Each of the 20 files adds a padding of 2 pixels, so the red square begins after 40.
            #expect(picture[39, 60].y == 255 && picture[41, 60].y < 100)
            // Adds an error to two files that different compiler processes compile.
            for number in [2, 19] {
                try folder.write(
                    "import SwiftUI\nstruct View\(number) { let a: Int = \"\" }", to: "Views/View\(number).swift")
            }
            let failed = try run(path: path, ["-o", folder.path + "/x.png", "-q"], in: folder.path)
            #expect(failed.error == .doesNotCompile(path))
            for number in [2, 19] { #expect(failed.said.contains("/View\(number).swift:2:"), "\(failed.said)") }
        }
    }

    /// The declarations are compiled once for all edits of a file.
    @Test func anEditKeepsTheDeclarations() throws {
        try TemporaryFolder.with { folder in
            func declarations() -> [String] {
                let cache = folder.path + "/cache/zoetrope/views"
                return names(in: cache).filter {
                    FileManager.default.fileExists(atPath: "\(cache)/\($0)/declarations.o")
                }
            }
            for color in ["red", "blue"] {
                let said = try run(
                    "import SwiftUI\n#Preview { Color.\(color) }", ["-o", folder.path + "/\(color).png", "-q"],
                    in: folder.path)
                #expect(said.status == .exit(0), "\(said.said)")
                #expect(declarations().count == 1)
            }
            // The author's `Timer` replaces the generated one, so the declarations are compiled again.
            let own = try run(
                "import SwiftUI\nstruct Timer {}\n#Preview { Color.red }", ["-o", folder.path + "/own.png", "-q"],
                in: folder.path)
            #expect(own.status == .exit(0) && declarations().count == 2, "\(own.said)")
        }
    }

    /// A program may use a library that the engine has not loaded. If no library defines a function, the error names
    /// the function.
    @Test func programsNameTheLibrariesThatTheyNeed() throws {
        try TemporaryFolder.with { folder in
            let parser = try run(
                """
                import FoundationXML
                import SwiftUI
                #Preview { Text(XMLDocument(rootElement: XMLElement(name: "a")).xmlString) }
                """, ["-o", folder.path + "/x.png", "-q"], in: folder.path)
            #expect(parser.status == .exit(0) && parser.error == nil, "\(parser.said)")
            let unknown = try run(
                """
                import SwiftUI
                @_silgen_name("zoetrope_no_such_function") func noSuchFunction() -> Int
                #Preview { Text("\\(noSuchFunction())") }
                """, ["-o", folder.path + "/y.png", "-q"], in: folder.path)
            #expect(unknown.status == .exit(70) && unknown.said.contains("zoetrope_no_such_function"), "\(unknown)")
        }
    }

    @Test func namesMissingModules() throws {
        #expect(throws: ViewCompilerError.noEngine(searched: ["/nowhere"])) {
            _ = try CompileService(
                program: "/usr/bin/render", environment: ["ZOETROPE_ENGINE": "/nowhere"], diagnostics: { _ in })
        }
        #expect(throws: ViewCompilerError.noSuchPath("/nowhere/x.swift")) {
            _ = try SourceSet(path: "/nowhere/x.swift")
        }
        try TemporaryFolder.with { folder in
            _ = #expect(throws: ViewCompilerError.noSources(folder.path)) { _ = try SourceSet(path: folder.path) }
        }
    }

    @Test func aLinkThatLeadsBackIsNotFollowed() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Views/A.swift")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Views/again", withDestinationPath: folder.path)
            #expect(try SourceSet(path: folder.path).files.map { URL(filePath: $0).lastPathComponent } == ["A.swift"])
        }
    }
}
