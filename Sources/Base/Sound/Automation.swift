// SPDX-License-Identifier: MIT

/// A value that changes over time, linearly between breakpoints.
package struct Automation: Sendable, Equatable {
    private struct Corner: Sendable, Equatable {
        var time: Double
        var value: Float
    }

    /// Breakpoints ordered by time; at least one.
    private var corners: [Corner]

    package init(_ value: Float) { corners = [Corner(time: 0, value: value)] }

    var isConstant: Bool { corners.count == 1 }

    /// The value at `time`. It is constant before the first breakpoint and after the last.
    package func value(at time: Double) -> Float {
        var (low, high) = (0, corners.count)
        while low < high {
            let middle = (low + high) / 2
            if corners[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return corners[0].value }
        let last = corners[low - 1]
        guard low < corners.count else { return last.value }
        let next = corners[low]
        let share = Float((time - last.time) / (next.time - last.time))
        return last.value + (next.value - last.value) * share
    }

    /// Ramps from the value at `time` to `value`. Discards later breakpoints.
    package mutating func move(to value: Float, at time: Double, duration: Double) {
        let present = self.value(at: time)
        corners.removeAll { $0.time >= time }
        corners.append(Corner(time: time, value: present))
        corners.append(Corner(time: time + duration, value: value))
    }
}
