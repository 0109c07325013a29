// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(spacing: 0) {
        Rectangle().fill(.teal).frame(width: 200, height: 60)
        Circle().fill(.orange)
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(spacing: 0) {
        Rectangle().fill(.teal).frame(height: 60)
        Circle().fill(.orange).frame(width: 60)
    }
}
