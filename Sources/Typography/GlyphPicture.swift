// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// A glyph that is a picture in colours: an emoji.
struct GlyphPicture: Sendable {
    let bitmap: Bitmap
    /// Where it lies, in parts of an em, y down, origin on the baseline.
    let frame: CGRect
}
