// SPDX-License-Identifier: MIT

import Foundation
import Typography

extension Font {
    /// The same letters at a size in points that stays.
    package func inSize(_ size: CGFloat) -> Font {
        var copy: Font
        switch base {
        case .style(let style, let design, let weight):
            copy = .system(size: size, weight: weight ?? TextSizes.standard.weight(of: style), design: design)
        case .system(_, let weight, let design): copy = .system(size: size, weight: weight, design: design)
        case .named(let name, _, _): copy = .custom(name, fixedSize: size)
        }
        copy.attributes = attributes
        copy.leading = leading
        return copy
    }

    /// The same letters in another design of the system font.
    package func design(_ design: Design) -> Font { changed(by: FontAttributes(design: design)) }

    /// The same letters, upright where `isItalic` is false.
    package func italic(_ isItalic: Bool) -> Font { changed(by: FontAttributes(isItalic: isItalic)) }

    private var standard: ResolvedFont {
        resolved(with: FontAttributes(), at: .standard, library: EnvironmentValues().fontLibrary)
    }

    /// In points, at the size of text `large`, with the fonts that are installed; nil where there are none.
    package var metrics: FontMetrics? {
        (try? EnvironmentValues().fontLibrary.font(standard.descriptor))?.metrics
    }

    /// From line to line, in points.
    package var lineHeight: CGFloat { standard.lineHeight ?? metrics?.lineHeight ?? 0 }

    /// Of a text in one line, in points.
    package func size(of text: String) -> CGSize {
        let run = TextRun(text, font: standard.descriptor, lineHeight: standard.lineHeight)
        return (try? TextLayout([run], library: EnvironmentValues().fontLibrary))?.size ?? .zero
    }

    /// Of a style at the size of text `large`, in points.
    package static func size(of style: TextStyle) -> CGFloat { DynamicTypeSize.large.metrics(of: style).size }
}
