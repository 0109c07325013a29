import Foundation
@_spi(ViewGraph) import ViewGraph

/// The window of a host, and how much of its edges a device covers.
struct SafeArea {
    /// All of the window.
    let window: CGRect
    /// What is left of it for views that say nothing.
    let frame: CGRect

    @MainActor init(of host: ViewHost) {
        window = CGRect(origin: .zero, size: host.size)
        frame = host.contentArea
    }

    /// How far each side of `rect` may be moved outwards: to the edge of the window where it touches or crosses that
    /// of the safe area, else not at all.
    private func room(_ rect: CGRect) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        // Of rounding.
        let hair = 1e-6
        return (
            rect.minX <= frame.minX + hair ? max(rect.minX - window.minX, 0) : 0,
            rect.minY <= frame.minY + hair ? max(rect.minY - window.minY, 0) : 0,
            rect.maxX >= frame.maxX - hair ? max(window.maxX - rect.maxX, 0) : 0,
            rect.maxY >= frame.maxY - hair ? max(window.maxY - rect.maxY, 0) : 0
        )
    }

    /// What a view in `rect` has to keep clear of, if it grows out of the safe area.
    func insets(of rect: CGRect, isMirrored: Bool) -> EdgeInsets {
        let room = room(rect)
        return EdgeInsets(
            top: room.top, leading: isMirrored ? room.right : room.left, bottom: room.bottom,
            trailing: isMirrored ? room.left : room.right)
    }

    /// `rect`, grown out of the safe area on these edges.
    func growing(_ rect: CGRect, on edges: Edge.Set, isMirrored: Bool) -> CGRect {
        let room = room(rect)
        let left = edges.contains(isMirrored ? .trailing : .leading) ? room.left : 0
        let right = edges.contains(isMirrored ? .leading : .trailing) ? room.right : 0
        let top = edges.contains(.top) ? room.top : 0
        let bottom = edges.contains(.bottom) ? room.bottom : 0
        return CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}

extension ViewHost {
    var safeArea: SafeArea { SafeArea(of: self) }
}
