// SPDX-License-Identifier: MIT

/// The position of a glyph or definition in its text, after its name.
package struct GlyphSource: Sendable {
    let library: GlyphLibrary
    let text: GlyphText
    let name: GlyphName
    /// The position of the byte after the name.
    let place: Int
}
