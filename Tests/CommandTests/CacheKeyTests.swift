// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `render cache-key` changes exactly when the cache is out of date.
@Suite(.serialized) struct CacheKeyTests {
    private static let view = #"#Preview("One") { Text("One") }"#

    private func parts(_ project: TestProject, _ arguments: String...) throws -> [String] {
        let program = try project.render("cache-key", arguments.first ?? ".")
        #expect(program.status == 0 && program.err.isEmpty && program.out.filter(\.isNewline).count == 1)
        return program.out.dropLast().split(separator: "-").map(String.init)
    }

    @Test func dependsOnContentsAlone() throws {
        let (one, other) = (try TestProject(["A.swift": Self.view]), try TestProject(["A.swift": Self.view]))
        let first = try parts(one)
        #expect(first.count == 6 && first[0] == "zoetrope", "\(first)")
        #expect(try parts(other) == first, "in another folder, written at another time")
        try one.folder.write("import SwiftUI\n// changed\n" + Self.view, to: "A.swift")
        let second = try parts(one)
        #expect(second.dropLast() == first.dropLast() && second.last != first.last)
        try one.folder.write("// swift-tools-version: 6.0", to: "Package.swift")
        let third = try parts(one)
        #expect(third[3] == first[3] && third[4] != first[4] && third[5] == second[5])
        try one.folder.write("// old", to: "Package@swift-5.9.swift")
        try one.folder.write("{}", to: "Package.resolved")
        #expect(try parts(one)[4] != third[4])
        // Build folders and pictures do not affect the key.
        let fourth = try parts(one)
        try one.folder.write("import SwiftUI", to: ".build/x.swift")
        try one.folder.write("", to: "__Snapshots__/A/One.png")
        #expect(try parts(one) == fourth)
    }

    @Test func partsOfIt() throws {
        let project = try TestProject(["A.swift": Self.view])
        let whole = try project.render("cache-key", "A.swift").out
        for options in [["A.swift", "--manifests"], ["--tools"]] {
            let part = try project.shell("render cache-key " + options.joined(separator: " ")).out
            #expect(part.filter(\.isNewline).count == 1 && whole.hasPrefix(part.dropLast() + "-"), "\(part)")
        }
    }

    @Test func anotherCompilerOrNone() throws {
        let project = try TestProject(["A.swift": Self.view])
        let usual = try parts(project)
        for name in ["swiftc", "swift-frontend"] {
            try project.folder.write("#!/bin/sh\necho Swift version 99.9\n", to: "bin/" + name)
            chmod(project.folder.path + "/bin/" + name, 0o755)
        }
        let other = try project.render("cache-key", environment: ["SWIFTC": project.folder.path + "/bin/swiftc"]).out
        #expect(other.dropLast().split(separator: "-")[3] != usual[3])
        let none = try project.render("cache-key", environment: ["PATH": "/nowhere"])
        #expect(none.status == 69 && none.err.contains("swiftc is missing"))
        let missing = try project.render("cache-key", "nowhere")
        #expect(missing.status == 66 && missing.err.contains("nowhere: no such file or folder"))
    }
}
