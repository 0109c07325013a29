// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

extension NotificationCenter {
    /// Warns and never calls the selector: this platform has no Objective-C.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        // UIKit's own notifications are never posted here, so no warning is needed.
        guard let aName, !aName.rawValue.hasPrefix("UI") else { return }
        HostServices.warn(
            "\(aSelector.name) is not called when \(aName.rawValue) is posted: there is no Objective-C")
    }
}
