// SPDX-License-Identifier: MIT

/// A failure to start a program, to feed it, or to keep it within its limits. An exit status other than 0 is not a
/// failure of this kind.
package enum ChildProgramError: Error, Equatable {
    /// The program could not be created, or a file or socket for the program could not be created.
    case cannotStart(errno: Int32)
    /// The program closed its input before it had received all bytes.
    case closedInput
    case timedOut(seconds: Double)
    case outputTooLarge(limit: Int)
    /// The standard error exceeded `limit` bytes.
    case tooManyMessages(limit: Int)
    /// This process is about to end.
    case interrupted
}
