// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Views
import Controls

private enum InspectorWidthKey: NeutralPreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, panel: content()))
    }

    /// Ignores the bounds: the inspector has its ideal width.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    {
        preference(key: InspectorWidthKey.self, value: ideal)
    }

    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }
}

/// Shows the inspector in a column or a sheet.
private struct InspectorModifier<Panel: View>: ViewModifier {
    @Binding var isPresented: Bool
    let panel: Panel
    @State private var width: CGFloat?
    @Environment(\.horizontalSizeClass) private var sizeClass

    /// The default width on iPadOS, in points.
    private static var usualWidth: CGFloat { 320 }

    func body(content: Content) -> some View {
        if sizeClass == .regular {
            HStack(spacing: 0) {
                content.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                if isPresented {
                    Divider().ignoresSafeArea()
                    ImplicitColumn(panel)
                        .frame(width: width ?? Self.usualWidth)
                        .frame(maxHeight: .infinity)
                        .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
                        .transition(.move(edge: .trailing))
                }
            }
            .animation(PresentationMetrics.motion, value: isPresented)
        } else {
            let panel = panel
            content.sheet(isPresented: $isPresented) { panel.presentationDetents([.medium, .large]) }
        }
    }
}
