// SPDX-License-Identifier: MIT

import ColorSpaces
import Drawing
import Foundation

/// A colour that is the same everywhere: components of a space, not premultiplied.
public final class CGColor: Hashable, Sendable {
    /// What the components mean.
    public let colorSpace: CGColorSpace?
    /// Those of the space, then the opacity; 0 to 1.
    public let components: [CGFloat]?

    private var values: [CGFloat] { components ?? [] }

    /// Components of a space, then the opacity; nil where their number does not fit.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        colorSpace = space
        self.components = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    }

    convenience init(colorSpace space: CGColorSpace, components: [CGFloat]) { self.init(space, components) }

    private init(_ space: CGColorSpace, _ components: [CGFloat]) {
        colorSpace = space
        self.components = components
    }

    /// Gamma-encoded sRGB, 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpaceCreateDeviceRGB(), [red, green, blue, alpha])
    }

    /// Gamma-encoded sRGB, 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(numberOfComponents: 3, name: CGColorSpace.sRGB), [red, green, blue, alpha])
    }

    /// A grey, gamma-encoded, 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(CGColorSpaceCreateDeviceGray(), [gray, alpha]) }

    /// A grey, gamma-encoded, 0 to 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// How many components there are, with the opacity.
    public var numberOfComponents: Int { values.count }
    /// 0 to 1.
    public var alpha: CGFloat { values.last ?? 0 }

    /// The same colour with another opacity, whatever it had.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(colorSpace ?? CGColorSpaceCreateDeviceRGB(), values.dropLast() + [alpha])
    }

    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether spaces and components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.colorSpace == b.colorSpace && a.components == b.components
    }

    /// The components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }

    /// Gamma-encoded sRGB.
    package convenience init(_ color: RGBAColor) {
        self.init(
            srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }

    /// Gamma-encoded sRGB.
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
