// SPDX-License-Identifier: MIT

import SwiftUI

/// Phases that repeat endlessly, and phases that a tap triggers.
struct PhasesView: View {
    var body: some View {
        ScenePage(title: PageTitle(title: "Phases")) {
            PhaseCard(title: "For ever", detail: "each step with an animation of its own") { TumblingTile() }
            PhaseCard(title: "On a trigger", detail: "once for each tap, back to rest") { LikeButton() }
        }
    }
}

struct PhasesView_Previews: PreviewProvider {
    static var previews: some View { PhasesView() }
}
