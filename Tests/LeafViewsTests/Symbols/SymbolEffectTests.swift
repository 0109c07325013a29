// SPDX-License-Identifier: MIT

import Controls
import Drawing
import Geometry
import SwiftUI
import Testing

/// Effects that run when a value changes and then return the symbol to its state before.
@Suite @MainActor struct SymbolEffectTests {
    private typealias Effect = any DiscreteSymbolEffect & SymbolEffect

    /// A stage with a symbol whose effect runs at each of the given times.
    private func stage<E: DiscreteSymbolEffect & SymbolEffect>(
        _ effect: E, options: SymbolEffectOptions = .default, at times: [Double] = [0.5],
        symbol: String = "heart.fill"
    ) -> Stage {
        effectStage {
            Counting(times: times) { number in
                Image(systemName: symbol).symbolEffect(effect, options: options, value: number)
            }
        }
    }

    private static func erased<E: DiscreteSymbolEffect & SymbolEffect>(_ effect: E) -> Effect { effect }

    private static let all: [Effect] = [
        erased(.bounce), erased(.bounce.down.wholeSymbol), erased(.pulse), erased(.pulse.wholeSymbol),
        erased(.breathe), erased(.breathe.pulse.wholeSymbol), erased(.rotate),
        erased(.rotate.counterClockwise.wholeSymbol), erased(.wiggle), erased(.wiggle.left),
        erased(.wiggle.custom(angle: 45).wholeSymbol), erased(.variableColor),
        erased(.variableColor.cumulative.reversing.hideInactiveLayers),
        erased(.variableColor.iterative.reversing),
    ]

    // MARK: Rest

    @Test func startAndEndAreRest() throws {
        for symbol in ["heart.fill", "alarm.waves.left.and.right.fill", "gearshape.2.fill", "play.circle.fill"] {
            let plain = try effectStage { Image(systemName: symbol) }.list()
            for effect in Self.all {
                let stage = stage(effect, symbol: symbol)
                for time in [0, 0.25, 0.5] {
                    #expect(try stage.list(at: time) == plain, "\(effect) before it begins, of \(symbol)")
                }
                #expect(try stage.list(at: 0.57) != plain, "\(effect) of \(symbol)")
                for time in [7.5, 9] {
                    #expect(try stage.list(at: time) == plain, "\(effect) when it is over, of \(symbol)")
                }
            }
        }
    }

