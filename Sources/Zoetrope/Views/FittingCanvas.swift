// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import Screens

/// The canvas on which a view that scrolls is seen whole: as wide as the device, as high as the content.
@MainActor enum FittingCanvas {
    /// How much higher the canvas becomes to find out which scroll views follow.
    private static let probe: CGFloat = 100
    /// Rows that are made lazily tell their height when they are seen.
    private static let mostRounds = 8

    /// - Parameters:
    ///   - device: in points.
    ///   - longestSide: in points.
    ///   - host: the view on a canvas of such a size.
    /// - Returns: nil where no scroll view becomes higher with the canvas.
    static func size(on device: CGSize, longestSide: CGFloat, _ host: (CGSize) -> ViewHost) -> CGSize? {
        func views(_ height: CGFloat) -> [(height: CGFloat, content: CGFloat)] {
            host(CGSize(width: device.width, height: height)).verticalScrollViews
        }
        var (fitting, shown) = (device.height, views(device.height))
        guard !shown.isEmpty else { return nil }
        let higher = views(device.height + probe)
        guard shown.count == higher.count else { return nil }
        let following = shown.indices.filter { higher[$0].height > shown[$0].height + 0.5 }
        guard !following.isEmpty else { return nil }
        for _ in 0..<mostRounds {
            guard let missing = following.map({ shown[$0].content - shown[$0].height }).max() else { break }
            let next = min(max((fitting + missing).rounded(.up), 1), longestSide)
            if next == fitting { break }
            fitting = next
            let new = views(fitting)
            guard new.count == shown.count else { break }
            shown = new
        }
        return CGSize(width: device.width, height: fitting)
    }
}
