// SPDX-License-Identifier: MIT

/// Whether something is to be seen.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As the place has it.
    case automatic
    /// It is.
    case visible
    /// It is not.
    case hidden
}
