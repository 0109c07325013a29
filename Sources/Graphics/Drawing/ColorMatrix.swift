// SPDX-License-Identifier: MIT

/// A 4×5 matrix that transforms sRGB-encoded components that are not premultiplied: `r′ = r1·r + r2·g + r3·b + r4·a +
/// r5`, and likewise for `g′`, `b′` and `a′`.
///
/// The result is clamped to 0…1 and premultiplied again.
public struct ColorMatrix: Sendable, Equatable {
    /// The factors of red, green, blue and alpha, then the constant, for the resulting red. `green`, `blue` and `alpha`
    /// are the same for the other components.
    public var red: [Float]
    public var green: [Float]
    public var blue: [Float]
    public var alpha: [Float]

    public init(red: [Float], green: [Float], blue: [Float], alpha: [Float] = [0, 0, 0, 1, 0]) {
        precondition(red.count == 5 && green.count == 5 && blue.count == 5 && alpha.count == 5)
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let identity = ColorMatrix(red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0])
}
