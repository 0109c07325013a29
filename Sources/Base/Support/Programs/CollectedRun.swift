// SPDX-License-Identifier: MIT

import Foundation

/// A supervised run of a program whose output is collected.
package struct CollectedRun: Sendable {
    package var ending: SupervisedProgram.Ending
    package var output: [UInt8]
    package var messages: String

    /// Runs a program and waits for its end. Replaces `plan.files` to collect the output and the messages.
    ///
    /// - Parameters:
    ///   - seconds: The limit of the whole run.
    ///   - mostMessages: The most bytes of the standard error. A run that writes more is ended.
    ///   - hears: Called with all messages so far, each time there are more.
    ///   - isWanted: Asked while the program runs. If it answers false, the program gets SIGTERM, so that it can remove
    ///     its unfinished files, and two seconds later SIGKILL.
    package init(
        _ plan: SupervisedProgram.Plan, seconds: Double = .infinity, mostMessages: Int = ChildProgram.messageLimit,
        hears: ((String) -> Void)? = nil, while isWanted: () -> Bool = { true }
    ) throws(ChildProgramError) {
        let (output, errors) = (try MemoryFile("output"), try MemoryFile("errors"))
        let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard null >= 0 else { throw .cannotStart(errno: errno) }
        defer { close(null) }
        var plan = plan
        plan.files = [null, output.descriptor, errors.descriptor]
        let running = try SupervisedProgram(plan)
        let start = ContinuousClock.now
        var report = pollfd(fd: running.report, events: Int16(POLLIN), revents: 0)
        var isEnded = false
        var heard = 0
        while poll(&report, 1, 50) == 0 || report.revents == 0 {
            if seconds.isFinite, ContinuousClock.now - start > .seconds(seconds) {
                running.end()
                _ = running.ending()
                throw .timedOut(seconds: seconds)
            }
            if let hears, errors.byteCount > heard {
                heard = errors.byteCount
                hears(String(decoding: try errors.bytes(upTo: mostMessages), as: UTF8.self))
            }
            guard !isEnded else { continue }
            if errors.byteCount > mostMessages || output.byteCount > Self.mostOutput {
                isEnded = true
                running.end()
            } else if !isWanted() {
                isEnded = true
                running.send(SIGTERM)
                if !running.endsSoon(within: 2) { running.end() }
            }
        }
        ending = running.ending()
        self.output = try output.bytes(upTo: Self.mostOutput)
        let bytes = try errors.bytes(upTo: mostMessages)
        messages = String(decoding: bytes, as: UTF8.self)
    }

    private static let mostOutput = 64 << 20
}
