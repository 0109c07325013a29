// SPDX-License-Identifier: MIT

import SwiftUI

/// A shaft that appears to turn: a shade along it fades in and out.
struct ShaftView: View {
    @State private var isBright = false

    var body: some View {
        ZStack {
            ZStack {
                Image("shaft").resizable().frame(width: 160, height: 40)
                // The size of the metal in the image; a larger shade would cover the background.
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
