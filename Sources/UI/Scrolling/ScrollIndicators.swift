// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import Views

/// The scroll indicators, which are visible while a finger scrolls and for 0.35 s after the content has come to rest.
@MainActor
final class ScrollIndicators {
    /// The time, in seconds, at which the content comes or came to rest. Infinite while a finger is down.
    private var restsFrom = -Double.infinity

    /// How long the indicators stay opaque at rest, and how long they then take to fade, in seconds.
    private static let (stay, fade) = (0.35, 0.25)
    /// The metrics of an indicator, in points.
    private static let (thickness, inset, leastLength): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
    /// The minimum length of an indicator while the content is pulled beyond its edge, in points.
    private static let shortest: CGFloat = 8

    /// Called when a finger begins to scroll.
    func begin() { restsFrom = .infinity }
    /// Called when a finger lifts. `time` is the time at which the content comes to rest.
    func end(at time: Double) { restsFrom = time }
    /// Hides the indicators if a finger has shown them, because a programmatic scroll takes over.
    func forget() { if restsFrom == .infinity { restsFrom = -.infinity } }

    private func opacity(at time: Double) -> Double {
        1 - min(max((time - restsFrom - Self.stay) / Self.fade, 0), 1)
    }

    func areSeen(at time: Double, _ motion: ScrollMotion) -> Bool { opacity(at: time) > 0 }

    /// - Parameter viewport: The visible area of the scroll view, in layout space.
    func draw(_ scroll: ScrollElement, in viewport: CGRect, _ emitter: inout Emitter) {
        let opacity = opacity(at: emitter.clockTime)
        guard opacity > 0 else { return }
        let isDark = scroll.node.environment.colorScheme == .dark
        let color = RGBAColor(white: isDark ? 1 : 0, alpha: isDark ? 0.5 : 0.35)
        let isMirrored = scroll.node.environment.layoutDirection == .rightToLeft
        let (size, content) = (scroll.size, scroll.contentSize)
        let (margins, insets) = (scroll.settings.contentMargins, scroll.settings.indicatorMargins)
        let (offset, greatest) = (scroll.offset(at: emitter.clockTime), scroll.greatestOffset)
        /// The start and length of an indicator, in points.
        ///
        /// `track` is the length of its track, `whole` the length of the content, and `page` the visible length of the
        /// content.
        func bar(_ offset: CGFloat, _ greatest: CGFloat, _ page: CGFloat, _ whole: CGFloat, _ track: CGFloat)
            -> (start: CGFloat, length: CGFloat)
        {
            let length = max(track * page / max(whole, page), min(Self.leastLength, track))
            let over = offset < 0 ? -offset : max(offset - greatest, 0)
            let shown = max(length - over, Self.shortest)
            let share = min(max(offset / greatest, 0), 1)
            return (offset < 0 ? 0 : (track - shown) * share, shown)
        }
        func emit(_ rect: CGRect) {
            let path = Path(
                roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: Self.thickness / 2, style: .circular)
            emitter.faded(to: opacity) { $0.leaf(.fill(path, FillStyle(), .color(color)), at: rect.origin) }
        }
        let hasBoth = greatest.x > 0 && greatest.y > 0
        let corner = hasBoth ? Self.thickness + Self.inset : 0
        if greatest.y > 0, scroll.settings.showsIndicators(.vertical) {
            let frame = scroll.frame.inset(by: insets, isMirrored: isMirrored)
            let track = frame.height - 2 * Self.inset - corner
            let (start, length) = bar(offset.y, greatest.y, size.height, content.height + margins.vertical, track)
            let x =
                isMirrored ? frame.minX + Self.inset : frame.maxX - Self.inset - Self.thickness
            emit(CGRect(x: x, y: frame.minY + Self.inset + start, width: Self.thickness, height: length))
        }
        if greatest.x > 0, scroll.settings.showsIndicators(.horizontal) {
            let frame = scroll.frame.inset(by: insets, isMirrored: isMirrored)
            let track = frame.width - 2 * Self.inset - corner
            let (start, length) = bar(offset.x, greatest.x, size.width, content.width + margins.horizontal, track)
            let x = isMirrored ? frame.maxX - Self.inset - start - length : frame.minX + Self.inset + start
            emit(
                CGRect(
                    x: x, y: frame.maxY - Self.inset - Self.thickness, width: length, height: Self.thickness))
        }
        if opacity < 1 || restsFrom < .infinity { emitter.noteTimeDependence() }
    }
}
