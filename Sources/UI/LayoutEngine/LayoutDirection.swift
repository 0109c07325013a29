// SPDX-License-Identifier: MIT

/// The layouts of this module know leading and trailing only. They put leading at x = 0; right-to-left parents mirror
/// the result (`LayoutResult.mirrored()`).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}
