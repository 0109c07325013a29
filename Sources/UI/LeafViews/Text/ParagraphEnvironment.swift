// SPDX-License-Identifier: MIT

import Foundation
import Typography

public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

extension Text {
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }
}

/// Limits of a text's number of lines. A nil `most` means no upper limit.
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
    /// Finds the fonts of texts and symbols. Set by a host whose assets have a `fontLibrary`.
    package var fontLibrary: FontLibrary {
        get { self[FontLibraryKey.self] }
        set { self[FontLibraryKey.self] = newValue }
    }

    package var lineLimits: LineLimits {
        get { self[LineLimitsKey.self] }
        set { self[LineLimitsKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimits(most: newValue) }
    }

    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Whether the spacing of letters may be reduced, by up to a twentieth of the font size, so that text fits.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// The line limits, truncation, alignment, spacing and scaling of texts in this environment. Left and right are
    /// already mirrored for right-to-left layouts.
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
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : 0, most: limit))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
    }

    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets the spacing of letters be reduced, by up to a twentieth of the font size, so that text fits.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
