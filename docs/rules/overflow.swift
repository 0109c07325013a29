// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    VStack {
        Text("Wind").font(.headline)
        Text("23 knots")
        Text("South-west")
    }
    .frame(width: 120, height: 48).background(.mint, in: .rect(cornerRadius: 8))
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    VStack {
        Text("Wind").font(.headline)
        Text("23 knots")
        Text("South-west")
    }
    .padding(8).frame(minWidth: 120, minHeight: 48).background(.mint, in: .rect(cornerRadius: 8))
}
