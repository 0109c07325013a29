// SPDX-License-Identifier: MIT

import SwiftUI

/// A toothed belt: a dashed capsule whose dashes march along it.
struct BeltView: View {
    var size: CGSize
    /// Which way the dashes go. A growing dash phase moves them anticlockwise, back to the start of the path.
    var isClockwise: Bool
    /// Moves the belt before whatever else is done with it.
    var offset: CGSize = .zero

    /// The dashes shift by this much in one run of the animation: nearly a whole number (7.03) of dash periods, so that
    /// the next run goes on almost where this one ended.
    private static let travel: CGFloat = 45

    @State private var hasArrived = false

    var body: some View {
        let phase = hasArrived != isClockwise ? Self.travel : 0
        ZStack {
            Capsule()
                .stroke(
                    Color.black, style: StrokeStyle(lineWidth: 7, lineJoin: .round, dash: [5, 1.4], dashPhase: phase)
                )
                .frame(width: size.width, height: size.height)
                .animation(.linear(duration: 3).repeatForever(autoreverses: false).speed(3), value: hasArrived)
                .onAppear { hasArrived.toggle() }
        }
        .shadow(color: .black, radius: 10, x: 1, y: 0)
        .offset(offset)
    }
}

struct BeltView_Previews: PreviewProvider {
    static var previews: some View {
        BeltView(size: CGSize(width: 380, height: 48), isClockwise: true)
            .rotationEffect(.degrees(90))
            .previewLayout(.fixed(width: 100, height: 400))
    }
}
