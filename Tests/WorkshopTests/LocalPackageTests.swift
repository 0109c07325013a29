// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import Workshop

/// Targets of packages that lie beside a project.
@Suite struct LocalPackageTests {
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
        let found = LocalPackage.calls("target", in: manifest)
        #expect(found.map(\.name) == ["Kit", "Other"])
        #expect(found.map(\.folder) == ["Kit", nil])
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

    /// SwiftPM refuses the manifests of such apps.
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
