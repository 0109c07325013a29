// SPDX-License-Identifier: MIT

import SwiftUI

/// A gear that turns endlessly, seen from the front or tilted.
struct GearView: View {
    var image: String
    /// The diameter in points.
    var width: CGFloat
    /// The angle per period; negative angles turn anticlockwise.
    var turn: Angle = .degrees(360)
    /// The period in seconds.
    var period: Double
    var tilt: Angle = .zero
    /// The axis about which the turning gear is tilted.
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)

    @State private var isTurning = false

    var body: some View {
        ZStack {
            Image(image)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: width)
                .rotationEffect(isTurning ? turn : .zero)
                .animation(.linear(duration: period).repeatForever(autoreverses: false), value: isTurning)
                .rotation3DEffect(tilt, axis: axis)
        }
        .onAppear { isTurning.toggle() }
        .shadow(color: .black, radius: 1, x: 0, y: 0)
    }
}

struct GearView_Previews: PreviewProvider {
    static var previews: some View {
        GearView(image: "doubleGear", width: 100, period: 5)
            .previewLayout(.fixed(width: 200, height: 200))
    }
}
