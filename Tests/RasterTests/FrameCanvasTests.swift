// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Raster
import Testing

/// Redrawing only the parts that changed since the previous frame gives the same pixels as drawing the whole frame.
@Suite struct FrameCanvasTests {
    private static let size = CGSize(width: 120, height: 90)

    private func square(_ x: Double, _ y: Double, _ side: Double = 20, _ effects: [Effect] = []) -> DisplayItem {
        DisplayItem(
            .fill(
                Path(CGRect(x: x, y: y, width: side, height: side)), FillStyle(),
                .color(RGBAColor(red: 0.8, green: 0.3, blue: Float(x / 120), alpha: 0.9))), effects: effects)
    }

    private func ring(_ x: Double, _ y: Double, _ effects: [Effect] = []) -> DisplayItem {
        DisplayItem(
            .stroke(
                Path(ellipseIn: CGRect(x: x, y: y, width: 30, height: 24)),
                StrokeStyle(lineWidth: 5, dash: [7, 3], dashPhase: x), .color(.black)), effects: effects)
    }

    private func group(_ items: [DisplayItem], _ effects: [Effect] = [], turned degrees: Double = 0) -> DisplayItem {
        DisplayItem(
            .group(items, isolated: false),
            transform: ProjectionTransform(CGAffineTransform(rotationAngle: degrees * .pi / 180)), effects: effects)
    }

    /// The items of the frame at time `t`. Each `kind` changes them in another way, such as moving, adding or rotating.
    private func items(_ kind: Int, _ t: Double) -> [DisplayItem] {
        let shadow = Effect.shadow(Shadow(color: .black, radius: 3, offset: CGSize(width: 2, height: 4)))
        let still = [square(4, 4, 30, [shadow]), ring(70, 50)]
        switch kind {
        case 0: return still + [square(10 + 8 * t, 40)]
        case 1: return [square(10 + 8 * t, 40, 16, [shadow])] + still
        case 2: return still + [group([square(30, 20), square(40 + 5 * t, 30)], [.opacity(0.5)])]
        case 3: return still + [group([square(30, 20), ring(40 + t, 30, [.blur(radius: 4, opaque: false)])], [shadow])]
        case 4: return still + (0..<Int(t) % 4).map { square(Double($0) * 25, 60) }
        case 5: return still + [group([square(50, 10), ring(60, 20)], turned: 3 * t)]
        case 6:
            let clip = Path(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 50))
            return still + [group([square(20 + 4 * t, 30, 40), ring(50, 40)], [.clip(clip, FillStyle())])]
        case 7:
            var light = square(20 + 6 * t, 20, 40)
            light.blendMode = .multiply
            return still + [light]
        case 8: return still + [group([square(0, 0, 100)], [.mask([ring(20 + 5 * t, 30), square(5, 60)])])]
        default:
            return still + [
                group(
                    [square(20 + 4 * t, 30)],
                    [
                        .colorMatrix(
                            ColorMatrix(red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1]))
                    ])
            ]
        }
    }

    @Test(arguments: 0..<11, [1, 1.5, 3]) func partialDrawingEqualsAWholeFrame(kind: Int, scale: Double) {
        let canvas = FrameCanvas()
        for background in [RGBAColor.white, nil] {
            for step in [0, 1, 2, 2, 7, 3, 0] {
                let list = DisplayList(
                    size: Self.size, scale: scale, background: background, items: items(kind, Double(step)))
                #expect(canvas.draw(list) == Rasterizer().draw(list), "step \(step)")
            }
        }
    }

    /// Draws frames that differ everywhere, then frames with small movements, then equal frames.
    @Test func drawsWholeFramesAfterBusyOnes() {
        let canvas = FrameCanvas()
        for step in 0..<40 {
            let isBusy = step < 20
            let items = (0..<30).map { index in
                let moves = isBusy || (index == 7 && step < 35)
                let shift = Double(moves ? step : 20)
                return square(Double(index * 37 % 100) + shift / 3, Double(index * 53 % 70), 24)
            }
            let list = DisplayList(size: Self.size, scale: 1.5, background: .white, items: items)
            #expect(canvas.draw(list) == Rasterizer().draw(list), "step \(step)")
        }
    }

    @Test func busyFramesAreLookedAtMoreAndMoreSeldom() {
        func list(_ x: Double) -> DisplayList {
            DisplayList(size: Self.size, items: (0..<20).map { square(x + Double($0), 10) })
        }
        var frames = FrameComparisonPolicy()
        var looks: [Int] = []
        for step in 0..<50 where frames.compares(list(Double(step)), with: list(Double(step + 1))) {
            looks.append(step)
            frames.note(differsEverywhere: true)
        }
        #expect(looks == [0, 1, 3, 6, 10, 15, 21, 28, 36, 44])
        // After a frame that does not differ everywhere, no comparisons are skipped: every following frame is compared
        // again.
        let isStillSeen = frames.compares(list(50), with: list(50))
        frames.note(differsEverywhere: false)
        let isSeenAfter = frames.compares(list(50), with: list(51))
        frames.note(differsEverywhere: true)
        let isSeenAgain = frames.compares(list(51), with: list(52))
        #expect(isStillSeen && isSeenAfter && isSeenAgain)
    }

    @Test func aCanvasTakesAnySize() {
        let canvas = FrameCanvas()
        for side in [10.0, 40, 0, 25, 40] {
            let list = DisplayList(size: CGSize(width: side, height: side), items: [square(1, 1)])
            #expect(canvas.draw(list) == Rasterizer().draw(list))
        }
    }

    @Test func returnedBitmapsAreNotOverwritten() {
        let canvas = FrameCanvas()
        func list(_ t: Double) -> DisplayList { DisplayList(size: Self.size, items: items(0, t)) }
        let first = canvas.draw(list(0))
        _ = canvas.draw(list(5))
        #expect(first == Rasterizer().draw(list(0)))
    }
}
