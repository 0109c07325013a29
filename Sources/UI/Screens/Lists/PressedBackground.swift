// SPDX-License-Identifier: MIT

import SwiftUICore
import Controls

/// The grey background of a pressed row. It appears without animation and fades out.
struct PressedBackground: View {
    let isPressed: Bool

    var body: some View {
        ZStack {
            if isPressed { Color.systemGray4.transition(.asymmetric(insertion: .identity, removal: .opacity)) }
        }
        .animation(RowMetrics.unpressing, value: isPressed)
    }
}
