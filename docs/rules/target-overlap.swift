// SPDX-License-Identifier: MIT

import SwiftUI

@MainActor private func berthButton(_ title: String) -> some View {
    Button {
    } label: {
        Text(title).frame(width: 90, height: 48).border(.blue)
    }
}

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(spacing: -16) {
        berthButton("Earlier")
        berthButton("Later")
    }
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    HStack(spacing: 8) {
        berthButton("Earlier")
        berthButton("Later")
    }
}
