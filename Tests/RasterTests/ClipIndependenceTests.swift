// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// With every paint, a pixel of an outline has the same colour under any clip that contains the pixel.
@Suite struct ClipIndependenceTests {
    private static let gradient = ResolvedGradient(stops: [
        .init(color: RGBAColor(red: 1, green: 0.2, blue: 0, alpha: 0.9), location: 0),
        .init(color: RGBAColor(red: 0, green: 0.4, blue: 1, alpha: 0.3), location: 1),
    ])

    private static let paints: [Paint] = [
        .color(.black), .color(RGBAColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.55)),
        .linearGradient(gradient, start: .zero, end: CGPoint(x: 70, y: 40)),
    ]

    /// Slanted and horizontal edges, loops, and large parts outside of the image.
    private func outline(_ dice: inout Dice) -> Path {
        var path = Path()
        func point() -> CGPoint {
            CGPoint(x: Double.random(in: -30...130, using: &dice), y: Double.random(in: -30...120, using: &dice))
        }
        path.move(to: point())
        for i in 0..<6 {
            if i.isMultiple(of: 2) {
                path.addLine(to: point())
            } else {
                path.addCurve(to: point(), control1: point(), control2: point())
            }
        }
        path.closeSubpath()
        path.addRoundedRect(
            in: CGRect(x: 11.3, y: 20.4, width: 61.5, height: 40.7), cornerSize: CGSize(width: 9, height: 9))
        return path
    }

    private func effects(_ kind: Int, _ dice: inout Dice) -> [Effect] {
        let hole = Path(ellipseIn: CGRect(x: 5, y: 10.5, width: 80, height: 60.25))
        switch kind {
        case 0: return []
        case 1: return [.opacity(0.61)]
        case 2: return [.clip(hole, FillStyle())]
        case 3: return [.opacity(0.4), .clip(hole, FillStyle())]
        case 4: return [.mask([fill(outline(&dice)), fill(hole, RGBAColor(white: 0, alpha: 0.3))])]
        default:
            let shade = DisplayItem(.fill(outline(&dice), FillStyle(), Self.paints[2]), effects: [.opacity(0.7)])
            return [.mask([shade])]
        }
    }

    /// A fast path repeats equal rows, such as those between the corners of `cards`. The line in `thereAndBack` covers
    /// nothing, but disables this path. Both pictures must be equal.
    @Test(arguments: 0..<6)
    func rowsThatAreAlikeAreDrawnAsAnyOthers(kind: Int) {
        // The image is several bands high. The clips contain no corner of a card.
        let size = CGSize(width: 90, height: 1000)
        var cards = Path()
        cards.addRoundedRect(
            in: CGRect(x: 9.3, y: -7.4, width: 61.5, height: 980.2), cornerSize: CGSize(width: 9, height: 9))
        cards.addRoundedRect(
            in: CGRect(x: -20, y: -20, width: 40, height: 1040), cornerSize: CGSize(width: 5, height: 5))
        let a = CGPoint(x: 31, y: -1), b = CGPoint(x: 44.4, y: 700), c = CGPoint(x: 33, y: 1001)
        var thereAndBack = cards
        thereAndBack.addLines([a, b, c, b])
        thereAndBack.closeSubpath()
        for (i, paint) in Self.paints.enumerated() {
            for style in [FillStyle(), FillStyle(eoFill: true), FillStyle(eoFill: false, antialiased: false)] {
                let pictures = [cards, thereAndBack].map { path in
                    var dice = Dice(state: UInt64(kind * 10 + i) + 1)
                    return render(
                        size.width, size.height, background: .white,
                        [DisplayItem(.fill(path, style, paint), effects: effects(kind, &dice))])
                }
                #expect(largestDifference(pictures[0], pictures[1]) == 0)
            }
        }
    }

    @Test(arguments: 0..<6, [false, true])
    func aClipChangesNothingInside(kind: Int, eo: Bool) {
        for (i, paint) in Self.paints.enumerated() {
            for antialiased in [true, false] {
                var dice = Dice(state: UInt64(kind * 10 + i) + 1)
                let style = FillStyle(eoFill: eo, antialiased: antialiased)
                let path = outline(&dice), effects = effects(kind, &dice)
                let items = [
                    DisplayItem(.fill(path, style, paint), effects: effects),
                    DisplayItem(.stroke(path, StrokeStyle(lineWidth: 3.3), paint), effects: effects),
                ]
                func group(within clip: CGRect) -> Bitmap {
                    render(
                        100, 90, background: .white,
                        [DisplayItem(.group(items, isolated: false), effects: [.clip(Path(clip), FillStyle())])])
                }
                let whole = group(within: CGRect(x: 0, y: 0, width: 100, height: 90))
                for _ in 0..<3 {
                    let clip = PixelRect(
                        minX: .random(in: 0...40, using: &dice), minY: .random(in: 0...40, using: &dice),
                        maxX: .random(in: 41...100, using: &dice), maxY: .random(in: 41...90, using: &dice))
                    let part = group(
                        within: CGRect(x: clip.minX, y: clip.minY, width: clip.width, height: clip.height))
                    var differing: [SIMD2<Int>] = []
                    for y in clip.minY..<clip.maxY {
                        for x in clip.minX..<clip.maxX where part[x, y] != whole[x, y] { differing.append([x, y]) }
                    }
                    #expect(differing == [], "\(clip)")
                }
            }
        }
    }

    @Test func wholePixelShiftsChangeNoPixel() {
        var dice = Dice(state: 21)
        for paint in Self.paints[..<2] {
            let path = outline(&dice)
            let whole = render(100, 90, [DisplayItem(.fill(path, FillStyle(), paint))])
            let part = render(
                60, 50, [DisplayItem(.fill(path, FillStyle(), paint), transform: .translation(x: -32, y: -16))])
            for y in 0..<50 {
                for x in 0..<60 { #expect(part[x, y] == whole[x + 32, y + 16]) }
            }
        }
    }
}
