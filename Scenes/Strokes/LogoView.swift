// SPDX-License-Identifier: MIT

import SwiftUI

/// The logo: a hummingbird.
struct LogoView: View {
    var body: some View {
        RunningStroke(outline: BirdShape(), color: .blue)
            .offset(x: 70, y: -29)
    }
}

struct LogoView_Previews: PreviewProvider {
    static var previews: some View { LogoView() }
}
