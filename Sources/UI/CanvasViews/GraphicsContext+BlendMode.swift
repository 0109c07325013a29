// SPDX-License-Identifier: MIT

import Drawing

extension GraphicsContext {
    /// Modes that `Drawing.BlendMode` lacks, such as `sourceIn`, are drawn like `normal`, with a warning.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Hashable, Sendable {
        public let rawValue: Int32

        public init(rawValue: Int32) { self.rawValue = rawValue }

        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        /// Removes the destination in proportion to the source's alpha.
        public static let clear = BlendMode(rawValue: 16)
        /// Removes the destination in proportion to the source's alpha, then draws.
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)

        /// The blend mode for display items; nil if it is not supported.
        var drawn: Drawing.BlendMode? {
            switch self {
            case .clear: .destinationOut
            case .copy: .normal
            default: Drawing.BlendMode(number: rawValue)
            }
        }
    }
}

extension GraphicsContext.BlendMode: CustomStringConvertible {
    /// The name of the blend mode. A mode without a name is described by its number.
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
