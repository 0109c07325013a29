// SPDX-License-Identifier: MIT

import SwiftUI

/// A fan that makes four turns in four seconds.
struct FanView: View {
    var turn: Angle = .degrees(360 * 4)

    @State private var isTurning = false

    var body: some View {
        ZStack {
            Image("fan")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 200)
                .rotationEffect(isTurning ? turn : .zero, anchor: .center)
                .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: isTurning)
        }
        .onAppear { isTurning.toggle() }
        .shadow(color: .black, radius: 15)
    }
}

struct FanView_Previews: PreviewProvider {
    static var previews: some View {
        FanView().previewLayout(.fixed(width: 300, height: 300))
    }
}
