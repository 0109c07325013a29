// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

extension MacSelection {
    /// Draws the texts and icons of the chosen rows in white.
    static func rows(_ chosen: Set<AnyHashable>) -> (AnyHashable, inout EnvironmentValues) -> Void {
        { choice, values in if chosen.contains(choice) { values.isOnMacSelection() } }
    }
}

extension EnvironmentValues {
    /// Changes the environment of a view on the accent colour of a chosen row of macOS.
    mutating func isOnMacSelection() {
        foreground = [Color.white._resolve(in: styleContext)]
        backgroundProminence = .increased
        // Controls inside of the row may have equal values.
        choiceSurroundings = nil
    }
}
