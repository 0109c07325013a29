// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Interaction

/// A panel above all other views, at the view that has opened it: a menu, or the calendar of a date. A tap beside it
/// closes it.
struct PopupLayer<Content: View>: View {
    @Binding var isOpen: Bool
    /// Where the view is that has opened it, in the window.
    let anchor: CGRect
    /// Of the panel, in points.
    let width: CGFloat
    let content: Content
    @Environment(\.layoutDirection) private var direction
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        GeometryReader { window in
            if isOpen {
                let isBelow = anchor.midY <= window.size.height / 2
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(PopupMetrics.motion) { isOpen = false } }
                    .transition(.identity)
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
        .allowsHitTesting(isOpen)
    }

    private var panel: some View {
        content
            .frame(width: width)
            .background(PopupMetrics.ground(colorScheme))
            .clipShape(RoundedRectangle(cornerRadius: PopupMetrics.cornerRadius))
            .popupShadow(colorScheme)
    }

    /// The place in the window that the panel grows from.
    private func origin(in window: CGSize) -> UnitPoint {
        guard window.width > 0, window.height > 0 else { return .center }
        let y = anchor.midY <= window.height / 2 ? anchor.maxY + PopupMetrics.gap : anchor.minY - PopupMetrics.gap
        return UnitPoint(x: anchor.midX / window.width, y: y / window.height)
    }

    /// From the leading edge of the window: with its middle where that of the view is that has opened it, if there is room.
    private func leading(in window: CGFloat) -> CGFloat {
        let gap = PopupMetrics.gap
        let left = max(min(anchor.midX - width / 2, window - width - gap), gap)
        return direction == .rightToLeft ? window - left - width : left
    }

    private func distance(in height: CGFloat, isBelow: Bool) -> CGFloat {
        max(isBelow ? anchor.maxY : height - anchor.minY, 0) + PopupMetrics.gap
    }
}

/// What all panels have in common; lengths are in points.
package enum PopupMetrics {
    package static let cornerRadius: CGFloat = 13
    /// To the view that has opened it, and to the edges of the window.
    static let gap: CGFloat = 8
    static let motion = Animation.spring(response: 0.35, dampingFraction: 0.82)

    /// What the material of menus comes to above a plain ground.
    package static func ground(_ colorScheme: ColorScheme) -> Color {
        colorScheme == .dark ? Color(red: 0.145, green: 0.145, blue: 0.15) : Color(red: 0.97, green: 0.97, blue: 0.975)
    }
}

extension View {
    /// What panels cast.
    package func popupShadow(_ colorScheme: ColorScheme) -> some View {
        shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.2), radius: 24, y: 6)
    }

    /// Has a panel at this view while it is open.
    ///
    /// - Parameter width: Of the panel, in points.
    func popup<Content: View>(
        isOpen: Binding<Bool>, width: CGFloat, @ViewBuilder content: () -> Content
    ) -> some View {
        // Not what the view inherits that has opened it.
        let content = content().font(.body).foregroundColor(nil).environment(\.controlSize, .regular)
        return windowLayer { anchor in
            PopupLayer(isOpen: isOpen, anchor: anchor, width: width, content: content)
        }
    }
}
