// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(spacing: 4) {
        Text("23").font(.largeTitle)
        Text("knots").font(.footnote)
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("23").font(.largeTitle)
        Text("knots").font(.footnote)
    }
}
