// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Next ferry in 12 minutes").font(.title3).fixedSize().offset(x: 40)
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Next ferry in 12 minutes").font(.title3).multilineTextAlignment(.center)
}
