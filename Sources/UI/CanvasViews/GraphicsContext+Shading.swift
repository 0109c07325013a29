// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    public struct Shading {
        indirect enum Source {
            case style(any ShapeStyle)
            /// The points and radii of the geometry are in user space.
            case gradient(Gradient, CanvasGradient, GradientOptions)
            case tiles(CanvasTiles)
            case backdrop
            case palette([Shading])
        }

        let source: Source

        /// Paints nothing: without filters, a backdrop painted onto itself looks unchanged, and filters of the backdrop
        /// are not supported.
        public static var backdrop: Shading { Shading(source: .backdrop) }

        public static var foreground: Shading { Shading(source: .style(ForegroundStyle())) }

        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

        public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }

        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                source: .gradient(
                    gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
        }

        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .conic(center: center, angle: angle), options))
        }

        /// - Parameters:
        ///   - origin: The top left corner of one of the tiles.
        ///   - sourceRect: The part of the image to tile, as fractions of the image's width and height.
        ///   - scale: The factor by which the image is scaled.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .tiles(CanvasTiles(image: image, origin: origin, part: sourceRect, scale: scale)))
        }
    }

    @frozen public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Has no effect on conic gradients.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Has no effect on conic gradients.
        public static let mirror = GradientOptions(rawValue: 2)
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    public func resolve(_ shading: Shading) -> Shading {
        switch shading.source {
        case .style(let style):
            Shading(source: .style(ResolvedStyle(style: style._resolve(in: environment.styleContext))))
        case .palette(let shadings): .palette(shadings.map(resolve))
        case .gradient, .tiles, .backdrop: shading
        }
    }

    private struct ResolvedStyle: ShapeStyle {
        let style: _ResolvedStyle

        func _resolve(in context: _StyleContext) -> _ResolvedStyle { style }
    }

    // MARK: Brushes

    /// A shading that is resolved for an environment and for the bounds of the drawn content.
    enum Brush {
        case style(_ResolvedStyle)
        case paint(Paint)
        case tiles(CanvasTiles)
        case nothing
    }

    /// Resolves a shading.
    ///
    /// - Parameter bounds: The bounding box of the drawn content, in user space.
    func brush(_ shading: Shading, for bounds: @autoclosure () -> CGRect) -> Brush {
        switch shading.source {
        case .style(let style):
            let resolved = style._resolve(in: environment.styleContext)
            if resolved.shadows.contains(where: \.isInner) { warn("inner shadows of styles are not drawn") }
            return .style(resolved)
        case .gradient(let gradient, let geometry, let options):
            var paint = CanvasGradientPaint(gradient.resolve(environment.styleContext), geometry)
            if options.contains(.linearColor) { paint.mixLinearLight() }
            if options.contains(.repeat) || options.contains(.mirror) {
                let isWhole = paint.unroll(over: bounds(), mirrored: options.contains(.mirror))
                if !isWhole {
                    warn("a gradient is repeated more often than \(CanvasGradientPaint.mostIntervals) colours allow")
                }
            }
            return .paint(paint.paint)
        case .tiles(let tiles):
            return .tiles(tiles)
        case .backdrop:
            // A backdrop painted onto itself changes nothing, so nothing is drawn.
            if hasFilters { warn("filters of the shading backdrop are not drawn") }
            return .nothing
        case .palette(let shadings):
            return shadings.first.map { brush($0, for: bounds()) } ?? .nothing
        }
    }

    /// The foreground styles that look like `shading` in content with `bounds`. A palette has one style per level; any
    /// other shading has one. nil for tiled images.
    func foreground(_ shading: Shading, for bounds: CGRect) -> [_ResolvedStyle]? {
        if case .palette(let shadings) = shading.source {
            let levels = shadings.compactMap { foreground($0, for: bounds)?.first }
            return levels.count == shadings.count && !levels.isEmpty ? levels : nil
        }
        switch brush(shading, for: bounds) {
        case .style(let style): return [style]
        case .paint(let paint): return [_ResolvedStyle(paint, in: bounds)]
        case .tiles: return nil
        case .nothing: return [_ResolvedStyle(.color(.clear))]
        }
    }
}

extension _ResolvedStyle {
    /// Creates the style that draws `paint` in content with `bounds`.
    ///
    /// Points of `paint` are in user space. Points of the style are unit points of `bounds`.
    fileprivate init(_ paint: Paint, in bounds: CGRect) {
        func unit(_ point: CGPoint) -> UnitPoint {
            UnitPoint(
                x: bounds.width > 0 ? (point.x - bounds.minX) / bounds.width : 0,
                y: bounds.height > 0 ? (point.y - bounds.minY) / bounds.height : 0)
        }
        switch paint {
        case .color(let color):
            self.init(.color(color))
        case .linearGradient(let gradient, let start, let end):
            self.init(.gradient(gradient, .linear(start: unit(start), end: unit(end))))
        case .radialGradient(let gradient, let center, let start, let end):
            self.init(.gradient(gradient, .radial(center: unit(center), startRadius: start, endRadius: end)))
        case .ellipticalGradient(let gradient, let center, _, let start, let end):
            self.init(.gradient(gradient, .elliptical(center: unit(center), startFraction: start, endFraction: end)))
        case .angularGradient(let gradient, let center, let start, let end):
            self.init(.gradient(gradient, .angular(center: unit(center), start: start, end: end)))
        case .mesh(let mesh):
            self.init(.mesh(mesh.mapped { CGPoint(x: unit($0).x, y: unit($0).y) }))
        case .backdrop(let backdrop):
            self.init(.backdrop(backdrop))
        }
    }
}
