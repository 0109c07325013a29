// SPDX-License-Identifier: MIT

import Foundation

public final class CGColorSpace: Hashable, Sendable {
    public let numberOfComponents: Int
    /// The name of a named space; nil for device spaces.
    public let name: String?

    init(numberOfComponents: Int, name: String?) {
        self.numberOfComponents = numberOfComponents
        self.name = name
    }

    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
            Self.genericRGBLinear:
            self.init(numberOfComponents: 3, name: name)
        case Self.linearGray, Self.extendedGray, Self.genericGrayGamma2_2: self.init(numberOfComponents: 1, name: name)
        default: return nil
        }
    }

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// Another name of the colour space `linearSRGB`.
    public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    public static let linearGray = "kCGColorSpaceLinearGray"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    var isGray: Bool { numberOfComponents == 1 }
    var isLinear: Bool { name.map { $0.contains("Linear") } ?? false }
    var isWide: Bool { name == Self.displayP3 }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.numberOfComponents == b.numberOfComponents && a.isLinear == b.isLinear && a.isWide == b.isWide
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(numberOfComponents) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(numberOfComponents: 3, name: nil) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(numberOfComponents: 1, name: nil) }
