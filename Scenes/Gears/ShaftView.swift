// SPDX-License-Identifier: MIT

import SwiftUI

/// A shaft that seems to turn: a shade along it comes and goes.
struct ShaftView: View {
    @State private var isBright = false

    var body: some View {
        ZStack {
            ZStack {
                Image("shaft").resizable().frame(width: 160, height: 40)
                // As large as the metal in the image: beyond its ends, the shade would lie on what is behind it.
                Rectangle()
                    .frame(width: 137, height: 6.6)
                    .foregroundColor(.black)
                    .cornerRadius(5)
                    .opacity(isBright ? 0 : 0.5)
                    .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: isBright)
                    .onAppear { isBright.toggle() }
                    .offset(x: 0, y: -7)
            }
        }
    }
}

struct ShaftView_Previews: PreviewProvider {
    static var previews: some View {
        ShaftView().previewLayout(.fixed(width: 200, height: 100))
    }
}
