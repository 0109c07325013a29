// SPDX-License-Identifier: MIT

/// What is wrong with the use of a macro; the compiler tells its author.
package struct MacroError: Error {
    package var message: String
    init(_ message: String) { self.message = message }
}
