// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Calm sea").foregroundStyle(Color(white: 0.75))
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Text("Calm sea").foregroundStyle(Color(white: 0.35))
}
