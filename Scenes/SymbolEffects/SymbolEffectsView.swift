import SwiftUI

/// Symbols at work: what they can do, in which colours, and in which scripts.
struct SymbolEffectsView: View {
    @State private var beat = EffectBeat()

    private let clock = Timer.publish(every: EffectBeat.length, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                Text("Symbols")
                    .font(.system(size: 28, weight: .bold))
                Text("in motion")
                    .font(.system(size: 28, weight: .bold))
                    .foregroundColor(.pink)
            }
            .padding(.bottom, 2)
            EffectGrid(beat: beat)
            RenderingModesCard()
            LocalesCard()
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
        .onReceive(clock) { _ in beat.number += 1 }
    }
}

struct SymbolEffectsView_Previews: PreviewProvider {
    static var previews: some View { SymbolEffectsView() }
}
