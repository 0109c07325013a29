// SPDX-License-Identifier: MIT

/// The tones of a material, evenly spaced from the darkest to the brightest.
struct Ramp: Sendable {
    private let colors: [Vector]

    /// - Parameter hex: sRGB colours, 0xRRGGBB; interpolated in linear light.
    init(_ hex: [UInt32]) { colors = hex.map(ToneCurve.linear) }

    /// The linear colour at `tone`, clamped to 0 (darkest) … 1 (brightest).
    func callAsFunction(_ tone: Float) -> Vector {
        let x = clamp(tone) * Float(colors.count - 1)
        let i = min(Int(x), colors.count - 2)
        return mix(colors[i], colors[i + 1], x - Float(i))
    }
}
