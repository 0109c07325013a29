// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import ViewCompiler

@Suite struct SourceSetTests {
    @Test(arguments: [
        ("struct A {}", "struct B {}", false), ("struct A {}", "extension A {}", false),
        ("struct A {}", "private struct A {}", false), ("enum A {}", "struct A {}", true),
        ("@main struct A: App {}", "@main struct B: App {}", true),
    ])
    func filesOfOneNameAreIndependent(_ one: String, _ other: String, _ isIndependent: Bool) throws {
        try TemporaryFolder.with { folder in
            try folder.write(one, to: "1.swift")
            try folder.write(other, to: "2.swift")
            let paths = ["1.swift", "2.swift"].map { folder.path + "/" + $0 }
            #expect(try SourceSet.areIndependent(paths) == isIndependent)
        }
    }

    @Test func severalFilesAreInTheFolderThatTheyShare() throws {
        try TemporaryFolder.with { folder in
            for name in ["f/a/1.swift", "f/b/2.swift"] { try folder.write("", to: name) }
            let set = try SourceSet(files: ["f/b/2.swift", "f/a/1.swift"].map { folder.path + "/" + $0 })
            #expect(set.name == "f" && set.folder.hasSuffix("/f") && set.files.count == 2)
            #expect(throws: ViewCompilerError.noSuchPath("/nowhere.swift")) { try SourceSet(files: ["/nowhere.swift"]) }
        }
    }

    @Test func aNameWithoutItsExtension() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "Card.swift")
            let path = folder.path + "/Card"
            #expect(SourceSet.completed(path) == path + ".swift")
            try folder.write([0], to: "Card/Preview.png")
            #expect(SourceSet.completed(path) == path + ".swift")
            #expect(SourceSet.completed(path + "/") == path + "/")
            try folder.write("", to: "Card/Part.swift")
            #expect(SourceSet.completed(path) == path)
        }
    }
}
