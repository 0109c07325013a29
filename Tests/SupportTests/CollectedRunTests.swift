// SPDX-License-Identifier: MIT

import Foundation
import Support
import Testing

@Suite struct CollectedRunTests {
    private func plan(_ script: String) -> SupervisedProgram.Plan {
        SupervisedProgram.Plan(
            path: "/bin/sh", arguments: ["sh", "-c", script], environment: ProcessInfo.processInfo.environment,
            files: [], confinement: nil, memory: 0)
    }

    @Test func outputAndMessagesAreCollected() throws {
        let run = try CollectedRun(plan("echo out; echo said >&2; exit 3"))
        #expect(run.ending == .exit(3))
        #expect(run.output == Array("out\n".utf8))
        #expect(run.messages == "said\n")
    }

    /// Runs a script that traps SIGTERM, and stops it when the trap is set.
    private func stopped(_ trap: String) throws -> CollectedRun {
        let folder = FileManager.default.temporaryDirectory.appending(path: "zoetrope-test-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return try CollectedRun(
            plan("trap \(trap) TERM; mkdir '\(folder)'; while :; do sleep 0.05; done"),
            while: { access(folder, F_OK) != 0 })
    }

    @Test func aRunThatIsNoLongerWantedCanCleanUp() throws {
        let run = try stopped("'echo cleaned >&2; exit 7'")
        #expect(run.ending == .exit(7))
        #expect(run.messages == "cleaned\n")
    }

    @Test func aStubbornRunIsKilled() throws {
        #expect(try stopped("''").ending == .signal(SIGKILL))
    }

    @Test func messagesHaveABound() throws {
        let run = try CollectedRun(plan("while :; do echo 0123456789 >&2; done"), mostMessages: 100_000)
        #expect(run.ending == .signal(SIGKILL))
        #expect(run.messages.utf8.count == 100_000)
    }

    @Test func aRunHasALimitOfTime() throws {
        #expect(throws: ChildProgramError.timedOut(seconds: 0.2)) {
            try CollectedRun(plan("sleep 100"), seconds: 0.2)
        }
    }
}
