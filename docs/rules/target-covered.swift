// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Button("Book a berth") {}.padding().border(.gray).overlay { Color.white.opacity(0.2) }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Button("Book a berth") {}.padding().border(.gray).overlay { Color.white.opacity(0.2).allowsHitTesting(false) }
}
