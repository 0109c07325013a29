// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
@testable import ViewCompiler

/// The remote packages of an Xcode project.
@Suite(.serialized) struct RemotePackagesTests {
    private static func requirement(_ text: String) -> String? {
        let list = try? PropertyListSerialization.propertyList(from: Data("{\(text)}".utf8), format: nil)
        return RemotePackage(["repositoryURL": "u", "requirement": list as Any], products: [])?.requirement
    }

    @Test func requirementsAreThoseOfManifests() {
        #expect(Self.requirement("kind = upToNextMajorVersion; minimumVersion = 1.2.0;") == #"from: "1.2.0""#)
        #expect(
            Self.requirement("kind = upToNextMinorVersion; minimumVersion = 1.2.0;")
                == #".upToNextMinor(from: "1.2.0")"#)
        #expect(Self.requirement("kind = exactVersion; version = 1.2.3;") == #"exact: "1.2.3""#)
        #expect(Self.requirement("kind = branch; branch = main;") == #"branch: "main""#)
        #expect(Self.requirement("kind = revision; revision = abc;") == #"revision: "abc""#)
        #expect(
            Self.requirement("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 1.5.0;")
                == #""1.0.0"..<"1.5.0""#)
        #expect(Self.requirement("kind = other;") == nil)
    }

    private static let address = "https://example.invalid/them/Far-Kit.git"

    /// Makes an app that uses the product `FarKit` of a remote package, and its function `far`.
    private static func write(_ folder: TemporaryFolder, requirement: String) throws {
        try folder.write(
            """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 56; rootObject = P;
              objects = {
                P = {isa = PBXProject; mainGroup = G; targets = (T); packageReferences = (R, Q); };
                G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = F; }; S = {isa = PBXSourcesBuildPhase; files = (B); };
                T = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                    buildPhases = (S); };
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)"; requirement = {\(requirement)}; };
                Q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.invalid/Unused";
                    requirement = {kind = branch; branch = main; }; };
                D = {isa = XCSwiftPackageProductDependency; package = R; productName = FarKit; };
              };
            }
            """, to: "Shop/Shop.xcodeproj/project.pbxproj")
        try folder.write(
            "import SwiftUI\nimport FarKit\nstruct A: View { var body: some View { Text(far()) } }\n",
            to: "Shop/A.swift")
    }

