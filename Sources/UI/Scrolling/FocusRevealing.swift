// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views

/// Scrolls content so that the focused text field is above the keyboard.
@MainActor
enum FocusRevealing {
    /// The space below the field, in points.
    private static let margin: CGFloat = 8

    /// - Parameter last: The field and the keyboard height of the previous call. Nothing is scrolled if both are
    ///   unchanged.
    static func reveal(in host: ViewHost, last: inout (field: ObjectIdentifier, keyboard: CGFloat)?) {
        guard host.hasEverSet(SafeAreaTrait.self), let field = host.typedElement,
            let scroll = sequence(first: field as Element, next: \.parent).lazy
                .compactMap({ $0 as? ScrollElement }).first(where: { $0.settings.axes.contains(.vertical) })
        else { return last = nil }
        let area = host.safeArea(around: scroll)
        guard let keyboard = area.keyboard else { return last = nil }
        let present = (ObjectIdentifier(field), keyboard.height)
        if let last, last == present { return }
        last = present
        let hidden = field.boxInWindow.maxY + margin - area.frame.maxY
        guard hidden > 0 else { return }
        let offset = scroll.offset(at: host.time).y
        host.enqueue(Transaction(animation: KeyboardRequest.motion)) { [weak scroll] in
            guard let scroll else { return }
            scroll.request(.point(x: nil, y: offset + hidden), scroll.host.currentTransaction)
        }
    }
}
