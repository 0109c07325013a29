// SPDX-License-Identifier: MIT

/// Why a program did not do its work, whatever it says about that itself.
package enum ChildProgramError: Error, Equatable {
    /// It cannot be started, or what it is to work with not be made.
    case cannotStart(errno: Int32)
    /// It did not take what it was given.
    case closedInput
    case timedOut(seconds: Double)
    case outputTooLarge(limit: Int)
    /// Its complaints do not end.
    case tooManyMessages(limit: Int)
    /// We are about to end ourselves.
    case interrupted
}
