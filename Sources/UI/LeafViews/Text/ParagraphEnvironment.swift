// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// Where the lines of a text stand among each other. A text is never wider than its widest line.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
    /// Where the ellipsis stands in a text that does not fit.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Letters as they are written here, whatever was typed.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// How many lines a text has at least and at most.
package struct LineLimits: Hashable {
    package var least = 0
    package var most: Int?
}

private enum LineLimitsKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum FontLibraryKey: EnvironmentKey { static let defaultValue = FontLibrary() }

extension EnvironmentValues {
    /// Where fonts come from.
    package var fontLibrary: FontLibrary {
        get { self[FontLibraryKey.self] }
        set { self[FontLibraryKey.self] = newValue }
    }

    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    /// How many lines a text may have; nil: any number.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }

    /// Points between two lines, on top of what the font asks for.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How far a text may shrink that does not fit.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// Where the lines of a text stand among each other; `.leading` by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Where the ellipsis stands in a text that does not fit; `.tail` by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Whether letters may move together, by up to a twentieth of the font's size, to make a text fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// How letters are written, by the rules of the locale; nil, the default: as they were typed.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// How texts are set here.
    var paragraphOptions: ParagraphOptions {
        let isMirrored = layoutDirection == .rightToLeft
        let truncation: ParagraphOptions.Truncation =
            switch truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        let alignment: ParagraphOptions.Alignment =
            switch multilineTextAlignment {
            case .leading: isMirrored ? .trailing : .leading
            case .center: .center
            case .trailing: isMirrored ? .leading : .trailing
            }
        return ParagraphOptions(
            lineLimit: lineLimits.most, minimumLineCount: lineLimits.least, truncation: truncation,
            alignment: alignment, direction: isMirrored ? .rightToLeft : .leftToRight, lineSpacing: lineSpacing,
            minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening,
            displayScale: displayScale)
    }
}

extension View {
    /// How many lines texts may have; nil: any number.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// - Parameter reservesSpace: Texts are as high as `limit` lines even when they have fewer.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : 0, most: limit))
    }

    /// Texts are at least as high as this many lines, and have any number.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound))
    }

    /// Texts have up to this many lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }

    /// Texts are at least as high as the lower bound of lines, and have up to the upper.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
    }

    /// Points between two lines, on top of what the font asks for.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// How far texts may shrink that do not fit, from 0 to 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Where the lines of texts stand among each other. Their frames do not move.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Where the ellipsis stands in texts that do not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Whether letters may move together, by up to a twentieth of the font's size, to make a text fit.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// How letters are written; nil: as they were typed.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
