// SPDX-License-Identifier: MIT

import Drawing
import Motion
@_spi(ViewGraph) import ViewGraph

struct ColorInvertEffect: ColorFilterEffect {
    var matrix: ColorMatrix { .colorInvert }
}

extension View {
    /// Maps each sRGB-encoded component `c` in 0…1 to `1 − c`; alpha is unchanged.
    nonisolated public func colorInvert() -> some View {
        modifier(PlainEffectModifier(effect: ColorInvertEffect()))
    }
}
