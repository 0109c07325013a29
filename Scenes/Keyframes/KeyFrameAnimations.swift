// SPDX-License-Identifier: MIT

import SwiftUI

struct AnimationProperties {
    var scale = 1.0
    var opacity = 1.0
}

/// A pulsating circle; each keyframe has an absolute duration.
struct KeyFrameAnimations: View {
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
                    CubicKeyframe(0.7, duration: 0.8)
                    CubicKeyframe(1.0, duration: 0.8)
                }
                KeyframeTrack(\.opacity) {
                    CubicKeyframe(0.3, duration: 0.8)
                    CubicKeyframe(1.0, duration: 0.8)
                }
            }
    }
}

struct KeyFrameAnimations_Previews: PreviewProvider {
    static var previews: some View { KeyFrameAnimations() }
}
