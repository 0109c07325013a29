// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

struct ColorInvertEffect: ColorFilterEffect {
    var matrix: ColorMatrix { .colorInvert }
}

extension View {
    /// Turns each colour component `c` (sRGB-encoded, 0 to 1) into `1 − c`; opacity stays.
    nonisolated public func colorInvert() -> some View {
        modifier(PlainEffectModifier(effect: ColorInvertEffect()))
    }
}
