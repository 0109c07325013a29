// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Scenes
import Testing
import Zoetrope

/// Layout rules that all designed scenes follow, and regression tests of faults that their images once had.
@Suite @MainActor struct DesignTests {
    nonisolated private static let designed = [
        "canvas", "cards", "cards-grouped", "completion", "curves", "keyframes", "phases", "symbol-effects",
        "transitions",
    ]

    /// The rows and columns of the dark pixels in a range of rows, such as the letters of a title.
    private func ink(_ bitmap: Bitmap, rows: Range<Int>) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        var (x0, x1, y0, y1) = (Int.max, -1, Int.max, -1)
        for y in rows {
            for x in 0..<bitmap.width {
                let pixel = bitmap[x, y]
                guard max(pixel.x, pixel.y, pixel.z) < 100 else { continue }
                (x0, x1, y0, y1) = (min(x0, x), max(x1, x), min(y0, y), max(y1, y))
            }
        }
        return x1 < 0 ? nil : (x0...x1, y0...y1)
    }

    /// Letters with round tops are a pixel higher than others.
    @Test(arguments: designed) func titlesStandAtOneHeight(_ name: String) throws {
        let picture = try Frames.bitmaps(of: name, at: [0])[0]
        // The title's rows begin below the status bar.
        let title = try #require(ink(picture, rows: 47..<104))
        #expect((67...69).contains(title.rows.lowerBound), "\(title)")
        #expect((20...24).contains(title.columns.lowerBound), "\(title)")
    }

    @Test(arguments: designed + ["settings"]) func phonesHaveAStatusBarAndAHomeIndicator(_ name: String) throws {
        let picture = try Frames.bitmaps(of: name, at: [0])[0]
        let bar = try #require(ink(picture, rows: 0..<47))
        // The status bar has the time at its left end and the battery at its right end.
        #expect(bar.columns.lowerBound < 80 && bar.columns.upperBound > 320, "\(bar)")
        let indicator = try #require(ink(picture, rows: 824..<844))
        #expect(
            indicator.rows.count == 5 && abs(indicator.columns.lowerBound + indicator.columns.upperBound - 389) <= 2)
    }

    @Test(arguments: ["canvas", "curves", "keyframes", "phases"]) func cardsBeginAtOneHeight(_ name: String) throws {
        let picture = try Frames.bitmaps(of: name, at: [0])[0]
        // The first row of pixels in the cards. In this row, only the gap between the cards has the background's
        // colour.
        let top = (104..<200).first { y in (40..<350).count { picture[$0, y] != picture[0, 0] } > 280 }
        #expect(top == 115)
    }

    /// The letters stay on the capsule, because both share its state. Letters and capsule stay below the card's
    /// caption.
    @Test func theGroupStaysTogether() throws {
        let times = [0.5, 2.2, 3, 3.4, 5, 6.5, 6.9]
        let caption = try Frames.bitmaps(of: "cards-grouped", at: [0])[0]
        for (time, picture) in zip(times, try Frames.bitmaps(of: "cards-grouped", at: times)) {
            for y in 132..<158 {
                for x in 30..<180 where picture[x, y] != caption[x, y] {
                    Issue.record("at \(time) s something covers the caption at \(x), \(y)")
                    return
                }
            }
            // Dark pixels belong to the text, because nothing else is this dark.
            var count = 0
            for y in 160..<500 {
                for x in 30..<360 where max(picture[x, y].x, picture[x, y].y) < 60 {
                    count += 1
                    for side in [-5, 5] {
                        let beside = picture[x + side, y]
                        // The letters are on the capsule: the pixels beside them have the capsule's colour, which has
                        // little blue.
                        #expect(beside.z < 150, "at \(time) s beside \(x), \(y)")
                    }
                }
            }
            #expect(count > 500, "at \(time) s")
        }
    }

    /// A title of two separate texts would swap them in right-to-left layouts, for example to "in motion Symbols".
    @Test(arguments: ["canvas", "curves", "symbol-effects"])
    func titlesReadTheSameFromRightToLeft(_ name: String) throws {
        /// The x positions of the title's pixels: of its black first word, and of its coloured second word.
        func parts(_ traits: Traits) throws -> (black: [Int], colored: [Int]) {
            let picture = try Frames.bitmaps(of: name, at: [0], traits: traits)[0]
            var parts: (black: [Int], colored: [Int]) = ([], [])
            for x in 0..<picture.width {
                let column = (60..<104).map { picture[x, $0] }
                if column.contains(where: { max($0.x, $0.y, $0.z) < 60 }) { parts.black.append(x) }
                if column.contains(where: { $0.x > 240 && $0.z < 100 }) { parts.colored.append(x) }
            }
            return parts
        }
        for traits in [Traits(), Traits(locale: Locale(identifier: "he"))] {
            let (black, colored) = try parts(traits)
            #expect(try #require(black.max()) < #require(colored.min()), "\(traits.locale)")
        }
        #expect(try #require(try parts(Traits(locale: Locale(identifier: "he"))).black.min()) > 40)
    }

    /// In right-to-left layouts too, time runs from left to right in graphs: points stay on their lines and in their
    /// columns.
    @Test(arguments: ["curves", "keyframes"]) func graphsDoNotTurnRound(_ name: String) throws {
        let traits = Traits(locale: Locale(identifier: "he"))
        let picture = try Frames.bitmaps(of: name, at: [0.05], traits: traits)[0]
        // The cards end 20 points before the edge.
        let margins = Array(0..<20) + Array(picture.width - 20..<picture.width)
        let painted = margins.count { x in (120..<picture.height).contains { picture[x, $0] != picture[0, 0] } }
        #expect(painted == 0, "columns in the margins")
    }

    /// The drops fill their card at any time: no quarter of it is ever empty.
    @Test func dropsFillTheirCard() throws {
        let times = (0..<24).map { Double($0) / 2 }
        for (time, picture) in zip(times, try Frames.bitmaps(of: "canvas", at: times, scale: 0.5)) {
            // The left card of the last row, at half size.
            let (left, top, width, height) = (10, 288, 84, 92)
            var counts = [0, 0, 0, 0]
            for y in 0..<height {
                for x in 0..<width where picture[left + x, top + y].z < 128 {
                    counts[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)] += 1
                }
            }
            #expect((counts.min() ?? 0) > 150, "at \(time) s: \(counts)")
        }
    }

    /// Above and below the worm gear's image and its thin shadow, none of its shades is visible.
    @Test func shadesStayOnTheWormGear() throws {
        let frames = try Frames.bitmaps(of: "worm-gear", at: [0, 0.2, 0.5], scale: 3)
        // At 0.5 s all shades have faded.
        let gear = frames[2]
        for (frame, name) in [(frames[0], "0 s"), (frames[1], "0.2 s")] {
            var beyond = 0
            for x in 0..<gear.width {
                let rows = (0..<gear.height).filter { gear[x, $0] != gear[0, 0] }
                let inside = (rows.first ?? 1) - 1...(rows.last ?? -1) + 1
                for y in 0..<gear.height where frame[x, y] != gear[x, y] && !inside.contains(y) { beyond += 1 }
            }
            #expect(frame != gear && beyond == 0, "at \(name): \(beyond)")
        }
    }

    private func shaft() throws -> Bitmap {
        // The repository's root is three levels above this file, Tests/ScenesTests/DesignTests.swift.
        let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return try ImageFile.bitmap(root.appending(path: "Assets/Assets.xcassets/shaft.imageset/shaft.png").path)
    }

    /// The shaft's shade does not extend beyond the metal; it once formed a pale cap at each end.
    @Test func theShadeStaysOnTheShaft() throws {
        let frames = try Frames.bitmaps(of: "shaft", at: [0, 0.5], scale: 4)
        let picture = try shaft()
        /// The greatest alpha of `picture` at the frame's pixel (x, y) and its four neighbours. `picture` covers 160 ×
        /// 40 points in the middle of the frame, which has 200 × 100 points.
        func opacity(_ x: Int, _ y: Int) -> UInt8 {
            var most: UInt8 = 0
            for (dx, dy) in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)] {
                let column = (Double(x + dx) + 0.5) / 4 - 20, row = (Double(y + dy) + 0.5) / 4 - 30
                let (i, j) = (Int(column / 160 * Double(picture.width)), Int(row / 40 * Double(picture.height)))
                guard (0..<picture.width).contains(i), (0..<picture.height).contains(j) else { continue }
                most = max(most, picture[i, j].w)
            }
            return most
        }
        var (on, beyond) = (0, 0)
        for y in 0..<frames[0].height {
            for x in 0..<frames[0].width where frames[0][x, y] != frames[1][x, y] {
                if opacity(x, y) > 200 { on += 1 } else { beyond += 1 }
            }
        }
        #expect(on > 10_000 && beyond == 0, "\(on), \(beyond)")
    }

    /// A shadow that is cut off at the image's edge would be visible as a rectangle.
    @Test func theShaftsShadowEndsWithinItsPicture() throws {
        let picture = try shaft()
        let (right, bottom) = (picture.width - 1, picture.height - 1)
        #expect((0...right).allSatisfy { picture[$0, 0].w == 0 && picture[$0, bottom].w == 0 })
        #expect((0...bottom).allSatisfy { picture[0, $0].w == 0 && picture[right, $0].w == 0 })
    }
}
