// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Screens

/// Finds a canvas that shows all content of a scrolling view: the device's width, the content's height.
@MainActor enum FittingCanvas {
    /// The height, in points, that is added to a canvas to detect which scroll views grow with it.
    private static let probe: CGFloat = 100
    /// The maximum number of iterations. One may not suffice, because lazy rows report their height only when they are
    /// visible.
    private static let mostRounds = 8

    /// The size of the canvas that fits a view.
    ///
    /// - Parameters:
    ///   - device: the window's size, in points.
    ///   - longestSide: the largest height, in points.
    ///   - host: makes a host of the view on a canvas of a given size.
    /// - Returns: nil if no scroll view grows with the canvas.
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
