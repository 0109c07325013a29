// SPDX-License-Identifier: MIT

/// The tones of a material from its darkest to its brightest, evenly spaced.
struct Ramp: Sendable {
    private let colors: [Vector]

    /// - Parameter hex: sRGB, 0xRRGGBB; mixed in linear light.
    init(_ hex: [UInt32]) { colors = hex.map(ToneCurve.linear) }

    /// The linear colour at `tone`, which is held to 0 (darkest) … 1 (brightest).
    func callAsFunction(_ tone: Float) -> Vector {
        let x = clamp(tone) * Float(colors.count - 1)
        let i = min(Int(x), colors.count - 2)
        return mix(colors[i], colors[i + 1], x - Float(i))
    }
}
