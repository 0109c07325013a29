// SPDX-License-Identifier: MIT

import SwiftUI

struct WeView: View {
    var body: some View {
        RunningStroke(outline: WeTextShape(), color: .red)
            .offset(x: 70, y: 61)
    }
}

struct WeView_Previews: PreviewProvider {
    static var previews: some View { WeView() }
}
