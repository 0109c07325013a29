// SPDX-License-Identifier: MIT

import Drawing

public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    /// The display list's blend mode for content drawn in this mode; nil if there is none. For `copy`, the caller must
    /// first clear the area.
    var drawn: BlendMode? {
        switch self {
        case .clear: .destinationOut
        case .copy: .normal
        default: BlendMode(number: rawValue)
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
