// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct SaturationEffect: AmountFilterEffect {
    var amount: Double

    var matrix: ColorMatrix { .saturation(amount) }
}

extension View {
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: SaturationEffect(amount: amount)))
    }
}
