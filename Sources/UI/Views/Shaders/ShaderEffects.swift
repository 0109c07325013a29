// SPDX-License-Identifier: MIT

import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// Stands for an effect that only Metal can make: says so, and draws the view as it is.
struct ShaderEffect: DrawingEffect {
    let shader: Shader
    let name: String
    let isEnabled: Bool

    var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    func emit(_ content: Element, in frame: CGRect, _ emitter: inout Emitter) {
        if isEnabled { shader.warn(name) }
        content.draw(&emitter)
    }
}

extension View {
    /// Changes each pixel's colour by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "colorEffect", isEnabled: isEnabled)))
    }

    /// Moves pixels by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "distortionEffect", isEnabled: isEnabled)))
    }

    /// Makes pixels of the view by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "layerEffect", isEnabled: isEnabled)))
    }
}

extension VisualEffect {
    /// Changes each pixel's colour by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "colorEffect", isEnabled: isEnabled))
    }

    /// Moves pixels by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "distortionEffect", isEnabled: isEnabled))
    }

    /// Makes pixels of the view by a function in Metal's language; here the view is drawn as it is, and a warning says so.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "layerEffect", isEnabled: isEnabled))
    }
}
