// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore

/// AppKit's `selectedContentBackgroundColor`, the chosen row of a list in the active window. It is darker than the accent
/// colour.
package struct MacSelection: ShapeStyle {
    package init() {}

    package func _resolve(in context: _StyleContext) -> _ResolvedStyle {
        let accent = Color.accentColor.resolve(context)
        var standard = context
        (standard.accentColor, standard.namedColors) = (nil, nil)
        let isStandard = accent == Color.accentColor.resolve(standard)
        let color =
            isStandard
            ? Color(red: 0, green: (context.isDark ? 88 : 99) / 255, blue: (context.isDark ? 208 : 225) / 255)
            : Color.accentColor.mix(with: .black, by: 0.12, in: .device)
        return color._resolve(in: context)
    }
}
