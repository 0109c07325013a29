// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

/// Code finds resources beside the author's files. A view's width is the sum of the widths of the found images.
@Suite(.serialized) struct AuthorResourcesTests {
    /// A PNG of 4 × 10 pixels in Base64.
    private static let photo = """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAAKCAAAAAC2kKDSAAAADklEQVR4nGNoAAIGUggA9EEUAfxnhzcAAAAASUVORK5CYII=
        """

    private static func view(_ bundle: String) -> String {
        """
        import Foundation
        import SwiftUI
        struct Row: View {
            var body: some View {
                HStack(spacing: 0) {
                    Color.black.frame(
                        width: \(bundle).url(forResource: "data", withExtension: "json") == nil ? 1 : 100, height: 10)
                    Color.black.frame(width: \(bundle).path(forResource: "beep", ofType: "wav") == nil ? 1 : 50)
                    Image("photo", bundle: \(bundle))
                    Color("Brand", bundle: \(bundle)).frame(width: NSLocalizedString("width", comment: "") == "w" ? 7 : 1)
                    Color.black.frame(
                        width: Bundle.main.localizedString(forKey: "width", value: nil, table: nil) == "w" ? 20 : 1)
                    Color.black.frame(width: Bundle.main.version == "1.0 1 1.0 com" ? 3 : 1)
                }
            }
        }
        extension Bundle {
            var version: String {
                let info = infoDictionary ?? [:]
                let short = info["CFBundleShortVersionString"] as? String ?? "?"
                let same = object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
                let build = info["CFBundleVersion"] as? String ?? "?"
                return [short, build, same, String((bundleIdentifier ?? "?").prefix(3))].joined(separator: " ")
            }
        }
        #Preview(traits: .sizeThatFitsLayout) { Row() }
        """
    }
    private static let width = 100 + 50 + 4 + 7 + 20 + 3

    private func write(in folder: TemporaryFolder, _ place: String) throws {
        try folder.write("{}", to: place + "/data.json")
        try folder.write("RIFF", to: place + "/beep.wav")
        try folder.write([UInt8](#require(Data(base64Encoded: Self.photo))), to: place + "/photo.png")
        try folder.write("\"width\" = \"w\";", to: place + "/de.lproj/Localizable.strings")
        try folder.write(
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.0", "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}
            """, to: place + "/Media.xcassets/Brand.colorset/Contents.json")
    }

    /// The width of the picture in points, and the messages.
    private func width(
        in folder: TemporaryFolder, resources: String, of program: (CompileService) throws -> String
    ) throws -> (points: Int, said: String) {
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
        environment["XDG_CACHE_HOME"] = folder.path + "/.cache"
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        environment["ZOETROPE_RESOURCES"] = try ResourceFolders.search(resources).joined(separator: "\n")
        var said = ""
        let service = try CompileService(program: "/nowhere/render", environment: environment) { said += $0.text }
        let picture = folder.path + "/picture.png"
        environment[EngineFolder.viewsVariable] = try program(service)
        let ending = try AuthorProcess.run(
            service.engine.host, as: "render", ["x.swift", "--locale", "de_DE", "--scale", "1", "-q", "-o", picture],
            environment: environment
        ) { said += String(decoding: $0, as: UTF8.self) }
        #expect(ending == .exit(0), "\(said)")
        let header = try Data(contentsOf: URL(filePath: picture))[16..<20]
        return (header.reduce(0) { $0 << 8 | Int($1) }, said)
    }

    @Test func ofTheProjectAroundAFile() throws {
        try TemporaryFolder.with { folder in
            try folder.write("// swift-tools-version: 5.9\n", to: "Package.swift")
            try folder.write(Self.view("Bundle.main"), to: "Sources/App/Views/Row.swift")
            try write(in: folder, "Sources/App/Resources")
            let views = folder.path + "/Sources/App/Views"
            let (points, said) = try width(in: folder, resources: views) {
                try $0.program(of: try SourceSet(path: views + "/Row.swift"))
            }
            #expect(points == Self.width && said.isEmpty, "\(said)")
        }
    }

    /// `Bundle.module` is the accessor that SwiftPM generates.
    @Test func ofTheBundleOfAPackage() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "App", defaultLocalization: "en",
                    targets: [.target(name: "App", resources: [.process("Resources")])])
                """, to: "Package.swift")
            // Empty strings in place of nil select the overload of `VirtualTime`. Only calls with nil for both
            // arguments depend on declarations in the package.
            let view = Self.view("Bundle.module").replacing("value: nil, table: nil", with: "value: \"\", table: nil")
            try folder.write(view, to: "Sources/App/Row.swift")
            try write(in: folder, "Sources/App/Resources")
            let (points, said) = try width(in: folder, resources: folder.path) {
                try PackageBuild(path: folder.path, target: nil, $0, CompileService.Options()).program()
            }
            #expect(points == Self.width && said.isEmpty, "\(said)")
        }
    }
}
