// SPDX-License-Identifier: MIT

extension AnimationCurve {
    /// The seconds after which the curve ends (`end`), and after which it is logically complete (`logicalEnd`). Both
    /// are infinite for a custom curve.
    ///
    /// - Parameter distanceSquared: The squared length of the displacement. Evaluated for fluid springs only.
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

    /// The progress after `time` seconds on the curve's clock; nil for a custom curve.
    func fraction(at time: Double) -> Double? {
        switch self {
        case .timing(let curve, let duration, _): curve.value(at: time / duration)
        case .fluidSpring(let spring): 1 - spring.map(after: time).ee
        case .interpolatingSpring(let spring): spring.fraction(at: time)
        case .custom: nil
        }
    }
}
