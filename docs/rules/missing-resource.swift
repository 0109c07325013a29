// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Image("harbour-at-night").resizable().scaledToFit().accessibilityLabel("The harbour")
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Image(systemName: "map").font(.system(size: 48)).accessibilityLabel("The harbour")
}
