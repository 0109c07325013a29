// SPDX-License-Identifier: MIT

import Foundation

/// A name of a colour space. Colours keep their components in sRGB, whichever space is asked for.
open class NSColorSpace: NSObject, @unchecked Sendable {
    public let localizedName: String?
    private init(_ name: String) { localizedName = name }

    public static let sRGB = NSColorSpace("sRGB IEC61966-2.1")
    public static let extendedSRGB = NSColorSpace("Extended sRGB")
    public static let displayP3 = NSColorSpace("Display P3")
    public static let deviceRGB = NSColorSpace("Device RGB")
    public static let genericRGB = NSColorSpace("Generic RGB")
    public static let adobeRGB1998 = NSColorSpace("Adobe RGB (1998)")
    public static let deviceGray = NSColorSpace("Device Gray")
    public static let genericGray = NSColorSpace("Generic Gray")
    public static let genericGamma22Gray = NSColorSpace("Generic Gray Gamma 2.2")
    public static let deviceCMYK = NSColorSpace("Device CMYK")
    public static let genericCMYK = NSColorSpace("Generic CMYK")
}
