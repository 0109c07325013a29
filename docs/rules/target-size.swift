// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Button {
    } label: {
        Image(systemName: "bell").frame(width: 20, height: 20).border(.gray)
    }
    .accessibilityLabel("Remind me")
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Button {
    } label: {
        Image(systemName: "bell").frame(width: 44, height: 44).border(.gray)
    }
    .accessibilityLabel("Remind me")
}
