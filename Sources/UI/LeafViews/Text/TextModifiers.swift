// SPDX-License-Identifier: MIT

import Foundation

extension View {
    /// What is said here stands above what is said further out.
    nonisolated private func textAttributes(_ attributes: TextAttributes) -> some View {
        transformEnvironment(\.textAttributes) { $0 = attributes.over($0) }
    }

    /// The font of texts in this view; nil: body.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The weight of texts in this view; nil: that of their fonts.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textAttributes(.weight(weight)) }

    /// The design of system fonts in this view; nil: as the fonts have it.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformEnvironment(\.textAttributes) { $0.fontAttributes.design = design }
    }

    /// Bold texts in this view, or where `isActive` is false, a `bold` further out taken back.
    nonisolated public func bold(_ isActive: Bool = true) -> some View { textAttributes(.bold(isActive)) }
    /// Italic texts in this view, or where `isActive` is false upright ones.
    nonisolated public func italic(_ isActive: Bool = true) -> some View { textAttributes(.italic(isActive)) }
    /// The monospaced design of system fonts in this view; other families stay as they are. Where `isActive` is false,
    /// a `monospaced` further out is taken back, though not those of fonts.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View { textAttributes(.monospaced(isActive)) }

    /// The width of letters in this view; nil: that of their fonts.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { textAttributes(.width(width)) }

    /// Digits of equal width.
    nonisolated public func monospacedDigit() -> some View { textAttributes(.monospacedDigit) }

    /// Points between letters; ligatures stay.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View {
        textAttributes(TextAttributes(kerning: kerning))
    }

    /// Points after each letter, also the last; breaks ligatures up, and takes the place of kerning.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View {
        textAttributes(TextAttributes(tracking: tracking))
    }

    /// Points upwards.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textAttributes(TextAttributes(baselineOffset: baselineOffset))
    }

    /// A line under texts in this view, in `color`; nil: in the colour of the letters. Where `isActive` is false, a
    /// line set further out is taken back.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAttributes(.underline(isActive, Text.LineStyle(pattern: pattern, color: color)))
    }

    /// A line through texts in this view, in `color`; nil: in the colour of the letters. Where `isActive` is false, a
    /// line set further out is taken back.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textAttributes(.strikethrough(isActive, Text.LineStyle(pattern: pattern, color: color)))
    }
}
