// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Opacity, clips, masks, shadows and colour matrices of leaves and groups.
@Suite struct EffectsTests {
    private let red = RGBAColor(red: 1, green: 0.2, blue: 0.1)
    private let blue = RGBAColor(red: 0, green: 0.4, blue: 1, alpha: 0.7)

    private func disc(_ x: Double, _ y: Double, _ r: Double) -> Path {
        Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    }

    private func group(_ items: [DisplayItem], _ effects: [Effect] = [], isolated: Bool = false) -> DisplayItem {
        DisplayItem(.group(items, isolated: isolated), effects: effects)
    }

    @Test func theOpacityOfALeafIsThatOfItsColour() {
        var faded = fill(disc(30, 30, 20), red)
        faded.effects = [.opacity(0.4)]
        let direct = fill(disc(30, 30, 20), red.multiplyingAlpha(by: 0.4))
        #expect(largestDifference(render(60, 60, [faded]), render(60, 60, [direct])) <= 1)
        // 0.8 · 0.5 equals the opacity of 0.4 above.
        faded.effects = [.opacity(0.8), .opacity(0.5)]
        #expect(largestDifference(render(60, 60, [faded]), render(60, 60, [direct])) <= 1)
    }

    @Test func aGroupFadesAsOnePicture() {
        let items = [fill(disc(25, 30, 18), red), fill(disc(40, 30, 18), .black)]
        let picture = render(70, 60, [group(items, [.opacity(0.5)])])
        // In the overlap, only the upper item is visible.
        #expect(picture[33, 30] == SIMD4(0, 0, 0, 128))
        let parts = render(70, 60, items.map { DisplayItem($0.content, effects: [.opacity(0.5)]) })
        #expect(parts[33, 30].w > 180)
        // Without overlaps, fading the group gives the same picture as fading each item.
        let apart = [fill(rectangle(0, 0, 20, 20), red), fill(rectangle(30, 0, 20, 20), blue)]
        #expect(
            largestDifference(
                render(60, 20, [group(apart, [.opacity(0.5)])]),
                render(60, 20, apart.map { DisplayItem($0.content, effects: [.opacity(0.5)]) })) <= 1)
    }

    @Test func groupsWithoutEffectsAreTransparent() {
        var inner = fill(disc(30, 30, 20), red)
        inner.transform = turn(30, aboutX: 10, y: 5)
        var outer = group([inner, fill(rectangle(3.3, 4, 10, 10), blue)])
        outer.transform = .translation(x: 5.25, y: 3.5)
        var a = inner, b = fill(rectangle(3.3, 4, 10, 10), blue)
        a.transform = a.transform.concatenating(.translation(x: 5.25, y: 3.5))
        b.transform = .translation(x: 5.25, y: 3.5)
        #expect(render(70, 70, [outer]) == render(70, 70, [a, b]))
        // Isolating the group changes nothing here, because only blend modes make isolation visible.
        outer.content = .group([inner, fill(rectangle(3.3, 4, 10, 10), blue)], isolated: true)
        #expect(render(70, 70, [outer]) == render(70, 70, [a, b]))
    }

    @Test func effectsCountInTheParentsSpace() {
        var item = fill(rectangle(0, 0, 10, 10))
        item.transform = .scale(3).concatenating(.translation(x: 10, y: 10))
        item.effects = [.clip(rectangle(10, 10, 15, 15), FillStyle())]
        let picture = render(50, 50, [item])
        #expect(picture[24, 24].w == 255 && picture[25, 25].w == 0)
    }

    @Test func clipsCutExactly() {
        let block = rectangle(0, 0, 60, 60)
        func clipped(_ path: Path, _ style: FillStyle = FillStyle()) -> Bitmap {
            render(60, 60, [DisplayItem(.fill(block, FillStyle(), .color(red)), effects: [.clip(path, style)])])
        }
        // A colour clipped to a path equals the path filled with that colour.
        #expect(largestDifference(clipped(disc(30, 30, 20)), render(60, 60, [fill(disc(30, 30, 20), red)])) <= 1)
        #expect(clipped(rectangle(10, 12, 20, 22)) == render(60, 60, [fill(rectangle(10, 12, 20, 22), red)]))
        #expect(
            largestDifference(
                clipped(rectangle(10.3, 12.6, 20, 22)), render(60, 60, [fill(rectangle(10.3, 12.6, 20, 22), red)]))
                <= 1)
        // Without antialiasing, a clip includes or excludes whole pixels.
        #expect(
            clipped(rectangle(10.3, 12.6, 20, 22), FillStyle(antialiased: false))
                == render(60, 60, [fill(rectangle(10, 13, 20, 22), red)]))
        // Two clips intersect.
        let twice = render(
            60, 60,
            [
                DisplayItem(
                    .fill(block, FillStyle(), .color(red)),
                    effects: [.clip(disc(25, 30, 15), FillStyle()), .clip(rectangle(30, 0, 30, 60), FillStyle())])
            ])
        #expect(twice[29, 30].w == 0 && twice[30, 30].w == 255 && twice[42, 30].w == 0)
        #expect(isEmpty(clipped(Path())))
    }

    @Test func aMaskMultipliesByItsAlpha() {
        let mask = [fill(rectangle(0, 0, 30, 60), RGBAColor(white: 1, alpha: 0.5)), fill(rectangle(30, 0, 10, 60))]
        let picture = render(
            60, 60, [DisplayItem(.fill(rectangle(0, 0, 60, 60), FillStyle(), .color(red)), effects: [.mask(mask)])])
        #expect(picture[10, 10].w == 128 && picture[35, 10].w == 255 && picture[45, 10].w == 0)
        #expect(isPremultiplied(picture))
        // A masked group is composited before the mask is applied.
        let both = group([fill(rectangle(0, 0, 60, 60), red), fill(rectangle(0, 0, 60, 60), .black)], [.mask(mask)])
        #expect(render(60, 60, [both])[10, 10] == SIMD4(0, 0, 0, 128))
    }

    @Test func theOrderOfShadowAndClipMatters() {
        let shadow = Effect.shadow(Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 10)))
        let clip = Effect.clip(disc(40, 30, 15), FillStyle())
        func picture(_ effects: [Effect]) -> Bitmap {
            render(80, 80, [DisplayItem(.fill(rectangle(10, 10, 60, 40), FillStyle(), .color(red)), effects: effects)])
        }
        let cutAway = picture([shadow, clip]), follows = picture([clip, shadow])
        #expect(cutAway[40, 52].w == 0)
        #expect(follows[40, 52].w > 60)
        #expect(cutAway[40, 30] == SIMD4(255, 51, 26, 255) && follows[40, 30] == cutAway[40, 30])
        // A shadow under a clipped leaf is the shadow of the clipped shape.
        let disc = render(80, 80, [DisplayItem(.fill(disc(40, 30, 15), FillStyle(), .color(red)), effects: [shadow])])
        #expect(largestDifference(follows, disc) <= 2)
    }

    @Test func aShadowOfAGroupIsOneSilhouette() {
        let items = [fill(disc(30, 30, 12), red), fill(disc(45, 30, 12), blue)]
        let shadow = Effect.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 20.5, height: 31)))
        let grouped = render(110, 100, [group(items, [shadow])])
        // The red disc's shadow covers nothing in the group, so the group looks the same without it.
        let plain = render(110, 100, items)
        for (x, y) in [(25, 30), (37, 30), (50, 30)] { #expect(grouped[x, y] == plain[x, y]) }
        // A single leaf in a group casts the same shadow as alone.
        let leaf = fill(disc(30, 30, 12), red)
        let alone = render(110, 100, [DisplayItem(leaf.content, effects: [shadow])])
        let wrapped = render(110, 100, [group([leaf], [shadow])])
        #expect(largestDifference(alone, wrapped) <= 2)
    }

    @Test func shadowsTurnAndGrowWithTheirSpace() {
        let leaf = DisplayItem(
            .fill(rectangle(-10, -10, 20, 20), FillStyle(), .color(.white)),
            effects: [.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 15, height: 0)))])
        func placed(_ t: CGAffineTransform) -> Bitmap {
            render(
                160, 160, background: .white,
                [
                    DisplayItem(
                        .group([leaf], isolated: false),
                        transform: ProjectionTransform(t.concatenating(.init(translationX: 80, y: 80))))
                ])
        }
        let upright = placed(.identity)
        let turned = placed(CGAffineTransform(0, 1, -1, 0, 0, 0))
        for y in 0..<160 {
            for x in 0..<160 { #expect(abs(Int(upright[x, y].x) - Int(turned[159 - y, x].x)) <= 1) }
        }
        // Content at twice the size equals content on a canvas of twice the scale.
        let doubled = placed(CGAffineTransform(scaleX: 2, y: 2))
        let scaled = render(
            80, 80, background: .white, scale: 2,
            [DisplayItem(.group([leaf], isolated: false), transform: .translation(x: 40, y: 40))])
        #expect(largestDifference(doubled, scaled) <= 1)
    }

    @Test func shadowsInPerspectiveAreWarpedAndTheirLeafIsCrisp() {
        let size = CGSize(width: 32, height: 125)
        let capsule = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 16)
        let stroke = DisplayItem.Content.stroke(
            capsule, StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 6]), .color(.black))
        let shadow = Effect.shadow(
            Shadow(color: RGBAColor(red: 1, green: 0, blue: 0), radius: 5, offset: CGSize(width: 0, height: 8)))
        for degrees in [20.0, 75] {
            let map = tilt(degrees, axis: (0, 1, 0), size).concatenating(.translation(x: 50, y: 40))
            let both = render(
                140, 220, scale: 2,
                [DisplayItem(.group([DisplayItem(stroke, effects: [shadow])], isolated: false), transform: map)])
            let leaf = render(140, 220, scale: 2, [DisplayItem(stroke, transform: map)])
            for y in 0..<both.height {
                for x in 0..<both.width where leaf[x, y].w == 255 { #expect(both[x, y] == leaf[x, y]) }
            }
            #expect(!isEmpty(leaf) && isPremultiplied(both) && both != leaf)
        }
        // In a nearly flat perspective, the shadow must look like the one without perspective.
        let flat = render(100, 200, [DisplayItem(stroke, transform: .translation(x: 30, y: 30), effects: [shadow])])
        let nearly = render(
            100, 200,
            [
                DisplayItem(
                    .group([DisplayItem(stroke, effects: [shadow])], isolated: false),
                    transform: tilt(0.05, axis: (0, 1, 0), size).concatenating(.translation(x: 30, y: 30)))
            ])
        #expect(largestDifference(flat, nearly) <= 8)
    }

    @Test func colourMatricesOfTheSheet() {
        let iosRed = RGBAColor(red: 1, green: 59 / 255.0, blue: 48 / 255.0)
        func filtered(_ matrix: ColorMatrix, _ color: RGBAColor) -> SIMD4<UInt8> {
            render(
                2, 2,
                [DisplayItem(.fill(rectangle(0, 0, 2, 2), FillStyle(), .color(color)), effects: [.colorMatrix(matrix)])]
            )[0, 0]
        }
        func near(_ p: SIMD4<UInt8>, _ expected: [Double]) -> Bool {
            (0..<3).allSatisfy { abs(Double(p[$0]) - expected[$0]) <= 1 }
        }
        let brighter = ColorMatrix(red: [1, 0, 0, 0, 0.2], green: [0, 1, 0, 0, 0.2], blue: [0, 0, 1, 0, 0.2])
        #expect(near(filtered(brighter, iosRed), [255, 110, 99]))
        let flatter = ColorMatrix(red: [0.5, 0, 0, 0, 0.25], green: [0, 0.5, 0, 0, 0.25], blue: [0, 0, 0.5, 0, 0.25])
        #expect(near(filtered(flatter, iosRed), [191.25, 93.25, 87.75]))
        let l: [Float] = [0.2126, 0.7152, 0.0722, 0, 0]
        #expect(near(filtered(ColorMatrix(red: l, green: l, blue: l), iosRed), [99.88, 99.88, 99.88]))
        // Translucent colours are transformed before premultiplication.
        let half = filtered(brighter, iosRed.multiplyingAlpha(by: 0.5))
        #expect(near(half, [128, 55, 49.5]) && half.w == 128)
        #expect(filtered(.identity, iosRed) == SIMD4(255, 59, 48, 255))
        // A matrix with a constant term for alpha makes transparent pixels visible.
        let flood = ColorMatrix(
            red: [0, 0, 0, 0, 1], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0], alpha: [0, 0, 0, 0, 1])
        let all = render(
            9, 9, [DisplayItem(.fill(rectangle(3, 3, 2, 2), FillStyle(), .color(red)), effects: [.colorMatrix(flood)])])
        #expect(all[8, 8] == SIMD4(255, 0, 0, 255))
    }

    @Test func oneListGivesTheSameBytesTwice() {
        let items = [
            group(
                [fill(disc(30, 30, 12), red), fill(disc(45, 30, 12), blue)],
                [.opacity(0.7), .blur(radius: 6, opaque: false)]),
            DisplayItem(
                fill(disc(60, 60, 20), blue).content, effects: [.shadow(Shadow(color: .black, radius: 9))],
                blendMode: .overlay),
        ]
        let rasterizer = Rasterizer()
        let list = DisplayList(size: CGSize(width: 100, height: 100), scale: 2, background: .white, items: items)
        let first = rasterizer.draw(list)
        var again = first
        rasterizer.draw(
            DisplayList(size: CGSize(width: 100, height: 100), scale: 2, items: [fill(disc(9, 9, 90))]), into: &again)
        #expect(again != first)
        rasterizer.draw(list, into: &again)
        #expect(again == first)
        #expect(Rasterizer().draw(list) == first)
    }
}
