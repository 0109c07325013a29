// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ViewCompiler

/// The source files of dependencies in which `#if os(iOS)` counts as true.
@Suite struct DependencySourcesTests {
    private let condition = "#if os(iOS)\nlet a = 1\n#endif\n"

    @Test func packagesOfThisMachineAreCompiledAsForIOS() throws {
        try TemporaryFolder.with { folder in
            try folder.write(
                "let package = Package(name: \"A\", dependencies: [.package(name: \"B\", path: \"../B\")])",
                to: "A/Package.swift")
            try folder.write(
                "let package = Package(name: \"B\", dependencies: [.package(path: \"../A\")])", to: "B/Package.swift")
            try folder.write(condition, to: "A/Sources/A/A.swift")
            try folder.write("let b = 1", to: "A/Sources/A/B.swift")
            try folder.write(condition, to: "B/Sources/B/A.swift")
            let files = try DependencySources(local: [folder.path + "/A"], checkouts: folder.path + "/none")
                .translated()
            #expect(files.map(\.path) == [folder.path + "/A/Sources/A/A.swift", folder.path + "/B/Sources/B/A.swift"])
            #expect(files.map(\.translation).allSatisfy { $0.hasPrefix("#if true   \n") })
        }
    }

    /// In remote packages, only targets with views are compiled as for iOS. All other targets are compiled as for
    /// Linux.
    @Test func ofPackagesFromElsewhereThoseWithViewsAre() throws {
        try TemporaryFolder.with { folder in
            try folder.write("import Glibc\n" + condition, to: "checkouts/Net/Sources/Net/A.swift")
            try folder.write("import UIKit\n", to: "checkouts/Views/Sources/Views/V.swift")
            try folder.write(condition, to: "checkouts/Views/Sources/Views/A.swift")
            try folder.write("import SwiftUI\n" + condition, to: "checkouts/Zoetrope/Sources/A/A.swift")
            try folder.write("", to: "checkouts/Zoetrope/Sources/Engine/ZoetropeHosted/Z.swift")
            try folder.write("import SwiftUI\n" + condition, to: "checkouts/Older/Sources/A/A.swift")
            try folder.write("", to: "checkouts/Older/Sources/ZoetropeHosted/Z.swift")
            let files = try DependencySources(local: [], checkouts: folder.path + "/checkouts").translated()
            #expect(files.map(\.path) == [folder.path + "/checkouts/Views/Sources/Views/A.swift"])
        }
    }
}
