// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Ferry to the island").font(.system(size: 17))
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Ferry to the island").font(.body)
}
