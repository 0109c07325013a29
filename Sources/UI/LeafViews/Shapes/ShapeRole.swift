// SPDX-License-Identifier: MIT

/// What a shape is meant for.
public enum ShapeRole: Equatable, Hashable, Sendable {
    /// An area.
    case fill
    /// A line: the outline of another shape.
    case stroke
    /// A line between other things.
    case separator
}
