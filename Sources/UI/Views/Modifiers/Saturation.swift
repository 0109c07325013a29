// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct SaturationEffect: AmountFilterEffect {
    var amount: Double

    var matrix: ColorMatrix { .saturation(amount) }
}

extension View {
    /// Moves colours away from grey. 1 changes nothing, 0 leaves none of them.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: SaturationEffect(amount: amount)))
    }
}
