// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ViewCompiler

/// Packages that are built without SwiftPM.
@Suite struct DeclaredPackageTests {
    private func package(
        _ targets: String, dependencies: String = "", files: [String: String]
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", dependencies: [\(dependencies)], targets: [\(targets)])
            """, to: "App/Package.swift")
        for (name, text) in files { try folder.write(text, to: name) }
        return folder
    }

    @Test func modulesFollowThoseThatTheyImport() throws {
        let folder = try package(
            #".target(name: "App", dependencies: ["Kit"]), .target(name: "Kit"), .testTarget(name: "AppTests")"#,
            files: [
                "App/Sources/App/A.swift": "import Kit\nimport SwiftUI", "App/Sources/Kit/K.swift": "",
                "App/Tests/AppTests/T.swift": "",
            ])
        let found = try DeclaredPackage(path: folder.path + "/App", target: nil)
        #expect(found.modules.map(\.module) == ["Kit", "App"])
        #expect(found.modules.map(\.neededModules) == [[], ["Kit"]])
        #expect(found.shown == ["App", "Kit"])
        #expect(try DeclaredPackage(path: folder.path + "/App", target: "Kit").modules.map(\.module) == ["Kit"])
        #expect(throws: ViewCompilerError.noTarget("Nope", of: folder.path + "/App", among: ["App", "Kit"])) {
            try DeclaredPackage(path: folder.path + "/App", target: "Nope")
        }
    }

    /// `App` depends on the package `Kit` in the folder beside it. The target that it imports is built but not shown;
    /// `Unused` is not built.
    @Test func packagesBesideItAreBuilt() throws {
        let manifest = """
            // swift-tools-version: 5.9
            let package = Package(name: "Kit", targets: [.target(name: "Kit"), .target(name: "Unused")])
            """
        let folder = try package(
            #".target(name: "App", dependencies: ["Kit"])"#,
            dependencies:
                #".package(path: "../Kit"), .package(url: "https://example.org/zoetrope.git", from: "0.2.0")"#,
            files: [
                "App/Sources/App/A.swift": "import Kit", "Kit/Package.swift": manifest,
                "Kit/Sources/Kit/K.swift": "", "Kit/Sources/Unused/U.swift": "",
            ])
        let found = try DeclaredPackage(path: folder.path + "/App", target: nil)
        #expect(found.modules.map(\.module) == ["Kit", "App"])
        #expect(found.modules.map(\.settings.languageMode) == ["5", "6"])
        #expect(found.shown == ["App"])
    }

    @Test func settingsOfTargets() throws {
        let folder = try package(
            #"""
            .target(name: "App", swiftSettings: [
                .define("DEMO"), .swiftLanguageMode(.v5), .defaultIsolation(MainActor.self), .define("B", .when(platforms: [.linux])),
                .define("Mac", .when(platforms: [.macOS])), .define("Apple", .when(platforms: [.macOS, .iOS])),
                .enableUpcomingFeature("ExistentialAny")])
            """#, files: ["App/Sources/App/A.swift": ""])
        let settings = try #require(DeclaredPackage(path: folder.path + "/App", target: nil).modules.first?.settings)
        #expect(settings.conditions == ["DEMO", "B"])
        #expect(settings.platformConditions == [.macOS: ["Mac", "Apple"], .iOS: ["Apple"]])
        #expect(settings.languageMode == "5")
        #expect(settings.features == ["-enable-upcoming-feature", "ExistentialAny"])
        #expect(settings.isolatesToMainActor == true)
    }

    @Test(arguments: [
        (
            #".target(name: "App")"#, #".package(url: "https://example.org/far", from: "1.0.0")"#,
            "https://example.org/far"
        ),
        (#".target(name: "App")"#, #".package(id: "mona.far", from: "1.0.0")"#, "mona.far"),
        (#".target(name: "App")"#, #".package(path: "../Nowhere")"#, "Nowhere"),
        (#".target(name: "App"), .macro(name: "Makers")"#, "", ".macro"),
        (#".target(name: "App"), .target(name: "CCode")"#, "", "CCode is not written in Swift"),
    ])
    func whatNeedsSwiftPMIsNamed(targets: String, dependencies: String, word: String) throws {
        let folder = try package(
            targets, dependencies: dependencies,
            files: ["App/Sources/App/A.swift": "", "App/Sources/CCode/c.c": "int x;"])
        #expect {
            try DeclaredPackage(path: folder.path + "/App", target: nil)
        } throws: { "\($0)".contains(word) && "\($0)".contains("needs a Swift toolchain") }
    }

    /// Remote packages are found in the folder of those that SwiftPM has checked out. Targets that only SwiftPM can
    /// build are left out.
    @Test func remotePackagesAreThoseThatWereCheckedOut() throws {
        let folder = try package(
            #".target(name: "App")"#,
            dependencies:
                #".package(url: "https://a.b/Kit.git", from: "1.0.0"), .package(url: "https://a.b/far", from: "1.0.0")"#,
            files: [
                "App/Sources/App/A.swift": "import Far\nimport Kit", "checkouts/Kit/Sources/Kit/K.swift": "",
                "checkouts/Kit/Sources/C/c.c": "",
                "checkouts/Kit/Package.swift":
                    #"let package = Package(targets: [.target(name: "Kit"), .target(name: "C")])"#,
            ])
        let found = try DeclaredPackage(
            path: folder.path + "/App", target: nil, checkouts: folder.path + "/checkouts")
        #expect(found.modules.map(\.module) == ["Kit", "App"])
        #expect(found.shown == ["App"] && found.missing == ["https://a.b/far"])
    }

    @Test func aPackageWithoutSwiftFilesIsRefused() throws {
        let folder = try package(#".target(name: "App")"#, files: ["App/Sources/App/README.md": ""])
        #expect(throws: ViewCompilerError.noTargets(folder.path + "/App")) {
            try DeclaredPackage(path: folder.path + "/App", target: nil)
        }
    }

    @Test func aComputedManifestIsRefused() throws {
        let folder = try package("", files: ["App/Sources/App/A.swift": ""])
        try folder.write("let targets = names.map { Target.target(name: $0) }", to: "App/Package.swift")
        #expect {
            try DeclaredPackage(path: folder.path + "/App", target: nil)
        } throws: { "\($0)".contains("names no target in plain words") }
    }
}
