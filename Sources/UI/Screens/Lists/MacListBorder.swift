// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// The border of bordered lists and tables of macOS.
struct MacListBorder: View {
    var body: some View {
        Rectangle().strokeBorder(Color.separator, lineWidth: 1).allowsHitTesting(false).accessibilityHidden(true)
    }
}

private enum ListIsBorderedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether rows begin at the list's edges, because it has a border.
    var listIsBordered: Bool {
        get { self[ListIsBorderedKey.self] }
        set { self[ListIsBorderedKey.self] = newValue }
    }
}
