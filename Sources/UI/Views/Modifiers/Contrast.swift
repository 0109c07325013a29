// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct ContrastEffect: AmountFilterEffect {
    var amount: Double

    var matrix: ColorMatrix { .contrast(amount) }
}

extension View {
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: ContrastEffect(amount: amount)))
    }
}
