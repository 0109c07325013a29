// SPDX-License-Identifier: MIT

/// How an item's colours are blended with the pixels below, computed on sRGB-encoded values.
public enum BlendMode: Sendable, Equatable, Hashable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
