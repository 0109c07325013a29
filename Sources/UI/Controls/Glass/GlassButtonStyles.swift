// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore

/// Draws the label on a pane of glass. The pane is brighter while the button is pressed.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle, Sendable {
    let glass: Glass

    public init() { glass = .regular }
    public init(_ glass: Glass) { self.glass = glass }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassLook(glass: glass, isProminent: false))
    }
}

public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(GlassLook(glass: .regular, isProminent: true))
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassLook: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.font) private var font

    func makeBody(configuration: Configuration) -> some View {
        let metrics = size.buttonMetrics
        let accent: Color = configuration.role == .destructive ? .red : .accentColor
        configuration.label
            .foregroundStyle(labelStyle)
            .font(font ?? metrics.font)
            .padding(.vertical, metrics.vertical)
            .padding(.horizontal, shape.isCircle ? metrics.vertical : metrics.horizontal)
            .glassEffect(
                isProminent ? glass.tint(isEnabled ? accent : .gray.opacity(0.2)) : glass, in: pane
            )
            .brightness(configuration.isPressed ? 0.08 : 0)
    }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return isProminent ? AnyShapeStyle(.white) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }

    private var pane: AnyShape {
        shape == .automatic ? AnyShape(Capsule()) : AnyShape(shape.shape(for: size))
    }
}
