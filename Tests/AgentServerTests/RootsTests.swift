// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import AgentServer

struct RootsTests {
    /// A root with a file, and a secret outside of it.
    private func with(_ body: (TemporaryFolder, Roots) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write("inside", to: "root/a.swift")
            try folder.write("secret", to: "secret.swift")
            try folder.write("secret", to: "root-twin/secret.swift")
            try body(folder, try Roots([folder.path + "/root"]))
        }
    }

    @Test func readsFilesInsideOfTheRoots() throws {
        try with { folder, roots in
            let file = try roots.reading("a.swift")
            #expect(file == roots.folders[0] + "/a.swift")
            #expect(try roots.reading(folder.path + "/root/a.swift") == file)
            #expect(try roots.reading("./../root/a.swift") == file)
            #expect(try roots.reading(".") == roots.folders[0])
        }
    }

    @Test func areLimitedByOthers() throws {
        try with { folder, roots in
            let root = roots.folders[0]
            try folder.write("deep", to: "root/inner/b.swift")
            #expect(roots.limited(by: [folder.path]).folders == [root])
            #expect(roots.limited(by: [root + "/inner"]).folders == [root + "/inner"])
            #expect(roots.limited(by: [folder.path + "/root-twin", "/etc", "/nowhere"]).folders == [])
            let none = roots.limited(by: [])
            #expect(throws: ToolFailure.self) { try none.reading("a.swift") }
            #expect(throws: ToolFailure.self) { try none.writing(root + "/new.gif", replaces: false) }
        }
    }

    @Test func refusesFilesOutsideOfTheRoots() throws {
        try with { folder, roots in
            for path in [
                "../secret.swift", "a.swift/../../secret.swift", folder.path + "/secret.swift", "/etc/passwd", "/",
                "..", folder.path + "/root-twin/secret.swift", "../root-twin/secret.swift",
            ] {
                #expect(throws: ToolFailure.self, "\(path)") { try roots.reading(path) }
            }
            #expect(throws: ToolFailure.self) { try roots.reading("a.swift\0/../../secret.swift") }
            #expect(throws: ToolFailure.self) { try roots.reading("") }
        }
    }

    @Test func revealsNothingAboutFilesOutside() throws {
        try with { folder, roots in
            // The message does not reveal whether the file exists.
            let there = #expect(throws: ToolFailure.self) { try roots.reading("../secret.swift") }
            let missing = #expect(throws: ToolFailure.self) { try roots.reading("../nothing.swift") }
            #expect(
                there?.message.replacing("secret", with: "nothing") == missing?.message,
                "\(there?.message ?? "") \(missing?.message ?? "")")
            let inside = #expect(throws: ToolFailure.self) { try roots.reading("b.swift") }
            #expect(inside?.message.contains("no such file") == true)
        }
    }

    @Test func linksLeadNowhereElse() throws {
        try with { folder, roots in
            let files = FileManager.default
            try files.createSymbolicLink(
                atPath: folder.path + "/root/link.swift", withDestinationPath: "../secret.swift")
            try files.createSymbolicLink(atPath: folder.path + "/root/up", withDestinationPath: "..")
            #expect(throws: ToolFailure.self) { try roots.reading("link.swift") }
            #expect(throws: ToolFailure.self) { try roots.reading("up/secret.swift") }
            #expect(throws: ToolFailure.self) { try roots.writing("up/new.gif", replaces: true) }
            #expect(throws: ToolFailure.self) { try roots.writing("link.swift", replaces: true) }
            #expect(try roots.reading("up/root/a.swift") == roots.folders[0] + "/a.swift")
        }
    }

    @Test func writesInsideAlone() throws {
        try with { folder, roots in
            let new = try roots.writing("new.gif", replaces: false)
            #expect(new == roots.folders[0] + "/new.gif")
            for path in ["../new.gif", "/tmp/new.gif", folder.path + "/new.gif", "none/new.gif", "..", "x/", "."] {
                #expect(throws: ToolFailure.self, "\(path)") { try roots.writing(path, replaces: true) }
            }
            let taken = #expect(throws: ToolFailure.self) { try roots.writing("a.swift", replaces: false) }
            #expect(taken?.message.contains("overwrite") == true)
            let old = try roots.writing("a.swift", replaces: true)
            #expect(old == roots.folders[0] + "/a.swift")
        }
    }

    @Test func aRootIsAFolder() throws {
        try with { folder, _ in
            #expect(throws: RootError.self) { try Roots([folder.path + "/none"]) }
            #expect(throws: RootError.self) { try Roots([folder.path + "/secret.swift"]) }
        }
    }

    @Test func pipesAreNotReplaced() throws {
        try with { folder, roots in
            #expect(mkfifo(folder.path + "/root/pipe.png", 0o600) == 0)
            let failure = #expect(throws: ToolFailure.self) { try roots.writing("pipe.png", replaces: true) }
            #expect(failure?.message.contains("is a pipe or a device") == true)
        }
    }
}
