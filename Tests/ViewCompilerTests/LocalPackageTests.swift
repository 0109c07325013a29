// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import ViewCompiler

/// The targets of local packages: read from the manifest, or found by folder in Swift Playgrounds apps.
@Suite struct LocalPackageTests {
    /// Beside a project, a manifest without folders of sources only states the project's dependencies.
    @Test func aManifestBesideAProjectMayBeNoPackage() throws {
        try TemporaryFolder.with { folder in
            try folder.write("let package = Package(name: \"A\", targets: [.target(name: \"A\")])", to: "Package.swift")
            #expect(PackageBuild.isPackage(folder.path))
            try folder.write("{}", to: "A.xcodeproj/project.pbxproj")
            #expect(!PackageBuild.isPackage(folder.path))
            try folder.write("", to: "Sources/A/A.swift")
            #expect(PackageBuild.isPackage(folder.path))
        }
    }

    private let manifest = """
        // swift-tools-version: 5.7
        let package = Package(
            name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
            targets: [
                .target(
                    name: "Kit", dependencies: [.target(name: "Other"), .product(name: "X", package: "x")], path: "Kit"),
                .target(
                    name: "Other"),
                .testTarget(name: "KitTests", path: "Tests"),
            ])
        """

    @Test func targetsAreReadFromTheManifest() {
        let found = LocalPackage.calls(in: manifest)
        #expect(found.map(\.kind) == ["library", "target", "target", "testTarget"])
        #expect(found.map(\.name) == ["Kit", "Kit", "Other", "KitTests"])
        #expect(found.map(\.folder) == [nil, "Kit", nil, "Tests"])
    }

    @Test(arguments: [
        ("5.9", "", "5"), ("6.0", "", "6"), ("6.1", "swiftLanguageModes: [.v5]", "5"),
        ("5.10", "swiftLanguageVersions: [.v5, .v6]", "6"),
    ])
    func languageModesAreThoseOfTheManifest(tools: String, words: String, mode: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "// swift-tools-version: \(tools)\nlet package = Package(name: \"A\", \(words))\n", to: "Package.swift")
            #expect(LocalPackage(path: folder.path).languageMode == mode)
        }
    }

    @Test func excludedFilesAreNoSources() throws {
        try TemporaryFolder.with { folder in
            for file in ["A.swift", "Scripts/make.swift", "Scripts/More/x.swift", "Docs.swift", "Sub/B.swift"] {
                try folder.write("", to: "Sources/Kit/" + file)
            }
            func names(_ arguments: String) throws -> [String] {
                try folder.write(
                    "let package = Package(name: \"K\", targets: [.target(name: \"Kit\", \(arguments))])",
                    to: "Package.swift")
                let package = LocalPackage(path: folder.path)
                return try package.files(of: package.targets[0]).map {
                    String($0.dropFirst(folder.path.count + "/Sources/Kit/".count))
                }
            }
            #expect(try names("exclude: [\"Scripts\", \"./Docs.swift\"]") == ["A.swift", "Sub/B.swift"])
            #expect(try names("sources: [\"Sub\", \"A.swift\"]") == ["A.swift", "Sub/B.swift"])
            #expect(try names("exclude: [\"Scripts/More\"], sources: [\"Scripts\"]") == ["Scripts/make.swift"])
        }
    }

    /// Follows links to folders, as SwiftPM does, but finds each file only once.
    @Test func sourcesMayBeLinks() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Sources/Other/Parts/A.swift")
            try folder.write("", to: "Sources/Kit/B.swift")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Sources/Kit/Linked", withDestinationPath: "../Other/Parts")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/Sources/Kit/Back", withDestinationPath: "..")
            let kit = folder.path + "/Sources/Kit"
            let files = try SourceTree.sources(ofTarget: kit)
            // The order of the folder's entries decides through which of the two links the file is found.
            #expect(
                files.contains(kit + "/Linked/A.swift") != files.contains(kit + "/Back/Other/Parts/A.swift"),
                "\(files)")
            let all = SourceTree.distinct(files + [folder.path + "/Sources/Other/Parts/A.swift"])
            #expect(all.map { URL(filePath: $0).lastPathComponent }.sorted() == ["A.swift", "B.swift"])
        }
    }

    @Test func filesOfTargetsThatAreThereCount() throws {
        try TemporaryFolder.with { folder in
            try folder.write(manifest, to: "Package.swift")
            try folder.write("", to: "Sources/Other/A.swift")
            let package = LocalPackage(path: folder.path)
            #expect(package.targets.map(\.name).contains("Other"))
            #expect(package.targets.first { $0.name == "Other" }?.folder.hasSuffix("/Sources/Other") == true)
        }
    }

    /// SwiftPM rejects the manifests of Swift Playgrounds apps, so their sources are found by folder.
    @Test func appsOfPlaygroundsAreFolders() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                """
                import AppleProductTypes
                import PackageDescription
                let package = Package(
                    name: "My",
                    products: [.iOSApplication(name: "Shop", targets: ["AppModule"], appIcon: .placeholder(icon: .heart))],
                    targets: [
                        .executableTarget(name: "AppModule", dependencies: ["Kit"], path: ".", exclude: ["Kit"]),
                        .target(name: "Kit", path: "Kit"),
                    ])
                """, to: "My.swiftpm/Package.swift")
            try folder.write("import Kit", to: "My.swiftpm/A.swift")
            try folder.write("", to: "My.swiftpm/Kit/B.swift")
            let path = folder.path + "/My.swiftpm"
            #expect(!PackageBuild.isPackage(path))
            let app = try SourceSet(path: path)
            #expect(app.name == "Shop" && app.folder == path)
            #expect(app.files == [path + "/A.swift", path + "/Kit/B.swift"])
            #expect(app.ownModules == ["AppModule", "Kit"])
            #expect(app.modules.map(\.files) == [[path + "/Kit/B.swift"], [path + "/A.swift"]])
        }
    }

    @Test func importsOfOwnModulesAreBlanked() {
        let text = "import SwiftUI\n@testable import Kit\nimport struct Kit.Donut // x\nimport KitMore\n"
        let rest = ImportStatements.blank(["Kit"], in: text)
        #expect(rest.utf8.count == text.utf8.count)
        var places: [(line: Int, column: Int)] = []
        _ = ImportStatements.blank(["Kit"], in: text, places: &places)
        #expect(places.map(\.line) == [2, 3] && places.map(\.column) == [18, 15])
        #expect(
            rest.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
                "import SwiftUI", "", "", "import KitMore",
            ])
    }
}
