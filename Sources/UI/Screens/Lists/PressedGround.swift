// SPDX-License-Identifier: MIT

import Interaction
import Controls

/// The grey of a row under a finger: it comes at once, and goes slowly.
struct PressedGround: View {
    let isPressed: Bool

    var body: some View {
        ZStack {
            if isPressed { Color.systemGray4.transition(.asymmetric(insertion: .identity, removal: .opacity)) }
        }
        .animation(RowMetrics.unpressing, value: isPressed)
    }
}
