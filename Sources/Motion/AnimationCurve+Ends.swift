// SPDX-License-Identifier: MIT

extension AnimationCurve {
    /// Seconds after which the curve has finished and after which it counts as complete. A custom curve does not tell
    /// beforehand: infinity.
    ///
    /// - Parameter distanceSquared: the square of the way's length, which only a fluid spring asks for.
    func ends(overDistanceSquared distanceSquared: @autoclosure () -> Double) -> (end: Double, logicalEnd: Double) {
        switch self {
        case .timing(_, let duration, _):
            return (duration, duration)
        case .fluidSpring(let spring):
            let distance = distanceSquared()
            let end = spring.settlingTime(from: .init(errorSquared: distance), displacementSquared: distance)
            return (end, spring.logicalEnd())
        case .interpolatingSpring(let spring):
            return (spring.settlingTime, spring.logicalEnd)
        case .custom:
            return (.infinity, .infinity)
        }
    }

    /// The covered share of the way after `time` seconds on the curve's clock; nil for a custom curve.
    func fraction(at time: Double) -> Double? {
        switch self {
        case .timing(let curve, let duration, _): curve.value(at: time / duration)
        case .fluidSpring(let spring): 1 - spring.map(after: time).ee
        case .interpolatingSpring(let spring): spring.fraction(at: time)
        case .custom: nil
        }
    }
}
