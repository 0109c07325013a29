// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// What happens to all that is drawn after it was added. The filter that was added last is applied first.
    public struct Filter {
        enum Kind {
            case effect(Effect)
            case colorMultiply(Color)
            case alphaThreshold(min: Double, max: Double, color: Color)
            case shadow(color: Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
            case projection(ProjectionTransform)
        }

        let kind: Kind

        private static func matrix(_ matrix: Drawing.ColorMatrix) -> Filter {
            Filter(kind: .effect(.colorMatrix(matrix)))
        }

        /// Maps what is drawn, in the space of the commands.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// A blurred silhouette beneath what is drawn.
        ///
        /// - Parameters:
        ///   - radius: The standard deviation of the blur, in points.
        ///   - blendMode: How the shadow meets what it falls on.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode,
                    options: options))
        }

        /// Multiplies all components by those of `color`.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// Replaces each colour by what the matrix makes of it; the result is cut to 0…1.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix) }

        /// Turns all hues around the colour wheel; luminance stays about the same.
        public static func hueRotation(_ angle: Angle) -> Filter { .matrix(.hueRotation(angle)) }

        /// 1 changes nothing, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }

        /// Adds to all colour components; 0 changes nothing.
        public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }

        /// 1 changes nothing, 0 leaves middle grey, negative amounts invert.
        public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }

        /// 0 changes nothing, 1 inverts all colours.
        public static func colorInvert(_ amount: Double = 1) -> Filter { .matrix(.inversion(amount)) }

        /// 0 changes nothing, 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter { .matrix(.grayscale(amount)) }

        /// Black, as opaque as the colour was light.
        public static var luminanceToAlpha: Filter { .matrix(.luminanceToAlpha) }

        /// A Gaussian with a standard deviation of `radius` points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .effect(.blur(radius: radius, opaque: options.contains(.opaque))))
        }

        /// One colour wherever the opacity lies in a range, and nothing elsewhere. Edges are smooth.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }
    }

    /// How filters count colours.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Filters colours as light. Not there: such filters work as all others do, with a warning.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Where shadows lie.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow lies on what casts it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// What casts the shadow is not seen.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow of all that is not there. An inner shadow is this, above, with blend mode `sourceAtop`.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow meets all of the layer, not only what casts it.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// What blurs do at edges.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Edges are repeated, and do not fade.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Changes nothing.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Filters what is drawn from now on. Lengths are those of the commands at this moment.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if options.contains(.linearColor) { warn("filters in linear light are not there; they work as without it") }
        switch filter.kind {
        case .effect(let effect):
            if case .blur(let radius, _) = effect, !(radius > 0) { return }
            append(CanvasStep(effect, in: transform))
        case .colorMultiply(let color):
            append(.effect(.colorMatrix(.colorMultiply(color.resolve(environment.styleContext)))))
        case .alphaThreshold(let min, let max, let color):
            append(.effect(.alphaThreshold(min: min, max: max, color: color.resolve(environment.styleContext))))
        case .shadow(let color, let radius, let offset, let mode, let options):
            let shadow = Shadow(
                color: color.resolve(environment.styleContext), radius: Swift.max(radius, 0), offset: offset)
            guard mode != .normal || !options.isEmpty else {
                return append(CanvasStep(.shadow(shadow), in: transform))
            }
            if mode.drawn == nil { warn("blend mode \(mode) is not there; what has it is drawn normally") }
            append(
                .shadow(
                    CanvasShadow(shadow: shadow, map: transform, blendMode: mode.drawn ?? .normal, options: options)))
        case .projection(let matrix):
            let map = ProjectionTransform(transform)
            append(.projection(map.inverted().concatenating(matrix).concatenating(map)))
        }
    }
}

extension Drawing.ColorMatrix {
    /// Part of the way to inverted colours: 0 changes nothing, 1 inverts.
    fileprivate static func inversion(_ amount: Double) -> Drawing.ColorMatrix {
        let (k, b) = (Float(1 - 2 * amount), Float(amount))
        return Drawing.ColorMatrix(red: [k, 0, 0, 0, b], green: [0, k, 0, 0, b], blue: [0, 0, k, 0, b])
    }
}
