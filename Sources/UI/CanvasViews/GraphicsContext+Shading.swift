// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry

extension GraphicsContext {
    /// What paths, texts and template images are drawn with.
    public struct Shading {
        indirect enum Source {
            case style(any ShapeStyle)
            /// Points and radii in the space of the commands.
            case gradient(Gradient, CanvasGradient, GradientOptions)
            case tiles(CanvasTiles)
            case backdrop
            case palette([Shading])
        }

        let source: Source

        /// What lies beneath already; to be seen only together with filters, which are not drawn for it.
        public static var backdrop: Shading { Shading(source: .backdrop) }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(source: .style(ForegroundStyle())) }

        /// One shading for each level of a symbol; all else is drawn with the first.
        public static func palette(_ array: [Shading]) -> Shading { Shading(source: .palette(array)) }

        /// One colour, in the light or dark form that the canvas has.
        public static func color(_ color: Color) -> Shading { Shading(source: .style(color)) }

        /// Components from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, whose unit points lie in the box around what is drawn.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(source: .style(style)) }

        /// Colours along a line between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
        }

        /// Colours around a point of the canvas, by the distance from it.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                source: .gradient(
                    gradient, .radial(center: center, startRadius: startRadius, endRadius: endRadius), options))
        }

        /// Colours around a point of the canvas, clockwise from an angle that is measured from 3 o'clock.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(source: .gradient(gradient, .conic(center: center, angle: angle), options))
        }

        /// An image that is repeated in both directions.
        ///
        /// - Parameters:
        ///   - origin: The top left corner of one of the tiles.
        ///   - sourceRect: The part of the image that is repeated, as a share of its width and height.
        ///   - scale: Points of a tile to points of the image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(source: .tiles(CanvasTiles(image: image, origin: origin, part: sourceRect, scale: scale)))
        }
    }

    /// How a gradient goes on beyond its ends, and what lies between its stops.
    @frozen public struct GradientOptions: OptionSet, Sendable {
        /// One bit for each option.
        public let rawValue: UInt32

        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Starts anew at each end. Without effect for conic gradients, which have none.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Runs back and forth. Without effect for conic gradients.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Mixes colours as light, not as the eye sees it.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// The shading with everything resolved that depends on the environment.
    public func resolve(_ shading: Shading) -> Shading {
        switch shading.source {
        case .style(let style):
            Shading(source: .style(SettledStyle(style: style._resolve(in: environment.styleContext))))
        case .palette(let shadings): .palette(shadings.map(resolve))
        case .gradient, .tiles, .backdrop: shading
        }
    }

    private struct SettledStyle: ShapeStyle {
        let style: _ResolvedStyle

        func _resolve(in context: _StyleContext) -> _ResolvedStyle { style }
    }

    // MARK: Brushes

    /// A shading at the place where it is used.
    enum Brush {
        case style(_ResolvedStyle)
        case paint(Paint)
        case tiles(CanvasTiles)
        case nothing
    }

    /// - Parameter bounds: The box around what is drawn, in the space of the commands.
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
            // Drawn onto itself, the backdrop looks as before.
            if hasFilters { warn("filters of the shading backdrop are not drawn") }
            return .nothing
        case .palette(let shadings):
            return shadings.first.map { brush($0, for: bounds()) } ?? .nothing
        }
    }

    /// The foreground styles that stand for a shading within `bounds`, level by level; nil for tiles.
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
    /// The style whose unit points are the places of `paint` in `bounds`.
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
