// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation

public final class CGColor: Hashable, Sendable {
    public let colorSpace: CGColorSpace?
    public let components: [CGFloat]?

    private var values: [CGFloat] { components ?? [] }

    /// Reads one component for each channel of `space`, then the alpha. Never returns nil.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        colorSpace = space
        self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    }

    convenience init(colorSpace space: CGColorSpace, components: [CGFloat]) { self.init(space, components) }

    private init(_ space: CGColorSpace, _ components: [CGFloat]) {
        colorSpace = space
        self.components = components
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(numberOfComponents: 3, name: CGColorSpace.sRGB), [red, green, blue, alpha])
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha]) }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public var numberOfComponents: Int { values.count }
    public var alpha: CGFloat { values.last ?? 0 }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace ?? CGColorSpaceCreateDeviceRGB(), values.dropLast() + [alpha])
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.colorSpace == b.colorSpace && a.components == b.components
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Creates a colour from gamma-encoded sRGB components.
    package convenience init(_ color: RGBAColor) {
        self.init(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }

    /// The colour in gamma-encoded sRGB.
    package var rgba: RGBAColor {
        let space = colorSpace ?? CGColorSpaceCreateDeviceRGB()
        let v = values.map(Double.init)
        var light = space.isGray ? SIMD3(v[0], v[0], v[0]) : SIMD3(v[0], v[1], v[2])
        if space.isWide {
            light = DisplayP3.linearSRGB(
                TransferFunction.linear(light.x), TransferFunction.linear(light.y), TransferFunction.linear(light.z))
        }
        if space.isWide || space.isLinear {
            light = SIMD3(
                TransferFunction.encoded(light.x), TransferFunction.encoded(light.y), TransferFunction.encoded(light.z))
        }
        return RGBAColor(red: Float(light.x), green: Float(light.y), blue: Float(light.z), alpha: Float(alpha))
    }
}
