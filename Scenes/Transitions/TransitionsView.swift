// SPDX-License-Identifier: MIT

import SwiftUI

/// Twelve tiles, one per transition. Every third of a second, one tile shows its card and another tile hides its own.
struct TransitionsView: View {
    @State private var turn = 0

    private let clock = Timer.publish(every: 1.0 / 3, on: .main, in: .common).autoconnect()

    var body: some View {
        ScenePage(title: PageTitle(title: "Transitions", subtitle: "How views come and go"), spacing: 20) {
            VStack(spacing: 14) {
                ForEach(0..<4) { row in
                    HStack(spacing: 12) {
                        ForEach(0..<3) { column in
                            TransitionTile(example: TransitionExample.all[3 * row + column], turn: turn)
                        }
                    }
                }
            }
        }
        .onReceive(clock) { _ in
            withAnimation(.snappy(duration: 0.7)) { turn += 1 }
        }
    }
}

struct TransitionsView_Previews: PreviewProvider {
    static var previews: some View {
        TransitionsView()
    }
}
