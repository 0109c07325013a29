// SPDX-License-Identifier: MIT

import SwiftUI

/// "WE", a heart and a bird in a column, each with a stroke that runs around it.
///
/// Shapes are drawn at their own size from the corner of their third of the screen; each view offsets its shape.
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
