// SPDX-License-Identifier: MIT

public enum LayoutDirectionBehavior: Equatable, Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    package func mirrors(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}
