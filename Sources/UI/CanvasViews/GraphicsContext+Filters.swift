// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// A filter applies to everything drawn after it was added. Among several filters, the last one is applied first.
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

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(kind: .projection(matrix))
        }

        /// - Parameters:
        ///   - radius: The standard deviation of the blur, in points.
        ///   - blendMode: The blend mode of the shadow with the content below it.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(
                kind: .shadow(
                    color: color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode,
                    options: options))
        }

        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .colorMultiply(color)) }

        /// The resulting components are clamped to 0…1.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix) }

        public static func hueRotation(_ angle: Angle) -> Filter { .matrix(.hueRotation(angle)) }

        public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }

        public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }

        public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }

        public static func colorInvert(_ amount: Double = 1) -> Filter { .matrix(.inversion(amount)) }

        public static func grayscale(_ amount: Double) -> Filter { .matrix(.grayscale(amount)) }

        public static var luminanceToAlpha: Filter { .matrix(.luminanceToAlpha) }

        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .effect(.blur(radius: radius, opaque: options.contains(.opaque))))
        }

        /// The border between kept and removed pixels is antialiased.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter(kind: .alphaThreshold(min: min, max: max, color: color))
        }
    }

    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Not supported: has no effect, with a warning.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Inverts the shadow's shape, so that the area outside the content casts it. With `shadowAbove` and the blend
        /// mode `sourceAtop`, this is an inner shadow.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The shadow is blended with everything drawn so far in the layer, not only with the content that casts it.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the pixels at the content's border outwards, so that the border does not fade.
        public static let opaque = BlurOptions(rawValue: 1)
        /// Has no effect.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// The filter's lengths are in user space. The transform at the time of this call maps them to canvas space.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if options.contains(.linearColor) { warn("filters in linear light are not supported; linearColor is ignored") }
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
            if mode.drawn == nil { warnUnsupported(mode) }
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
    /// The colour matrix that inverts colours by `amount`: 0 leaves them unchanged, 1 inverts them fully.
    fileprivate static func inversion(_ amount: Double) -> Drawing.ColorMatrix {
        let (k, b) = (Float(1 - 2 * amount), Float(amount))
        return Drawing.ColorMatrix(red: [k, 0, 0, 0, b], green: [0, k, 0, 0, b], blue: [0, 0, k, 0, b])
    }
}
