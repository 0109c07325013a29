// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import Zoetrope

/// Changes its opacity from 0 on.
private struct Appearing: View {
    let animation: Animation
    @State private var isShown = false

    var body: some View {
        Color.red.opacity(isShown ? 1 : 0).onAppear { withAnimation(animation) { isShown = true } }
    }
}

/// Shows something after a while.
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

@Suite @MainActor struct StillMomentTests {
    private func moment<Content: View>(
        of view: Content, after start: Double = 0
    ) throws -> (time: Double, reason: StillMoment.Reason) {
        let scene = SceneDescription(name: "s", summary: "", size: CGSize(width: 4, height: 4), duration: 3) { view }
        let settings = try RenderSettings(size: scene.size, assets: AssetLibrary(directories: []))
        let moment = try StillMoment.find(of: scene, settings, after: start)
        // The frame that was found is that of the moment.
        let list = try scene.makeSource(settings).displayList(at: moment.time)
        #expect(try moment.scene.makeSource(settings).displayList(at: moment.time) == list)
        return (moment.time, moment.reason)
    }

    @Test func whatStandsStillIsShownAtOnce() throws {
        #expect(try moment(of: Color.red) == (0, .first))
    }

    @Test func whatAppearsIsShownWhenItIsThere() throws {
        #expect(try moment(of: Appearing(animation: .linear(duration: 0.45))) == (0.5, .settled))
        #expect(try moment(of: Appearing(animation: .linear(duration: 0.3).delay(1.5))) == (1.8, .settled))
        #expect(try moment(of: Late()) == (1.2, .settled))
    }

    @Test func noViewIsWaitedForLongerThanTwoSeconds() throws {
        #expect(try moment(of: Appearing(animation: .linear(duration: 5))) == (2, .unfinished))
    }

    @Test func whatNeverStopsIsShownAtItsFirstMomentThatIsNotBlank() throws {
        let pulse = Animation.linear(duration: 0.5).repeatForever(autoreverses: true)
        #expect(try moment(of: Appearing(animation: pulse).padding(1)) == (0.1, .notBlank))
        #expect(
            try moment(
                of: HStack {
                    Color.blue; Appearing(animation: pulse)
                }) == (0, .first))
    }

    @Test func eventsComeFirst() throws {
        #expect(try moment(of: Color.red, after: 3).time == 3)
    }
}
