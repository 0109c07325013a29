// SPDX-License-Identifier: MIT

/// The order in which layers light up.
///
/// At rest all layers are lit. The sequence begins by dimming all layers but the first. After its last round, all
/// layers light up again.
package struct SymbolColorSequence: Hashable, Sendable {
    /// Whether a lit layer stays lit until all layers are lit.
    package var isCumulative = false
    /// Whether the sequence runs backwards after the last layer.
    package var reverses = false
    /// Whether unlit layers are invisible.
    package var hidesInactive = false

    private static let faintOpacity = 0.35
    /// The time in which all layers are dimmed at the start, in seconds.
    private static let intro = 0.3
    /// The time in which all layers light up at the end, in seconds.
    private static let outro = 0.3

    /// The seconds per layer; less if there are many layers.
    private func step(_ count: Int) -> Double { min(0.3, 2 / Double(max(count, 1))) }

    /// The seconds per round.
    package func period(_ count: Int) -> Double {
        let way = reverses ? (isCumulative ? 2 * count : 2 * count - 1) : count
        return Double(way) * step(count) + 0.5
    }

    /// The maximum duration of a round in seconds: two passes through the layers of 2 s each, the pause, the dimming at
    /// the start and the lighting at the end.
    package static let longestRound = 2 * 2 + 0.5 + 0.3 + outro

    /// The brightness of each light, from 0 to 1.
    ///
    /// - Parameter time: The seconds since the start of the round.
    package func lights(_ count: Int, at time: Double) -> [Double] {
        let step = step(count)
        let last = Double(count - 1)
        /// The brightness of a light that is lit from step `from` to step `to`.
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

    /// The opacity of each light.
    ///
    /// - Parameters:
    ///   - time: The seconds since the start of the round.
    ///   - elapsed: The seconds since the start of the first round.
    ///   - end: The seconds at the end of the last round; nil if there is no last round.
    package func opacities(_ count: Int, at time: Double, elapsed: Double, end: Double?) -> [Double] {
        let least = hidesInactive ? 0 : Self.faintOpacity
        let share = smooth(elapsed / Self.intro) * (end.map { 1 - smooth((elapsed - $0) / Self.outro) } ?? 1)
        return lights(count, at: time).map { 1 - share * (1 - least) * (1 - $0) }
    }
}
