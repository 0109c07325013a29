// SPDX-License-Identifier: MIT

public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}
