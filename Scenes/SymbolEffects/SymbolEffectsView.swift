// SPDX-License-Identifier: MIT

import SwiftUI

/// Symbols: their effects, rendering modes and localised variants.
struct SymbolEffectsView: View {
    @State private var beat = EffectBeat()

    private let clock = Timer.publish(every: EffectBeat.length, on: .main, in: .common).autoconnect()

    var body: some View {
        ScenePage(title: PageTitle(title: "Symbols", accent: "in motion", tint: .pink)) {
            VStack(spacing: 10) {
                EffectGrid(beat: beat)
                RenderingModesCard()
                LocalesCard()
            }
        }
        .onReceive(clock) { _ in beat.number += 1 }
    }
}

struct SymbolEffectsView_Previews: PreviewProvider {
    static var previews: some View { SymbolEffectsView() }
}
