import Foundation
@_spi(ViewGraph) import ViewGraph

/// What views may fill that ask for it, and what is left of that by a device and by bars.
struct SafeArea {
    /// All that there is: the window, or what a bar stands in.
    private(set) var window: CGRect
    /// What is left of it for views that say nothing.
    private(set) var frame: CGRect

    /// That in which an element stands, whose place is known.
    @MainActor init(around element: Element) {
        let host = element.host
        window = CGRect(origin: .zero, size: host.size)
        frame = host.contentArea
        var bars: [any SafeAreaBarsElement] = []
        var next = element.parent
        while let current = next {
            if let bar = current as? any SafeAreaBarsElement { bars.append(bar) }
            next = current.parent
        }
        for bar in bars.reversed() { shrink(by: bar) }
    }

    /// Takes the edges away that bars cover.
    @MainActor private mutating func shrink(by bars: any SafeAreaBarsElement) {
        let (outer, insets) = (bars.frame, bars.insets)
        let isMirrored = bars.node.environment.layoutDirection == .rightToLeft
        let (left, right) = isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        // Of rounding.
        let hair = 1e-6
        // A bar that is at the edge of the safe area leaves all that is behind it; another one only what it covers.
        let (minX, maxX) = (
            outer.minX <= frame.minX + hair ? window.minX : outer.minX,
            outer.maxX >= frame.maxX - hair ? window.maxX : outer.maxX
        )
        let (minY, maxY) = (
            outer.minY <= frame.minY + hair ? window.minY : outer.minY,
            outer.maxY >= frame.maxY - hair ? window.maxY : outer.maxY
        )
        window = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        let inner = CGRect(
            x: outer.minX + left, y: outer.minY + insets.top, width: max(outer.width - left - right, 0),
            height: max(outer.height - insets.top - insets.bottom, 0))
        let common = inner.intersection(frame)
        frame = common.isNull ? inner : common
    }

    /// Whether there is nothing to keep clear of.
    var isWhole: Bool { frame == window }

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

/// An element whose content keeps clear of bars at its edges.
@MainActor protocol SafeAreaBarsElement: Element {
    /// How far the bars reach inwards, in points.
    var insets: EdgeInsets { get }
}
