import Foundation
import Testing
import Zoetrope

@Suite struct OutputJournalTests {
    @Test func filesAppearWholeAndReplaceOthers() throws {
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

    @Test func abandonKeepsWholeFilesOnly() throws {
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

    // MARK: What the system refuses

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
        let file = try OutputFile(creating: "/dev/full", namedInErrors: "out/a.png")
        let error = #expect(throws: OutputError.self) { try file.write([1, 2, 3]) }
        try file.close()
        #expect(error == .cannotWrite(path: "out/a.png", errno: ENOSPC))
        #expect(error.map { "\($0)" } == "cannot write out/a.png: no space left on device")
    }
}