    @Test func anUnchangedValueDoesNothing() throws {
        let stage = effectStage {
            Counting(times: [0.5]) { number in
                Image(systemName: "heart").symbolEffect(.bounce, value: number > 5).opacity(number > 0 ? 0.5 : 1)
            }
        }
        let before = try stage.parts(at: 0)[0].frame
        for time in [0.6, 0.7, 0.9] { #expect(try stage.parts(at: time)[0].frame == before) }
    }

    @Test func otherViewsDoNothing() throws {
        let stage = effectStage {
            Counting(times: [0.5]) { number in
                Circle().frame(width: 50, height: 50).symbolEffect(.bounce, value: number)
            }
        }
        #expect(try stage.list(at: 0) == stage.list(at: 0.7))
    }

    // MARK: Samples

    @Test func bouncesUpAndDown() throws {
        let rest = try effectStage { Image(systemName: "heart.fill") }.widths(at: [0])[0][0]
        let times = [0.5, 0.67, 0.88, 1.2]
        let up = try stage(.bounce).widths(at: times).map { $0[0] / rest }
        for (seen, expected) in zip(up, [1, 1.18, 0.965, 1]) { #expect(isClose(seen, expected, within: 1e-6)) }
        let down = try stage(.bounce.down).widths(at: [0.66, 0.87]).map { $0[0] / rest }
        for (seen, expected) in zip(down, [0.84, 1.045]) { #expect(isClose(seen, expected, within: 1e-6)) }
    }

    @Test func pulsesAndBreathes() throws {
        #expect(try stage(.pulse).opacities(at: 1.5).allSatisfy { isClose($0, 0.35) })
        let breath = stage(.breathe.pulse)
        let rest = try breath.widths(at: [0])[0][0]
        let full = try breath.parts(at: 0.5 + 1.3)[0]
        #expect(isClose(full.opacity, 0.6) && isClose(Double(full.frame.width), 1.1 * rest))
        #expect(try stage(.breathe).opacities(at: 1.8) == [1])
    }

    @Test func wigglesToBothSides() throws {
        func way(_ effect: WiggleSymbolEffect, at time: Double) throws -> (x: Double, y: Double) {
            let stage = stage(effect)
            let (rest, moved) = (try stage.parts(at: 0)[0].frame, try stage.parts(at: 0.5 + time)[0].frame)
            return (Double(moved.midX - rest.midX), Double(moved.midY - rest.midY))
        }
        #expect(try way(.wiggle.right, at: 0.1).x > 6 && way(.wiggle.right, at: 0.1).x < 11)
        #expect(try way(.wiggle.right, at: 0.3).x < -3)
        #expect(try way(.wiggle.left, at: 0.1).x < -6)
        #expect(try way(.wiggle.up, at: 0.1).y < -6 && way(.wiggle.down, at: 0.1).y > 6)
        #expect(try way(.wiggle.custom(angle: .degrees(90)), at: 0.1).y > 6)
        // The swing decays: the second movement to the right is much smaller than the first.
        let (first, second) = (try way(.wiggle.right, at: 0.1).x, try way(.wiggle.right, at: 0.5).x)
        #expect(second > 0 && second < 0.6 * first)
    }

    @Test func wigglesAlongTheText() throws {
        func way(_ effect: WiggleSymbolEffect, _ direction: LayoutDirection) throws -> Double {
            let stage = effectStage {
                Counting(times: [0.5]) { number in Image(systemName: "heart").symbolEffect(effect, value: number) }
                    .environment(\.layoutDirection, direction)
            }
            return Double(try stage.parts(at: 0)[0].frame.midX - stage.parts(at: 0.6)[0].frame.midX)
        }
        #expect(try way(.wiggle.forward, .leftToRight) < -6 && way(.wiggle.forward, .rightToLeft) > 6)
        #expect(try way(.wiggle.backward, .leftToRight) > 6 && way(.wiggle.backward, .rightToLeft) < -6)
    }

    // MARK: Time

    @Test func twiceTheSpeedTakesHalfAsLong() throws {
        for effect in Self.all {
            let (slow, fast) = (stage(effect), stage(effect, options: .speed(2)))
            for time in stride(from: 0.0, through: 3, by: 0.25) {
                let (a, b) = (try slow.parts(at: 0.5 + time), try fast.parts(at: 0.5 + time / 2))
                let isSame = a.count == b.count && zip(a, b).allSatisfy { $0.distance(to: $1) < 1e-6 }
                #expect(isSame, "\(effect) after \(time) s")
            }
        }
    }

    @Test func repeatsTheRequestedNumberOfTimes() throws {
        func hops(_ options: SymbolEffectOptions, until end: Double = 8) throws -> [Double] {
            let stage = stage(.bounce, options: options)
            let rest = try stage.widths(at: [0])[0][0]
            var times: [Double] = []
            for step in 0...Int(end * 100) where try stage.widths(at: [Double(step) / 100])[0][0] > rest * 1.1799 {
                times.append(Double(step) / 100)
            }
            return times
        }
        #expect(try hops(.default) == [0.67])
        #expect(try hops(.repeat(3)) == [0.67, 1.67, 2.67])
        #expect(try hops(.repeat(.periodic(2, delay: 1.3))) == [0.67, 2.67])
        #expect(try hops(.repeating, until: 4) == [0.67, 1.67, 2.67, 3.67])
        #expect(try hops(.repeat(.continuous), until: 2.5) == [0.67, 1.37, 2.07])
        #expect(try hops(.nonRepeating) == [0.67])
        #expect(try hops(.repeat(-4)) == [0.67])
    }

    @Test func oddSpeedsAreClamped() throws {
        #expect(SymbolEffectOptions.speed(.nan) == .default)
        #expect(SymbolEffectOptions.speed(-1) == .speed(0) && SymbolEffectOptions.speed(.infinity) == .speed(100))
        #expect(SymbolEffectOptions.repeat(.periodic(delay: -1)) == .repeat(.periodic(delay: 0)))
    }

    // MARK: Interruptions

    @Test func aSecondTriggerJumpsNowhere() throws {
        let effects: [Effect] = [
            BounceSymbolEffect.bounce, PulseSymbolEffect.pulse, BreatheSymbolEffect.breathe.pulse,
            RotateSymbolEffect.rotate, WiggleSymbolEffect.wiggle, WiggleSymbolEffect.wiggle.right,
            VariableColorSymbolEffect.variableColor,
        ]
        for effect in effects {
            let alone = try stage(effect).longestStep(until: 4)
            for times in [[0.5, 0.65], [0.5, 0.9, 1.0, 1.1], [0.5, 0.5]] {
                let step = try stage(effect, at: times).longestStep(until: 4)
                // A run may interrupt another one. Their movements add up, but at most those of four runs.
                #expect(step < 4 * alone + 0.5, "\(effect) at \(times): \(step), alone \(alone)")
            }
        }
    }

    @Test func seekingGivesTheSameFrame() throws {
        for effect in Self.all {
            let sequence = stage(effect, options: .repeat(2), at: [0.5, 1.13])
            for frame in 0...90 where frame % 3 == 0 { _ = try sequence.list(at: Double(frame) / 30) }
            #expect(try sequence.list(at: 3.1) == stage(effect, options: .repeat(2), at: [0.5, 1.13]).list(at: 3.1))
        }
    }

    // MARK: The chapter's clock

    private struct SFSymbolsAnimationView: View {
        @State private var animate = false

        var body: some View {
            HStack {
                Image(systemName: "alarm.waves.left.and.right.fill")
                    .symbolEffect(.bounce, options: .repeating, value: animate)
                Text("10:30")
            }
            .font(.system(size: 40))
            .onTapGesture {
                animate = true
            }
        }
    }

    /// The first tap starts an endless bounce. The second tap sets the same value again, which changes nothing.
    @Test func aTapSetsTheClockGoingForEver() throws {
        let stage = Stage(300, 100) { SFSymbolsAnimationView() }
        stage.host.play([.tap("10:30", at: 1), .tap("10:30", at: 2.5)])
        let rest = try stage.list(at: 0)
        #expect(try stage.list(at: 0.99) == rest)
        for round in [0.0, 1, 2, 50] {
            #expect(try stage.list(at: 1.17 + round) != rest)
            #expect(try stage.list(at: 1.9 + round) == rest)
        }
    }

    // MARK: Scope

    @Test func effectsReachAllSymbolsInside() throws {
        let stage = Stage(300, 300) {
            Counting(times: [0.5]) { number in
                VStack {
                    Label("Love" as String, systemImage: "heart.fill")
                    Button("Star" as String, systemImage: "star.fill") {}
                    Image(systemName: "moon.fill").symbolEffectsRemoved()
                    Image(systemName: "cloud.fill").symbolEffectsRemoved(false)
                }
                .symbolEffect(.pulse, value: number)
            }
        }
        let faded = try stage.opacities(at: 1.5).count { isClose($0, 0.35) }
        #expect(faded == 3)
    }

    @Test func effectsCombine() throws {
        let stage = effectStage {
            Counting(times: [0.5]) { number in
                Image(systemName: "heart.fill")
                    .symbolEffect(.bounce, value: number)
                    .symbolEffect(.pulse.wholeSymbol, value: number)
            }
        }
        let part = try stage.parts(at: 0.67)[0]
        let bounce = try self.stage(.bounce).parts(at: 0.67)[0]
        let pulse = try self.stage(.pulse).parts(at: 0.67)[0]
        #expect(part.frame == bounce.frame && part.opacity == pulse.opacity && part.opacity < 1)
    }
}
