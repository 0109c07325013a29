// SPDX-License-Identifier: MIT

/// An error in the use of a macro, which the compiler reports.
package struct MacroError: Error {
    package var message: String
    init(_ message: String) { self.message = message }
}
