// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Compiled programs in the cache that were truncated, changed or left behind.
@Suite(.serialized) struct DamagedCacheTests {
    private static let source = "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 4, height: 4) }"

    private func entries(_ project: TestProject) throws -> [String] {
        let views = project.folder.path + "/.cache/zoetrope/views"
        return try FileManager.default.contentsOfDirectory(atPath: views)
            .filter { FileManager.default.fileExists(atPath: "\(views)/\($0)/program") }.map { "\(views)/\($0)" }
    }

    @Test func damagedProgramsAreMadeAnew() throws {
        let project = try TestProject(["A.swift": Self.source])
        #expect(try project.render("A.swift", "-o", "a.png").status == 0)
        let picture = try project.folder.read("a.png")
        let entry = try #require(try entries(project).first)
        let whole = try Data(contentsOf: URL(filePath: entry + "/program"))
        var damages: [Data] = [Data(), Data(whole.prefix(100)), Data(whole.prefix(whole.count / 2)), whole + [0]]
        for place in [0, 16, whole.count / 3, whole.count - 1] {
            var changed = whole
            changed[place] ^= 0xFF
            damages.append(changed)
        }
        damages.append(Data("#!/bin/sh\necho stolen\n".utf8))
        for (number, damage) in damages.enumerated() {
            try damage.write(to: URL(filePath: entry + "/program"))
            let run = try project.render("A.swift", "-o", "a.png", "--force")
            #expect(run.status == 0, "damage \(number): \(run.err)")
            #expect(!run.out.contains("stolen"))
            #expect(try project.folder.read("a.png") == picture, "damage \(number)")
            #expect(try Data(contentsOf: URL(filePath: entry + "/program")).count == whole.count)
        }
        // An empty digest and a wrong one do not make the run fail.
        for digest in ["", String(repeating: "0", count: 64)] {
            try Data(digest.utf8).write(to: URL(filePath: entry + "/digest"))
            #expect(try project.render("A.swift", "-o", "a.png", "--force").status == 0)
        }
    }

    @Test func damagedModulesAreMadeAnew() throws {
        let project = try TestProject(["A.swift": Self.source])
        let own = ["ZOETROPE_MODULE_CACHE": ""]
        #expect(try project.render("A.swift", "-o", "a.png", environment: own).status == 0)
        let modules = project.folder.path + "/.cache/zoetrope/modules"
        let files = (FileManager.default.enumerator(atPath: modules)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".pcm") }
        #expect(!files.isEmpty)
        for file in files { try Data("damaged".utf8).write(to: URL(filePath: modules + "/" + file)) }
        try project.folder.write("import SwiftUI\n" + Self.source + "\n", to: "A.swift")
        let run = try project.render("A.swift", "-o", "a.png", "--force", environment: own)
        #expect(run.status == 0, "\(run.err)")
    }

    @Test func foldersOfDeadRunsAreRemoved() throws {
        let project = try TestProject(["A.swift": Self.source])
        let left = project.folder.path + "/.cache/zoetrope/views/\(String(repeating: "a", count: 64)).4000000"
        try FileManager.default.createDirectory(atPath: left, withIntermediateDirectories: true)
        #expect(try project.render("A.swift", "-o", "a.png").status == 0)
        #expect(!FileManager.default.fileExists(atPath: left))
    }

    @Test func anUnusableCacheIsNamed() throws {
        let project = try TestProject(["A.swift": Self.source])
        for environment in [
            ["XDG_CACHE_HOME": "/proc/none"], ["XDG_CACHE_HOME": "", "HOME": "/dev/null"],
            ["XDG_CACHE_HOME": "", "HOME": ""], ["XDG_CACHE_HOME": "relative", "HOME": "/dev/null"],
        ] {
            let run = try project.render(["A.swift", "-o", "a.png", "--force"], environment: environment)
            #expect(run.status == 0, "\(environment): \(run.err)")
            #expect(run.err.contains("compiled views are kept in "), "\(environment): \(run.err)")
            #expect(!project.folder.contents.contains { $0.hasPrefix("relative") })
        }
    }
}
