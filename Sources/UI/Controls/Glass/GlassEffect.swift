// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import VirtualTime
import Views

/// Puts a pane of glass behind a view.
nonisolated struct GlassModifier<Pane: Shape>: ViewModifier {
    let glass: Glass
    let shape: Pane

    @MainActor func body(content: Content) -> some View {
        content.background { if glass.variant != .identity { GlassPane(glass: glass, shape: shape) } }
    }
}

/// A pane of glass: a blurred background with a thin highlight along its edge.
struct GlassPane<Pane: Shape>: View, UnnamedView {
    let glass: Glass
    let shape: Pane
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let _ = VirtualClock.current?.services.warn(
            "glassEffect: glass is drawn as a material, which blurs; it bends no light and does not flow together")
        shape.fill(GlassStyle(glass: glass)).overlay {
            // The clip removes the outer half of the stroke, so half of the line width is visible.
            shape.stroke(edge, lineWidth: 1.5).clipShape(shape)
        }
    }

    private var edge: LinearGradient {
        let (bright, faint) = colorScheme == .dark ? (0.35, 0.06) : (0.85, 0.3)
        return LinearGradient(
            colors: [.white.opacity(bright), .white.opacity(faint), .white.opacity(bright * 0.7)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

extension View {
    /// Approximates glass by a material with a thin bright edge.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Has no effect: panes do not morph.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        unsupported(self, "glassEffectID")
    }

    /// Has no effect: each pane is drawn by itself.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { unsupported(self, "glassEffectUnion") }

    /// Has no effect: the glass follows the view's transition.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        unsupported(self, "glassEffectTransition")
    }
}

/// Shows its views unchanged: their panes of glass do not merge.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}
