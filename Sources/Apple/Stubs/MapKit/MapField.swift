// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import UIKitTypes

/// The appearance of `Map` and `MKMapView`.
enum MapField {
    /// The colour of land.
    static var ground: UIColor { UIColor(red: 0.89, green: 0.91, blue: 0.87, alpha: 1) }

    static func warn() { HostServices.warn("maps are not drawn: a field of the same size stands for each") }
}
