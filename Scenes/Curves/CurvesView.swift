// SPDX-License-Identifier: MIT

import SwiftUI

/// All curves and springs side by side, restarted every two seconds.
struct CurvesView: View {
    private var rows: [[CurveSample]] {
        stride(from: 0, to: CurveSample.all.count, by: 2).map { Array(CurveSample.all[$0..<$0 + 2]) }
    }

    var body: some View {
        ScenePage(title: PageTitle(title: "Curves", accent: "and springs", tint: .pink)) {
            // The points move along the time axis at constant speed and jump back at the end of the window.
            PhaseAnimator([false, true]) { isThere in
                VStack(spacing: 10) {
                    ForEach(rows.indices, id: \.self) { row in
                        HStack(spacing: 10) {
                            ForEach(rows[row]) { CurveCard(sample: $0, isThere: isThere) }
                        }
                    }
                }
            } animation: { isThere in
                isThere ? .linear(duration: CurveSample.window) : nil
            }
        }
    }
}

struct CurvesView_Previews: PreviewProvider {
    static var previews: some View { CurvesView() }
}
