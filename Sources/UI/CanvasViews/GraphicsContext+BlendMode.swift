// SPDX-License-Identifier: MIT

import Drawing

extension GraphicsContext {
    /// How colours that are drawn meet those that are there.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
        /// The number of the mode.
        public let rawValue: Int32

        /// A mode by its number; one that is not named here is drawn normally, with a warning.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// What is drawn lies over what is there.
        public static let normal = BlendMode(rawValue: 0)
        /// The product of both colours: never lighter than either.
        public static let multiply = BlendMode(rawValue: 1)
        /// The inverted product of the inverted colours: never darker than either.
        public static let screen = BlendMode(rawValue: 2)
        /// Multiplies where what is there is dark, screens where it is light.
        public static let overlay = BlendMode(rawValue: 3)
        /// The lesser of both, component by component.
        public static let darken = BlendMode(rawValue: 4)
        /// The greater of both, component by component.
        public static let lighten = BlendMode(rawValue: 5)
        /// Brightens what is there by what is drawn.
        public static let colorDodge = BlendMode(rawValue: 6)
        /// Darkens what is there by what is drawn.
        public static let colorBurn = BlendMode(rawValue: 7)
        /// Darkens or lightens what is there, softly, as what is drawn is dark or light.
        public static let softLight = BlendMode(rawValue: 8)
        /// Multiplies where what is drawn is dark, screens where it is light.
        public static let hardLight = BlendMode(rawValue: 9)
        /// The difference of both, component by component.
        public static let difference = BlendMode(rawValue: 10)
        /// Like `difference`, with less contrast.
        public static let exclusion = BlendMode(rawValue: 11)
        /// The hue of what is drawn, with saturation and luminosity of what is there.
        public static let hue = BlendMode(rawValue: 12)
        /// The saturation of what is drawn, with hue and luminosity of what is there.
        public static let saturation = BlendMode(rawValue: 13)
        /// Hue and saturation of what is drawn, with the luminosity of what is there.
        public static let color = BlendMode(rawValue: 14)
        /// The luminosity of what is drawn, with hue and saturation of what is there.
        public static let luminosity = BlendMode(rawValue: 15)
        /// Takes away what is there, as far as what is drawn is opaque.
        public static let clear = BlendMode(rawValue: 16)
        /// Takes away what is there, as far as what is drawn is opaque, and draws.
        public static let copy = BlendMode(rawValue: 17)
        /// Not drawn yet: comes out normal, with a warning.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// Not drawn yet: comes out normal, with a warning.
        public static let sourceOut = BlendMode(rawValue: 19)
        /// Draws only where something is there, over it.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// Draws beneath what is there.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// Not drawn yet: comes out normal, with a warning.
        public static let destinationIn = BlendMode(rawValue: 22)
        /// Takes away what is there, as far as what is drawn is opaque.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// Not drawn yet: comes out normal, with a warning.
        public static let destinationAtop = BlendMode(rawValue: 24)
        /// Not drawn yet: comes out normal, with a warning.
        public static let xor = BlendMode(rawValue: 25)
        /// The sum of both, counted from white: darker than either.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// The sum of both, cut at white.
        public static let plusLighter = BlendMode(rawValue: 27)

        /// The mode of a display item; nil where there is none for it.
        var drawn: Drawing.BlendMode? { Self.drawn[self] }

        private static let drawn: [BlendMode: Drawing.BlendMode] = [
            .normal: .normal, .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken,
            .lighten: .lighten, .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight,
            .hardLight: .hardLight, .difference: .difference, .exclusion: .exclusion, .hue: .hue,
            .saturation: .saturation, .color: .color, .luminosity: .luminosity, .clear: .destinationOut,
            .copy: .normal, .sourceAtop: .sourceAtop, .destinationOver: .destinationOver,
            .destinationOut: .destinationOut, .plusDarker: .plusDarker, .plusLighter: .plusLighter,
        ]
    }
}

extension GraphicsContext.BlendMode: CustomStringConvertible {
    /// The name of the mode; of those that are drawn like another one, that one's; else the number.
    public var description: String {
        switch self {
        case .sourceIn: "sourceIn"
        case .sourceOut: "sourceOut"
        case .destinationIn: "destinationIn"
        case .destinationAtop: "destinationAtop"
        case .xor: "xor"
        default: drawn.map { "\($0)" } ?? "\(rawValue)"
        }
    }
}
