// SPDX-License-Identifier: MIT

import SwiftUI

/// Pulsating circles with absolute and with relative durations, and the tracks that they follow.
struct KeyframesView: View {
    var body: some View {
        ScenePage(title: PageTitle(title: "Keyframes")) {
            card("Absolute durations", detail: "0.8 s, then 0.8 s", step: 0.8) { KeyFrameAnimations() }
            card(
                "Relative durations", detail: "half of 1.8 s, twice",
                step: 0.5 * RelativeKeyFrameAnimations.totalDuration
            ) { RelativeKeyFrameAnimations() }
        }
    }

    private func card<Circle: View>(
        _ title: String, detail: String, step: Double, @ViewBuilder circle: () -> Circle
    ) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(title)
                .font(.system(size: 17, weight: .semibold))
            Text(detail)
                .font(.system(size: 13))
                .foregroundColor(.secondary)
                .padding(.top, 2)
            circle()
                .frame(maxWidth: .infinity)
                .padding(.top, 34)
                .padding(.bottom, 38)
            TrackGraph(step: step)
                .padding(.bottom, 6)
        }
        .padding(20)
        .background(
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .fill(Color(.secondarySystemGroupedBackground)))
    }
}

struct KeyframesView_Previews: PreviewProvider {
    static var previews: some View { KeyframesView() }
}
