// SPDX-License-Identifier: MIT

import Foundation
import Typography

extension Font {
    /// The font at a fixed size in points.
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

    /// The font in another design of the system font.
    package func design(_ design: Design) -> Font { changed(by: FontAttributes(design: design)) }

    /// False makes the font upright.
    public func italic(_ isItalic: Bool) -> Font { changed(by: FontAttributes(isItalic: isItalic)) }

    private var standard: ResolvedFont {
        resolved(with: FontAttributes(), at: .standard, library: EnvironmentValues().fontLibrary)
    }

    /// The metrics in points at dynamic type size `large`; nil if the font is not installed.
    package var metrics: FontMetrics? {
        (try? EnvironmentValues().fontLibrary.font(standard.descriptor))?.metrics
    }

    /// The line height in points; 0 if the font is not installed.
    package var lineHeight: CGFloat { standard.lineHeight ?? metrics?.lineHeight ?? 0 }

    /// The size of a text on one line, in points.
    package func size(of text: String) -> CGSize {
        let run = TextRun(text, font: standard.descriptor, lineHeight: standard.lineHeight)
        return (try? TextLayout([run], library: EnvironmentValues().fontLibrary))?.size ?? .zero
    }

    /// The font size of a text style at dynamic type size `large`, in points.
    package static func size(of style: TextStyle) -> CGFloat { DynamicTypeSize.large.metrics(of: style).size }
}
