// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import SwiftUI
import TestSupport

extension Stage {
    /// The frame of the view with this text or accessibility label, as it is drawn at the present time; nil if there is
    /// none within the window.
    func frame(ofLabel label: String) -> CGRect? {
        let entry = host.viewTree().entries.first { entry in
            entry.isOutside != true && (entry.text == label || entry.accessibility?.label == label)
        }
        return entry.map { CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height) }
    }
}
