// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Geometry
import PixelAreas
import Scenes
import TestSupport
import Testing
import VectorImport
import Zoetrope

/// The strokes' positions over time, and shapes that match their images.
@Suite @MainActor struct StrokesTests {
    /// One of the three figures: its whole outline and the stroked part.
    private struct Figure {
        var outline: Path
        /// nil while the stroke is empty.
        var stroke: Path?
    }

    private func list(at time: Double) throws -> DisplayList {
        let scene = try Frames.scene("strokes")
        return try scene.makeSource(Frames.settings(scene, scale: 1)).displayList(at: time)
    }

    /// The letters, the heart and the bird, in points of the screen.
    private func figures(in list: DisplayList) -> [Figure] {
        var figures: [Figure] = []
        for item in list.items {
            guard case .stroke(let path, let style, _) = item.content else { continue }
            #expect(style.lineCap == .round && style.lineJoin == .round)
            #expect(item.transform.isAffine)
            let map = CGAffineTransform(translationX: item.transform.m31, y: item.transform.m32)
            let placed = path.applying(map)
            if style.lineWidth == 0.5 { figures.append(Figure(outline: placed)) }
            if style.lineWidth == 5, !path.isEmpty { figures[figures.count - 1].stroke = placed }
        }
        return figures
    }

    /// The arguments are times, and the start and end of the stroke at these times, calculated by hand.
    ///
    /// Every 0.23 s, an animation of 0.35 s (easeOut) begins. It is added to the previous animation, which still runs
    /// towards its own target. At 2.9 s, the stroke is reset without animation. Running animations continue from the
    /// new value, so the second round begins slightly behind the first.
    @Test(arguments: [
        (0.30, -0.08634, 0.03700), (0.46, -0.23405, 0.10031), (0.69, -0.17969, 0.22031), (0.80, -0.10444, 0.29556),
        (1.00, 0.00011, 0.40011), (1.50, 0.26005, 0.66005), (2.00, 0.51649, 0.91649), (2.30, 0.66031, 1.06031),
        (2.50, 0.77095, 1.17095), (2.76, 0.90031, 1.30031), (2.85, 0.96561, 1.36561), (2.89, 0.98434, 1.38434),
        (3.06, -0.08911, 0.03423), (3.20, -0.21984, 0.09422), (3.40, -0.19602, 0.20398), (4.00, 0.12561, 0.52561),
        (5.50, 0.89422, 1.29422), (5.65, 0.98434, 1.38434),
    ])
    func runsAsTheTimersPush(_ time: Double, _ start: Double, _ end: Double) throws {
        let figures = figures(in: try list(at: time))
        #expect(figures.count == 3)
        for figure in figures {
            let stroke = try #require(figure.stroke)
            // The tolerance covers the rounding of `start` and `end` to five decimals on outlines of up to 1300 points.
            let isRight = areEndsClose(stroke, figure.outline.trimmedPath(from: start, to: end), within: 0.03)
            #expect(isRight, "at \(time) s")
        }
    }

    /// The stroke is empty before the first push, and between the reset and the next push. The reset comes 0.6 s after
    /// the tenth push.
    @Test func waitsBeforeEachRound() throws {
        for time in [0, 0.1, 0.23, 2.9001, 2.95, 2.99, 5.6601, 5.75] {
            let figures = figures(in: try list(at: time))
            #expect(figures.count == 3)
            #expect(figures.allSatisfy { $0.stroke == nil }, "at \(time) s")
        }
        for time in [0.25, 2.899, 3.03, 5.659, 5.79] {
            #expect(figures(in: try list(at: time)).allSatisfy { $0.stroke != nil }, "at \(time) s")
        }
    }

    @Test func aRoundIsTheScenesDuration() throws {
        let scene = try Frames.scene("strokes")
        #expect(abs(scene.duration - 12 * 0.23) < 1e-12)
        let frames = scene.duration * scene.rate.value
        #expect(abs(frames - frames.rounded()) < 1e-9, "whole frames, so that the second round has the first one's")
        let early = figures(in: try list(at: 1.6))
        let late = figures(in: try list(at: 1.6 + scene.duration))
        for (a, b) in zip(early, late) {
            let isSame = areEndsClose(try #require(a.stroke), try #require(b.stroke), within: 1e-6)
            #expect(isSame)
        }
    }

    @Test func figuresStandInTheMiddleOneBelowTheOther() throws {
        let list = try list(at: 0)
        let boxes = figures(in: list).map { $0.outline.boundingRect }
        for box in boxes { #expect(abs(box.midX - 195) < 0.5 && abs(box.width - 250) < 1, "\(box)") }
        let gaps = [
            boxes[0].minY, boxes[1].minY - boxes[0].maxY, boxes[2].minY - boxes[1].maxY, 844 - boxes[2].maxY,
        ]
        for gap in gaps { #expect(abs(gap - 61.9) < 0.5, "\(gaps)") }

        // The image of the heart is drawn in the bounding box of the heart's outline.
        let pictures = list.items.compactMap { item -> CGRect? in
            guard case .image(let image) = item.content else { return nil }
            return image.rect.offsetBy(dx: item.transform.m31, dy: item.transform.m32)
        }
        #expect(pictures.count == 1)
        #expect(abs(pictures[0].minX - boxes[1].minX) < 0.5 && abs(pictures[0].maxX - boxes[1].maxX) < 0.5)
        #expect(abs(pictures[0].minY - boxes[1].minY) < 0.5 && abs(pictures[0].maxY - boxes[1].maxY) < 0.5)
    }

    // MARK: - The shapes and their images

    private func picture(_ name: String) throws -> Bitmap {
        // The repository's root is three levels above this file, Tests/ScenesTests/StrokesTests.swift.
        let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let file = root.appending(path: "Assets/Assets.xcassets/\(name).imageset/\(name).png")
        return try bitmap(file.path)
    }

    /// Each filled shape covers its image's subject. If not, the images have changed since `make shapes` was run.
    @Test(arguments: zip(0..<3, ["weOnWhite", "heartOnWhite", "birdOnWhite"]))
    func shapesCoverTheirPictures(_ index: Int, _ name: String) throws {
        let cutout = try Cutout(crops: true)(try picture(name))
        let (width, height) = (cutout.width, cutout.height)
        let outline = figures(in: try list(at: 0))[index].outline
        let scale = CGFloat(width) / 250
        let box = outline.boundingRect
        let path = outline.applying(
            CGAffineTransform(translationX: -70, y: -box.minY).concatenating(CGAffineTransform(scaleX: scale, y: scale))
        )
        let drawn = FrameRasterizer().draw(
            DisplayList(
                size: CGSize(width: width, height: height),
                items: [DisplayItem(.fill(path, FillStyle(), .color(.black)))]))
        var (differing, shown) = (0, 0)
        for y in 0..<height {
            for x in 0..<width {
                if cutout[x, y].w >= 128 { shown += 1 }
                if (drawn[x, y].w >= 128) != (cutout[x, y].w >= 128) { differing += 1 }
            }
        }
        #expect(shown > width * height / 4)
        #expect(differing * 100 < width * height, "\(differing) of \(width * height) pixels differ")
    }

    @Test func theHeartIsTheCutout() throws {
        #expect(try picture("heart") == Cutout(crops: true)(picture("heartOnWhite")))
    }
}
