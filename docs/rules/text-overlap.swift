// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    ZStack(alignment: .leading) {
        Text("High water 14:05")
        Text("3.2 m").offset(x: 60)
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack {
        Text("High water 14:05")
        Text("3.2 m")
    }
}
