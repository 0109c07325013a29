// SPDX-License-Identifier: MIT

import Files
import Zoetrope

/// The standard output took no text: no space left behind it, a device error.
struct ConsoleError: Error, CustomStringConvertible {
    var errno: Int32

    var description: String { "cannot write to standard output: \(FileSystem.words(for: errno))" }
}
