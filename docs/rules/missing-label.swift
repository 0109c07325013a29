// SPDX-License-Identifier: MIT

import SwiftUI

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Button {
    } label: {
        Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
    }
    .accessibilityLabel("")
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Button {
    } label: {
        Image(systemName: "square.and.arrow.up").frame(width: 44, height: 44)
    }
    .accessibilityLabel("Share the timetable")
}
