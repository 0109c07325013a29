// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// Drawing commands, mostly compared with views that draw the same.
@Suite @MainActor
struct GraphicsContextTests {
    private typealias Draw = (inout GraphicsContext, CGSize) -> Void

    private func expectSame<V: View>(
        _ view: V, within levels: Int = 1, dark: Bool = false, _ draw: @escaping (inout GraphicsContext) -> Void,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        for scale in [1.0, 3] {
            let a = try Painted.canvas(scale: scale, dark: dark) { context, _ in draw(&context) }
            let b = try Painted.bitmap(view, scale: scale, dark: dark)
            #expect(!b.isBlank, sourceLocation: location)
            #expect(largestDifference(a, b) <= levels, "at \(scale)x", sourceLocation: location)
        }
    }

    private func picture(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> Bitmap {
        try Painted.canvas { context, _ in draw(&context) }
    }

    // MARK: Paths

    @Test func fillsAsShapesDo() throws {
        let circle = Circle()
        try expectSame(circle.fill(.red).padding(10)) { $0.fill(disc, with: .color(.red)) }
        try expectSame(circle.padding(10), dark: true) { $0.fill(disc, with: .foreground) }
        try expectSame(circle.fill(.tertiary).padding(10), dark: true) { $0.fill(disc, with: .style(.tertiary)) }
        let style = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .trailing)
        try expectSame(circle.fill(style).padding(10)) { $0.fill(disc, with: .style(style)) }
        try expectSame(circle.fill(.blue.shadow(.drop(radius: 3, x: 2, y: 4))).padding(10)) {
            $0.fill(disc, with: .style(.blue.shadow(.drop(radius: 3, x: 2, y: 4))))
        }
        var ring = disc
        ring.addPath(square)
        try expectSame(ring.fill(.green, style: FillStyle(eoFill: true))) {
            $0.fill(ring, with: .color(.green), style: FillStyle(eoFill: true))
        }
    }

