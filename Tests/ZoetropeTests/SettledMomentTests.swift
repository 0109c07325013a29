// SPDX-License-Identifier: MIT

import Combine
import Foundation
import SwiftUI
import Testing
import Zoetrope

/// A view that fades in from 0.
private struct Appearing: View {
    let animation: Animation
    @State private var isShown = false

    var body: some View {
        Color.red.opacity(isShown ? 1 : 0).onAppear { withAnimation(animation) { isShown = true } }
    }
}

/// A view that shows its content after a delay.
private struct Late: View {
    @State private var isShown = false

    var body: some View {
        ZStack { if isShown { Color.red } else { Color.blue } }
            .task {
                try? await Task.sleep(for: .seconds(1.2))
                isShown = true
            }
    }
}

/// A view that counts the ticks of a timer.
private struct Counting<Ticks: Publisher>: View where Ticks.Failure == Never {
    let timer: Ticks
    var isSeen = true
    @State private var count = 0

    var body: some View {
        Color.red.frame(width: isSeen ? CGFloat(1 + count) : 1, height: 2).onReceive(timer) { _ in count += 1 }
    }
}

@Suite @MainActor struct StillMomentTests {
    private func moment<Content: View>(
        of view: Content, after start: Double = 0
    ) throws -> (time: Double, reason: SettledMoment.Reason) {
        let scene = SceneDescription(name: "s", summary: "", size: CGSize(width: 4, height: 4), duration: 3) { view }
        let settings = try RenderSettings(size: scene.size, assets: AssetLibrary(directories: []))
        let moment = try SettledMoment.find(of: scene, settings, after: start)
        // The scene that the search returns draws the same frame as `scene` at that time.
        let list = try scene.makeSource(settings).displayList(at: moment.time)
        #expect(try moment.scene.makeSource(settings).displayList(at: moment.time) == list)
        return (moment.time, moment.reason)
    }

    @Test func stillViewsAreShownAtOnce() throws {
        #expect(try moment(of: Color.red) == (0, .first))
    }

    @Test func appearingViewsAreShownWhenTheyHaveAppeared() throws {
        #expect(try moment(of: Appearing(animation: .linear(duration: 0.45))) == (0.5, .settled))
        #expect(try moment(of: Appearing(animation: .linear(duration: 0.3).delay(1.5))) == (1.8, .settled))
        #expect(try moment(of: Late()) == (1.2, .settled))
    }

    @Test func noViewIsWaitedForLongerThanTwoSeconds() throws {
        #expect(try moment(of: Appearing(animation: .linear(duration: 5))) == (2, .unfinished))
    }

    @Test func endlessMotionIsShownAtTheFirstNonblankFrame() throws {
        let pulse = Animation.linear(duration: 0.5).repeatForever(autoreverses: true)
        #expect(try moment(of: Appearing(animation: pulse).padding(1)) == (0.1, .notBlank))
        #expect(
            try moment(
                of: HStack {
                    Color.blue; Appearing(animation: pulse)
                }) == (0, .first))
        // A picture of one colour is blank only if the colour is the canvas's background.
        let beside = ZStack {
            Color.yellow; Appearing(animation: pulse)
        }
        #expect(try moment(of: beside) == (0, .first))
        let white = ZStack {
            Color.white; Appearing(animation: pulse)
        }
        #expect(try moment(of: white) == (0.1, .notBlank))
    }

    private static func timer(_ period: Double) -> some Publisher<Date, Never> {
        Timer.publish(every: period, on: .main, in: .common).autoconnect()
    }

    /// A clock is shown at its start, even if its first tick comes only after 2 s.
    @Test(arguments: [0.4, 1, 1.4, 2])
    func aTimerNeverSettles(_ period: Double) throws {
        #expect(try moment(of: Counting(timer: Self.timer(period))) == (0, .first))
    }

    @Test func aTimerWithoutEffectIsIgnored() throws {
        let view = Counting(timer: Self.timer(3), isSeen: false).background(
            Appearing(animation: .linear(duration: 0.45)))
        #expect(try moment(of: view) == (0.5, .settled))
    }

    @Test func eventsComeFirst() throws {
        #expect(try moment(of: Color.red, after: 3).time == 3)
    }
}
