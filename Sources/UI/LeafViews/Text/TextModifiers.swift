// SPDX-License-Identifier: MIT

import Foundation

extension View {
    /// Sets text attributes for this view's subtree. Modifiers inside the subtree take precedence.
    nonisolated private func textAttributes(_ attributes: TextAttributes) -> some View {
        transformEnvironment(\.textAttributes) { $0 = attributes.over($0) }
    }

    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textAttributes(.weight(weight)) }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.textAttributes) { $0.fontAttributes.design = design }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View { textAttributes(.bold(isActive)) }
    nonisolated public func italic(_ isActive: Bool = true) -> some View { textAttributes(.italic(isActive)) }
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { textAttributes(.monospaced(isActive)) }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textAttributes(.width(width)) }

    nonisolated public func monospacedDigit() -> some View { textAttributes(.monospacedDigit) }

    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textAttributes(.scale(scale, isEnabled))
    }

    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        textAttributes(TextAttributes(kerning: kerning))
    }

    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        textAttributes(TextAttributes(tracking: tracking))
    }

    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAttributes(TextAttributes(baselineOffset: baselineOffset))
    }

    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAttributes(.underline(isActive, Text.LineStyle(pattern: pattern, color: color)))
    }

    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAttributes(.strikethrough(isActive, Text.LineStyle(pattern: pattern, color: color)))
    }
}
