// SPDX-License-Identifier: MIT

/// How content of a fixed shape takes a space of another shape.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible inside of the space.
    case fit
    /// As small as possible around the space.
    case fill
}
