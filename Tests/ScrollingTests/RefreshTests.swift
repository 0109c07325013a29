// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Scrolling
import Testing

@Suite @MainActor
struct RefreshTests {
    private struct Refreshed: View {
        let notes: Notes
        var seconds = 2.0
        var body: some View {
            ScrollView { Column() }
                .refreshable {
                    await notes.add("begins")
                    await withCheckedContinuation { continuation in
                        VirtualDispatchQueue.main.asyncAfter(deadline: .now() + seconds) { continuation.resume() }
                    }
                    await notes.add("ends")
                }
        }
    }

    /// A finger that pulls the content down from 1 s to 1.5 s.
    private func pulled(by way: CGFloat, _ view: Refreshed) throws -> Stage {
        let stage = Stage(100, 400) { view }
        stage.host.play(try .drag(CGSize(width: 0, height: way + 10), duration: 0.5))
        return stage
    }

    private func top(_ stage: Stage, at time: Double) throws -> CGFloat {
        try #require(try stage.list(at: time).leaves.filter { $0.frame.width == 100 }.map(\.frame.minY).min())
    }

    private func spokes(_ stage: Stage, at time: Double) throws -> [Double] {
        try stage.list(at: time).leaves.filter { $0.frame.width < 20 && $0.frame.maxX < 70 }.map(\.opacity)
    }

    @Test func contentThatIsPulledFarIsRefreshed() throws {
        let notes = Notes()
        let stage = try pulled(by: 200, Refreshed(notes: notes))
        #expect(try spokes(stage, at: 0.9) == [])
        // The spokes appear one by one.
        let coming = try spokes(stage, at: 1.15)
        #expect(coming.count > 0 && coming.count < 8 && coming.dropLast().allSatisfy { $0 == 1 })
        #expect(notes.lines == [])
        // Refreshing begins while the finger is down.
        stage.host.advance(to: 1.45)
        #expect(notes.lines == ["begins"])
        // The content rests below the spinning wheel.
        #expect(try top(stage, at: 2.9) == 60)
        let (now, later) = (try spokes(stage, at: 2.9), try spokes(stage, at: 3.03))
        #expect(now.count == 8 && now != later && now.sorted() == later.sorted())
        // After refreshing, the content returns to its place.
        let back = try top(stage, at: 3.4)
        #expect(back > 0 && back < 60)
        #expect(notes.lines == ["begins", "ends"])
        #expect(try top(stage, at: 4) == 0)
        #expect(try spokes(stage, at: 4) == [])
    }

    @Test func contentThatIsPulledALittleIsNot() throws {
        let notes = Notes()
        let stage = try pulled(by: 60, Refreshed(notes: notes))
        #expect(try top(stage, at: 1.5) > 20)
        #expect(try top(stage, at: 3) == 0)
        #expect(notes.lines == [])
    }

    @Test func onePullRefreshesOnce() throws {
        let notes = Notes()
        let stage = try pulled(by: 300, Refreshed(notes: notes, seconds: 0))
        stage.host.advance(to: 4)
        #expect(notes.lines == ["begins", "ends"])
        #expect(try top(stage, at: 4) == 0)
    }

    @Test func theWheelStandsAboveABarThatMovesDownToo() throws {
        func place(_ bar: CGFloat) throws -> CGFloat {
            let stage = Stage(100, 400) {
                Refreshed(notes: Notes()).padding(.top, 60).environment(\.barBelowRefreshing, bar)
            }
            stage.host.play(try .drag(CGSize(width: 0, height: 210), from: CGPoint(x: 50, y: 150), duration: 0.5))
            let spokes = try stage.list(at: 2.9).leaves.filter { $0.frame.width < 20 && $0.frame.maxX < 70 }
            return try #require(spokes.map(\.frame.minY).min())
        }
        #expect(try place(0) == 60 + 20)
        #expect(try place(52) == 60 + 20 - 52)
    }

    @Test func withoutAnActionThereIsNoWheel() throws {
        let stage = Stage(100, 400) { ScrollView { Column() } }
        stage.host.play(try .drag(CGSize(width: 0, height: 210), duration: 0.5))
        #expect(try spokes(stage, at: 1.45) == [])
    }
}
