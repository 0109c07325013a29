// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    ScrollView {
        VStack { ForEach(0..<90) { Text("Departure \($0)") } }
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    ScrollView {
        LazyVStack { ForEach(0..<90) { Text("Departure \($0)") } }
    }
}
