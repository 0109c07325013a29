// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// The properties of a font before a font file is chosen.
struct ResolvedFont: Hashable {
    var descriptor: FontDescriptor
    /// The distance between baselines, in points; nil uses the line height of the font file.
    var lineHeight: CGFloat?
    /// Which letters are drawn as small capitals; nil for none.
    var smallCapitals: SmallCapitals?
    /// The reason for falling back to the system font.
    var problem: FontError?
}

extension Font {
    /// - Parameter outer: The attributes of the text and its environment. They override the font's attributes.
    func resolved(with outer: FontAttributes, at sizes: TextSizes, library: FontLibrary) -> ResolvedFont {
        var descriptor: FontDescriptor
        var lineHeight: CGFloat?
        var problem: FontError?
        var face: (family: String, weight: Int, isItalic: Bool)?
        switch base {
        case .style(let style, let design, let weight):
            let metrics = sizes.metrics(of: style)
            descriptor = FontDescriptor(
                family: .system((design ?? .default).typographic), size: metrics.size,
                weight: (weight ?? sizes.weight(of: style)).value)
            lineHeight = metrics.lineHeight
        case .system(let points, let weight, let design):
            descriptor = FontDescriptor(
                family: .system((design ?? .default).typographic), size: points, weight: (weight ?? .regular).value)
        case .named(let name, let points, let style):
            descriptor = FontDescriptor(family: .named(name), size: points * (style.map(sizes.growth) ?? 1))
            problem = library.problem(withFontNamed: name)
            if problem != nil {
                let style = FontNameStyle(of: name)
                descriptor.family = .system(.default)
                (descriptor.weight, descriptor.isItalic) = (style.weight, style.isItalic)
            } else if let named = library.style(ofFaceNamed: name) {
                (descriptor.weight, descriptor.isItalic) = (named.weight, named.isItalic)
                face = named
            }
        }
        let bold = boldWeight(at: sizes)
        Self.apply(attributes, bold: bold, to: &descriptor)
        Self.apply(outer, bold: bold, to: &descriptor)
        // If modifiers have changed the weight or the slant of the named face, another face of its family is used.
        if let face, (descriptor.weight, descriptor.isItalic) != (face.weight, face.isItalic) {
            descriptor.family = .named(face.family)
        }
        descriptor.hasWholeLines = sizes.isMac
        descriptor.hasHelveticaLines = sizes.isMac && problem != nil
        descriptor.thickening = sizes.thickening
        let factor = factor * (outer.scale ?? .default).factor
        if factor != 1 {
            descriptor.size *= factor
            lineHeight = lineHeight.map { $0 * factor }
        }
        if leading != .standard {
            // A missing system font is ignored here, because measuring the text reports it.
            let natural = lineHeight ?? (try? library.font(descriptor))?.metrics.lineHeight
            lineHeight = natural.map { $0 + (leading == .loose ? 2 : -2) }
        }
        return ResolvedFont(
            descriptor: descriptor, lineHeight: lineHeight,
            smallCapitals: SmallCapitals(outer.over(attributes)), problem: problem)
    }

    /// The weight that `bold` selects; each text style defines its own.
    private func boldWeight(at sizes: TextSizes) -> Weight {
        if case .style(let style, _, nil) = base { sizes.emphasizedWeight(of: style) } else { .bold }
    }

    private static func apply(
        _ attributes: FontAttributes, bold: Weight, to descriptor: inout FontDescriptor
    ) {
        switch attributes.weight {
        case .weight(let weight): descriptor.weight = weight.value
        case .bold: descriptor.weight = bold.value
        case .notBold, .ofFont, nil: break
        }
        if case .system = descriptor.family {
            if let design = attributes.design { descriptor.family = .system(design.typographic) }
            if attributes.isMonospaced == true { descriptor.family = .system(.monospaced) }
        }
        descriptor.isItalic = attributes.isItalic ?? descriptor.isItalic
        if let width = attributes.width { descriptor.stretch = 1 + width.value }
        descriptor.hasMonospacedDigits = attributes.hasMonospacedDigits ?? descriptor.hasMonospacedDigits
    }
}

extension Font.Design {
    fileprivate var typographic: FontDescriptor.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
