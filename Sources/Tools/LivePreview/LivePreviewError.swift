// SPDX-License-Identifier: MIT

import Foundation

/// The reason why there is no live preview, in one line.
package enum LivePreviewError: Error, CustomStringConvertible {
    case noPipe(Int32)
    case noProcess(String, Int32)
    case noPage(searched: [String])
    case noPort(UInt16, String)

    package var description: String {
        switch self {
        case .noPipe(let number): "no pipe: \(String(cString: strerror(number)))"
        case .noProcess(let program, let number): "\(program): \(String(cString: strerror(number)))"
        case .noPage(let folders):
            "the files of the preview page are missing (searched: \(folders.joined(separator: ", ")))"
        case .noPort(let port, let reason): "port \(port) cannot be used: \(reason)"
        }
    }
}
