// SPDX-License-Identifier: MIT

import SwiftUI

/// A heart that hops when tapped.
struct LikeButton: View {
    @State private var likes = 41

    private enum Hop: CaseIterable {
        case rest, crouch, leap

        var scale: Double {
            switch self {
            case .rest: 1
            case .crouch: 0.8
            case .leap: 1.25
            }
        }

        var animation: Animation {
            switch self {
            case .rest: .bouncy(duration: 0.5, extraBounce: 0.1)
            case .crouch: .easeOut(duration: 0.12)
            case .leap: .spring(duration: 0.25, bounce: 0.3)
            }
        }
    }

    var body: some View {
        VStack(spacing: 18) {
            Button {
                likes += 1
            } label: {
                Image(systemName: "heart.fill")
                    .font(.system(size: 76))
                    .foregroundColor(.pink)
                    .phaseAnimator(Hop.allCases, trigger: likes) { heart, hop in
                        heart
                            .scaleEffect(hop.scale, anchor: .bottom)
                            .offset(y: hop == .leap ? -26 : 0)
                    } animation: {
                        $0.animation
                    }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Like")
            Text("\(likes) likes")
                .font(.system(size: 15, weight: .medium))
                .foregroundColor(.secondary)
        }
        // Space above the heart for its hop, in points.
        .padding(.top, 62)
    }
}
