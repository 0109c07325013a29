// SPDX-License-Identifier: MIT

import Foundation
import Support
import Testing

@Suite struct ChildProgramTests {
    /// A limit of processor time ends a program that computes, and not one that waits.
    @Test func processorTimeIsLimited() throws {
        let limits = ChildProgram.Limits(seconds: 60, processorSeconds: 0.2)
        let busy = try shell("while :; do :; done")
        #expect(throws: ChildProgramError.timedOut(seconds: 0.2)) { try busy.wait(within: limits) }
        let idle = try shell("exec sleep 0.6")
        #expect(try idle.wait(within: limits) == .exit(0))
    }

    private func shell(_ script: String, input: ChildProgram.Input = .nothing) throws -> ChildProgram {
        try ChildProgram("/bin/sh", ["-c", script], input: input, keepsOutput: true)
    }

    private func text(_ program: ChildProgram) throws -> String {
        String(decoding: try program.outputBytes(), as: UTF8.self)
    }

    @Test func inputIsPassedToOutput() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        let program = try shell("cat; echo done >&2", input: .bytes(bytes))
        #expect(try program.wait(within: .init()) == .exit(0))
        #expect(try program.outputBytes() == bytes)
        #expect(program.messages == "done\n")
    }

    @Test func streamsEndWhenTheyAreWaitedFor() throws {
        let program = try shell("cat", input: .stream)
        for _ in 0..<3 { try program.send(Array(repeating: 7, count: 300_000), within: .init()) }
        #expect(try program.wait(within: .init()) == .exit(0))
        #expect(try program.outputBytes() == Array(repeating: 7, count: 900_000))
    }

    @Test func endingsAreReported() throws {
        #expect(try shell("exit 3").wait(within: .init()) == .exit(3))
        #expect(try shell("kill -9 $$").wait(within: .init()) == .signal(9))
        #expect(throws: ChildProgramError.cannotStart(errno: ENOENT)) {
            try ChildProgram("/nowhere/sh", [], input: .nothing, keepsOutput: false)
        }
    }

    /// A program that is being written is busy; often another new process only holds its file open for a moment.
    @Test func aBusyProgramIsStartedWhenItsFileIsClosed() throws {
        let path = NSTemporaryDirectory() + "zoetrope-test-\(UUID())"
        defer { unlink(path) }
        let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o700)
        let script = Array("#!/bin/sh\nexit 5\n".utf8)
        #expect(write(file, script, script.count) == script.count)
        Thread.detachNewThread {
            usleep(100_000)
            close(file)
        }
        let program = try ChildProgram(path, [], input: .nothing, keepsOutput: false)
        #expect(try program.wait(within: .init()) == .exit(5))
    }

    @Test func aProgramMayExitWithoutReading() throws {
        let program = try shell("exit 0", input: .stream)
        #expect(throws: ChildProgramError.closedInput) {
            try program.send(Array(repeating: 0, count: 10_000_000), within: .init())
        }
    }

    @Test func programsThatBlockAreKilled() throws {
        let limits = ChildProgram.Limits(seconds: 0.2)
        let deaf = try shell("exec sleep 100", input: .stream)
        #expect(throws: ChildProgramError.timedOut(seconds: 0.2)) {
            try deaf.send(Array(repeating: 0, count: 10_000_000), within: limits)
        }
        let stubborn = try shell("trap '' TERM INT HUP; while :; do sleep 1; done")
        #expect(throws: ChildProgramError.timedOut(seconds: 0.2)) { try stubborn.wait(within: limits) }
    }

    /// A program that exceeds its time is killed together with the processes that it has started.
    @Test func childProcessesAreKilled() throws {
        let program = try shell("sleep 100 & echo $!; wait")
        #expect(throws: ChildProgramError.timedOut(seconds: 0.5)) { try program.wait(within: .init(seconds: 0.5)) }
        let number = try #require(pid_t(try text(program).trimmingCharacters(in: .whitespacesAndNewlines)))
        // Whether `sleep` still runs. A killed process remains as a zombie, without a command line, until its parent
        // reaps it.
        func sleeps() -> Bool {
            (try? String(contentsOfFile: "/proc/\(number)/cmdline", encoding: .utf8))?.hasPrefix("sleep") == true
        }
        for _ in 0..<1000 where sleeps() { usleep(10_000) }
        #expect(!sleeps())
    }

    @Test func tooMuchOutputIsAnError() throws {
        let limits = ChildProgram.Limits(outputByteCount: 1 << 20)
        #expect(throws: ChildProgramError.outputTooLarge(limit: 1 << 20)) {
            try shell("exec yes").wait(within: limits)
        }
        #expect(throws: ChildProgramError.tooManyMessages(limit: ChildProgram.messageLimit)) {
            try shell("exec yes >&2").wait(within: limits)
        }
    }

    @Test func ofTooManyMessagesTheFirstAreKept() throws {
        let program = try shell("exec yes word >&2")
        #expect(throws: ChildProgramError.tooManyMessages(limit: ChildProgram.messageLimit)) {
            try program.wait(within: ChildProgram.Limits())
        }
        let kept = program.firstMessages
        #expect(kept.utf8.count <= ChildProgram.messageLimit && kept.utf8.count > ChildProgram.messageLimit - 5)
        #expect(Set(kept.split(separator: "\n")) == ["word"] && kept.hasSuffix("word\n"))
    }

    @Test func aFileThatGrowsIsASignOfLife() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let script = "for i in 1 2 3 4 5 6; do sleep 0.3; echo $i >> '\(file)'; done"
        #expect(try shell(script).wait(within: .init(seconds: 0.9, file: file)) == .exit(0))
        let silent = try shell(script)
        #expect(throws: ChildProgramError.timedOut(seconds: 0.9)) { try silent.wait(within: .init(seconds: 0.9)) }
        #expect(throws: ChildProgramError.outputTooLarge(limit: 1 << 20)) {
            try shell("exec yes > '\(file)'").wait(within: .init(outputByteCount: 1 << 20, file: file))
        }
    }

    @Test func programsAreFoundAsAShellFindsThem() throws {
        #expect(ProgramSearch.find("sh", in: "/nowhere::/bin") == "/bin/sh")
        #expect(ProgramSearch.find("bin", in: "/") == nil)
        #expect(ProgramSearch.find("sh", in: "") == nil)
    }
}
