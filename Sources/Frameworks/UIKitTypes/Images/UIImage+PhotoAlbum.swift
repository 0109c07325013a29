// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime
import Quartz2D

/// Puts a picture among the user's photos. There are none here: a warning says so, and nobody is told.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    HostServices.warn("UIImageWriteToSavedPhotosAlbum: there are no photos here, and nothing is saved")
}
