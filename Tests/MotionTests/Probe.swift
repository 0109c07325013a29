// SPDX-License-Identifier: MIT

import Motion

/// The value of an animation from `start` to `end` that began at time 0, evaluated only at `time`.
func shown(_ animation: Animation, from start: Double = 0, to end: Double = 1, at time: Double) -> Double {
    var value = AnimatedValue(start)
    value.setTarget(end, animation: animation, at: 0)
    return value.value(at: time)
}

/// The time of the first frame in which the animation has finished; nil if it still runs after `limit` seconds.
func endTime(
    _ animation: Animation, to end: Double = 1, framesPerSecond: Int = 60, limit: Double = 30
) -> Double? {
    var value = AnimatedValue(0.0)
    value.setTarget(end, animation: animation, at: 0)
    for frame in 0...Int(limit * Double(framesPerSecond)) {
        let time = Double(frame) / Double(framesPerSecond)
        if !value.isAnimating(at: time) { return time }
    }
    return nil
}
