// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    HStack {
        Text("Departures from the harbour")
        Spacer()
        Text("12").fixedSize()
    }
    .lineLimit(1).padding()
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack {
        Text("Departures from the harbour")
        Spacer()
        Text("12").fixedSize()
    }
    .lineLimit(2).padding()
}
