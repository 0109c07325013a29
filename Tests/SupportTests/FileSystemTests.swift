// SPDX-License-Identifier: MIT

import Foundation
import Support
import TestSupport
import Testing

@Suite struct FileSystemTests {
    @Test func entriesAreChosenByTheirEnds() throws {
        let folder = try TemporaryFolder()
        for name in ["a.x", "a.y", "b.x", "x", ".x"] { try folder.write("", to: name) }
        func names(_ beginning: String = "", _ ending: String = "") throws -> [String] {
            try FileSystem.entriesWithKinds(of: folder.path, beginningWith: beginning, endingWith: ending).map(\.name)
        }
        #expect(try names() == [".x", "a.x", "a.y", "b.x", "x"])
        #expect(try names("a") == ["a.x", "a.y"])
        #expect(try names("", ".x") == [".x", "a.x", "b.x"])
        #expect(try names("b", ".x") == ["b.x"])
        #expect(try names("b.x", "b.x") == ["b.x"])
        #expect(try names("", "longer than any name") == [])
    }

    @Test func writingReplacesAFile() throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/a.txt"
            for text in ["longer", "", "ü"] {
                try FileSystem.write(text, to: path)
                #expect(try folder.read("a.txt") == Array(text.utf8))
            }
            let error = #expect(throws: CocoaError.self) { try FileSystem.write("a", to: folder.path) }
            #expect(error?.localizedDescription.contains("cannot be written: is a directory") == true)
        }
    }
}
