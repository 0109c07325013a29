// SPDX-License-Identifier: MIT

import Support
import Zoetrope

/// Standard output could not be written: no space left, or a device error.
struct ConsoleError: Error, CustomStringConvertible {
    var errno: Int32

    var description: String { "cannot write to standard output: \(FileSystem.words(for: errno))" }
}
