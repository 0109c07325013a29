// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

/// Names that plugins, build rules and script phases write are not the author's errors.
@Suite(.serialized) struct GeneratedNamesTests {
    private static let source = """
        import SwiftUI
        struct Card: View {
            var body: some View { Text(L10n.title).foregroundStyle(Palette.brand.color) }
        }
        extension Color { static let own = Color.brandRed }
        let tiger = 1, cat = tigre
        let number: Int = "seven"
        """

    private func report(_ generators: [String]) throws -> CheckReport {
        try TemporaryFolder.with { folder in
            var environment = ProcessInfo.processInfo.environment
            environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
            environment["XDG_CACHE_HOME"] = folder.path + "/cache"
            environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
            let service = try CompileService(program: "/nowhere/render", environment: environment) { _ in }
            try folder.write(Self.source, to: "My/A.swift")
            var sources = try SourceSet(path: folder.path + "/My")
            sources.generators = generators
            return try service.check(sources)
        }
    }

    @Test func theGeneratorIsNamed() throws {
        let report = try report(["the plugin SwiftGen"])
        #expect(Set(report.generated.map(\.name)) == ["L10n", "Palette", "brandRed"])
        #expect(report.generated.allSatisfy { $0.by == ["the plugin SwiftGen"] })
        let text = report.text(relativeTo: "/nowhere")
        #expect(text.contains("  L10n: left out: made by the plugin SwiftGen, "), "\(text)")
        // Slips of the pen and errors about the author's values stay the author's.
        #expect(Set(report.errors.map(\.line)) == [6, 7])
    }

    /// The same names are mistakes where no tool writes sources.
    @Test func withoutAGeneratorTheyAreMistakes() throws {
        let report = try report([])
        #expect(report.generated.isEmpty && report.outcome == .ownErrors)
        let messages = report.errors.map(\.message) + report.consequences.map(\.message)
        for name in ["L10n", "Palette", "brandRed"] { #expect(messages.contains { $0.contains("'\(name)'") }) }
    }

    @Test func onlyGeneratedNamesLeaveOut() {
        var report = CheckReport(path: "/", files: 1)
        report.addGenerated("L10n", by: ["the plugin A"], at: .init(file: "/A.swift", line: 1, column: 2))
        report.addGenerated("L10n", by: ["the plugin A"], at: .init(file: "/A.swift", line: 1, column: 2))
        #expect(report.outcome == .leftOut && !report.isClean && report.generated[0].places.count == 1)
        var sum = CheckReport(path: "/", files: 1)
        sum.add(report)
        sum.add(report)
        #expect(sum.generated == report.generated)
        #expect(report.part(path: "/", files: ["/A.swift"]).generated == report.generated)
        #expect(report.part(path: "/", files: ["/B.swift"]).generated.isEmpty)
    }

    @Test func packagesNameTheirPlugins() throws {
        let manifest = #"""
            let package = Package(
                name: "Shop", dependencies: [.package(url: "https://example.invalid/gen", from: "1.0.0")],
                targets: [
                    .target(
                        name: "Shop", dependencies: ["Kit"], path: "Shop",
                        plugins: [.plugin(name: "Gen", package: "gen"), "Own"]),
                    .target(name: "Kit", path: "Kit"),
                ])
            """#
        #expect(LocalPackage.calls(in: manifest).map(\.plugins) == [["Gen", "Own"], []])
        let dump = #"""
            {"name": "Shop", "dependencies": [], "targets": [{"name": "Shop", "type": "regular",
              "pluginUsages": [{"plugin": ["Gen", "gen"]}, {"plugin": ["Own", null]}]}]}
            """#
        let targets = try JSONDecoder().decode(PackageManifest.self, from: Data(dump.utf8)).targets
        #expect(targets.map(\.generators) == [["the plugin Gen", "the plugin Own"]])
    }

    /// A script phase counts if the Swift file that it writes is not on disk.
    @Test(
        arguments: [
            ("", "", "", []),
            ("name = Gen; outputPaths = (\"$(SRCROOT)/Made.swift\");", "", "", ["the build phase Gen"]),
            ("name = Gen; outputPaths = (\"$(SRCROOT)/A.swift\");", "", "", []),
            ("name = Gen; outputPaths = (\"$(SRCROOT)/made.txt\");", "", "", []),
            ("", "BM", "", ["the build phase Run Script"]),
            ("", "", "plugin", ["the plugin Strings"]),
            ("", "", "rule", ["the build rule for *.proto"]),
        ] as [(String, String, String, [String])])
    func projectsNameTheirTools(script: String, file: String, other: String, wanted: [String]) throws {
        try TemporaryFolder.with { folder in
            try folder.write("struct A {}\n", to: "A.swift")
            try folder.write(
                """
                { rootObject = P; objects = {
                    P = {isa = PBXProject; mainGroup = G; targets = (T); };
                    G = {isa = PBXGroup; children = (FA, FM); sourceTree = "<group>"; };
                    FA = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                    FM = {isa = PBXFileReference; path = Absent.swift; sourceTree = "<group>"; };
                    BA = {isa = PBXBuildFile; fileRef = FA; }; BM = {isa = PBXBuildFile; fileRef = FM; };
                    S = {isa = PBXSourcesBuildPhase; files = (BA, \(file)); };
                    R = {isa = PBXShellScriptBuildPhase; \(script)};
                    U = {isa = PBXBuildRule; filePatterns = "*.proto"; outputFiles = ("$(DERIVED)/x.pb.swift"); };
                    D = {isa = PBXTargetDependency; productRef = Q; };
                    Q = {isa = XCSwiftPackageProductDependency; productName = "plugin:Strings"; };
                    T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                        buildPhases = (R, S); buildRules = (\(other == "rule" ? "U" : ""));
                        dependencies = (\(other == "plugin" ? "D" : "")); };
                }; }
                """, to: "A.xcodeproj/project.pbxproj")
            #expect(try SourceSet(path: folder.path).generators == wanted)
        }
    }
}
