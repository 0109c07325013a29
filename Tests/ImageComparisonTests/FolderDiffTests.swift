// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Support
import Foundation
import ImageComparison
import TestSupport
import Testing

@Suite struct FolderDiffTests {
    @Test func filesOfOneNameAreCompared() throws {
        try TemporaryFolder.with { folder in
            let (one, other) = (Pictures.gradient(5, 4), Pictures.plain(5, 4))
            for (picture, path) in [
                (one, "old/same.png"), (one, "new/same.png"), (one, "old/in/changed.png"),
                (other, "new/in/changed.png"),
                (one, "old/gone.png"), (one, "new/came.png"), (one, "new/.hidden.png"),
            ] { try folder.write(PNGEncoder().encode(picture), to: path) }
            try folder.write("text", to: "old/notes.txt")
            var visited: [String] = []
            let diff = try FolderDiff(expected: folder.path + "/old", actual: folder.path + "/new") {
                visited.append($0.name)
            }
            #expect(visited == ["came.png", "gone.png", "in/changed.png", "same.png"])
            #expect(diff.entries.map(\.name) == visited && diff.entries.map(\.isSame) == [false, false, false, true])
            #expect(diff.otherFileCount == 1 && !diff.isSame)
        }
    }

    @Test func unreadableFilesAreNamed() throws {
        try TemporaryFolder.with { folder in
            let (good, bad) = (folder.path + "/good.png", folder.path + "/bad.png")
            try folder.write(PNGEncoder().encode(Pictures.plain(2, 2)), to: "good.png")
            try folder.write("no picture", to: "bad.png")
            #expect(throws: PictureFileError.undecodable(path: bad, .unknownFormat)) {
                try AnimationDiff(expectedFile: good, actualFile: bad)
            }
            let missing = UnreadableFile(path: "\(folder.path)/none", reason: "no such file")
            #expect(throws: PictureFileError.unreadable(missing)) {
                try AnimationDiff(expectedFile: missing.path, actualFile: good)
            }
            let unlisted = #expect(throws: PictureFileError.self) {
                try FolderDiff(expected: missing.path, actual: folder.path)
            }
            #expect(unlisted?.description == "\(folder.path)/none: no such file or directory")
        }
    }

    @Test func aDamagedPictureDoesNotStopTheOthers() throws {
        try TemporaryFolder.with { folder in
            for side in ["old", "new"] {
                for name in ["a.png", "c.png"] {
                    try folder.write(PNGEncoder().encode(Pictures.plain(2, 2)), to: "\(side)/\(name)")
                }
                try folder.write("no picture", to: "\(side)/b.png")
            }
            let diff = try FolderDiff(expected: folder.path + "/old", actual: folder.path + "/new")
            #expect(diff.entries.map(\.name) == ["a.png", "b.png", "c.png"])
            #expect(diff.entries.map(\.isSame) == [true, false, true] && !diff.isSame)
        }
    }
}
