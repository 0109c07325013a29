// SPDX-License-Identifier: MIT

extension View {
    /// Ignores the fonts and colours that the author gives texts and symbols in this view. Outer modifiers set them.
    nonisolated package func ignoringOwnStyles() -> some View { environment(\.ignoresOwnStyles, true) }

    /// Sets the font of a part of a label whose own styles are ignored.
    nonisolated package func labelFont(_ font: Font) -> some View {
        transformEnvironment(\.self) { values in
            let isIgnoring = values.ignoresOwnStyles
            if isIgnoring { values.ignoresOwnStyles = false }
            values.font = font
            if isIgnoring { values.ignoresOwnStyles = true }
        }
    }
}
