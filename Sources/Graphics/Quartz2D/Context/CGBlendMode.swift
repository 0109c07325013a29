// SPDX-License-Identifier: MIT

import Drawing

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    /// The blend mode of the display list; nil if it has none. `copy` clears the area first.
    var drawn: BlendMode? {
        switch self {
        case .normal, .copy: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .clear, .destinationOut: .destinationOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
        }
    }
}

public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0, none = 1, low = 2, medium = 4, high = 3

    var interpolation: ImageInterpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .default, .medium: .medium
        case .high: .high
        }
    }
}

public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
