// SPDX-License-Identifier: MIT

import Foundation

/// A program that converts its stdin into its stdout.
package struct FilterProgram: Sendable {
    /// The reason for missing output.
    package enum Failure: Error, Equatable {
        case cannotRun(String)
        /// The program exited with a status other than 0; `message` is the last line of its standard error.
        case failed(status: Int32, message: String)
        case killed(signal: Int32)
        case timedOut(seconds: Double)
        case outputTooLarge(limit: Int)
    }

    /// The program's path.
    package var program: String
    package var arguments: [String]
    package var limits: ChildProgram.Limits

    package init(_ program: String, _ arguments: [String], limits: ChildProgram.Limits) {
        self.program = program
        self.arguments = arguments
        self.limits = limits
    }

    package func output(of input: [UInt8]) throws(Failure) -> [UInt8] {
        let failure: Failure
        do throws(ChildProgramError) {
            let run = try ChildProgram(program, arguments, input: .bytes(input), keepsOutput: true)
            let ending = try run.wait(within: limits)
            if ending == .exit(0) { return try run.outputBytes() }
            let message = String((run.messages.split(whereSeparator: \.isNewline).last ?? "").prefix(200))
            failure =
                switch ending {
                case .exit(let status): .failed(status: status, message: message)
                case .signal(let number): .killed(signal: number)
                }
        } catch {
            failure =
                switch error {
                case .cannotStart(let errno): .cannotRun(String(cString: strerror(errno)))
                case .timedOut(let seconds): .timedOut(seconds: seconds)
                case .outputTooLarge(let limit): .outputTooLarge(limit: limit)
                case .tooManyMessages(let limit):
                    .cannotRun("its error output is too large: more than \(limit) bytes")
                case .closedInput, .interrupted: .cannotRun("it was ended")
                }
        }
        throw failure
    }
}
