// SPDX-License-Identifier: MIT

import SwiftUI

private struct Buoy: View {
    let respectsReduceMotion: Bool
    @State private var isUp = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        Circle().fill(.orange).frame(width: 32, height: 32)
            .offset(y: isUp ? -16 : 16)
            .animation(
                respectsReduceMotion && reduceMotion ? nil : .easeInOut(duration: 1).repeatForever(), value: isUp
            )
            .onAppear { isUp = true }
    }
}

#Preview("Bad", traits: .fixedLayout(width: 200, height: 110)) {
    Buoy(respectsReduceMotion: false)
}

#Preview("Good", traits: .fixedLayout(width: 200, height: 110)) {
    Buoy(respectsReduceMotion: true)
}
