// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime

extension NotificationCenter {
    /// Has a method called when something is posted: there is no Objective-C here that could, as a warning says.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        // What a device says of itself never happens here, so that nothing is missed.
        guard let aName, !aName.rawValue.hasPrefix("UI") else { return }
        HostServices.warn(
            "\(aSelector.name) is not called when \(aName.rawValue) is posted: there is no Objective-C")
    }
}