    /// Makes a repository with two versions of the package, as SwiftPM stores it in its cache.
    private static func writeRepository(_ folder: TemporaryFolder) throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Far-Kit", products: [.library(name: "FarKit", targets: ["FarKit"])],
                targets: [.target(name: "FarKit")])
            """, to: "work/Package.swift")
        let git = ["-C", folder.path + "/work", "-c", "user.name=a", "-c", "user.email=a@example.invalid"]
        try run(["init", "-q", folder.path + "/work"])
        for (version, name) in [("1.0.0", "far"), ("1.1.0", "farther")] {
            try folder.write("public func \(name)() -> String { \"\" }\n", to: "work/Sources/FarKit/F.swift")
            try run(git + ["add", "."])
            try run(git + ["commit", "-q", "-m", version])
            try run(git + ["tag", version])
        }
        let cached = folder.path + "/cache/org.swift.swiftpm/repositories/Far-Kit-01234567"
        try run(["clone", "-q", "--mirror", folder.path + "/work", cached])
        try run(["-C", cached, "remote", "set-url", "origin", address])
    }

    private static func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/git")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments)")
    }

    private func service(
        _ folder: TemporaryFolder, said: @escaping (CompilerOutput) -> Void = { _ in }
    ) throws -> CompileService {
        var environment = ProcessInfo.processInfo.environment
        environment["ZOETROPE_ENGINE"] = CompileServiceTests.engine
        environment["XDG_CACHE_HOME"] = folder.path + "/cache"
        environment["HOME"] = folder.path
        environment["ZOETROPE_MODULE_CACHE"] = BuiltProgram.moduleCache
        return try CompileService(program: "/nowhere/render", environment: environment, diagnostics: said)
    }

    private func check(_ folder: TemporaryFolder) throws -> (report: CheckReport, said: String) {
        var said = ""
        let service = try service(folder) { said += $0.text }
        let sources = try SourceSet(path: folder.path + "/Shop", checkouts: service.checkouts)
        return (try service.check(sources.modules, of: sources.path), said)
    }

    /// The file `Package.resolved` with version 1.0.0 of the package.
    private static func pin(_ folder: TemporaryFolder) throws -> String {
        let revision = try String(contentsOfFile: folder.path + "/work/.git/refs/tags/1.0.0", encoding: .utf8)
        return """
            { "pins": [ { "identity": "far-kit", "kind": "remoteSourceControl", "location": "\(address)",
              "state": { "revision": "\(revision.trimmingCharacters(in: .whitespacesAndNewlines))",
              "version": "1.0.0" } } ], "version": 2 }
            """
    }

    @Test func packagesComeFromTheCacheOfSwiftPM() throws {
        try TemporaryFolder.with { folder in
            try Self.writeRepository(folder)
            // Only version 1.0.0 has the function `far`.
            try Self.write(folder, requirement: "kind = exactVersion; version = 1.0.0;")
            for _ in 0..<2 {
                let (report, said) = try check(folder)
                #expect(report.compiles && report.files == 2 && said.isEmpty, "\(report) \(said)")
            }
            try Self.write(folder, requirement: "kind = upToNextMajorVersion; minimumVersion = 1.0.0;")
            #expect(try check(folder).report.errors.map(\.message) == ["cannot find 'far' in scope"])
            // The project's `Package.resolved` chooses among the versions that it accepts.
            try folder.write(
                Self.pin(folder),
                to: "Shop/Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
            #expect(try check(folder).report.compiles)
        }
    }

    /// A local package may need remote packages that the package itself does not name.
    @Test func localPackagesLeadToRemotePackages() throws {
        try TemporaryFolder.with { folder in
            try Self.writeRepository(folder)
            func manifest(_ name: String, _ dependency: String, _ product: String) -> String {
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [\(dependency)], targets: [.target(name: "\(name)", dependencies: [\(product)])])
                """
            }
            let url = #".package(url: "\#(Self.address)", from: "1.0.0")"#
            let near = #".package(path: "../Near")"#
            try folder.write(manifest("Shop", near, #""Near""#), to: "Shop/Package.swift")
            try folder.write("import Near\nfunc a() { near() }\n", to: "Shop/Sources/Shop/A.swift")
            try folder.write(
                manifest("Near", url, #".product(name: "FarKit", package: "Far-Kit")"#), to: "Near/Package.swift")
            try folder.write(
                "import FarKit\npublic func near() { _ = far() }\n", to: "Near/Sources/Near/N.swift")
            try folder.write(Self.pin(folder), to: "Shop/Package.resolved")
            let build = try PackageBuild(path: folder.path + "/Shop", target: nil, service(folder), .init())
            #expect(try build.modules().modules.map(\.name) == ["FarKit", "Near", "Shop"])
        }
    }

    /// A resolution that has failed is tried again only after a change of the requirements or of the cache.
    @Test func failedResolutionsAreKept() throws {
        try TemporaryFolder.with { folder in
            try Self.writeRepository(folder)
            func resolutions() throws -> (count: Int, report: CheckReport) {
                var steps: [String] = []
                var service = try service(folder)
                service.progress = { steps.append($0) }
                let sources = try SourceSet(path: folder.path + "/Shop", checkouts: service.checkouts)
                let report = try service.check(sources.modules, of: sources.path)
                return (steps.filter { $0.hasPrefix("resolving") }.count, report)
            }
            try Self.write(folder, requirement: "kind = exactVersion; version = 2.0.0;")
            #expect(try resolutions().count == 1)
            let again = try resolutions()
            #expect(again.count == 0 && again.report.outcome == .leftOut)
            #expect(try check(folder).said.contains("Far-Kit: not in SwiftPM's cache"))
            // The repository in the cache gets the version.
            let cached = folder.path + "/cache/org.swift.swiftpm/repositories/Far-Kit-01234567"
            try Self.run(["-C", cached, "tag", "2.0.0", "1.0.0"])
            let after = try resolutions()
            #expect(after.count == 1 && after.report.compiles, "\(after)")
            #expect(try resolutions().count == 0)
            try Self.write(folder, requirement: "kind = exactVersion; version = 3.0.0;")
            #expect(try resolutions().count == 1)
        }
    }

    @Test func whatIsNotOnTheMachineIsNamed() throws {
        try TemporaryFolder.with { folder in
            try Self.write(folder, requirement: "kind = exactVersion; version = 1.0.0;")
            let (report, said) = try check(folder)
            #expect(report.outcome == .leftOut && report.modules.map(\.name) == ["FarKit"])
            #expect(
                said
                    == "warning: Far-Kit: not in SwiftPM's cache; --fetch-packages downloads packages; what imports it is left out\n"
            )
        }
    }

    /// Links to repositories lie in their folder, whatever the address.
    @Test func anAddressThatNamesNoRepositoryGetsNoLink() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "mirror/F.swift")
            try folder.write(
                #"{"object":[{"original":"https://a.b/..","mirror":"\#(folder.path)/mirror"}],"version":1}"#,
                to: ".swiftpm/configuration/mirrors.json")
            let local = LocalRepositories(environment: ["HOME": folder.path])
            try folder.write("kept", to: "links/kept")
            try RepositoryMirrors(["https://a.b/.."], local, hasNetwork: false)
                .write(into: folder.path + "/configuration", links: folder.path + "/links")
            #expect(try String(decoding: folder.read("links/kept"), as: UTF8.self) == "kept")
        }
    }

    /// A mirror of SwiftPM may be a folder, or only another address.
    @Test func mirrorsAreFound() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "mirror/F.swift")
            try folder.write(
                #"{"object":[{"original":"https://a.b/far","mirror":"\#(folder.path)/mirror"},{"original":"https://a.b/x","mirror":"https://c.d/x"}],"version":1}"#,
                to: ".swiftpm/configuration/mirrors.json")
            let local = LocalRepositories(environment: ["HOME": folder.path])
            #expect(local.folder(of: "https://a.b/far.git") == folder.path + "/mirror")
            // A project cannot name a folder itself.
            #expect(local.folder(of: folder.path + "/mirror") == nil)
            #expect(local.folder(of: "file://\(folder.path)/mirror") == nil)
            #expect(local.folder(of: "https://a.b/x") == nil && local.mirror(of: "https://a.b/x") == "https://c.d/x")
        }
    }
}
