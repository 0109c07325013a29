// SPDX-License-Identifier: MIT

/// The place of a glyph or definition: the text behind its name.
package struct GlyphSource: Sendable {
    let library: GlyphLibrary
    let text: GlyphText
    let name: GlyphName
    /// The byte that follows the name.
    let place: Int
}
