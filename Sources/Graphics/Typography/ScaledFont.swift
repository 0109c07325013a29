// SPDX-License-Identifier: MIT

import Foundation

/// A face at a size, with OpenType features and spacing.
public struct ScaledFont: Sendable {
    public let face: FontFace
    public let metrics: FontMetrics
    /// Points per font unit.
    package let scale: CGFloat
    /// The factor on the widths of letters.
    package let stretch: CGFloat
    /// The spacing that belongs to the font. A text's tracking and kerning are added to it.
    package let spacing: LetterSpacing
    let features: [FontFeature]

    init(face: FontFace, descriptor: FontDescriptor) {
        let measures = face.measures
        let size = clamped(descriptor.size, to: FontDescriptor.sizes)
        let em = CGFloat(measures.unitsPerEm)
        var features: [FontFeature] = descriptor.hasMonospacedDigits ? [.tabularDigits] : []
        switch descriptor.family {
        case .named:
            scale = size / em
            spacing = .none
        case .system(let design):
            let height = measures.capHeight > 0 ? CGFloat(measures.capHeight) : SystemFont.capHeight * em
            scale = SystemFont.capHeight * size / height
            spacing = SystemFont.spacing(descriptor, design)
            features += SystemFont.features(design)
        }
        stretch = clamped(descriptor.stretch, to: FontDescriptor.stretches)
        self.face = face
        self.features = features
        metrics = Self.metrics(measures, scale: scale, systemSize: descriptor.isSystem ? size : nil, descriptor)
    }

    /// A fallback face for characters that a font lacks, at the same size.
    init(fallback face: FontFace, for descriptor: FontDescriptor) {
        let size = clamped(descriptor.size, to: FontDescriptor.sizes)
        self.face = face
        scale = size / CGFloat(face.measures.unitsPerEm)
        // Emoji are never stretched.
        stretch = face.hasPictures ? 1 : clamped(descriptor.stretch, to: FontDescriptor.stretches)
        spacing = .none
        features = descriptor.hasMonospacedDigits ? [.tabularDigits] : []
        metrics = Self.metrics(face.measures, scale: scale, systemSize: nil)
    }

    private static func metrics(
        _ measures: FontFace.Measures, scale: CGFloat, systemSize: CGFloat?, _ descriptor: FontDescriptor? = nil
    ) -> FontMetrics {
        let em = CGFloat(measures.unitsPerEm)
        // Converts font units to points. Old fonts lack some metrics: 0 units give `fraction` of the em, a usual
        // proportion of Latin letters.
        func length(_ units: Int, else fraction: CGFloat) -> CGFloat {
            (units > 0 ? CGFloat(units) : fraction * em) * scale
        }
        let capHeight = length(measures.capHeight, else: 0.7)
        let xHeight = length(measures.xHeight, else: 0.5)
        let reach = descriptor.flatMap { descriptor in
            systemSize.map { SystemFont.reach(size: $0, descriptor) }
        }
        // AppKit rounds the ascent and the descent of every font, not only of the system font.
        func extent(_ units: Int) -> CGFloat {
            let length = max(0, CGFloat(units) * scale)
            return descriptor?.hasWholeLines == true ? length.rounded() : length
        }
        return FontMetrics(
            ascent: reach?.ascent ?? extent(measures.ascender),
            descent: reach?.descent ?? extent(-measures.descender),
            leading: systemSize == nil ? max(0, CGFloat(measures.lineGap) * scale) : 0,
            capHeight: systemSize.map { SystemFont.capHeight * $0 } ?? capHeight,
            xHeight: systemSize.map { SystemFont.xHeight * $0 } ?? xHeight,
            underlineDepth: systemSize.map { SystemFont.underlineDepth * $0 }
                ?? length(-measures.underlinePosition, else: 0.1),
            strikethroughHeight: systemSize.map { SystemFont.xHeight / 2 * $0 }
                ?? length(measures.strikeoutPosition, else: 0.25),
            lineThickness: systemSize.map { SystemFont.lineThickness * $0 }
                ?? length(measures.underlineThickness, else: 0.05))
    }
}

extension FontDescriptor {
    var isSystem: Bool { if case .system = family { true } else { false } }
}

/// `value` clamped to `bounds`. NaN becomes the lower bound.
func clamped(_ value: CGFloat, to bounds: ClosedRange<CGFloat>) -> CGFloat {
    value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
}
