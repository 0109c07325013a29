// SPDX-License-Identifier: MIT

/// Whether something is drawn as its mirror image where text runs from right to left.
public enum LayoutDirectionBehavior: Equatable, Hashable, Sendable {
    /// Always drawn as it is.
    case fixed
    /// Mirrored where the layout direction is this one.
    case mirrors(in: LayoutDirection)

    /// Mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    package func mirrors(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
