// SPDX-License-Identifier: MIT

extension View {
    /// Shows this view in light or dark appearance, whatever is around it.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
