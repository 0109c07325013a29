// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraph

/// The views of these modules are SwiftUI's. A missing module would list its views as the author's.
struct EngineModulesTests {
    @Test func areThoseOfThePackage() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let table = try #require(manifest.split(separator: "\"\"\"").dropFirst().first)
        var modules: Set<String> = []
        var isOfEngine = false
        for line in table.split(separator: "\n") {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("Sources/") || words == "Tests" || words == "." {
                isOfEngine = ["Sources/UI", "Sources/Engine", "Sources/Apple"].contains { words.hasPrefix($0) }
            } else if isOfEngine {
                for entry in words.split(separator: ";") {
                    for name in entry.prefix(while: { $0 != ":" }).split(separator: " ") {
                        modules.insert(String(name.prefix { !"-+*".contains($0) }))
                    }
                }
            }
        }
        modules = modules.filter { !$0.hasPrefix("_") && $0 != "CSymbolDrawings" }
        #expect(EngineModules.names == modules.union(["Combine", "Commands", "Swift"]))
    }
}
