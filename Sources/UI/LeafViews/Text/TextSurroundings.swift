// SPDX-License-Identifier: MIT

import Foundation
import Typography
@_spi(ViewGraph) import ViewGraph

/// The environment values that a text reads. Consecutive texts with the same environment share one value.
struct TextSurroundings {
    let environment: EnvironmentValues
    let language: TextLanguage
    let attributes: TextAttributes
    let ignoresOwnStyles: Bool
    let textCase: Text.Case?
    let sizes: TextSizes
    let fontLibrary: FontLibrary
    let paragraphOptions: ParagraphOptions
    let contentTransition: ContentTransition
    let styleContext: StyleContext
    /// The font of texts without font attributes of their own.
    let font: ResolvedFont

    init(_ environment: EnvironmentValues) {
        self.environment = environment
        language = TextLanguage(of: environment)
        attributes = environment.textAttributes
        ignoresOwnStyles = environment.ignoresOwnStyles
        textCase = environment.textCase
        sizes = environment.textSizes
        fontLibrary = environment.fontLibrary
        paragraphOptions = environment.paragraphOptions
        contentTransition = environment.contentTransition
        styleContext = environment.styleContext
        font = Self.font(of: attributes, at: sizes, fontLibrary)
    }

    /// The font of a text with `attributes`, which already include the attributes of the environment.
    func font(of attributes: TextAttributes) -> ResolvedFont {
        if attributes.font == self.attributes.font, attributes.fontAttributes == self.attributes.fontAttributes {
            return font
        }
        return Self.font(of: attributes, at: sizes, fontLibrary)
    }

    private static func font(
        of attributes: TextAttributes, at sizes: TextSizes, _ library: FontLibrary
    ) -> ResolvedFont {
        (attributes.font ?? .body).resolved(with: attributes.fontAttributes, at: sizes, library: library)
    }
}
