import Foundation
import Geometry
import Motion
import Views

/// An open menu above all other views, at the view that has opened it. A tap beside it closes it.
struct MenuLayer<Content: View>: View {
    @Binding var isOpen: Bool
    /// Where the view is that has opened it, in the window.
    let anchor: CGRect
    let content: Content
    @Environment(\.layoutDirection) private var direction

    static var motion: Animation { .spring(response: 0.35, dampingFraction: 0.82) }
    /// To the view that has opened it, and to the edges of the window, in points.
    private static var gap: CGFloat { 8 }

    var body: some View {
        GeometryReader { window in
            if isOpen {
                let isBelow = anchor.midY <= window.size.height / 2
                Color.clear.contentShape(Rectangle()).onTapGesture { close() }.transition(.identity)
                MenuPanel(content: content, close: close)
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

    /// The place in the window that the menu grows from.
    private func origin(in window: CGSize) -> UnitPoint {
        guard window.width > 0, window.height > 0 else { return .center }
        let y = anchor.midY <= window.height / 2 ? anchor.maxY + Self.gap : anchor.minY - Self.gap
        return UnitPoint(x: anchor.midX / window.width, y: y / window.height)
    }

    private func close() { withAnimation(Self.motion) { isOpen = false } }

    /// From the leading edge of the window: as far as the view that has opened it, if there is room.
    private func leading(in width: CGFloat) -> CGFloat {
        let wanted = anchor.midX <= width / 2 ? anchor.minX : anchor.maxX - MenuMetrics.width
        let left = max(min(wanted, width - MenuMetrics.width - Self.gap), Self.gap)
        return direction == .rightToLeft ? width - left - MenuMetrics.width : left
    }

    private func distance(in height: CGFloat, isBelow: Bool) -> CGFloat {
        max(isBelow ? anchor.maxY : height - anchor.minY, 0) + Self.gap
    }
}

/// The measures of menus, in points.
enum MenuMetrics {
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let cornerRadius: CGFloat = 13
    /// Beside the items.
    static let inset: CGFloat = 16
    /// For a checkmark before an item.
    static let checkmark: CGFloat = 24
}

/// The items of a menu, below each other, with lines between them.
private struct MenuPanel<Content: View>: View {
    let content: Content
    let close: @MainActor () -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        ChildReader {
            content.menuSurroundings(OpenMenu(close: close))
        } result: { items in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(items) { item in
                    if item.id != items.first?.id {
                        Color(.separator).frame(height: pixel)
                    }
                    item
                        .padding(.horizontal, item.waitsForTouches ? 0 : MenuMetrics.inset)
                        .frame(
                            maxWidth: .infinity, minHeight: MenuMetrics.rowHeight,
                            alignment: item.waitsForTouches ? .center : .leading)
                }
            }
            .frame(width: MenuMetrics.width)
            .background(ground)
            .clipShape(RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius))
            .shadow(color: .black.opacity(colorScheme == .dark ? 0.4 : 0.2), radius: 24, y: 6)
        }
    }

    /// What the material of menus comes to above a plain ground.
    private var ground: Color {
        colorScheme == .dark ? Color(red: 0.145, green: 0.145, blue: 0.15) : Color(red: 0.97, green: 0.97, blue: 0.975)
    }
}

extension View {
    /// What menus have their items inherit, whatever the view inherits that has opened them.
    fileprivate func menuSurroundings(_ menu: OpenMenu) -> some View {
        environment(\.openMenu, menu)
            .environment(\.controlSize, .regular)
            .font(.body)
            .foregroundColor(nil)
            .buttonStyle(MenuButtonStyle())
            .labelStyle(MenuLabelStyle())
    }
}
