// SPDX-License-Identifier: MIT

import SwiftUI

/// A record player in a pool of light.
struct RecordPlayerView: View {
    var body: some View {
        ZStack {
            // The gradient is scaled beyond the screen, so that its edges are not visible.
            RadialGradient(
                gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 20, endRadius: 600
            )
            .scaleEffect(1.2)
            RecordPlayerBox()
            RecordButtonArmView()
        }
    }
}
