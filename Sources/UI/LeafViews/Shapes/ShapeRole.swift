// SPDX-License-Identifier: MIT

public enum ShapeRole: Equatable, Hashable, Sendable {
    case fill
    case stroke
    case separator
}
