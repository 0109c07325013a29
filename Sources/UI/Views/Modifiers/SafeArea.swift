// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A window, or a part of it, with its safe area.
package struct SafeArea {
    /// The bounds to which views can extend.
    package let window: CGRect
    /// The safe part of `window`.
    package let frame: CGRect
    /// The keyboard at the bottom, if it is shown.
    package var keyboard: Keyboard?

    /// A keyboard that covers the bottom of a window.
    package struct Keyboard {
        /// The distance from the window's bottom to the keyboard's top, in points.
        package let height: CGFloat
        /// The part of `height` above the device's own bottom inset, in points.
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

    /// The distances by which the sides of `rect` can move outwards: to the window's edge where `rect` touches or
    /// crosses the safe area's edge, otherwise 0.
    private func room(_ rect: CGRect) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        // Tolerance for rounding errors, in points.
        let hair = 1e-6
        return (
            rect.minX <= frame.minX + hair ? max(rect.minX - window.minX, 0) : 0,
            rect.minY <= frame.minY + hair ? max(rect.minY - window.minY, 0) : 0,
            rect.maxX >= frame.maxX - hair ? max(window.maxX - rect.maxX, 0) : 0,
            rect.maxY >= frame.maxY - hair ? max(window.maxY - rect.maxY, 0) : 0
        )
    }

    /// The safe-area insets that a view in `rect` gets when it extends to the window's edges.
    func insets(of rect: CGRect, isMirrored: Bool) -> EdgeInsets {
        let room = room(rect)
        return EdgeInsets(
            top: room.top, leading: isMirrored ? room.right : room.left, bottom: room.bottom,
            trailing: isMirrored ? room.left : room.right)
    }

    /// The distances by which the viewport of a scroll view in `rect` extends into the unsafe area.
    package func growth(of rect: CGRect, isMirrored: Bool) -> EdgeInsets { insets(of: rect, isMirrored: isMirrored) }

    /// Extends `rect` into `regions` on `edges`.
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

/// The safe area that an element defines for its descendants. Read only by `ViewHost.safeArea(around:)`.
package enum SafeAreaTrait: OutermostTrait {
    package static var defaultValue: (() -> SafeArea)? { nil }
}

extension ViewHost {
    var safeArea: SafeArea { SafeArea(of: self) }

    /// The safe area of the nearest ancestor that defines one; otherwise the window's.
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
