// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import Controls

/// The position of a sheet; lengths in points.
struct SheetRest {
    var look = SheetLook()
    /// The detent chosen by dragging; nil before the end of the first drag.
    var chosen: PresentationDetent?
    /// The current drag's distance; positive is down.
    var drag: CGFloat = 0

    /// The gap below the device's top inset at full height.
    private static let gap: CGFloat = 10

    /// The greatest height of a sheet, in points, in a window `window` points high.
    @MainActor private func most(in window: CGFloat) -> CGFloat {
        window - PresentationMetrics.covered.top - Self.gap
    }

    /// The height of the sheet's detent, raised by the keyboard and lowered by the drag; at most the full height.
    ///
    /// - Parameter keyboard: The height of the keyboard, over which the sheet rises.
    @MainActor func height(in window: CGFloat, _ keyboard: CGFloat = 0) -> CGFloat {
        min(height(of: detent, in: window) + keyboard - drag, most(in: window))
    }

    /// The height with which the content is laid out. A sheet that is pulled below its lowest detent keeps that height
    /// and leaves the window at the bottom.
    @MainActor func contentHeight(in window: CGFloat, _ keyboard: CGFloat = 0) -> CGFloat {
        let lowest = look.detents.map { height(of: $0, in: window) }.min() ?? most(in: window)
        return max(height(in: window, keyboard), min(lowest, height(of: detent, in: window)))
    }

    /// The progress of the sheet from the second highest detent (0) to the full height (1). It is 0 if no detent
    /// reaches the full height.
    @MainActor func fullness(in window: CGFloat) -> CGFloat {
        let most = most(in: window)
        let heights = look.detents.map { height(of: $0, in: window) }
        guard let highest = heights.max(), highest >= most else { return 0 }
        let next = heights.filter { $0 < most }.max() ?? 0
        return min(max((height(in: window) - next) / (most - next), 0), 1)
    }

    /// The size of a centred sheet, no larger than its content needs.
    @MainActor func cardSize(in window: CGSize) -> CGSize {
        let least = PresentationMetrics.cardInset
        let usual = look.sizing == .page ? PresentationMetrics.pageSize : PresentationMetrics.formSize
        let most = CGSize(
            width: min(usual.width, max(window.width - 2 * least, 0)),
            height: min(usual.height, max(window.height - 2 * least, 0)))
        let own: CGFloat =
            switch detent.kind {
            case .large: most.height
            case .medium: most.height / 2
            case .fraction(let fraction): (most.height * fraction).rounded()
            case .height(let height): height
            case .custom(let height): height(most.height) ?? most.height
            }
        return CGSize(width: most.width, height: min(own, most.height))
    }

    /// Whether touches behind the sheet are blocked.
    @MainActor func isModal(in window: CGFloat) -> Bool {
        switch look.interaction {
        case .disabled: true
        case .enabled(nil): false
        case .enabled(let highest?): height(of: detent, in: window) > height(of: highest, in: window)
        }
    }

    /// The detent at which the sheet lands after a drag; nil if the drag dismisses the sheet.
    ///
    /// - Parameter translation: The predicted distance of the drag, in points; positive is down.
    @MainActor func landing(after translation: CGFloat, in window: CGFloat) -> PresentationDetent? {
        let heights = look.detents.map { ($0, height(of: $0, in: window)) }
        let target = height(of: detent, in: window) - translation
        let lowest = heights.map(\.1).min() ?? most(in: window)
        if target < lowest / 2, !look.isLocked { return nil }
        return heights.min { abs($0.1 - target) < abs($1.1 - target) }?.0 ?? .large
    }

    @MainActor private var detent: PresentationDetent {
        if let selected = look.selection?.wrappedValue, look.detents.contains(selected) { return selected }
        if let chosen, look.detents.contains(chosen) { return chosen }
        return look.detents.first ?? .large
    }

    @MainActor private func height(of detent: PresentationDetent, in window: CGFloat) -> CGFloat {
        let (most, bottom) = (most(in: window), PresentationMetrics.covered.bottom)
        return switch detent.kind {
        case .large: most
        case .medium: ((most + Self.gap) / 2).rounded() + bottom / 2
        case .fraction(let fraction): (most * fraction).rounded()
        case .height(let height): min(height + bottom, most)
        case .custom(let height): min((height(most) ?? most) + bottom, most)
        }
    }
}
