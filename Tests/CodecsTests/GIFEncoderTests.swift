// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import TestSupport
import Testing

@Suite struct GIFEncoderTests {
    // MARK: Round trips

    @Test(arguments: 0..<Animations.exact.count)
    func fewColorsComeBack(_ index: Int) throws {
        let (name, frames) = Animations.exact[index]
        for quality in [1, 90, 100] {
            let read = try Animations.read(try Animations.gif(frames, .init(quality: quality))).map(\.bitmap)
            #expect(read == frames, "\(name), quality \(quality)")
        }
    }

    @Test func randomPicturesRoundTrip() throws {
        for seed in 0..<300 {
            let frames = Animations.chance(seed)
            let read = try Animations.read(try Animations.gif(frames, .init(quality: 40)))
            // The encoder merges equal frames. Each source frame is therefore compared with the picture that the GIF
            // shows at the middle of the frame's time.
            var ends: [Int] = []
            for frame in read { ends.append((ends.last ?? 0) + frame.numerator) }
            for (i, frame) in frames.enumerated() {
                let middle = (Double(i) + 0.5) / 30 * 100
                let shown = read[ends.firstIndex { Double($0) > middle } ?? ends.count - 1].bitmap
                #expect(shown == frame, "seed \(seed), frame \(i)")
            }
        }
    }

