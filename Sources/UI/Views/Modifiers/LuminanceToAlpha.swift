// SPDX-License-Identifier: MIT

import Drawing
import Motion
@_spi(ViewGraph) import ViewGraph

struct LuminanceToAlphaEffect: ColorFilterEffect {
    var matrix: ColorMatrix { .luminanceToAlpha }
}

extension View {
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(PlainEffectModifier(effect: LuminanceToAlphaEffect()))
    }
}
