import Foundation
import TestSupport
import Testing
import Workshop

/// With the real compiler, and an engine made of the objects that the tests themselves were linked from.
@Suite(.serialized) struct CompileServiceTests {
    private static let engine: String = {
        let build = URL(filePath: Bundle.main.executablePath ?? "").deletingLastPathComponent().path
        let checkout = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let tool = Process()
        tool.executableURL = checkout.appending(path: "Tools/engine")
        tool.arguments = [build, build + "/zoetrope-engine"]
        do {
            try tool.run()
            tool.waitUntilExit()
            if tool.terminationStatus != 0 { Issue.record("Tools/engine ends with \(tool.terminationStatus)") }
        } catch {
            Issue.record(error)
        }
        return build + "/zoetrope-engine"
    }()

    private struct Result {
        var status: AuthorProcess.Ending?
        var said = ""
        var error: WorkshopError?
    }

    /// Compiles a file, and runs what came of it.
    private func run(_ source: String, _ arguments: [String], in folder: String) throws -> Result {
        let file = folder + "/My.swift"
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = Self.engine
        environment["XDG_CACHE_HOME"] = folder + "/cache"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        var result = Result()
        do throws(WorkshopError) {
            let service = try CompileService(program: "/nowhere/render", environment: environment) { result.said += $0 }
            let program: String
            do {
                program = try service.program(of: try SourceSet(path: file))
            } catch let error as WorkshopError {
                throw error
            } catch {
                throw .failed("\(error)")
            }
            result.status = try AuthorProcess.run(
                program, as: "render", [file] + arguments, environment: environment
            ) { result.said += String(decoding: $0, as: UTF8.self) }
        } catch {
            result.error = error
        }
        return result
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
            #expect(files == ["My-2.png", "My-Two-words.png"])
            // Width and height stand at the same place in each PNG.
            func size(_ name: String) throws -> [UInt8] {
                Array(try Data(contentsOf: URL(filePath: path + "/out/" + name))[16..<24])
            }
            #expect(try size("My-Two-words.png") == [0, 0, 0, 80, 0, 0, 0, 48])
            #expect(try size("My-2.png") == [0, 0, 0, 200, 0, 0, 0, 100])
        }
    }

    @Test
    func saysWhatDoesNotCompile() throws {
        try TemporaryFolder.with { folder in
            let source = "import SwiftUI\nstruct V: View { var body: some View { Text(\"\").sprung() } }\n"
            let result = try run(source, [], in: folder.path)
            #expect(result.error == .doesNotCompile(folder.path + "/My.swift"))
            #expect(result.said.contains("My.swift:2:49: error: value of type 'Text' has no member 'sprung'"))
        }
    }

    @Test
    func leavesOutViewsThatWantArguments() throws {
        try TemporaryFolder.with { folder in
            // The scan takes both for views without arguments.
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

    @Test func namesWhatIsMissing() throws {
        #expect(throws: WorkshopError.noEngine(searched: ["/nowhere"])) {
            _ = try CompileService(
                program: "/usr/bin/render", environment: ["ZOETROPE_ENGINE": "/nowhere"], diagnostics: { _ in })
        }
        #expect(throws: WorkshopError.noSuchPath("/nowhere/x.swift")) { _ = try SourceSet(path: "/nowhere/x.swift") }
        try TemporaryFolder.with { folder in
            _ = #expect(throws: WorkshopError.noSources(folder.path)) { _ = try SourceSet(path: folder.path) }
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
