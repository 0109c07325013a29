import SwiftUI

/// Phases that follow one another for ever, and phases that a tap sets going.
struct PhasesView: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Phases")
                .font(.system(size: 28, weight: .bold))
            PhaseCard(title: "For ever", detail: "each step with an animation of its own") { TumblingTile() }
            PhaseCard(title: "On a trigger", detail: "once for each tap, back to rest") { LikeButton() }
        }
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

struct PhasesView_Previews: PreviewProvider {
    static var previews: some View { PhasesView() }
}
