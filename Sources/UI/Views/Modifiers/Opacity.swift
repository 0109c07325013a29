import Drawing
import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

struct OpacityEffect: DrawingEffect {
    var opacity: Double

    var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.faded(to: min(max(opacity, 0), 1)) { content.draw(&$0) }
    }

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { opacity > Self.leastToTouch ? point : nil }

    /// What is shown no more than this cannot be touched.
    private static let leastToTouch = 0.001
}

struct BlendModeEffect: DrawingEffect {
    var blendMode: BlendMode
    var animatableData: EmptyAnimatableData {
        get { .init() }
        set {}
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.blended(blendMode) { content.draw(&$0) }
    }
}

/// Flattens what is inside into one image before anything outside applies to it.
struct GroupEffect: DrawingEffect {
    var animatableData: EmptyAnimatableData {
        get { .init() }
        set {}
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        emitter.group(map: .identity, isolated: true) { content.draw(&$0) }
    }
}

/// Keeps the place of a view and draws nothing.
struct HiddenEffect: DrawingEffect {
    var animatableData: EmptyAnimatableData {
        get { .init() }
        set {}
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {}

    func contentPoint(at point: CGPoint, in frame: CGRect) -> CGPoint? { nil }
}

extension View {
    /// Makes the view translucent: each of its leaves by itself. Values outside of 0…1 count as the nearer bound.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(PlainEffectModifier(effect: OpacityEffect(opacity: opacity)))
    }

    /// Chooses how the view's colours meet those below it.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(PlainEffectModifier(effect: BlendModeEffect(blendMode: blendMode)))
    }

    /// Makes one image of the view, so that opacity, shadows and blend modes outside see it as a whole.
    nonisolated public func compositingGroup() -> some View {
        modifier(PlainEffectModifier(effect: GroupEffect()))
    }

    /// Makes one image of the view, as `compositingGroup()` does.
    ///
    /// `opaque` and `colorMode` choose the memory format of that image on Apple's systems; ours is always
    /// translucent sRGB, so they change nothing here.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    {
        compositingGroup()
    }

    /// Draws nothing in place of the view.
    nonisolated public func hidden() -> some View { modifier(PlainEffectModifier(effect: HiddenEffect())) }
}

/// The range and encoding of colours in an off-screen image.
public enum ColorRenderingMode: Sendable, Hashable { case nonLinear, linear, extendedLinear }
