// SPDX-License-Identifier: MIT

/// The direction in which text runs, and so the side on which "leading" lies.
///
/// The layouts of this folder know only leading and trailing: they put leading at x = 0, and a parent that lays out
/// from right to left mirrors the result (`LayoutResult.mirrored()`).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// As in English: leading is left.
    case leftToRight
    /// As in Arabic: leading is right.
    case rightToLeft
}
