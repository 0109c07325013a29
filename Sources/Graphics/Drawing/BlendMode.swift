// SPDX-License-Identifier: MIT

/// How an item's colours are blended with the pixels below, computed on sRGB-encoded values.
public enum BlendMode: Sendable, Equatable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

extension BlendMode {
    /// The mode's number in `CGBlendMode`, `GraphicsContext.BlendMode` and the kernels
    /// (`CKernels/include/blend_modes.h`).
    package var number: Int32 { reference.number }
    /// The mode's name in CSS; PDF spells it differently. nil if CSS and PDF lack the mode.
    package var pageName: String? { reference.pageName }

    /// Whether the mode can make opaque pixels below it transparent.
    package var cutsOut: Bool {
        switch self {
        case .destinationOut: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .plusDarker,
            .plusLighter:
            false
        }
    }

    /// Finds a mode by its number; nil if no mode has it.
    package init?(number: Int32) {
        guard let mode = Self.byNumber[number] else { return nil }
        self = mode
    }

    private static let byNumber = Dictionary(uniqueKeysWithValues: allCases.map { ($0.number, $0) })

    private var reference: (number: Int32, pageName: String?) {
        switch self {
        case .normal: (0, "normal")
        case .multiply: (1, "multiply")
        case .screen: (2, "screen")
        case .overlay: (3, "overlay")
        case .darken: (4, "darken")
        case .lighten: (5, "lighten")
        case .colorDodge: (6, "color-dodge")
        case .colorBurn: (7, "color-burn")
        case .softLight: (8, "soft-light")
        case .hardLight: (9, "hard-light")
        case .difference: (10, "difference")
        case .exclusion: (11, "exclusion")
        case .hue: (12, "hue")
        case .saturation: (13, "saturation")
        case .color: (14, "color")
        case .luminosity: (15, "luminosity")
        case .sourceAtop: (20, nil)
        case .destinationOver: (21, nil)
        case .destinationOut: (23, nil)
        case .plusDarker: (26, nil)
        case .plusLighter: (27, nil)
        }
    }
}
