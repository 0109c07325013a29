// SPDX-License-Identifier: MIT

import SwiftUI

/// A toothed belt: a capsule with moving dashes.
struct BeltView: View {
    var size: CGSize
    /// Whether the dashes move clockwise. An increasing dash phase moves them anticlockwise, towards the start of the
    /// path.
    var isClockwise: Bool
    /// The position of the belt, applied before other modifiers.
    var offset: CGSize = .zero

    /// The change of the dash phase per animation cycle: nearly a whole number of dash periods (7.03), so that cycles
    /// join almost seamlessly.
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
