// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct GrayscaleEffect: AmountFilterEffect {
    var amount: Double

    var matrix: ColorMatrix { .grayscale(amount) }
}

extension View {
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: GrayscaleEffect(amount: amount)))
    }
}
