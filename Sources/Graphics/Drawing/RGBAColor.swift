// SPDX-License-Identifier: MIT

/// A colour in gamma-encoded sRGB, not premultiplied. Components may lie outside 0…1 until they are drawn.
public struct RGBAColor: Sendable, Equatable, Hashable {
    public var red: Float
    public var green: Float
    public var blue: Float
    public var alpha: Float

    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public init(white: Float, alpha: Float = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    public static let black = RGBAColor(white: 0)
    public static let white = RGBAColor(white: 1)
    public static let clear = RGBAColor(white: 0, alpha: 0)

    public func multiplyingAlpha(by factor: Float) -> RGBAColor {
        RGBAColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
