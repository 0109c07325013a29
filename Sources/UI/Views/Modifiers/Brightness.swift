// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct BrightnessEffect: AmountFilterEffect {
    var amount: Double

    var matrix: ColorMatrix { .brightness(amount) }
}

extension View {
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: BrightnessEffect(amount: amount)))
    }
}
