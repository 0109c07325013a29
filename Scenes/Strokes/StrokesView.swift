// SPDX-License-Identifier: MIT

import SwiftUI

/// "WE", a heart and a bird, one above the other, each with a stroke that runs around it.
///
/// The shapes are drawn from the corner of their third of the screen, as large as they are; each view moves its own to
/// its place.
struct StrokesView: View {
    var body: some View {
        VStack {
            WeView()
            HeartView()
            LogoView()
        }
        .background(Color.black)
    }
}

struct StrokesView_Previews: PreviewProvider {
    static var previews: some View { StrokesView() }
}
