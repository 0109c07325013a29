// SPDX-License-Identifier: MIT

import Codecs
import Zoetrope

/// Stores the times of a contact sheet's frames in its file. Comparisons ignore these times.
package enum SnapshotTimes {
    private static let keyword = "Times"

    /// Throws if there are no times, if a time is not within 0…`FrameSchedule.maximumTime`, or if the times do not
    /// increase.
    package static func check(_ times: [Double]) throws {
        guard let first = times.first else { throw SnapshotError.noTimes }
        for (time, before) in zip(times, [-1] + times.dropLast()) where !(time > before) || !(first >= 0) {
            throw SnapshotError.timesMustRise(time, after: max(before, 0))
        }
        if let last = times.last, last > FrameSchedule.maximumTime {
            throw LimitError("the time of a snapshot", "\(LimitError.text(last)) s", mustBe: "at most 86400 s")
        }
    }

    /// The image file with the times stored in it, in seconds.
    package static func noted(_ times: [Double], in file: [UInt8]) throws -> [UInt8] {
        try PNGText.adding(keyword, times.map { String($0) }.joined(separator: " "), to: file)
    }

    /// The times stored in a recorded file; nil if there are none.
    package static func times(in file: [UInt8]) -> [Double]? {
        guard let text = try? PNGText.text(keyword, in: file) else { return nil }
        let times = text.split(separator: " ").map { Double($0) }
        return times.isEmpty || times.contains(nil) ? nil : times.compactMap(\.self)
    }
}
