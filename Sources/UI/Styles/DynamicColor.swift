// SPDX-License-Identifier: MIT

/// What says which colour is meant, for a place. Two are equal where they are one.
package final class DynamicColor: Hashable, Sendable {
    let provider: @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color

    init(_ provider: @escaping @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color) {
        self.provider = provider
    }

    package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
