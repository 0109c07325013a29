// SPDX-License-Identifier: MIT

import Drawing
@_spi(ViewGraph) import ViewGraph

nonisolated struct ColorMultiplyModifier: EffectModifier {
    var color: Color

    func effect(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(color: ColorVector(color.resolve(environment.styleContext)))
    }
}

struct ColorMultiplyEffect: ColorFilterEffect {
    var color: ColorVector

    var animatableData: ColorVector {
        get { color }
        set { color = newValue }
    }

    var matrix: ColorMatrix { .colorMultiply(color.color) }
}

extension View {
    /// Multiplies alpha, too.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }
}