    @Test func manyColorsComeBackNearly() throws {
        let frames = Animations.ball(6)
        let read = try Animations.read(try Animations.gif(frames)).map(\.bitmap)
        #expect(read.count == frames.count)
        for (a, b) in zip(read, frames) { #expect(Animations.error(a, b) < 3.3) }
    }

    @Test func noiseRoundTripsApproximately() throws {
        let frames = (0..<4).map { f in
            Pictures.make(40, 40) { x, y in (0..<3).map { Pictures.noise(x + 99 * $0, y + 7 * f) } + [255] }
        }
        let read = try Animations.read(try Animations.gif(frames)).map(\.bitmap)
        for (a, b) in zip(read, frames) { #expect(Animations.error(a, b) < 16) }
    }

    @Test func fewerBytesOrFewerErrors() throws {
        let frames = Animations.ball(8)
        let files = try [20, 60, 90, 100].map { try Animations.gif(frames, .init(quality: $0)) }
        let errors = try files.map { file in
            // Compares means over blocks, because dithering improves means at the cost of single pixels.
            zip(try Animations.read(file), frames).map { Animations.banding($0.bitmap, $1) }.reduce(0, +)
        }
        #expect(files.map(\.count) == files.map(\.count).sorted())
        // The best two qualities give nearly equal errors for such a small picture.
        #expect(zip(errors, errors.dropFirst()).allSatisfy { $0 > 0.99 * $1 })
    }

    @Test(arguments: [2, 3, 17, 128, 256])
    func thereAreNoMoreColorsThanAllowed(_ count: Int) throws {
        let file = try Animations.gif([Animations.ball(1)[0]], .init(colors: count))
        let frame = try #require(try Animations.read(file).first).bitmap
        var colors: Set<SIMD4<UInt8>> = []
        for y in 0..<frame.height { for x in 0..<frame.width { colors.insert(frame[x, y]) } }
        #expect(colors.count <= count)
        #expect(colors.count > count / 2)
    }

    // MARK: Still views

    /// Calls `body` for each pixel whose source is the same in frame `f` and in the previous frame.
    private func still(_ frames: [Bitmap], _ body: (_ f: Int, _ x: Int, _ y: Int) -> Void) {
        for f in 1..<frames.count {
            for y in 0..<frames[0].height {
                for x in 0..<frames[0].width where frames[f][x, y] == frames[f - 1][x, y] { body(f, x, y) }
            }
        }
    }

    @Test func staticPixelsNeverChange() throws {
        let frames = Animations.ball(10)
        for quality in [30, 90, 100] {
            let read = try Animations.read(try Animations.gif(frames, .init(quality: quality, refinement: 0)))
            var changed = 0
            still(frames) { f, x, y in if read[f].bitmap[x, y] != read[f - 1].bitmap[x, y] { changed += 1 } }
            #expect(changed == 0)
        }
    }

    @Test func refinementIsSeldomAndBringsPixelsNearer() throws {
        let frames = Animations.ball(10, width: 160, height: 90)
        let read = try Animations.read(try Animations.gif(frames)).map(\.bitmap)
        let coarse = try Animations.read(try Animations.gif(frames, .init(refinement: 0))).map(\.bitmap)
        var (changes, sum, count) = ([Int: Int](), 0, 0)
        still(frames) { f, x, y in
            count += 1
            if read[f][x, y] == read[f - 1][x, y] { return }
            changes[y * 160 + x, default: 0] += 1
            for c in 0..<3 { sum += abs(Int(read[f][x, y][c]) - Int(read[f - 1][x, y][c])) }
        }
        #expect(!changes.isEmpty)
        // A still pixel changes at most twice: a second time only if the ball has covered it in between.
        #expect(changes.values.allSatisfy { $0 <= 2 })
        #expect(Double(sum) / Double(3 * count) < GIFEncoder.Options().refinement)
        #expect(Animations.error(read[9], frames[9]) < Animations.error(coarse[9], frames[9]))
    }

    @Test func lossyRunsAreShorterAndLessExact() throws {
        let frames = Animations.ball(6, width: 160, height: 90)
        let files = try [0, 10, 60].map { try Animations.gif(frames, .init(lossy: $0)) }
        #expect(files[0].count > files[1].count && files[1].count > files[2].count)
        let errors = try files.map { Animations.error(try Animations.read($0)[5].bitmap, frames[5]) }
        #expect(errors[0] < errors[1] && errors[1] < errors[2])
        #expect(try Animations.gif(frames) == files[1])
    }

    @Test func clearedPixelsGetTheirColoursAgain() throws {
        // A bar with many colours on a transparent background. A ball runs along the bar, so each frame has to clear
        // the ball's previous place.
        let frames = (0..<12).map { f in
            Pictures.make(90, 40) { x, y in
                if (x - 6 * f - 8) * (x - 6 * f - 8) + (y - 16) * (y - 16) < 60 { return [30, y * 8, x * 2, 255] }
                return [x * 2 + Pictures.noise(x, y) / 40, 90 + y * 4, 40, y > 20 ? 255 : 0]
            }
        }
        let read = try Animations.read(try Animations.gif(frames, .init(refinement: 0))).map(\.bitmap)
        var (sum, count) = (0, 0)
        still(frames) { f, x, y in
            #expect(read[f][x, y][3] == frames[f][x, y][3])
            count += 3
            for c in 0..<3 { sum += abs(Int(read[f][x, y][c]) - Int(read[f - 1][x, y][c])) }
        }
        #expect(Double(sum) / Double(count) < 0.1)
        for (a, b) in zip(read, frames) { #expect(Animations.error(a, b) < 3) }
    }

    @Test func framesThatLookTheSameCostNothing() throws {
        let frames = [Bitmap](repeating: Animations.ball(1)[0], count: 9)
        let read = try Animations.read(try Animations.gif(frames, .init(refinement: 0)))
        #expect(read.map(\.numerator) == [30])
    }

    // MARK: More colours than a palette holds

    private func measure(_ frames: [Bitmap], quality: Int) throws -> (bytes: Int, error: Double, banding: Double) {
        let file = try Animations.gif(frames, .init(quality: quality))
        let shown = try #require(try Animations.read(file).last).bitmap
        let source = frames[frames.count - 1]
        return (file.count, Animations.error(shown, source), Animations.banding(shown, source))
    }

    /// The bounds are 10 % above the measured values.
    @Test func gradientsAreDitheredAtTheStandard() throws {
        let frames = Animations.gradients(10)
        let (low, standard) = (try measure(frames, quality: 50), try measure(frames, quality: 90))
        // Without dithering (`low`), the mean error is smaller, but bands are visible.
        #expect(low.error < standard.error)
        #expect(standard.banding < 0.75 * low.banding)
        #expect(standard.banding < 4.5)
        // If each pixel took the closest colour, the file would have 63 kB.
        #expect(standard.bytes < 49_000)
        #expect(low.error < 6.2)
        #expect(low.bytes < 40_000)
    }

    /// The standard quality ignores changes of one level, which are invisible. The best quality draws them if the
    /// palette contains nearly all colours.
    @Test func theBestQualityDrawsTheSmallestChanges() throws {
        let frames = (0..<3).map { f in
            Pictures.make(120, 60) { x, y in
                if x < 80 { return [100 + f, 100 + f, 100 + f, 255] }
                // Slightly more colours than a palette holds, one level apart.
                return [40 + (x - 80) / 2 + f, 90 + y / 4 + f, 120 + f, 255]
            }
        }
        for (quality, isExact) in [(90, false), (98, true), (100, true)] {
            let last = try #require(try Animations.read(try Animations.gif(frames, .init(quality: quality))).last)
                .bitmap
            #expect((last[40, 30] == frames[2][40, 30]) == isExact, "\(quality): \(last[40, 30])")
        }
    }

    @Test func greysOfFlatAreasComeBackExactly() throws {
        // On the left, stripes of adjacent greys. On the right, noise with more colours than a palette holds.
        let frames = (0..<2).map { f in
            Pictures.make(120, 60) { x, y in
                if x < 80 { return [236 + x / 8, 236 + x / 8, 236 + x / 8, 255] }
                return (0..<3).map { Pictures.noise(x + 50 * $0, y + 99 * f) } + [255]
            }
        }
        for quality in [90, 100] {
            for frame in try Animations.read(try Animations.gif(frames, .init(quality: quality))).map(\.bitmap) {
                var wrong = 0
                for y in 0..<60 { for x in 0..<80 where frame[x, y] != frames[0][x, y] { wrong += 1 } }
                #expect(wrong == 0, "quality \(quality)")
            }
        }
    }

    // MARK: Transparency

    @Test func withoutMattePixelsAreOpaqueOrNothing() throws {
        let ramp = Pictures.make(256, 1) { x, _ in [90, 180, 30, x] }
        let read = try #require(try Animations.read(try Animations.gif([ramp])).first).bitmap
        for x in 0..<128 { #expect(read[x, 0] == SIMD4(0, 0, 0, 0)) }
        for x in 128..<256 {
            // Premultiplication has rounded the components, so a difference of one level is allowed.
            let color = (0..<4).map { Int(read[x, 0][$0]) }
            #expect(zip(color, [90, 180, 30, 255]).allSatisfy { abs($0 - $1) <= 1 })
        }
    }

    @Test func aMatteShinesThrough() throws {
        let ramp = Pictures.make(256, 1) { x, _ in [0, 0, 0, x] }
        let options = GIFEncoder.Options(matte: RGBAColor(white: 1))
        let read = try #require(try Animations.read(try Animations.gif([ramp], options)).first).bitmap
        #expect(read[0, 0] == SIMD4(0, 0, 0, 0))
        for x in 1..<256 { #expect(read[x, 0] == SIMD4(UInt8(255 - x), UInt8(255 - x), UInt8(255 - x), 255)) }
    }

    // MARK: Time

    private func delays(_ ends: [Double]) throws -> [Int] {
        let frames = ends.indices.map { f in Pictures.make(3, 3) { x, _ in [x * 9, f % 200, f / 200, 255] } }
        return try Animations.read(try Animations.gif(frames) { ends[$0] }).map(\.numerator)
    }

    @Test func delaysDoNotDrift() throws {
        #expect(try delays((1...6).map { Double($0) / 30 }) == [3, 4, 3, 3, 4, 3])
        #expect(try delays((1...250).map { Double($0) / 30 }).reduce(0, +) == 833)
        #expect(try delays((1...5).map { Double($0) / 29.97 }).reduce(0, +) == 17)
    }

    @Test(arguments: [50.0, 60, 100, 144, 1000])
    func noDelayIsShorterThanPlayersHeed(_ rate: Double) throws {
        let delays = try delays((1...200).map { Double($0) / rate })
        #expect(delays.allSatisfy { $0 >= 2 })
        #expect(abs(Double(delays.reduce(0, +)) - 20_000 / rate) <= 1)
    }

    @Test func aSingleShortFrameHasThePlayersMinimumDuration() throws {
        #expect(try delays([0.001]) == [2])
    }

    @Test func longDelaysAreSplit() throws {
        #expect(try delays([1000]) == [65_535, 34_465])
        // A delay is at most 65 535 cs, so the first frame of 65 536 cs is split. Each part must be at least 2 cs.
        #expect(try delays([655.36, 660]) == [65_534, 2, 464])
    }

    // MARK: The file

    @Test func theLoopCountIsStored() throws {
        for loop in [LoopCount.forever, .once, .times(2), .times(65_535)] {
            let file = try Animations.gif([Bitmap(width: 2, height: 2)], .init(loop: loop))
            #expect(try AnimationDecoder(file).loop == loop)
        }
    }

    @Test func bytesDoNotDependOnThreads() async throws {
        let frames = Animations.ball(12)
        let serial = try Animations.gif(frames)
        let memory = Memory()
        var encoder = GIFEncoder(to: memory.pipe)
        let preparing = encoder
        let prepared = try await withThrowingTaskGroup(of: (Int, GIFFrame).self) { group in
            for (i, frame) in frames.enumerated() { group.addTask { (i, try preparing.prepare(frame)) } }
            return try await group.reduce(into: [Int: GIFFrame]()) { $0[$1.0] = $1.1 }
        }
        for i in frames.indices { try encoder.write(prepared[i]!, until: Double(i + 1) / 30) }
        try encoder.finish()
        #expect(memory.contents == serial)
    }

    // MARK: Errors

    @Test func unwritableInputGivesAOneLineError() throws {
        func error(_ body: () throws -> Void) -> String? {
            do { try body() } catch { return "\(error)" }
            return nil
        }
        let small = Bitmap(width: 2, height: 2)
        #expect(
            error { _ = try Animations.gif([Bitmap(width: 0, height: 5)]) }
                == "a picture of 0×5 pixels cannot be encoded")
        #expect(
            error { _ = try Animations.gif([Bitmap(width: 65_536, height: 1)]) }
                == "65536×1 pixels are too many for GIF: at most 65535 per side")
        #expect(
            error { _ = try Animations.gif([small, Bitmap(width: 3, height: 2)]) }
                == "a frame of 3×2 pixels in an animation of 2×2")
        #expect(error { _ = try Animations.gif([]) } == "an animation without frames cannot be encoded")
    }
}
