// SPDX-License-Identifier: MIT

import Foundation

extension Text {
    /// The size of letters beside their font's.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        /// The font's own.
        public static let `default` = Scale(factor: 1)
        /// Smaller: of units and the like, four fifths as large.
        public static let secondary = Scale(factor: 0.8)
    }

    /// Letters of another size than their font's; where `isEnabled` is false, a scale around this text is taken back.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { inside(.scale(scale, isEnabled)) }
}

extension TextAttributes {
    static func scale(_ scale: Text.Scale, _ isEnabled: Bool) -> Self {
        Self(fontAttributes: FontAttributes(scale: isEnabled ? scale : .default))
    }
}
