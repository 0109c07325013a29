// SPDX-License-Identifier: MIT

/// A closure that returns a colour for an appearance. Compared by identity.
package final class DynamicColor: Hashable, Sendable {
    let provider: @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color

    init(_ provider: @escaping @Sendable (_ isDark: Bool, _ hasHighContrast: Bool) -> Color) {
        self.provider = provider
    }

    package static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
