// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    VStack {
        Text("Leaves at 14:05").offset(y: 28)
        Text("Ferry to the island").font(.headline).offset(y: -28)
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    VStack {
        Text("Ferry to the island").font(.headline)
        Text("Leaves at 14:05")
    }
}
