// SPDX-License-Identifier: MIT

/// A mistake in the text of a glyph: `Signs.glyphs:12: gear: no command "strok"`.
package struct GlyphMistake: Error, Equatable, CustomStringConvertible {
    package let file: String
    package let line: Int
    /// The glyph or definition with the mistake.
    package let glyph: String
    package let problem: String

    package init(file: String, line: Int, glyph: String, problem: String) {
        (self.file, self.line, self.glyph, self.problem) = (file, line, glyph, problem)
    }

    package var description: String { "\(file):\(line): \(glyph): \(problem)" }
}
