// SPDX-License-Identifier: MIT

import Drawing
import Geometry
import SwiftUI
import Testing
import SwiftUICore

/// Effects that repeat while they are active, and how they end.
@Suite @MainActor struct IndefiniteSymbolEffectTests {
    /// The effect is active from the first time to the second, from the third to the fourth, and so on.
    private func stage<E: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: E, options: SymbolEffectOptions = .default, switchedAt times: [Double], symbol: String = "heart.fill"
    ) -> Stage {
        effectStage {
            Counting(times: times) { number in
                Image(systemName: symbol)
                    .symbolEffect(effect, options: options, isActive: !number.isMultiple(of: 2))
            }
        }
    }

    private func plain(_ symbol: String = "heart.fill") throws -> DisplayList {
        try effectStage { Image(systemName: symbol) }.list()
    }

    @Test func goesOnFromTheBeginning() throws {
        let stage = effectStage { Image(systemName: "heart.fill").symbolEffect(.pulse) }
        for time in [1.0, 3, 101] { #expect(isClose(try stage.opacities(at: time)[0], 0.35)) }
        #expect(isClose(try stage.opacities(at: 102)[0], 1))
    }

    @Test func finishesItsCycle() throws {
        // A pulse takes 2 s. An effect that is deactivated during the second pulse ends with that pulse.
        let stage = stage(.pulse, switchedAt: [0, 2.7])
        #expect(try stage.opacities(at: 2.7)[0] < 0.7)
        #expect(isClose(try stage.opacities(at: 3)[0], 0.35))
        #expect(try stage.opacities(at: 3.8)[0] < 1)
        for time in [4, 4.5, 5] { #expect(try stage.list(at: time) == plain()) }
    }

    @Test func endingAtTheEndOfACycleTakesNoTime() throws {
        let stage = stage(.pulse, switchedAt: [0, 4])
        for time in [4.0, 4.3, 5] { #expect(try stage.list(at: time) == plain()) }
    }

    @Test func canBeTakenUpAgain() throws {
        let stage = stage(.pulse, switchedAt: [0, 0.5, 0.8])
        #expect(try stage.longestStep(until: 8) < 3)
        #expect(isClose(try stage.opacities(at: 9)[0], 0.35))
    }

    @Test(arguments: [[0.2, 1.1], [0.2, 3.9, 4.1, 6], [0.2, 0.3], [0.2, 2.2], [0, 2.6, 3.1]])
    func nothingJumps(_ times: [Double]) throws {
        let (symbol, end) = ("heart.fill", (times.last ?? 0) + 5)
        func check<E: IndefiniteSymbolEffect & SymbolEffect>(
            _ effect: E, _ options: SymbolEffectOptions = .default, most: Double
        ) throws {
            let stage = stage(effect, options: options, switchedAt: times, symbol: symbol)
            let step = try stage.longestStep(until: end)
            #expect(step > 0 && step < most, "\(effect) switched at \(times): \(step)")
            if times.count.isMultiple(of: 2) { #expect(try stage.list(at: end) == plain(), "\(effect)") }
        }
        // `most` is in points per frame of 1/60 s; a change of opacity by 0.01 counts as a point.
        try check(.rotate, most: 7)
        try check(.wiggle, .repeat(.continuous), most: 5)
        try check(.wiggle, most: 5)
        try check(.breathe.pulse, most: 2)
        try check(.bounce, most: 3)
        try check(.scale.up, most: 3)
        try check(.disappear, most: 15)
        try check(.appear, most: 15)
    }

    @Test func rotationIsSteadyAndEndsAtItsStart() throws {
        let stage = stage(.rotate, switchedAt: [0, 7.3], symbol: "gear")
        func angle(_ time: Double) throws -> Double {
            let part = try stage.parts(at: time)[0]
            return Double(atan2(part.start.y - 150, part.start.x - 150)) * 180 / .pi
        }
        func way(_ from: Double, _ to: Double) throws -> Double {
            let (begin, end) = (try angle(from), try angle(to))
            return (end - begin + 720).truncatingRemainder(dividingBy: 360)
        }
        let ways = try [way(2, 2.25), way(3, 3.25), way(5.5, 5.75)]
        for way in ways { #expect(abs(way - 45) < 1, "\(ways)") }
        #expect(try way(7.25, 7.5) > 30, "it has not reached its place yet")
        #expect(try stage.list(at: 11) == plain("gear"))
    }

    @Test func nonRepeatingEffectsRunOnce() throws {
        let stage = stage(.pulse, options: .nonRepeating, switchedAt: [0])
        #expect(try stage.opacities(at: 1)[0] < 0.4)
        for time in [2.0, 3, 7] { #expect(try stage.list(at: time) == plain()) }
    }

    // MARK: Loops

    /// Endless effects report their period to the loop finder.
    @Test func reportsItsPeriod() throws {
        func periods<E: IndefiniteSymbolEffect & SymbolEffect>(
            _ effect: E, _ options: SymbolEffectOptions = .default, symbol: String = "wifi"
        ) throws -> [Double] {
            let stage = effectStage {
                Image(systemName: symbol).symbolEffect(effect, options: options)
            }
            _ = try stage.list(at: 0.1)
            let seen = stage.host.clock.services.repetitions.current
            #expect(seen.allSatisfy { $0.source == .symbolEffect })
            // The symbol looks the same one period later.
            if let period = seen.first?.period, seen.count == 1 {
                let (early, late) = (try stage.parts(at: 5), try stage.parts(at: 5 + period))
                let isSame = early.count == late.count && zip(early, late).allSatisfy { $0.distance(to: $1) < 1e-6 }
                #expect(isSame, "\(effect)")
            }
            return seen.map(\.period)
        }
        #expect(try periods(.pulse) == [2] && periods(.pulse, .speed(2)) == [1])
        #expect(try periods(.rotate) == [2] && periods(.rotate, .repeat(.periodic(delay: 1))) == [2.6])
        #expect(try periods(.bounce) == [1])
        #expect(try periods(.wiggle, .repeat(.continuous)) == [0.45])
        #expect(try periods(.variableColor).map { ($0 * 100).rounded() } == [140])
        #expect(try periods(.pulse, .repeat(3)).isEmpty && periods(.scale).isEmpty)
    }

    // MARK: Held

    @Test func scaleIsHeld() throws {
        let up = stage(.scale.up, switchedAt: [0.5, 3])
        let rest = try up.widths(at: [0])[0][0]
        let shares = try up.widths(at: [0.5, 2.9, 6]).map { $0[0] / rest }
        for (seen, expected) in zip(shares, [1, 1.2, 1]) { #expect(isClose(seen, expected, within: 1e-3)) }
        let down = stage(.scale.down, switchedAt: [0.5])
        #expect(isClose(try down.widths(at: [4])[0][0] / rest, 0.8, within: 1e-3))
    }

    /// The symbol does not jump if `.scale.up` is replaced by `.scale.down` during the effect.
    @Test func scaleMayReverse() throws {
        let stage = effectStage {
            Counting(times: [1]) { number in
                Image(systemName: "heart.fill").symbolEffect(number == 0 ? .scale.up : .scale.down)
            }
        }
        #expect(try stage.longestStep(until: 3) < 3)
        let rest = try effectStage { Image(systemName: "heart.fill") }.widths(at: [0])[0][0]
        #expect(isClose(try stage.widths(at: [6])[0][0] / rest, 0.8, within: 1e-3))
    }

    @Test func theHiddenAreNotDrawnAndKeepTheirPlace() throws {
        let stage = Stage(300, 300) {
            Counting(times: [0.5, 2]) { number in
                HStack(spacing: 0) {
                    Image(systemName: "heart.fill").symbolEffect(.disappear, isActive: number == 1)
                    Color.red.frame(width: 20, height: 20)
                }
            }
        }
        let before = try stage.list(at: 0)
        let gone = try stage.list(at: 1.9)
        #expect(gone.items == Array(before.items.dropFirst()))
        #expect(try stage.list(at: 5) == before)
    }

    /// A symbol with an active `appear` is invisible.
    @Test func appearsWhenItEnds() throws {
        let stage = stage(.appear, switchedAt: [0.5, 2], symbol: "star.fill")
        #expect(try stage.list(at: 1.9).items.isEmpty)
        let (early, late) = (try stage.parts(at: 2.1)[0], try stage.parts(at: 4)[0])
        #expect(early.frame.width < late.frame.width && early.opacity < 1 && late.opacity == 1)
        let shrinking = self.stage(.appear.down, switchedAt: [0.5, 2], symbol: "star.fill")
        #expect(try shrinking.parts(at: 2.1)[0].frame.width > late.frame.width)
    }

    @Test func layersDisappearOneAfterTheOther() throws {
        let name = "person.3.sequence.fill"
        let opacities = try stage(.disappear, switchedAt: [0.5], symbol: name).opacities(at: 0.62)
        #expect(opacities.count == 3 && opacities[2] < opacities[1] && opacities[1] < opacities[0])
    }
}
