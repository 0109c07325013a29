// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// A glyph that is a colour bitmap: an emoji.
struct GlyphPicture: Sendable {
    let bitmap: Bitmap
    /// In ems, y down, origin on the baseline.
    let frame: CGRect
}
