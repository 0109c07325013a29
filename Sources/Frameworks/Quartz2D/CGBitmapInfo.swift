// SPDX-License-Identifier: MIT

/// Where the opacity of a pixel stands, and whether components are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the components of a pixel are laid out.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// A `CGImageAlphaInfo`, and bits for the rest.
    public let rawValue: UInt32
    /// By its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are numbers with a point.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Two bytes, the lower first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// Four bytes, the lowest first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// Two bytes, the higher first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// Four bytes, the highest first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How colours are brought from space to space. There is one way here.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
