// SPDX-License-Identifier: MIT

import Codecs

/// The moments of a sheet of frames, noted in its file: so that they need not be looked for again. They are not compared.
package enum SnapshotTimes {
    private static let keyword = "Times"

    /// The file of a picture with the times in it, in seconds.
    package static func noted(_ times: [Double], in file: [UInt8]) throws -> [UInt8] {
        try PNGText.adding(keyword, times.map { String($0) }.joined(separator: " "), to: file)
    }

    /// What a recorded file says; nil where it says nothing.
    package static func times(in file: [UInt8]) -> [Double]? {
        guard let text = try? PNGText.text(keyword, in: file) else { return nil }
        let times = text.split(separator: " ").map { Double($0) }
        return times.isEmpty || times.contains(nil) ? nil : times.compactMap(\.self)
    }
}
