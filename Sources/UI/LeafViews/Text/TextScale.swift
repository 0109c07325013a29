// SPDX-License-Identifier: MIT

import Foundation

extension Text {
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }

    /// If `isEnabled` is false, cancels the scale of an outer modifier.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { inside(.scale(scale, isEnabled)) }
}

extension TextAttributes {
    static func scale(_ scale: Text.Scale, _ isEnabled: Bool) -> Self {
        Self(fontAttributes: FontAttributes(scale: isEnabled ? scale : .default))
    }
}
