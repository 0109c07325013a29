// SPDX-License-Identifier: MIT

import Foundation

/// The traits by which an asset catalog's image set chooses a file.
public struct ImageTraits: Hashable, Sendable {
    /// Pixels per point of the display.
    public var scale: Double
    /// False, the default, means light appearance.
    public var isDark = false
    /// Whether increased contrast is on; off by default.
    public var hasHighContrast = false
    /// Whether the layout runs from right to left. An image set may have a file for each direction.
    public var isRightToLeft = false
    /// Selects the file of an image set that has a file per language.
    public var locale = Locale(identifier: "en_US")
    /// The kind of device: phone (the default), tablet or Mac.
    public var idiom = DeviceIdiom.phone
    /// Whether the horizontal size class is compact.
    public var isCompactAcross = true
    /// Whether the vertical size class is compact.
    public var isCompactDown = false

    /// The traits of a phone in portrait, light appearance and English.
    public init(scale: Double) { self.scale = scale }
}
