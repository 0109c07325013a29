// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Runs the command line program for a tool, in a process of its own.
package protocol ProgramRunning: Sendable {
    func run(_ arguments: [String], within limits: ServerLimits, _ cancellation: Cancellation) throws -> ProgramRun
}

package struct ProgramRun: Sendable {
    package var status: Int32
    package var output: [UInt8]
    /// The text on standard error.
    package var said: String

    package init(status: Int32, output: [UInt8], said: String) {
        (self.status, self.output, self.said) = (status, output, said)
    }
}

/// Runs the executable of this process in a new process.
package struct ThisProgram: ProgramRunning {
    let path: String
    /// Whether a cancelled run gets SIGINT, so that it can end its own child programs. Otherwise it is killed.
    let isInterrupted: Bool

    package init(path: String, isInterrupted: Bool = false) { (self.path, self.isInterrupted) = (path, isInterrupted) }

    /// The size limit of the program's standard output, in bytes.
    private static let outputLimit = 64 << 20

    package func run(
        _ arguments: [String], within limits: ServerLimits, _ cancellation: Cancellation
    ) throws -> ProgramRun {
        do {
            let child = try ChildProgram(path, arguments, input: .nothing, keepsOutput: true)
            let ending = try cancellation.ending {
                if isInterrupted { child.interrupt() } else { child.end() }
            } _: {
                try child.wait(within: .init(seconds: limits.seconds, outputByteCount: Self.outputLimit))
            }
            guard case .exit(let status) = ending else {
                throw ToolFailure("the program was ended by a signal: \(child.messages)")
            }
            return ProgramRun(status: status, output: try child.outputBytes(), said: child.allMessages)
        } catch let error as ChildProgramError {
            throw ToolFailure(Self.words(for: error))
        }
    }

    private static func words(for error: ChildProgramError) -> String {
        switch error {
        case .timedOut(let seconds): "it took longer than \(seconds.short) s and was stopped"
        case .outputTooLarge, .tooManyMessages: "its output was too large, so it was stopped"
        case .cannotStart(let errno): "the program cannot be started: \(String(cString: strerror(errno)))"
        case .closedInput, .interrupted: "it was stopped"
        }
    }
}