    @Test func colorsInAllForms() throws {
        let expected = try picture {
            $0.fill(disc, with: .color(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.8)))
        }
        #expect(
            try picture { $0.fill(disc, with: .color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.8)) } == expected)
        let displayP3 = try picture { $0.fill(disc, with: .color(.displayP3, red: 0.5, green: 0.5, blue: 0.5)) }
        let white = try picture { $0.fill(disc, with: .color(white: 0.5)) }
        #expect(largestDifference(displayP3, white) <= 1)
        #expect(try picture { $0.fill(disc, with: .palette([.color(.red), .color(.blue)])) }[30, 30].z == 48)
        #expect(try picture { $0.fill(disc, with: .palette([])) }.isBlank)
    }

    @Test func strokesAsShapesDo() throws {
        let dashes = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 5], dashPhase: 2)
        try expectSame(Circle().stroke(.red, style: dashes).padding(10)) {
            $0.stroke(disc, with: .color(.red), style: dashes)
        }
        try expectSame(Circle().stroke(.red).padding(10)) { $0.stroke(disc, with: .color(.red)) }
        #expect(try picture { $0.stroke(disc, with: .color(.red), lineWidth: 0) }.isBlank)
    }

    @Test func gradientsLieInTheSpaceOfTheCommands() throws {
        let gradient = Gradient(colors: [.red, .yellow, .blue])
        try expectSame(
            Rectangle().fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottomTrailing))
        ) {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                with: .linearGradient(
                    gradient, startPoint: CGPoint(x: 30, y: 0), endPoint: CGPoint(x: 60, y: 60)))
        }
        try expectSame(
            Rectangle().fill(RadialGradient(gradient: gradient, center: .leading, startRadius: 5, endRadius: 40))
        ) {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                with: .radialGradient(gradient, center: CGPoint(x: 0, y: 30), startRadius: 5, endRadius: 40))
        }
        try expectSame(Rectangle().fill(AngularGradient(gradient: gradient, center: .center, angle: .degrees(40)))) {
            // The transform also applies to the centre of the gradient.
            $0.translateBy(x: 30, y: 30)
            $0.fill(
                Path(CGRect(x: -30, y: -30, width: 60, height: 60)),
                with: .conicGradient(gradient, center: .zero, angle: .degrees(40)))
        }
    }

    @Test func repeatedGradientsStartAnew() throws {
        func stripes(_ options: GraphicsContext.GradientOptions) throws -> Bitmap {
            try picture {
                $0.fill(
                    Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                    with: .linearGradient(
                        Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 20, y: 0),
                        endPoint: CGPoint(x: 30, y: 0), options: options))
            }
        }
        let (plain, repeated, mirrored) = try (stripes([]), stripes(.repeat), stripes(.mirror))
        for x in 0..<60 {
            let inside = 20 + (x + 40) % 10
            #expect(abs(Int(repeated[x, 30].x) - Int(plain[inside, 30].x)) <= 1)
            let isBackwards = (x / 10) % 2 == 1
            let reflected = isBackwards ? 49 - inside : inside
            #expect(abs(Int(mirrored[x, 30].x) - Int(plain[reflected, 30].x)) <= 1, "\(x)")
        }
        let rings = try picture {
            $0.fill(
                Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                with: .radialGradient(
                    Gradient(colors: [.black, .white]), center: CGPoint(x: 0.5, y: 30.5), startRadius: 12,
                    endRadius: 22, options: .repeat))
        }
        for x in 0..<50 { #expect(abs(Int(rings[x, 30].x) - Int(rings[x + 10, 30].x)) <= 1, "\(x)") }
    }

    @Test func linearLightIsBrighterBetween() throws {
        func middle(_ options: GraphicsContext.GradientOptions) throws -> UInt8 {
            try picture {
                $0.fill(
                    Path(CGRect(x: 0, y: 0, width: 60, height: 60)),
                    with: .linearGradient(
                        Gradient(colors: [.white, .black]), startPoint: CGPoint(x: 0.5, y: 0),
                        endPoint: CGPoint(x: 60.5, y: 0), options: options))
            }[30, 30].x
        }
        #expect(abs(Int(try middle([])) - 99) <= 1)
        #expect(abs(Int(try middle(.linearColor)) - 188) <= 1)
    }

    @Test func tilesFillPathsAndTexts() throws {
        let image = Image(systemName: "square.fill")
        let tiled = try picture { $0.fill(disc, with: .tiledImage(image, scale: 0.5)) }
        let whole = try picture { $0.fill(disc, with: .foreground) }
        #expect(tiled.coverage > 0.1 && tiled.coverage < whole.coverage)
        #expect(tiled[11, 11].w == 0)
        let part = try picture {
            $0.fill(disc, with: .tiledImage(image, sourceRect: CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)))
        }
        // The middle part of the image has one colour, so the result has that colour, too.
        #expect(largestDifference(part, whole) <= 1)
        let text = try picture { context in
            var words = context.resolve(Text("MMM").bold())
            words.shading = .tiledImage(image, scale: 0.2)
            context.draw(words, at: CGPoint(x: 30, y: 30))
        }
        #expect(!text.isBlank)
        #expect(
            try Painted.warnings { context, _ in
                context.fill(disc, with: .tiledImage(image, scale: 0.001))
            }.contains { $0.contains("more than 10000 tiles") })
    }

    // MARK: State

    @Test func transformsCompose() throws {
        let expected = try picture {
            $0.fill(
                disc.applying(
                    CGAffineTransform(scaleX: 0.5, y: 0.75)
                        .concatenating(CGAffineTransform(rotationAngle: .pi / 6))
                        .concatenating(CGAffineTransform(translationX: 20, y: 5))), with: .color(.red))
        }
        let steps = try picture {
            $0.translateBy(x: 20, y: 5)
            $0.rotate(by: .degrees(30))
            $0.scaleBy(x: 0.5, y: 0.75)
            $0.fill(disc, with: .color(.red))
        }
        let matrix = try picture {
            $0.concatenate(CGAffineTransform(translationX: 20, y: 5))
            $0.transform = CGAffineTransform(rotationAngle: .pi / 6).concatenating($0.transform)
            $0.concatenate(CGAffineTransform(scaleX: 0.5, y: 0.75))
            $0.fill(disc, with: .color(.red))
        }
        #expect(largestDifference(steps, expected) <= 1)
        #expect(largestDifference(matrix, expected) <= 1)
    }

    @Test func copiesHaveAStateOfTheirOwn() throws {
        let drawn = try picture { context in
            var copy = context
            copy.translateBy(x: 30, y: 0)
            copy.opacity = 0.5
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
            copy.fill(Path(CGRect(x: 0, y: 0, width: 30, height: 30)), with: .color(.black))
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.red))
        }
        #expect(drawn[35, 5] == SIMD4(0, 0, 0, 128) && drawn[45, 5].w == 0 && drawn[35, 15].w == 0)
        #expect(drawn[5, 15] == SIMD4(255, 59, 48, 255))
        let covered: Double = (100 * 128.0 / 255 + 200) / 3600
        #expect(drawn.coverage == covered)
    }

    @Test func opacityIsThatOfTheView() throws {
        try expectSame(Circle().fill(.red).padding(10).opacity(0.3)) {
            $0.opacity = 0.3
            $0.fill(disc, with: .color(.red))
        }
        for nothing in [0, -1, Double.nan] {
            #expect(
                try picture {
                    $0.opacity = nothing
                    $0.fill(disc, with: .color(.red))
                }.isBlank)
        }
        try expectSame(Circle().fill(.red).padding(10)) {
            $0.opacity = 7
            $0.fill(disc, with: .color(.red))
        }
    }

    @Test func layersFadeAsOne() throws {
        let both = ZStack {
            Circle().fill(.red).padding(10)
            Rectangle().fill(.blue).padding(15)
        }
        try expectSame(both.compositingGroup().opacity(0.4)) {
            $0.opacity = 0.4
            $0.drawLayer { layer in
                layer.fill(disc, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(try picture { $0.drawLayer { _ in } }.isBlank)
    }

    @Test func layersKeepTheTransformAndNothingElse() throws {
        let drawn = try picture {
            $0.translateBy(x: 20, y: 20)
            $0.opacity = 0.5
            $0.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
            }
        }
        #expect(drawn[25, 25] == SIMD4(0, 0, 0, 128) && drawn.coverage == 100 * 128 / 255.0 / 3600)
    }

    @Test func errorsLeaveLayers() throws {
        struct Stop: Error {}
        var wasThrown = false
        let drawn = try picture { context in
            do {
                try context.drawLayer { layer in
                    layer.fill(disc, with: .color(.red))
                    throw Stop()
                }
            } catch { wasThrown = true }
        }
        #expect(wasThrown && drawn.isBlank)
    }

    // MARK: Blend modes

    @Test(arguments: [
        (GraphicsContext.BlendMode.multiply, SwiftUI.BlendMode.multiply), (.screen, .screen),
        (.difference, .difference),
        (.plusLighter, .plusLighter), (.destinationOut, .destinationOut), (.sourceAtop, .sourceAtop), (.hue, .hue),
    ])
    func blendsAsViewsDo(_ mode: GraphicsContext.BlendMode, _ viewMode: SwiftUI.BlendMode) throws {
        try expectSame(
            ZStack {
                Rectangle().fill(.orange).padding(15)
                Circle().fill(.purple).padding(10).blendMode(viewMode)
            }.compositingGroup()
        ) {
            $0.fill(square, with: .color(.orange))
            $0.blendMode = mode
            $0.fill(disc, with: .color(.purple))
        }
    }

    @Test func clearTakesAwayAndCopyReplaces() throws {
        let cleared = try picture {
            $0.fill(disc, with: .color(.red))
            $0.blendMode = .clear
            $0.fill(square, with: .color(.blue.opacity(0.1)))
        }
        #expect(cleared[30, 30].w == 0 && cleared[30, 12].w == 255)
        let copied = try picture {
            $0.fill(disc, with: .color(.red))
            $0.blendMode = .copy
            $0.fill(square, with: .color(.blue))
        }
        #expect(copied[30, 30] == SIMD4(0, 122, 255, 255) && copied[30, 12] == SIMD4(255, 59, 48, 255))
    }

    @Test func modesThatAreNotThereAreNamed() throws {
        let warnings = try Painted.warnings { context, _ in
            context.blendMode = .destinationIn
            context.fill(disc, with: .color(.red))
            context.fill(disc, with: .color(.red))
        }
        #expect(
            warnings == ["Canvas: blend mode destinationIn is not supported; its content is drawn with normal"])
    }

    // MARK: Clips

    @Test func clipsAsViewsDo() throws {
        try expectSame(Rectangle().fill(.red).padding(12).clipShape(Circle().inset(by: 10))) {
            $0.clip(to: disc)
            $0.fill(Path(CGRect(x: 12, y: 12, width: 36, height: 36)), with: .color(.red))
        }
    }

    @Test func clippedHalvesMakeAWhole() throws {
        let inside = try picture {
            $0.clip(to: disc)
            $0.fill(square, with: .color(.black))
        }
        let outside = try picture {
            $0.clip(to: disc, options: .inverse)
            $0.fill(square, with: .color(.black))
        }
        let whole = try picture { $0.fill(square, with: .color(.black)) }
        for y in 0..<60 {
            for x in 0..<60 {
                #expect(abs(Int(inside[x, y].w) + Int(outside[x, y].w) - Int(whole[x, y].w)) <= 1)
            }
        }
        #expect(!outside.isBlank && outside[30, 30].w == 0)
    }

    @Test func clipsIntersectAndAreMeasuredInTheCurrentSpace() throws {
        var boxes: [CGRect] = []
        let drawn = try picture {
            boxes.append($0.clipBoundingRect)
            $0.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 60)))
            $0.translateBy(x: 20, y: 0)
            boxes.append($0.clipBoundingRect)
            $0.scaleBy(x: 2, y: 2)
            $0.clip(to: Path(CGRect(x: 0, y: 5, width: 100, height: 10)))
            boxes.append($0.clipBoundingRect)
            $0.fill(Path(CGRect(x: -100, y: -100, width: 200, height: 200)), with: .color(.black))
        }
        #expect(
            boxes == [
                CGRect(x: 0, y: 0, width: 60, height: 60), CGRect(x: -20, y: 0, width: 30, height: 60),
                CGRect(x: 0, y: 5, width: 5, height: 10),
            ])
        #expect(drawn.coverage == 10.0 * 20 / 3600 && drawn[25, 20].w == 255)
    }

    @Test func layersClipAsMasksDo() throws {
        try expectSame(
            Rectangle().fill(.red).mask { Circle().fill(.black.opacity(0.6)).padding(10) }
        ) {
            $0.clipToLayer(opacity: 0.6) { $0.fill(disc, with: .color(.black)) }
            $0.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.red))
        }
        let inverse = try picture {
            $0.clipToLayer(options: .inverse) { $0.fill(disc, with: .color(.black)) }
            $0.fill(square, with: .color(.red))
        }
        let clip = try picture {
            $0.clip(to: disc, options: .inverse)
            $0.fill(square, with: .color(.red))
        }
        #expect(largestDifference(inverse, clip) <= 1)
    }

    // MARK: Filters

    @Test func filtersAsViewsDo() throws {
        let shape = Circle().fill(.orange).padding(10)
        func same<V: View>(_ view: V, _ filter: GraphicsContext.Filter) throws {
            try expectSame(view) {
                $0.addFilter(filter)
                $0.fill(disc, with: .color(.orange))
            }
        }
        try same(shape.blur(radius: 3), .blur(radius: 3))
        try same(shape.shadow(radius: 3, x: 2, y: 4), .shadow(radius: 3, x: 2, y: 4))
        try same(shape.brightness(0.3), .brightness(0.3))
        try same(shape.contrast(0.4), .contrast(0.4))
        try same(shape.saturation(0.4), .saturation(0.4))
        try same(shape.grayscale(0.8), .grayscale(0.8))
        try same(shape.hueRotation(.degrees(70)), .hueRotation(.degrees(70)))
        try same(shape.colorInvert(), .colorInvert())
        try same(shape, .colorInvert(0))
        try same(shape.colorMultiply(.mint), .colorMultiply(.mint))
        try same(shape.luminanceToAlpha(), .luminanceToAlpha)
        try same(shape, .colorMatrix(ColorMatrix()))
        var matrix = ColorMatrix()
        (matrix.r1, matrix.r2, matrix.g2, matrix.a5) = (0, 1, 0, 0)
        #expect(
            try picture {
                $0.addFilter(.colorMatrix(matrix))
                $0.fill(disc, with: .color(red: 0.2, green: 0.6, blue: 0.4))
            }[30, 30] == SIMD4(153, 0, 102, 255))
    }

    @Test func theLastFilterComesFirst() throws {
        try expectSame(Circle().fill(.orange).padding(10).blur(radius: 4).colorInvert().shadow(radius: 2)) {
            $0.addFilter(.shadow(radius: 2))
            $0.addFilter(.colorInvert())
            $0.addFilter(.blur(radius: 4))
            $0.fill(disc, with: .color(.orange))
        }
    }

    @Test func clipsAndOpacityComeAfterFilters() throws {
        try expectSame(
            Circle().fill(.orange).padding(10).shadow(radius: 3, y: 6).compositingGroup().opacity(0.5).clipShape(
                Rectangle().inset(by: 5))
        ) {
            // The order of clip, opacity and filter does not matter.
            $0.clip(to: Path(CGRect(x: 5, y: 5, width: 50, height: 50)))
            $0.opacity = 0.5
            $0.addFilter(.shadow(radius: 3, y: 6))
            $0.fill(disc, with: .color(.orange))
        }
    }

    @Test func lengthsOfFiltersAreThoseOfTheCommands() throws {
        let small = CGRect(x: 5, y: 5, width: 20, height: 20)
        try expectSame(
            Circle().fill(.orange).padding(10).blur(radius: 4)
        ) {
            $0.scaleBy(x: 2, y: 2)
            $0.addFilter(.blur(radius: 2))
            $0.fill(Path(ellipseIn: small), with: .color(.orange))
        }
        // The horizontal scale stretches the disc and its shadow.
        try expectSame(
            Circle().fill(.orange).frame(width: 20, height: 20).shadow(radius: 2, x: 4, y: 2)
                .scaleEffect(x: 2, y: 1), within: 3
        ) {
            $0.scaleBy(x: 2, y: 1)
            $0.addFilter(.shadow(radius: 2, x: 4, y: 2))
            $0.fill(Path(ellipseIn: CGRect(x: 5, y: 20, width: 20, height: 20)), with: .color(.orange))
        }
    }

    @Test func thresholdsMakeDrops() throws {
        let drops = try Painted.canvas(side: 80) { context, _ in
            context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
            context.addFilter(.blur(radius: 6))
            context.drawLayer { layer in
                for x in [14.0, 46] {
                    layer.fill(Path(ellipseIn: CGRect(x: x - 4, y: 30, width: 28, height: 28)), with: .color(.red))
                }
            }
        }
        // The drops have one colour, a bridge joins the discs, and the edges have partial alpha.
        #expect(drops[24, 44] == SIMD4(0, 122, 255, 255) && drops[40, 44].w == 255 && drops[40, 20].w == 0)
        let partly = (0..<80).filter { drops[$0, 33].w > 0 && drops[$0, 33].w < 255 }
        #expect(!partly.isEmpty && partly.count <= 8)
    }

    @Test func shadowsOfAllKinds() throws {
        func shadowed(_ options: GraphicsContext.ShadowOptions, _ mode: GraphicsContext.BlendMode = .normal) throws
            -> Bitmap
        {
            try picture {
                $0.addFilter(.shadow(color: .black, radius: 3, y: 4, blendMode: mode, options: options))
                $0.fill(disc, with: .color(.white))
            }
        }
        let below = try shadowed([])
        // By default, the shadow is drawn beneath the disc.
        #expect(below[30, 30] == SIMD4(255, 255, 255, 255) && below[30, 52].w > 100)
        #expect(try shadowed(.shadowOnly)[30, 30] == SIMD4(0, 0, 0, 255))
        let above = try shadowed(.shadowAbove)
        #expect(above[30, 30] == SIMD4(0, 0, 0, 255) && above[30, 52] == below[30, 52])
        #expect(try largestDifference(shadowed(.disablesGroup), below) <= 1)
        // An inner shadow darkens the disc below its upper edge and draws nothing outside of the disc.
        let inner = try shadowed([.shadowAbove, .invertsAlpha], .sourceAtop)
        #expect(inner[30, 11].x < 120 && inner[30, 40].x > 250 && inner[30, 5].w == 0 && inner[30, 55].w == 0)
        #expect(inner.coverage == (try picture { $0.fill(disc, with: .color(.white)) }).coverage)
    }

    @Test func projections() throws {
        try expectSame(Circle().fill(.red).padding(10).offset(x: 8)) {
            $0.translateBy(x: 30, y: 30)
            $0.rotate(by: .degrees(90))
            $0.addFilter(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 0, y: -8))))
            $0.fill(Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(.red))
        }
    }

    // MARK: Texts

    @Test func textsAreMeasuredAsViewsAre() throws {
        let text = Text("All work and no play makes **Jack** a dull boy").font(.system(size: 12))
        for width in [40.0, 80, 600] {
            var size = CGSize.zero
            var baselines: (CGFloat, CGFloat) = (0, 0)
            _ = try Painted.canvas(scale: 3) { context, _ in
                let resolved = context.resolve(text)
                size = resolved.measure(in: CGSize(width: width, height: 300))
                baselines = (
                    resolved.firstBaseline(in: CGSize(width: width, height: 300)),
                    resolved.lastBaseline(in: CGSize(width: width, height: 300))
                )
            }
            let host = ViewHost(size: CGSize(width: width, height: 300), scale: 3) {
                text.background(Color.red).frame(width: width, height: 300, alignment: .topLeading)
            }
            #expect(size == (try host.displayList()).leaves[0].frame.size)
            #expect(baselines.0 > 9 && baselines.0 < 15 && baselines.1 >= baselines.0 && baselines.1 < size.height)
            #expect((baselines.1 > baselines.0) == (size.height > 20))
        }
    }

    @Test func textsAreDrawnAsViewsAre() throws {
        let text = Text("Quartz").font(.system(size: 12)).foregroundStyle(.blue)
        try expectSame(text.frame(width: 60, height: 60, alignment: .topLeading)) {
            $0.draw(text, at: .zero, anchor: .topLeading)
        }
        let long = Text("Two or three lines").font(.system(size: 12))
        try expectSame(long.frame(width: 40, height: 60, alignment: .topLeading).frame(width: 60, alignment: .leading))
        {
            $0.draw(long, in: CGRect(x: 0, y: 0, width: 40, height: 60))
        }
        // The anchor is a unit point of the text.
        let anchored = try picture { context in
            let resolved = context.resolve(text)
            let size = resolved.measure(in: CGSize(width: 100, height: 100))
            context.draw(resolved, at: CGPoint(x: size.width, y: size.height), anchor: .bottomTrailing)
        }
        #expect(anchored == (try picture { $0.draw(text, at: .zero, anchor: .topLeading) }))
    }

    @Test func shadingsColourTextAndTemplatesWithoutAColour() throws {
        let text = Text("A").font(.system(size: 50)) + Text("B").font(.system(size: 20)).foregroundColor(.green)
        let colors = try Painted.canvas { context, _ in
            var resolved = context.resolve(text)
            resolved.shading = .color(.red)
            context.draw(resolved, in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        let plain =
            Text("A").font(.system(size: 50)).foregroundColor(.red)
            + Text("B").font(.system(size: 20)).foregroundColor(.green)
        #expect(colors == (try picture { $0.draw(plain, in: CGRect(x: 0, y: 0, width: 60, height: 60)) }))
        // A gradient in the context's space colours a path and a text the same way.
        let gradient = GraphicsContext.Shading.linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 60, y: 0))
        let band = try picture { $0.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 60)), with: gradient) }
        let word = try picture { context in
            var resolved = context.resolve(Text("███").font(.system(size: 20)))
            resolved.shading = gradient
            context.draw(resolved, at: CGPoint(x: 30, y: 30))
        }
        var count = 0
        for x in 0..<60 where word[x, 30].w == 255 {
            count += 1
            for c in 0..<3 { #expect(abs(Int(word[x, 30][c]) - Int(band[x, 30][c])) <= 2) }
        }
        #expect(count > 10)
    }

    // MARK: Images

    private func expectSameImage<V: View>(
        _ view: V, _ draw: @escaping (GraphicsContext) -> Void, at location: SourceLocation = #_sourceLocation
    ) throws {
        func styled<Content: View>(_ content: Content) -> some View {
            content.font(.system(size: 20)).foregroundStyle(.orange, .blue)
        }
        let a = try Painted.bitmap(styled(Canvas { context, _ in draw(context) }), scale: 2)
        let b = try Painted.bitmap(styled(view.frame(width: 60, height: 60, alignment: .topLeading)), scale: 2)
        #expect(!b.isBlank, sourceLocation: location)
        #expect(largestDifference(a, b) <= 1, sourceLocation: location)
    }

    @Test func imagesAreDrawnAsViewsAre() throws {
        let symbol = Image(systemName: "person.2.fill")
        try expectSameImage(symbol) { $0.draw(symbol, at: .zero, anchor: .topLeading) }
        try expectSameImage(symbol.resizable().frame(width: 40, height: 10)) {
            $0.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 10))
        }
        let chess = Image("chess")
        try expectSameImage(chess) { $0.draw(chess, at: .zero, anchor: .topLeading) }
        try expectSameImage(chess.resizable().frame(width: 60, height: 50)) {
            $0.draw(chess, in: CGRect(x: 0, y: 0, width: 60, height: 50))
        }
        // A single shading colours all layers of a symbol; a palette has one shading per level (primary, secondary).
        try expectSameImage(symbol.foregroundStyle(.green)) {
            var image = $0.resolve(symbol)
            image.shading = .color(.green)
            $0.draw(image, at: .zero, anchor: .topLeading)
        }
        try expectSameImage(symbol.foregroundStyle(.red, .green)) {
            var image = $0.resolve(symbol)
            image.shading = .palette([.color(.red), .color(.green)])
            $0.draw(image, at: .zero, anchor: .topLeading)
            // The shading of one image does not affect the next.
            _ = $0.resolve(symbol)
        }
    }

    @Test func imagesHaveTheirSize() throws {
        var sizes: [CGSize] = []
        var baseline: CGFloat = 0
        _ = try picture { context in
            sizes = [context.resolve(Image("chess")).size, context.resolve(Image("retina")).size]
            baseline = context.resolve(Image("chess")).baseline
        }
        #expect(sizes == [CGSize(width: 12, height: 8), CGSize(width: 20, height: 10)] && baseline == 8)
    }

    @Test func missingPicturesAreNotDrawn() throws {
        let warnings = try Painted.warnings { context, _ in context.draw(Image("nowhere"), at: .zero) }
        #expect(warnings == ["no picture \"nowhere\": the renderer was given no assets (asked for by Canvas)"])
    }

    // MARK: Invalid arguments

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e30, 0, -1])
    func strangeNumbersAnywhere(_ v: Double) throws {
        _ = try Painted.canvas { context, _ in
            let point = CGPoint(x: v, y: 3)
            let rect = CGRect(x: v, y: 0, width: v, height: 10)
            let gradient = Gradient(colors: [.red, .blue])
            for options in [GraphicsContext.GradientOptions(), .repeat, .mirror, .linearColor] {
                context.fill(
                    disc, with: .linearGradient(gradient, startPoint: point, endPoint: .zero, options: options))
                context.fill(
                    disc,
                    with: .radialGradient(gradient, center: point, startRadius: v, endRadius: 1, options: options))
                context.stroke(
                    Path(rect), with: .conicGradient(gradient, center: point, angle: .degrees(v), options: options),
                    lineWidth: v)
            }
            context.fill(disc, with: .tiledImage(Image(systemName: "star"), origin: point, sourceRect: rect, scale: v))
            context.draw(Text("a"), at: point)
            context.draw(Text("a"), in: rect)
            context.draw(Image(systemName: "star"), at: point)
            context.draw(Image(systemName: "star"), in: rect)
            _ = context.resolve(Text("a b c")).measure(in: CGSize(width: v, height: v))
            _ = context.clipBoundingRect
            for filter in [
                GraphicsContext.Filter.blur(radius: v), .shadow(radius: v, x: v), .brightness(v),
                .alphaThreshold(min: v),
                .alphaThreshold(min: 0.2, max: v), .shadow(radius: v, options: .invertsAlpha),
                .hueRotation(.degrees(v)),
            ] {
                var filtered = context
                filtered.addFilter(filter)
                filtered.fill(disc, with: .color(.red))
            }
            var clipped = context
            clipped.clip(to: Path(rect))
            clipped.clip(to: Path(rect), options: .inverse)
            clipped.clipToLayer(opacity: v) { $0.fill(disc, with: .foreground) }
            clipped.fill(disc, with: .foreground)
            context.scaleBy(x: v, y: 1)
            _ = context.clipBoundingRect
            context.addFilter(.blur(radius: 2))
            context.fill(disc, with: .style(.blue.shadow(.drop(radius: 2))))
            context.rotate(by: .radians(v))
            context.translateBy(x: v, y: v)
            context.fill(disc, with: .foreground)
            context.fill(
                Path(), with: .style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
            context.stroke(Path(), with: .foreground, lineWidth: 1e9)
            context.stroke(disc, with: .foreground, lineWidth: 1e12)
        }
    }

    @Test func layersInLayersWithoutEnd() throws {
        _ = try picture { context in
            func nest(_ context: GraphicsContext, _ depth: Int) {
                guard depth > 0 else { return context.fill(disc, with: .color(.red)) }
                context.drawLayer { nest($0, depth - 1) }
            }
            nest(context, 1000)
        }
    }
}
