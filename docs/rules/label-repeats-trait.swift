// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Button("Save") {}.buttonStyle(.bordered).accessibilityLabel("Save button")
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Button("Save") {}.buttonStyle(.bordered)
}
