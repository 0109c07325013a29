// SPDX-License-Identifier: MIT

import Foundation
import VirtualTime
import Views

/// A pane of glass behind a view.
nonisolated struct GlassModifier<Pane: Shape>: ViewModifier {
    let glass: Glass
    let shape: Pane

    @MainActor func body(content: Content) -> some View {
        content.background { if glass.variant != .identity { GlassPane(glass: glass, shape: shape) } }
    }
}

/// The pane itself: what lies behind, blurred, and a thin light along the edge.
struct GlassPane<Pane: Shape>: View, UnnamedView {
    let glass: Glass
    let shape: Pane
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let _ = VirtualClock.current?.services.warn(
            "glassEffect: glass is drawn as a material, which blurs; it bends no light and does not flow together")
        shape.fill(GlassStyle(glass: glass)).overlay {
            // Half of the line lies inside.
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
    /// Puts a pane of glass behind the view: a material with a thin light edge stands for it.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Which glass this is among others, for it to flow from one to the next; here each stays what it is.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Which panes of glass are one; here each is drawn for itself.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }

    /// How the glass comes and goes; here it does as the view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// Views whose panes of glass flow together where they are near; here each is drawn for itself.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// - Parameter spacing: How near panes are that flow together, in points.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views.
    public var body: some View { content }
}
