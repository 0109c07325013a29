// SPDX-License-Identifier: MIT

import Foundation
import Motion
import SwiftUICore
import TestSupport
import Testing
import Zoetrope

@testable import Commands

@MainActor struct AnimationCurveTests {
    private struct Ball: View {
        @State private var isLow = false

        var body: some View {
            Circle().frame(width: 10, height: 10).offset(x: isLow ? 5 : 0, y: 3)
                .animation(.linear(duration: 1).delay(0.5), value: isLow).onAppear { isLow = true }
        }
    }

    private func curves(of view: some View, until end: Double) throws -> [AnimationCurve] {
        let scene = SceneDescription(
            name: "ball", summary: "", size: CGSize(width: 100, height: 100), duration: 2, content: { view })
        let source = try #require(
            try scene.makeSource(
                RenderSettings(
                    size: scene.size, scale: 1, rate: 60, background: nil, assets: AssetLibrary(directories: [])))
                as? ViewFrameSource)
        return AnimationCurve.all(of: source, until: end) {}
    }

    /// A linear animation gives a straight line between its ends, and the constant coordinate is left out.
    @Test func aLinearAnimationIsALine() throws {
        let all = try curves(of: Ball(), until: 2)
        let curve = try #require(all.first { $0.attribute == "offset" })
        #expect(curve.values.allSatisfy { $0.count == 1 } && curve.times.count == curve.values.count)
        let moving = zip(curve.times, curve.values).filter { $0.0 > 0.5 && $0.0 < 1.5 }
        #expect(moving.count >= 58)
        for (time, value) in moving { #expect(abs(value[0] - 5 * (time - 0.5)) < 0.02, "\(time): \(value)") }
        #expect(curve.times == curve.times.sorted())
        // A timeline with longer steps ends with the same value.
        let coarse = try #require(curves(of: Ball(), until: 40).first { $0.attribute == "offset" })
        #expect(curve.values.last == [5] && coarse.values.last == [5])
        #expect(try curves(of: Circle(), until: 1).isEmpty)
    }

    @Test func numbersOfValues() {
        #expect(AnimationCurve.numbers(of: CGSize(width: 1.5, height: -2)) == [1.5, -2])
        #expect(AnimationCurve.numbers(of: CGRect(x: 3, y: 4, width: 40, height: 20)) == [3, 4, 40, 20])
        #expect(AnimationCurve.numbers(of: 0.25) == [0.25])
        #expect(AnimationCurve.numbers(of: Double.infinity).isEmpty)
        #expect(AnimationCurve.numbers(of: "text").isEmpty && AnimationCurve.numbers(of: true).isEmpty)
    }
}
