// SPDX-License-Identifier: MIT

import SymbolData

/// A glyph or definition in the text of its library, ready to be parsed from the byte after its name.
package struct GlyphSource: Sendable {
    let library: GlyphLibrary
    let text: GlyphText
    let name: GlyphName
    /// The position of the byte after the name.
    let place: Int
}
