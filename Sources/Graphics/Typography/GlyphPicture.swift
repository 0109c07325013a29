// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// A colour bitmap of a glyph, such as an emoji.
struct GlyphPicture: Sendable {
    let bitmap: Bitmap
    /// The bitmap's rectangle in ems, with y down and the origin on the baseline.
    let frame: CGRect
}
