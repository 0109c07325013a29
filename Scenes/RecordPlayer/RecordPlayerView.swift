// SPDX-License-Identifier: MIT

import SwiftUI

/// A record player in a pool of light.
struct RecordPlayerView: View {
    var body: some View {
        ZStack {
            // Scaled beyond the screen, so that no edge shows.
            RadialGradient(
                gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 20, endRadius: 600
            )
            .scaleEffect(1.2)
            RecordPlayerBox()
            RecordButtonArmView()
        }
    }
}
