// SPDX-License-Identifier: MIT

import SwiftUI

/// A pulsating circle; each keyframe has a fraction of the total duration.
struct RelativeKeyFrameAnimations: View {
    static let totalDuration = 1.8

    var body: some View {
        Circle()
            .foregroundColor(.red)
            .frame(width: 100, height: 100)
            .keyframeAnimator(initialValue: AnimationProperties(), repeating: true) { content, value in
                content
                    .opacity(value.opacity)
                    .scaleEffect(value.scale)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    CubicKeyframe(0.7, duration: 0.5 * Self.totalDuration)
                    CubicKeyframe(1.0, duration: 0.5 * Self.totalDuration)
                }
                KeyframeTrack(\.opacity) {
                    CubicKeyframe(0.3, duration: 0.5 * Self.totalDuration)
                    CubicKeyframe(1.0, duration: 0.5 * Self.totalDuration)
                }
            }
    }
}

struct RelativeKeyFrameAnimations_Previews: PreviewProvider {
    static var previews: some View { RelativeKeyFrameAnimations() }
}
