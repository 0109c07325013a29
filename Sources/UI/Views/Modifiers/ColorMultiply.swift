import Drawing
import Foundation
import Geometry
import Motion
@_spi(ViewGraph) import ViewGraph

/// A filter with one number.
struct AmountFilterEffect: DrawingEffect {
    enum Kind { case brightness, contrast, saturation, grayscale }

    var kind: Kind
    var amount: Double

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        let matrix: ColorMatrix =
            switch kind {
            case .brightness: .brightness(amount)
            case .contrast: .contrast(amount)
            case .saturation: .saturation(amount)
            case .grayscale: .grayscale(amount)
            }
        emitter.filtered(matrix) { content.draw(&$0) }
    }
}

struct HueRotationEffect: DrawingEffect {
    var angle: Angle

    var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.filtered(.hueRotation(angle)) { content.draw(&$0) }
    }
}

/// A filter without a parameter that could be animated.
struct FixedFilterEffect: DrawingEffect {
    var matrix: ColorMatrix
    var animatableData: EmptyAnimatableData {
        get { .init() }
        set {}
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.filtered(matrix) { content.draw(&$0) }
    }
}

nonisolated struct ColorMultiplyModifier: EffectModifier {
    var color: Color

    func effect(in environment: EnvironmentValues) -> ColorMultiplyEffect {
        ColorMultiplyEffect(color: ColorVector(color.resolve(environment.styleContext)))
    }
}

struct ColorMultiplyEffect: DrawingEffect {
    var color: ColorVector

    var animatableData: ColorVector {
        get { color }
        set { color = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.filtered(.colorMultiply(color.color)) { content.draw(&$0) }
    }
}

extension View {
    /// Adds to all colour components. 0 changes nothing.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: AmountFilterEffect(kind: .brightness, amount: amount)))
    }

    /// Moves colours away from middle grey. 1 changes nothing, negative amounts invert.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: AmountFilterEffect(kind: .contrast, amount: amount)))
    }

    /// Moves colours away from grey. 1 changes nothing, 0 leaves none of them.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: AmountFilterEffect(kind: .saturation, amount: amount)))
    }

    /// Moves colours to grey. 0 changes nothing, 1 leaves none of them.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(PlainEffectModifier(effect: AmountFilterEffect(kind: .grayscale, amount: amount)))
    }

    /// Turns all hues around the colour wheel; luminance stays about the same. A whole turn changes nothing.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(PlainEffectModifier(effect: HueRotationEffect(angle: angle)))
    }

    /// Turns each colour component `c` (sRGB-encoded, 0 to 1) into `1 − c`; opacity stays.
    nonisolated public func colorInvert() -> some View {
        modifier(PlainEffectModifier(effect: FixedFilterEffect(matrix: .colorInvert)))
    }

    /// Makes black of all colours, as opaque as they were bright.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(PlainEffectModifier(effect: FixedFilterEffect(matrix: .luminanceToAlpha)))
    }

    /// Multiplies the components of all colours, opacity too, by those of `color`. White changes nothing.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }
}
