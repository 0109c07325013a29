// SPDX-License-Identifier: MIT

import Foundation

/// A supervised run of a program whose output is collected.
package struct CollectedRun: Sendable {
    package var ending: SupervisedProgram.Ending
    package var output: [UInt8]
    /// The standard error, up to `ChildProgram.messageLimit`.
    package var messages: String

    /// Runs a program and waits for its end. Replaces `plan.files` to collect the output and the messages.
    ///
    /// - Parameter seconds: The limit of the whole run.
    package init(_ plan: SupervisedProgram.Plan, seconds: Double) throws(ChildProgramError) {
        let (output, errors) = (try MemoryFile("output"), try MemoryFile("errors"))
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard null >= 0 else { throw .cannotStart(errno: errno) }
        defer { close(null) }
        var plan = plan
        plan.files = [null, output.descriptor, errors.descriptor]
        let running = try SupervisedProgram(plan)
        let start = ContinuousClock.now
        var report = pollfd(fd: running.report, events: Int16(POLLIN), revents: 0)
        var isTooMuch = false
        while poll(&report, 1, 50) == 0 || report.revents == 0 {
            if ContinuousClock.now - start > .seconds(seconds) {
                running.end()
                _ = running.ending()
                throw .timedOut(seconds: seconds)
            }
            if !isTooMuch, errors.byteCount > ChildProgram.messageLimit || output.byteCount > Self.mostOutput {
                isTooMuch = true
                running.end()
            }
        }
        ending = running.ending()
        self.output = try output.bytes(upTo: Self.mostOutput)
        let bytes = try errors.bytes(upTo: ChildProgram.messageLimit)
        messages = String(decoding: bytes, as: UTF8.self)
    }

    private static let mostOutput = 64 << 20
}
