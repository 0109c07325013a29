// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
    private static let noise: Bitmap = {
        var dice = Dice()
        return bitmap(37, 29) { _, _ in
            let a = UInt8.random(in: 0...255, using: &dice)
            func part() -> UInt8 { .random(in: 0...a, using: &dice) }
            return SIMD4(part(), part(), part(), a)
        }
    }()

    private func item(
        _ bitmap: Bitmap, _ rect: CGRect, source: CGRect? = nil, _ interpolation: ImageInterpolation = .medium,
        transform: ProjectionTransform = .identity
    ) -> DisplayItem {
        DisplayItem(
            .image(ImageContent(bitmap: bitmap, source: source, rect: rect, interpolation: interpolation)),
            transform: transform)
    }

    /// The reference implementation of bilinear sampling, clamped at the edges; (u, v) in pixels of the bitmap.
    private func bilinear(_ b: Bitmap, _ u: Double, _ v: Double) -> [Double] {
        let x = u - 0.5, y = v - 0.5
        let left = Int(x.rounded(.down)), top = Int(y.rounded(.down))
        let fx = x - Double(left), fy = y - Double(top)
        func p(_ i: Int, _ j: Int) -> SIMD4<UInt8> { b[min(max(i, 0), b.width - 1), min(max(j, 0), b.height - 1)] }
        return (0..<4).map { c in
            (Double(p(left, top)[c]) * (1 - fx) + Double(p(left + 1, top)[c]) * fx) * (1 - fy)
                + (Double(p(left, top + 1)[c]) * (1 - fx) + Double(p(left + 1, top + 1)[c]) * fx) * fy
        }
    }

    @Test(arguments: [ImageInterpolation.none, .low, .medium, .high])
    func oneToOneCopiesTheBytes(_ interpolation: ImageInterpolation) {
        let picture = render(60, 60, [item(Self.noise, CGRect(x: 7, y: 11, width: 37, height: 29), interpolation)])
        for y in 0..<29 {
            for x in 0..<37 { #expect(picture[x + 7, y + 11] == Self.noise[x, y]) }
        }
        #expect(picture[6, 20] == .zero && picture[44, 20] == .zero)
    }

    @Test func enlargedPicturesAgreeWithTheDefinition() {
        let transforms: [ProjectionTransform] = [
            ProjectionTransform(CGAffineTransform(scaleX: 2.7, y: 3.3)),
            turn(31, aboutX: 18, y: 14).concatenating(.scale(2.5)).concatenating(.translation(x: 20, y: 10)),
            tilt(20, axis: (1, 1, 0), CGSize(width: 37, height: 29)).concatenating(.scale(3)),
        ]
        for transform in transforms {
            let picture = render(
                120, 100, [item(Self.noise, CGRect(x: 0, y: 0, width: 37, height: 29), transform: transform)])
            let solid = render(
                120, 100,
                [
                    {
                        var i = fill(rectangle(0, 0, 37, 29))
                        i.transform = transform
                        return i
                    }()
                ])
            let inverse = transform.inverted()
            for y in 0..<100 {
                for x in 0..<120 where solid[x, y].w == 255 {
                    let p = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
                    let expected = bilinear(Self.noise, p.x, p.y)
                    for c in 0..<4 { #expect(abs(Double(picture[x, y][c]) - expected[c]) <= 2.5) }
                }
            }
        }
    }

    @Test func edgesFadeWithoutDarkFringes() {
        let white = bitmap(16, 16) { _, _ in SIMD4(255, 255, 255, 255) }
        for transform in [
            turn(17, aboutX: 8, y: 8).concatenating(.scale(3)).concatenating(.translation(x: 20, y: 10)),
            tilt(60, axis: (0, 1, 0), CGSize(width: 16, height: 16)).concatenating(.scale(4)),
        ] {
            let picture = render(90, 90, [item(white, CGRect(x: 0, y: 0, width: 16, height: 16), transform: transform)])
            for y in 0..<90 {
                for x in 0..<90 {
                    let p = picture[x, y]
                    #expect(p.x == p.w && p.y == p.w && p.z == p.w)
                }
            }
            var square = fill(rectangle(0, 0, 16, 16), .white)
            square.transform = transform
            #expect(largestDifference(picture, render(90, 90, [square])) <= 1)
        }
    }

    @Test(arguments: [ImageInterpolation.medium, .high])
    func shrunkPicturesAreMeans(_ interpolation: ImageInterpolation) {
        // Stripes of one pixel, shrunk 8 times, at any offset: uniform grey without moiré.
        let stripes = bitmap(256, 256) { x, _ in x & 1 == 0 ? SIMD4(255, 255, 255, 255) : SIMD4(0, 0, 0, 255) }
        for shift in [0, 0.13, 0.5, 0.77] {
            let picture = render(
                40, 40, [item(stripes, CGRect(x: shift, y: shift, width: 32, height: 32), interpolation)])
            for y in 2..<30 {
                for x in 2..<30 { #expect(abs(Int(picture[x, y].x) - 128) <= 2) }
            }
        }
    }

    /// A toothed wheel with a pattern of squares, partly transparent.
    private static let wheel: Bitmap = bitmap(256, 256) { x, y in
        let dx = Double(x) - 127.5, dy = Double(y) - 127.5
        let r = hypot(dx, dy), tooth = cos(atan2(dy, dx) * 24) > 0 ? 125.0 : 105
        let a: UInt8 = r < tooth && r > 30 ? 255 : 0
        return SIMD4(a / 2, (x / 32 + y / 32) & 1 == 0 ? a : a / 2, a / 3, a)
    }

    /// Compares the drawn wheel with the mean of `n`×`n` samples per pixel.
    private func compareWithMeans(
        width: Double, frame: CGSize, n: Int,
        _ transform: ProjectionTransform
    ) -> (rms: Double, sharpness: Double) {
        let picture = item(
            Self.wheel, CGRect(x: 0, y: 0, width: width, height: width), transform: transform)
        let drawn = render(frame.width, frame.height, [picture])
        let fine = render(frame.width, frame.height, scale: Double(n), [picture])
        var squares = 0.0, covered = 0.0, contrast = 0.0, expectedContrast = 0.0
        var last = (0.0, 0.0)
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                var sum = 0
                for j in 0..<n {
                    for i in 0..<n { sum += Int(fine[x * n + i, y * n + j].y) }
                }
                let value = Double(drawn[x, y].y), mean = Double(sum) / Double(n * n)
                if value + mean > 0 { covered += 1 }
                squares += (value - mean) * (value - mean)
                if x > 0 {
                    contrast += (value - last.0) * (value - last.0)
                    expectedContrast += (mean - last.1) * (mean - last.1)
                }
                last = (value, mean)
            }
        }
        return ((squares / covered).squareRoot(), contrast / expectedContrast)
    }

    @Test(arguments: [12.8, 20, 25, 32, 35, 40, 63, 64, 65, 100, 127, 129, 200, 240])
    func turnedAndShrunkPicturesAreAreaAverages(_ width: Double) {
        for degrees in [3.0, 27] {
            let side = (width * 1.3).rounded()
            let map = turn(degrees, aboutX: width / 2, y: width / 2)
                .concatenating(.translation(x: (side - width) / 2, y: (side - width) / 2))
            let (rms, sharpness) = compareWithMeans(
                width: width, frame: CGSize(width: side, height: side), n: width > 60 ? 6 : 16, map)
            #expect(rms < 11, "\(width) points, \(degrees)°: \(rms)")
            #expect((0.85...1.35).contains(sharpness), "\(width) points, \(degrees)°: \(sharpness)")
        }
    }

    @Test(arguments: [(25.0, 76.0), (40, 76), (100, 76), (25, -76), (60, 84)])
    func tiltedPicturesAreAreaAverages(_ width: Double, _ degrees: Double) {
        // The near half is much larger than the far half, so that footprints differ between neighbours.
        let size = CGSize(width: width, height: width)
        for axis in [(0, 1, 0), (1, 0, 0), (0.3, 1, 0), (1, -1, 0.5)] as [(CGFloat, CGFloat, CGFloat)] {
            let map = tilt(degrees, axis: axis, size).concatenating(.translation(x: width * 0.2, y: width * 0.2))
            let (rms, sharpness) = compareWithMeans(
                width: width, frame: CGSize(width: (width * 1.4).rounded(), height: (width * 1.4).rounded()),
                n: width > 50 ? 8 : 24, map
            )
            #expect(rms < 9, "\(width) points, \(degrees)°: \(rms)")
            #expect((0.85...1.3).contains(sharpness), "\(width) points, \(degrees)°: \(sharpness)")
        }
    }

    @Test(arguments: [30.0, 60, 80]) func aSingleSampleIsOfAboutTheRightMipmap(_ degrees: Double) {
        // A checkerboard of single pixels, which is uniform grey at half size.
        let size = CGSize(width: 300, height: 300)
        let squares = bitmap(300, 300) { x, y in
            let v: UInt8 = (x + y).isMultiple(of: 2) ? 255 : 0
            return SIMD4(v, v, v, 255)
        }
        for axis in [(0, 1, 0), (1, 0, 0), (1, 2, 0)] as [(CGFloat, CGFloat, CGFloat)] {
            let map = tilt(degrees, axis: axis, size).concatenating(.scale(0.8))
            let picture = render(
                300, 300, [item(squares, CGRect(origin: .zero, size: size), .low, transform: map)])
            let inverse = map.inverted()
            var fine = 0, contrast = 0
            for y in 0..<300 {
                for x in 0..<300 where picture[x, y].w == 255 {
                    let px = Double(x) + 0.5, py = Double(y) + 0.5
                    let w = px * inverse.m13 + py * inverse.m23 + inverse.m33
                    let u = (px * inverse.m11 + py * inverse.m21 + inverse.m31) / w
                    let v = (px * inverse.m12 + py * inverse.m22 + inverse.m32) / w
                    let right = (inverse.m11 - u * inverse.m13, inverse.m12 - v * inverse.m13)
                    let down = (inverse.m21 - u * inverse.m23, inverse.m22 - v * inverse.m23)
                    let shrinking = abs(right.0 * down.1 - right.1 * down.0).squareRoot() / w
                    let isGrey = abs(Int(picture[x, y].x) - 128) <= 1
                    if shrinking > 1.41 * 1.5 { #expect(isGrey, "\(x), \(y): \(shrinking)") }
                    if shrinking < 1.41 / 1.5 {
                        fine += 1
                        contrast += isGrey ? 0 : 1
                    }
                }
            }
            if fine > 100 { #expect(Double(contrast) > 0.8 * Double(fine), "\(axis)") }
        }
    }

    @Test func aTiltShrinksOneAxisOnly() {
        // The pattern must stay sharp in x and be averaged in y.
        let lines = bitmap(256, 256) { x, _ in (x / 16) & 1 == 0 ? SIMD4(255, 255, 255, 255) : SIMD4(0, 0, 0, 255) }
        let flat = ProjectionTransform(CGAffineTransform(scaleX: 1, y: 0.1))
        let picture = render(256, 26, [item(lines, CGRect(x: 0, y: 0, width: 256, height: 256), transform: flat)])
        for x in 0..<256 where x % 16 > 0 && x % 16 < 15 {
            #expect(abs(Int(picture[x, 12].x) - ((x / 16) & 1 == 0 ? 255 : 0)) <= 3)
        }
        let across = bitmap(256, 256) { _, y in y & 1 == 0 ? SIMD4(255, 255, 255, 255) : SIMD4(0, 0, 0, 255) }
        let even = render(256, 26, [item(across, CGRect(x: 0, y: 0, width: 256, height: 256), transform: flat)])
        for x in 0..<256 { #expect(abs(Int(even[x, 12].x) - 128) <= 12) }
    }

    @Test func aSourceRectangleSeesNothingOfItsSurroundings() {
        // A green square surrounded by red.
        let atlas = bitmap(64, 64) { x, y in
            (16..<48).contains(x) && (16..<48).contains(y) ? SIMD4(0, 255, 0, 255) : SIMD4(255, 0, 0, 255)
        }
        for (size, interpolation) in [
            (8.0, ImageInterpolation.medium), (8, .high), (90, .medium), (90, .high), (32, .low),
        ] {
            let picture = render(
                100, 100,
                [
                    item(
                        atlas, CGRect(x: 3.3, y: 2.8, width: size, height: size),
                        source: CGRect(x: 16, y: 16, width: 32, height: 32), interpolation)
                ])
            for y in 0..<100 {
                for x in 0..<100 { #expect(picture[x, y].x == 0) }
            }
        }
    }

    @Test func aSourceRectangleIsClippedToTheBitmap() {
        let white = bitmap(10, 10) { _, _ in SIMD4(255, 255, 255, 255) }
        let picture = render(
            20, 20,
            [
                item(
                    white, CGRect(x: 0, y: 0, width: 20, height: 20), source: CGRect(x: 5, y: 0, width: 10, height: 10))
            ])
        #expect(picture[5, 5].w == 255 && picture[9, 5].w == 255 && picture[10, 5].w == 0)
        #expect(
            isEmpty(
                render(
                    20, 20,
                    [
                        item(
                            white, CGRect(x: 0, y: 0, width: 20, height: 20),
                            source: CGRect(x: 50, y: 0, width: 10, height: 10))
                    ])))
    }

    @Test func aTintKeepsTheAlpha() {
        let content = ImageContent(
            bitmap: Self.noise, rect: CGRect(x: 0, y: 0, width: 37, height: 29),
            tint: RGBAColor(red: 0, green: 1, blue: 0))
        let picture = render(37, 29, [DisplayItem(.image(content))])
        for y in 0..<29 {
            for x in 0..<37 {
                let a = Self.noise[x, y].w
                #expect(picture[x, y] == SIMD4(0, a, 0, a))
            }
        }
    }

    @Test func anAffineProjectionEqualsTheAffineTransform() {
        // `homogeneous` is the map of `doubled` in homogeneous coordinates with W = 2 everywhere.
        var doubled = turn(20, aboutX: 15, y: 15)
        doubled = ProjectionTransform(doubled.affine)
        var homogeneous = doubled
        homogeneous.m11 *= 2
        homogeneous.m12 *= 2
        homogeneous.m21 *= 2
        homogeneous.m22 *= 2
        homogeneous.m31 *= 2
        homogeneous.m32 *= 2
        homogeneous.m33 *= 2
        for interpolation in [ImageInterpolation.none, .low, .medium, .high] {
            for size in [12.0, 37, 70] {
                let rect = CGRect(x: 0, y: 0, width: size, height: size)
                let a = render(80, 80, [item(Self.noise, rect, interpolation, transform: doubled)])
                let b = render(80, 80, [item(Self.noise, rect, interpolation, transform: homogeneous)])
                if interpolation == .none {
                    // Rounding may select a neighbouring pixel of the image.
                    #expect(differingShare(a, b, tolerance: 1) < 0.01)
                } else {
                    #expect(largestDifference(a, b) <= 1)
                }
            }
        }
        let gradient = Paint.linearGradient(
            ResolvedGradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
            start: .zero, end: CGPoint(x: 30, y: 10))
        let item = DisplayItem(.fill(rectangle(0, 0, 30, 30), FillStyle(), gradient), transform: doubled)
        var other = item
        other.transform = homogeneous
        #expect(largestDifference(render(60, 60, [item]), render(60, 60, [other])) <= 1)
    }

    @Test func edgeOnThereIsNothingToSee() {
        let size = CGSize(width: 37, height: 29)
        for axis in [(1, 0, 0), (0, 1, 0)] as [(CGFloat, CGFloat, CGFloat)] {
            let picture = render(
                60, 60, [item(Self.noise, CGRect(origin: .zero, size: size), transform: tilt(90, axis: axis, size))])
            #expect(picture[18, 14].w <= 1)
        }
        #expect(
            isEmpty(
                render(
                    60, 60,
                    [
                        item(
                            Self.noise, CGRect(origin: .zero, size: size),
                            transform: ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
                    ])))
    }

    @Test func contentBehindTheEyeIsClipped() {
        // The content reaches behind the eye: only the part in front is drawn, up to the image's border.
        var transform = ProjectionTransform.identity
        transform.m23 = -0.02
        transform.m33 = 1
        let white = bitmap(8, 8) { _, _ in SIMD4(255, 255, 255, 255) }
        let picture = render(
            100, 100, [item(white, CGRect(x: -10, y: 10, width: 200, height: 200), transform: transform)])
        #expect(picture[10, 5].w == 0)
        #expect(picture[50, 90].w == 255)
    }

    @Test func aPixelDoesNotDependOnTheClip() {
        let size = CGSize(width: 90, height: 90)
        let rect = CGRect(origin: .zero, size: size)
        let shift = ProjectionTransform.translation(x: 3.25, y: 2.5)
        let transforms: [ProjectionTransform] = [
            .identity, shift, .scale(2), turn(31, aboutX: 45, y: 45),
            turn(31, aboutX: 45, y: 45).concatenating(.scale(2.5)),
            tilt(20, axis: (1, 1, 0), size), tilt(76, axis: (0, 1, 0), size).concatenating(shift),
            tilt(84, axis: (1, 0, 0), size), tilt(-60, axis: (1, 2, 0), size).concatenating(.scale(0.3)),
            tilt(89, axis: (1, 3, 0), size).concatenating(.scale(2)),
        ]
        for transform in transforms {
            for interpolation in [ImageInterpolation.none, .low, .medium, .high] {
                let picture = item(Self.wheel, rect, interpolation, transform: transform)
                let whole = render(100, 100, [picture])
                for (x, y, width, height) in [(1, 0, 99, 100), (13, 7, 1, 90), (30, 20, 37, 3), (0, 50, 64, 50)] {
                    let clip = DisplayItem(
                        .group([picture], isolated: false),
                        effects: [.clip(rectangle(Double(x), Double(y), Double(width), Double(height)), FillStyle())])
                    let part = render(100, 100, [clip])
                    let isSame = (y..<(y + height)).allSatisfy { j in
                        (x..<(x + width)).allSatisfy { i in part[i, j] == whole[i, j] }
                    }
                    #expect(isSame, "\(transform), \(interpolation), from \(x), \(y)")
                }
            }
        }
    }

    @Test func reusedRowsEqualSampledOnes() {
        let size = CGSize(width: 80, height: 80)
        let maps = [
            turn(31, aboutX: 40, y: 40), tilt(70, axis: (0, 1, 0), size),
            turn(31, aboutX: 40, y: 40).concatenating(.translation(x: -30, y: 45)),
        ]
        let shadow = Effect.shadow(Shadow(color: .black, radius: 2))
        let clips = [
            Effect.clip(rectangle(20, 30, 15, 40), FillStyle()), .clip(rectangle(0, 0, 100, 100), FillStyle()),
            .clip(Path(ellipseIn: CGRect(x: 5, y: 8, width: 70, height: 60)), FillStyle()), .opacity(0.5),
        ]
        let rasterizer = Rasterizer()
        for map in maps {
            // Draws the image with one rasterizer, clipped and unclipped, with and without a shadow. Its caches must
            // not change the result.
            for effects in [
                [], [shadow], [clips[0]], [clips[0], shadow], [clips[2]], [shadow, clips[1]], [clips[3]], [],
            ] {
                var picture = item(Self.wheel, CGRect(origin: .zero, size: size), transform: map)
                picture.effects = effects
                let list = DisplayList(size: CGSize(width: 100, height: 90), items: [picture])
                let fresh = Rasterizer().draw(list)
                for _ in 0..<3 { #expect(rasterizer.draw(list) == fresh) }
            }
        }
    }

    @Test(arguments: [ImageInterpolation.none, .low, .medium, .high])
    func longPicturesAreDrawnUpToABound(_ interpolation: ImageInterpolation) {
        for (length, isDrawn) in [(1 << 18, true), (1 << 18 + 1, false), (1 << 20, false)] {
            var long = Bitmap(width: length, height: 1)
            for x in 0..<length { long[x, 0] = SIMD4(0, 200, 0, 255) }
            let picture = item(long, CGRect(x: -length + 20, y: 0, width: length, height: 7), interpolation)
            let small = item(long, CGRect(x: 0, y: 10, width: 20, height: 7), interpolation)
            let drawn = render(30, 20, [picture, small])
            #expect(drawn[19, 3] == (isDrawn ? SIMD4(0, 200, 0, 255) : .zero))
            #expect(drawn[10, 13] == (isDrawn ? SIMD4(0, 200, 0, 255) : .zero))
            #expect(drawn[20, 3] == .zero)
        }
    }

    @Test func earlierDrawingsDoNotMatter() {
        let rasterizer = Rasterizer()
        func list(_ bitmap: Bitmap, _ size: Double) -> DisplayList {
            DisplayList(
                size: CGSize(width: 50, height: 50),
                items: [
                    item(
                        bitmap, CGRect(x: 1.5, y: 2.5, width: size, height: size),
                        transform: turn(10, aboutX: 20, y: 20)),
                    DisplayItem(
                        fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))).content,
                        effects: [.opacity(0.5), .shadow(Shadow(color: .black, radius: 6))]),
                ])
        }
        let fresh = Rasterizer().draw(list(Self.noise, 20))
        // Draws more images than fit into the cache, with layer buffers of other sizes, to evict the first image.
        for i in 0..<200 {
            var other = Bitmap(width: 8 + i % 5, height: 8)
            other[0, 0] = SIMD4(UInt8(i), 0, 0, 255)
            _ = rasterizer.draw(list(other, Double(5 + i % 40)))
        }
        #expect(rasterizer.draw(list(Self.noise, 20)) == fresh)
        #expect(rasterizer.draw(list(Self.noise, 20)) == fresh)
    }
}
