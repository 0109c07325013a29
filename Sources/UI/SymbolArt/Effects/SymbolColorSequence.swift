// SPDX-License-Identifier: MIT

/// In which way layers light up one after the other.
///
/// All layers are lit at rest. The sequence begins with all going out but the first, and after its last round all light
/// up again.
package struct SymbolColorSequence: Hashable, Sendable {
    /// Layers stay lit until all are.
    package var isCumulative = false
    /// After the last layer it goes back.
    package var reverses = false
    /// Layers that are not lit are not seen at all.
    package var hidesInactive = false

    private static let faintOpacity = 0.35
    /// Seconds in which all go out in the beginning, and light up in the end.
    private static let intro = 0.3
    private static let outro = 0.3

    /// Seconds for each light; of very many, less.
    private func step(_ count: Int) -> Double { min(0.3, 2 / Double(max(count, 1))) }

    /// Seconds a round.
    package func period(_ count: Int) -> Double {
        let way = reverses ? (isCumulative ? 2 * count : 2 * count - 1) : count
        return Double(way) * step(count) + 0.5
    }

    /// Seconds a round takes at most, and lighting up after it.
    package static let longestRound = 2 * 2 + 0.5 + 0.3 + outro

    /// How bright the lights are, from 0 to 1.
    ///
    /// - Parameter time: seconds since the begin of the round.
    package func lights(_ count: Int, at time: Double) -> [Double] {
        let step = step(count)
        let last = Double(count - 1)
        /// On from one step to another one.
        func glow(_ from: Double, _ to: Double) -> Double {
            smooth((time / step - from) / 0.8) - smooth((time / step - to) / 0.8)
        }
        return (0..<count).map { index in
            let index = Double(index)
            switch (isCumulative, reverses) {
            case (false, false): return glow(index, index + 1)
            case (false, true):
                let back = 2 * last - index
                return glow(index, index + 1) + (back > index ? glow(back, back + 1) : 0)
            case (true, false): return glow(index, last + 1.4)
            case (true, true): return glow(index, 2 * last + 2 - index)
            }
        }
    }

    /// How opaque the lights are.
    ///
    /// - Parameters:
    ///   - time: seconds since the begin of the round.
    ///   - elapsed: seconds since the begin of the first round.
    ///   - end: seconds at which the last round is over; nil where none is the last.
    package func opacities(_ count: Int, at time: Double, elapsed: Double, end: Double?) -> [Double] {
        let least = hidesInactive ? 0 : Self.faintOpacity
        let share = smooth(elapsed / Self.intro) * (end.map { 1 - smooth((elapsed - $0) / Self.outro) } ?? 1)
        return lights(count, at: time).map { 1 - share * (1 - least) * (1 - $0) }
    }
}
