// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

/// A panel above all other views, such as a menu. It is placed next to the view that opened it, and a tap outside
/// closes it.
struct PopupLayer<Content: View>: View, UnnamedView {
    @Binding var isOpen: Bool
    /// The frame of the view that opened the panel, in window coordinates.
    let anchor: CGRect
    /// The width of the panel, whatever its content, in points.
    let width: CGFloat
    let content: Content
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isMac) private var isMac
    let isMenu: Bool
    /// The place of a context menu of macOS, in window coordinates.
    let pointer: CGPoint?

    var body: some View {
        GeometryReader { window in
            if isOpen {
                let isBelow = anchor.midY <= window.size.height / 2
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(PopupMetrics.motion) { isOpen = false } }
                    .transition(.identity)
                if isMac, isMenu {
                    MacMenuPlace(anchor: anchor, pointer: pointer, isMirrored: direction == .rightToLeft) { macPanel }
                        .transition(.opacity)
                } else {
                    panel
                        .padding(.leading, leading(in: window.size.width))
                        .padding(isBelow ? .top : .bottom, distance(in: window.size.height, isBelow: isBelow))
                        .frame(
                            width: window.size.width, height: window.size.height,
                            alignment: isBelow ? .topLeading : .bottomLeading
                        )
                        .transition(.scale(scale: 0.2, anchor: origin(in: window.size)).combined(with: .opacity))
                }
            }
        }
        .allowsHitTesting(isOpen)
    }

    private var panel: some View {
        content
            .frame(width: width)
            .background(PopupMetrics.ground(colorScheme))
            .clipShape(RoundedRectangle(cornerRadius: PopupMetrics.cornerRadius))
            .popupShadow(colorScheme)
    }

    /// A menu of macOS, as wide as its widest item.
    private var macPanel: some View {
        let shape = RoundedRectangle(cornerRadius: MacMenuMetrics.cornerRadius, style: .continuous)
        return
            content
            .fixedSize()
            .background(PopupMetrics.ground(colorScheme), in: shape)
            .overlay { shape.strokeBorder(Color.macPanelLine, lineWidth: 0.5) }
            .compositingGroup()
            .popupShadow(colorScheme)
    }

    /// The point from which the panel grows when it opens, as a unit point of the window.
    private func origin(in window: CGSize) -> UnitPoint {
        guard window.width > 0, window.height > 0 else { return .center }
        let y = anchor.midY <= window.height / 2 ? anchor.maxY + PopupMetrics.gap : anchor.minY - PopupMetrics.gap
        return UnitPoint(x: anchor.midX / window.width, y: y / window.height)
    }

    /// The panel's leading inset. The panel is centred on the anchor, but kept inside the window.
    private func leading(in window: CGFloat) -> CGFloat {
        let gap = PopupMetrics.gap
        let left = max(min(anchor.midX - width / 2, window - width - gap), gap)
        return direction == .rightToLeft ? window - left - width : left
    }

    private func distance(in height: CGFloat, isBelow: Bool) -> CGFloat {
        max(isBelow ? anchor.maxY : height - anchor.minY, 0) + PopupMetrics.gap
    }
}

/// Constants of all panels; lengths in points.
package enum PopupMetrics {
    package static let cornerRadius: CGFloat = 13
    /// The distance from the panel to its anchor and to the window's edges.
    static let gap: CGFloat = 8
    static let motion = Animation.spring(response: 0.35, dampingFraction: 0.82)

    /// An opaque colour that looks like the material of menus in front of a plain background.
    package static func ground(_ colorScheme: ColorScheme) -> Color {
        colorScheme == .dark ? Color(red: 0.145, green: 0.145, blue: 0.15) : Color(red: 0.97, green: 0.97, blue: 0.975)
    }
}

extension View {
    /// Adds a panel's shadow, which is darker in dark mode. Its radius is 24 points.
    package func popupShadow(_ colorScheme: ColorScheme) -> some View {
        shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.2), radius: 24, y: 6)
    }

    /// Shows a panel next to this view while `isOpen` is true.
    ///
    /// - Parameters:
    ///   - width: The panel's width, in points.
    ///   - isMenu: Whether the panel is a menu, which on macOS is as wide as its items.
    ///   - lifted: A drawing whose box anchors the panel. If nil, this view is the anchor.
    ///   - pointer: The top leading corner of a context menu of macOS, in the window.
    func popup<Content: View>(
        isOpen: Binding<Bool>, width: CGFloat, isMenu: Bool = false, _ lifted: LiftedDrawing? = nil,
        pointer: CGPoint? = nil, @ViewBuilder content: () -> Content
    ) -> some View {
        // Resets environment values that the panel would otherwise inherit from the view that opened it.
        let content = content().font(.body).foregroundColor(nil).environment(\.controlSize, .regular)
            .environment(\.isInList, false).pageTypeSize()
        return menuLayer { anchor in
            PopupLayer(
                isOpen: isOpen, anchor: lifted?.box ?? anchor, width: width, content: content, isMenu: isMenu,
                pointer: pointer)
        }
    }
}
