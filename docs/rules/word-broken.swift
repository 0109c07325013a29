// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    HStack {
        ForEach(["Yesterday", "Tomorrow"], id: \.self) { Text($0).font(.title2).frame(width: 70) }
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack {
        ForEach(["Yesterday", "Tomorrow"], id: \.self) { day in
            Text(day).font(.title2).lineLimit(1).minimumScaleFactor(0.5).frame(width: 70)
        }
    }
}
