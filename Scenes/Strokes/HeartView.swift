// SPDX-License-Identifier: MIT

import SwiftUI

/// A heart image with a stroke that runs along the heart's edge.
struct HeartView: View {
    var body: some View {
        ZStack {
            Group {
                // The image is below the outline, so that the whole stroke shows. Both positions are equal: the
                // outline was traced from this image.
                Image("heart")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: HeartShape.size.width)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                RunningStroke(outline: HeartShape(), color: .white)
            }
            .offset(x: 70, y: -32)
        }
    }
}

struct HeartView_Previews: PreviewProvider {
    static var previews: some View { HeartView() }
}
