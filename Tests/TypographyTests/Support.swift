// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Typography

/// A font library that all tests share, so that each face is opened once.
let library = FontLibrary()

func system(
    _ size: CGFloat, weight: Int = 400, italic: Bool = false, _ design: FontDescriptor.Design = .default,
    monospacedDigits: Bool = false
) -> FontDescriptor {
    FontDescriptor(
        family: .system(design), size: size, weight: weight, isItalic: italic, hasMonospacedDigits: monospacedDigits)
}

func typeset(
    _ text: String, _ font: FontDescriptor = system(17), width: CGFloat? = nil, height: CGFloat? = nil,
    _ options: ParagraphOptions = ParagraphOptions(displayScale: 3)
) throws -> TextLayout {
    try TextLayout([TextRun(text, font: font)], width: width, height: height, options: options, library: library)
}

func typeset(
    _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, _ options: ParagraphOptions
) throws -> TextLayout {
    try typeset(text, system(17), width: width, height: height, options)
}

/// The width of a text before rounding up.
func exactWidth(_ text: String, _ font: FontDescriptor = system(17)) throws -> CGFloat {
    try typeset(text, font).lines[0].frame.width
}

extension TextLayout {
    var glyphs: [Glyph] { lines.flatMap(\.pieces).flatMap(\.glyphs) }
    /// The bounds of all glyph outlines.
    var inkBounds: CGRect {
        lines.flatMap(\.pieces).map(\.path.boundingRect).filter { !$0.isNull }.reduce(CGRect.null) { $0.union($1) }
    }
}
