// SPDX-License-Identifier: MIT

import Foundation

/// What the components of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
    /// How many components a colour has, beside its opacity.
    public let numberOfComponents: Int
    /// The name under which it was asked for; nil for those of devices.
    public let name: String?

    init(numberOfComponents: Int, name: String?) {
        self.numberOfComponents = numberOfComponents
        self.name = name
    }

    /// The space of a name; nil where it is none of the following.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
            Self.genericRGBLinear:
            self.init(numberOfComponents: 3, name: name)
        case Self.linearGray, Self.extendedGray, Self.genericGrayGamma2_2: self.init(numberOfComponents: 1, name: name)
        default: return nil
        }
    }

    /// Gamma-encoded, from 0 to 1.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// Gamma-encoded, beyond 0 and 1 too.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The light itself, with the primaries of sRGB.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The light itself, with the primaries of sRGB, beyond 0 and 1 too.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// Gamma-encoded, with wider primaries.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The light itself; taken for that of sRGB.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    /// A grey by its light.
    public static let linearGray = "kCGColorSpaceLinearGray"
    /// A gamma-encoded grey, beyond 0 and 1 too.
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    /// A gamma-encoded grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    var isGray: Bool { numberOfComponents == 1 }
    var isLinear: Bool { name.map { $0.contains("Linear") } ?? false }
    var isWide: Bool { name == Self.displayP3 }

    /// Whether components mean the same in both.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.numberOfComponents == b.numberOfComponents && a.isLinear == b.isLinear && a.isWide == b.isWide
    }

    /// The components' number and the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

/// Gamma-encoded red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3, name: nil) }

/// Gamma-encoded grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1, name: nil) }
