// SPDX-License-Identifier: MIT

import Foundation

enum ThreadClock {
    /// The CPU time that this thread has used, in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let begin = now
        try body()
        return now - begin
    }
}

extension Array<Double> {
    /// The middle element, or the mean of the two middle ones; 0 for an empty array.
    package var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
