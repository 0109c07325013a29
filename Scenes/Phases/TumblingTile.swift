// SPDX-License-Identifier: MIT

import SwiftUI

/// A tile that is lifted, turned and put down, endlessly, with a period of 3.2 seconds.
struct TumblingTile: View {
    private enum Phase: String, CaseIterable {
        case rest, lift, turn, drop

        var height: Double { self == .lift || self == .turn ? 34 : 0 }
        var angle: Double { self == .turn || self == .drop ? 90 : 0 }

        /// The animation into this phase. A square looks the same after a quarter turn, so the last step may jump.
        var animation: Animation? {
            switch self {
            case .rest: nil
            case .lift: .easeOut(duration: 0.8)
            case .turn: .easeInOut(duration: 1.2)
            case .drop: .easeIn(duration: 1.2)
            }
        }
    }

    var body: some View {
        PhaseAnimator(Phase.allCases) { phase in
            VStack(spacing: 28) {
                RoundedRectangle(cornerRadius: 18, style: .continuous)
                    .fill(LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom))
                    .frame(width: 100, height: 100)
                    .rotationEffect(.degrees(phase.angle))
                    .shadow(color: .black.opacity(0.25), radius: phase.height / 3 + 2, y: phase.height / 2 + 2)
                    .offset(y: -phase.height)
                    .padding(.top, 48)
                HStack(spacing: 22) {
                    ForEach([Phase.lift, .turn, .drop], id: \.self) { step in
                        Text(step.rawValue)
                            .font(.system(size: 13, weight: .semibold))
                            .foregroundColor(.indigo)
                            .opacity(step == phase ? 1 : 0.3)
                    }
                }
            }
        } animation: {
            $0.animation
        }
    }
}
