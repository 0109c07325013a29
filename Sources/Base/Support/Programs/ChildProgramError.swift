// SPDX-License-Identifier: MIT

/// A failure to start a program, to feed it, or to keep it within its limits. The program's own exit status is no such
/// failure.
package enum ChildProgramError: Error, Equatable {
    /// The program, or a file or socket for it, could not be created.
    case cannotStart(errno: Int32)
    /// The program closed its input early.
    case closedInput
    case timedOut(seconds: Double)
    case outputTooLarge(limit: Int)
    /// The standard error exceeded the limit.
    case tooManyMessages(limit: Int)
    /// This process is about to end.
    case interrupted
}
