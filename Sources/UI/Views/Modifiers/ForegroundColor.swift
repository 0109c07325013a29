// SPDX-License-Identifier: MIT

extension View {
    /// The colour in which shapes, texts and template images are drawn; nil for the system's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundStyleModifier(styles: color.map { [$0] }))
    }
}
