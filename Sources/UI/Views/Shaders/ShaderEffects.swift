// SPDX-License-Identifier: MIT

import Foundation
import Motion
@_spi(ViewGraph) import ViewGraph

/// A placeholder for a Metal effect: emits a warning and draws the view unchanged.
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
    /// Draws the view unchanged and emits a warning: shaders are not run.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "colorEffect", isEnabled: isEnabled)))
    }

    /// Draws the view unchanged and emits a warning: shaders are not run.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(
            PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "distortionEffect", isEnabled: isEnabled)))
    }

    /// Draws the view unchanged and emits a warning: shaders are not run.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(PlainEffectModifier(effect: ShaderEffect(shader: shader, name: "layerEffect", isEnabled: isEnabled)))
    }
}

extension VisualEffect {
    /// Draws the view unchanged and emits a warning: shaders are not run.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "colorEffect", isEnabled: isEnabled))
    }

    /// Draws the view unchanged and emits a warning: shaders are not run.
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "distortionEffect", isEnabled: isEnabled))
    }

    /// Draws the view unchanged and emits a warning: shaders are not run.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        stacked(ShaderEffect(shader: shader, name: "layerEffect", isEnabled: isEnabled))
    }
}
