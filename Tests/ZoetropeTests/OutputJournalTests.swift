// SPDX-License-Identifier: MIT

import Support
import Foundation
import TestSupport
import Testing
import Zoetrope

@Suite struct OutputJournalTests {
    @Test func filesAppearCompleteAndReplaceOthers() throws {
        try TemporaryFolder.with { folder in
            let journal = OutputJournal()
            try journal.write([1, 2, 3], to: folder.path + "/a.png")
            try journal.write([4, 5], to: folder.path + "/a.png")
            #expect(try folder.read("a.png") == [4, 5])
            #expect(folder.contents == ["a.png"])
            #expect(journal.wholeFileCount == 2 && journal.wholeByteCount == 5)
        }
    }

    @Test func nothingIsReplacedUnasked() throws {
        try TemporaryFolder.with { folder in
            let journal = OutputJournal()
            try journal.write([1], to: folder.path + "/a.png", replaces: false)
            #expect(throws: OutputError.exists(first: folder.path + "/a.png", count: 1)) {
                try journal.write([2], to: folder.path + "/a.png", replaces: false)
            }
            #expect(try folder.read("a.png") == [1])
            #expect(folder.contents == ["a.png"])
            #expect(journal.wholeFileCount == 1 && journal.wholeByteCount == 1)
        }
    }

    /// Two runs in one process may write to one folder at the same time.
    @Test func journalsDoNotDisturbEachOther() throws {
        try TemporaryFolder.with { folder in
            let (one, other) = (OutputJournal(), OutputJournal())
            let (a, b) = (try one.begin(folder.path + "/a"), try other.begin(folder.path + "/b"))
            try a.append([1, 2, 3])
            try b.append([4])
            try a.overwrite([9], at: 1)
            #expect(folder.contents.count == 2 && folder.contents.allSatisfy { $0.hasSuffix(".part") })
            try a.commit()
            b.discard()
            #expect(folder.contents == ["a"])
            #expect(try folder.read("a") == [1, 9, 3])
            #expect(one.wholeByteCount == 3 && other.wholeFileCount == 0)
        }
    }

    @Test func theLongestNameIsNotTooLong() throws {
        try TemporaryFolder.with { folder in
            let name = String(repeating: "n", count: 251) + ".png"
            try OutputJournal().write([1], to: folder.path + "/" + name)
            #expect(folder.contents == [name])
        }
    }

    @Test func abandonKeepsOnlyCompleteFiles() throws {
        try TemporaryFolder.with { folder in
            let journal = OutputJournal()
            try journal.createFolder(folder.path + "/full/empty")
            try journal.write([1], to: folder.path + "/full/a.png")
            var count = 0
            journal.abandon { count = $0 }
            #expect(count == 1)
            #expect(folder.contents == ["full", "full/a.png"])
            #expect(throws: CancellationError.self) { try journal.write([1], to: folder.path + "/b.png") }
            #expect(throws: CancellationError.self) { try journal.createFolder(folder.path + "/c") }
            #expect(folder.contents == ["full", "full/a.png"])
        }
    }

    @Test func abandonLeavesFoldersOfOthers() throws {
        try TemporaryFolder.with { folder in
            try FileManager.default.createDirectory(atPath: folder.path + "/mine", withIntermediateDirectories: false)
            let journal = OutputJournal()
            try journal.createFolder(folder.path + "/mine/new/deep/")
            #expect(folder.contents == ["mine", "mine/new", "mine/new/deep"])
            journal.abandon()
            #expect(folder.contents == ["mine"])
        }
    }

    // MARK: Names and links

    /// The process id does not make a temporary name unique: programs in two containers may have the same id and share
    /// a folder.
    @Test func temporaryNamesAreDrawnByLot() throws {
        try TemporaryFolder.with { folder in
            let files = try (0..<3).map { try OutputJournal().begin("\(folder.path)/\($0)") }
            let names = folder.contents
            #expect(Set(names).count == 3)
            for name in names { #expect(name.wholeMatch(of: #/\.zoetrope-[0-9a-f]{32}\.part/#) != nil, "\(name)") }
            for file in files { file.discard() }
            #expect(folder.contents.isEmpty)
        }
    }

    /// An attacker who guesses a temporary name must not redirect the output.
    @Test func temporaryFilesAreNew() throws {
        try TemporaryFolder.with { folder in
            try folder.write("precious", to: "file")
            try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "file")
            for name in ["link", "file"] {
                #expect(throws: OutputError.cannotCreate(path: "x", errno: EEXIST)) {
                    try OutputFile(creating: "\(folder.path)/\(name)", namedInErrors: "x")
                }
            }
            #expect(try folder.read("file") == Array("precious".utf8))
        }
    }

    /// Like `cp`, writes to the target of a link and keeps the link.
    @Test func theTargetOfALinkIsReplaced() throws {
        try TemporaryFolder.with { folder in
            try folder.write("old", to: "elsewhere/file")
            let link = folder.path + "/link"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "elsewhere/file")
            #expect(throws: OutputError.exists(first: link, count: 1)) {
                try OutputJournal().write([1], to: link, replaces: false)
            }
            try OutputJournal().write([1, 2], to: link)
            #expect(try folder.read("elsewhere/file") == [1, 2])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "elsewhere/file")
            #expect(folder.contents == ["elsewhere", "elsewhere/file", "link"])

            let dead = folder.path + "/dead"
            try FileManager.default.createSymbolicLink(atPath: dead, withDestinationPath: "nowhere")
            #expect(throws: OutputError.deadFileLink(path: dead)) { try OutputJournal().write([1], to: dead) }
            #expect(folder.contents == ["dead", "elsewhere", "elsewhere/file", "link"])
        }
    }

    @Test(arguments: [0o600, 0o640, 0o666, 0o755]) func replacedFilesKeepTheirPermissions(_ mode: Int) throws {
        try TemporaryFolder.with { folder in
            let path = folder.path + "/a.png"
            try folder.write([1], to: "a.png")
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            try OutputJournal().write([2], to: path)
            #expect(try folder.read("a.png") == [2])
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
        }
    }

    @Test func devicesAndPipesAreKept() throws {
        try TemporaryFolder.with { folder in
            let pipe = folder.path + "/pipe.png"
            try #require(mkfifo(pipe, 0o600) == 0)
            let link = folder.path + "/link.png"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/dev/null")
            for path in [pipe, link, "/dev/null"] {
                for replaces in [true, false] {
                    #expect(throws: OutputError.notAFile(path: path)) {
                        try OutputJournal().write([1], to: path, replaces: replaces)
                    }
                    #expect(throws: OutputError.notAFile(path: path)) {
                        try OutputPlan.still(path: path).check(overwrites: replaces)
                    }
                }
            }
            // A FIFO is created at the path during the write.
            let file = try OutputJournal().begin(folder.path + "/late")
            try #require(mkfifo(folder.path + "/late", 0o600) == 0)
            #expect(throws: OutputError.notAFile(path: folder.path + "/late")) { try file.commit() }
            #expect(folder.contents == ["late", "link.png", "pipe.png"])
            #expect(FileSystem.isSpecial(pipe) && FileSystem.isSpecial(folder.path + "/late"))
        }
    }

    @Test func temporaryFilesOfADayAgoAreRemoved() throws {
        try TemporaryFolder.with { folder in
            let day = TimeInterval(86_400)
            for (name, age) in [
                (".zoetrope-1-1.part", day + 60), (".zoetrope-0123.part", day - 60), (".zoetrope-2-1.png", 9 * day),
                ("a.part", 9 * day),
            ] {
                try folder.write("x", to: name)
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: "\(folder.path)/\(name)")
            }
            try OutputJournal().write([1], to: folder.path + "/new.png")
            #expect(folder.contents == [".zoetrope-0123.part", ".zoetrope-2-1.png", "a.part", "new.png"])
        }
    }

    // MARK: System errors

    @Test func failuresNameTheFileAndTheReason() throws {
        try TemporaryFolder.with { folder in
            let journal = OutputJournal()
            try folder.write("", to: "file")
            try FileManager.default.createDirectory(atPath: folder.path + "/sub/x", withIntermediateDirectories: true)
            let path = folder.path
            let long = path + "/" + String(repeating: "n", count: 300)
            #expect(throws: OutputError.cannotCreate(path: path + "/no/a", errno: ENOENT)) {
                try journal.write([1], to: path + "/no/a")
            }
            #expect(throws: OutputError.cannotCreate(path: path + "/file/a", errno: ENOTDIR)) {
                try journal.write([1], to: path + "/file/a")
            }
            #expect(throws: OutputError.cannotCreate(path: path + "/sub", errno: EISDIR)) {
                try journal.write([1], to: path + "/sub")
            }
            #expect(throws: OutputError.cannotCreate(path: long, errno: ENAMETOOLONG)) {
                try journal.write([1], to: long)
            }
            #expect(throws: OutputError.notAFolder(path: path + "/file")) { try journal.createFolder(path + "/file") }
            #expect(throws: OutputError.notAFolder(path: path + "/file")) { try journal.createFolder(path + "/file/a") }
            #expect(folder.contents == ["file", "sub", "sub/x"])
        }
    }

    @Test func aFullDiskIsAnError() throws {
        let file = try OutputFile(opening: "/dev/full", O_WRONLY, namedInErrors: "out/a.png")
        let error = #expect(throws: OutputError.self) { try file.write([1, 2, 3]) }
        try file.close()
        #expect(error == .cannotWrite(path: "out/a.png", errno: ENOSPC))
        #expect(error.map { "\($0)" } == "cannot write out/a.png: no space left on device")
    }
}
