// SPDX-License-Identifier: MIT

import Foundation

/// The time that this thread has kept a core busy; waiting does not count, nor do others.
enum ThreadClock {
    /// Seconds, from some moment on.
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
    /// The middle one, or the mean of the two in the middle; 0 of nothing.
    package var median: Double {
        guard !isEmpty else { return 0 }
        let sorted = sorted()
        return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
    }
}
