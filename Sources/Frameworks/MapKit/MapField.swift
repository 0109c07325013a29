// SPDX-License-Identifier: MIT

import Interaction
import UIKitTypes

/// What stands for a map, of SwiftUI's as of UIKit's.
enum MapField {
    /// Land without anything on it.
    static var ground: UIColor { UIColor(red: 0.89, green: 0.91, blue: 0.87, alpha: 1) }

    static func warn() { HostServices.warn("maps are not drawn: a field of the same size stands for each") }
}
