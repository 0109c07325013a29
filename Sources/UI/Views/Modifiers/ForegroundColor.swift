// SPDX-License-Identifier: MIT

extension View {
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [$0] }))
    }
}
