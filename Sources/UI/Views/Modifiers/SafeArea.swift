// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// The window of a host, or a part of it, and how much of its edges is covered.
package struct SafeArea {
    /// All that a view can grow to.
    package let window: CGRect
    /// What is left of it for views that say nothing.
    package let frame: CGRect
    /// A keyboard at the bottom.
    package var keyboard: Keyboard?

    /// A keyboard that covers the bottom of a window.
    package struct Keyboard {
        /// From the window's bottom, in points.
        package let height: CGFloat
        /// What of it is higher than what the device covers there anyway, in points.
        package let excess: CGFloat
    }

    package init(window: CGRect, frame: CGRect, keyboard: Keyboard?) {
        self.window = window
        self.frame = frame
        self.keyboard = keyboard
    }

    @MainActor init(of host: ViewHost) {
        self.init(window: CGRect(origin: .zero, size: host.size), frame: host.contentArea, keyboard: nil)
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

    /// The same, for a view that grows on all edges.
    package func growth(of rect: CGRect, isMirrored: Bool) -> EdgeInsets { insets(of: rect, isMirrored: isMirrored) }

    /// `rect`, grown out of these regions on these edges.
    func growing(
        _ rect: CGRect, on edges: Edge.Set, _ regions: SafeAreaRegions = .all, isMirrored: Bool
    ) -> CGRect {
        if !regions.contains(.container) {
            let excess = regions.contains(.keyboard) && edges.contains(.bottom) ? keyboard?.excess ?? 0 : 0
            return excess > 0 ? rect.growing(below: min(room(rect).bottom, excess)) : rect
        }
        let room = room(rect)
        let left = edges.contains(isMirrored ? .trailing : .leading) ? room.left : 0
        let right = edges.contains(isMirrored ? .leading : .trailing) ? room.right : 0
        let top = edges.contains(.top) ? room.top : 0
        let kept = regions.contains(.keyboard) ? 0 : keyboard?.height ?? 0
        let bottom = edges.contains(.bottom) ? max(room.bottom - kept, 0) : 0
        return CGRect(
            x: rect.minX - left, y: rect.minY - top, width: rect.width + left + right,
            height: rect.height + top + bottom)
    }
}

extension CGRect {
    fileprivate func growing(below length: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: height + length)
    }
}

/// What an element makes of the safe area for those inside. Looked for by `ViewHost.safeArea(around:)` alone.
package enum SafeAreaTrait: OuterTrait {
    package static var defaultValue: (() -> SafeArea)? { nil }
}

extension ViewHost {
    var safeArea: SafeArea { SafeArea(of: self) }

    /// That in which an element stands.
    package func safeArea(around element: Element) -> SafeArea {
        guard hasEverSet(SafeAreaTrait.self) else { return safeArea }
        var next = element.parent
        while let current = next {
            if !current.ownTraits.isEmpty, let own = current.ownTraits[SafeAreaTrait.self], let area = own {
                return area()
            }
            next = current.parent
        }
        return safeArea
    }
}
