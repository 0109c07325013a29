// SPDX-License-Identifier: MIT

import SwiftUI

/// "WE", a heart and a bird in a column, each with a stroke that runs around it.
///
/// Each view fills a third of the screen. Its shape keeps its own size and is offset from the top left corner of that
/// third.
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
