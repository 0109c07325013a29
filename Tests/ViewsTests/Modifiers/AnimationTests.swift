// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

/// The animation that a change gets, and the values while it runs.
@Suite @MainActor
struct AnimationTests {
    /// A view whose content depends on a flag, which changes when the view appears.
    private struct Toggled<Content: View>: View {
        var change: @MainActor (Binding<Bool>) -> Void = { $0.wrappedValue.toggle() }
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View { content(isOn).onAppear { change($isOn) } }
    }

    private static let second = Animation.linear(duration: 1)

    private func xs<V: View>(at times: [Double], @ViewBuilder _ content: @escaping (Bool) -> V) throws -> [CGFloat] {
        let stage = Stage { Toggled(content: content) }
        return try times.map { try stage.list(at: $0).leaves[0].frame.minX }
    }

    // MARK: Repeats and the scenes of the chapters (docs/semantics.md)

    @Test func gearTurnsOnceInItsPeriod() throws {
        let stage = Stage {
            Toggled { isOn in
                Box().rotationEffect(.degrees(isOn ? 360 : 0))
                    .animation(.linear(duration: 7).repeatForever(autoreverses: false), value: isOn)
                    .rotation3DEffect(.zero, axis: (0, 0, 0))
            }
        }
        for time in [0, 1, 3.5, 6.9, 7, 9.25, 700] {
            let transform = try stage.list(at: time).leaves[0].transform
            let angle = 2 * Double.pi * time.truncatingRemainder(dividingBy: 7) / 7
            #expect(
                isClose(transform.m11, cos(angle), within: 1e-6) && isClose(transform.m12, sin(angle), within: 1e-6))
        }
    }

    @Test func beltRunsBackFrom45() throws {
        let stage = Stage {
            Toggled { isOn in
                Capsule().stroke(
                    Color.black, style: StrokeStyle(lineWidth: 7, dash: [5, 1.4], dashPhase: isOn ? 0 : 45)
                )
                .animation(.linear(duration: 3).repeatForever(autoreverses: false).speed(3), value: isOn)
            }
        }
        for (time, phase) in [(0, 45), (0.25, 33.75), (0.5, 22.5), (1, 45), (1.5, 22.5)] as [(Double, CGFloat)] {
            let shown = try #require(try stage.list(at: time).leaves[0].stroke)
            #expect(isClose(shown.dashPhase, phase, within: 1e-6))
            #expect(shown.dash == [5, 1.4])
        }
    }

    @Test func shadeFadesAndComesBack() throws {
        let stage = Stage {
            Toggled { isOn in
                Box().opacity(isOn ? 0 : 0.3)
                    .animation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true), value: isOn)
            }
        }
        let samples = [
            (0, 0.3), (0.125, 0.26125), (0.25, 0.15), (0.375, 0.03875), (0.625, 0.03875), (0.75, 0.15), (1, 0.3),
        ]
        for (time, opacity) in samples {
            #expect(isClose(try stage.opacities(at: time).first ?? 0, opacity, within: 5e-5))
        }
    }

    // MARK: Which animation applies

    @Test func theModifierAnimatesTheModifiersBeforeIt() throws {
        let moved = try xs(at: [0, 0.5, 1]) { isOn in
            Box().offset(x: isOn ? 10 : 0).animation(Self.second, value: isOn).offset(x: isOn ? 20 : 0)
        }
        #expect(moved == [65, 70, 75])
    }

    @Test func innermostWins() throws {
        let moved = try xs(at: [0, 0.5, 1, 2]) { isOn in
            Box().offset(x: isOn ? 10 : 0).animation(.linear(duration: 2), value: isOn)
                .offset(x: isOn ? 20 : 0).animation(Self.second, value: isOn)
        }
        #expect(moved == [45, 57.5, 70, 75])
    }

    @Test func unchangedValueLetsTheOuterOneShineThrough() throws {
        let moved = try xs(at: [0, 0.5]) { isOn in
            Box().offset(x: isOn ? 10 : 0).animation(.linear(duration: 2), value: 0).animation(Self.second, value: isOn)
        }
        #expect(moved == [45, 50])
    }

    @Test func nilTurnsAnimationOff() throws {
        let moved = try xs(at: [0, 0.5]) { isOn in
            Box().offset(x: isOn ? 10 : 0).animation(nil, value: isOn).offset(x: isOn ? 10 : 0)
                .animation(Self.second, value: isOn)
        }
        #expect(moved == [55, 60])
    }

    @Test func transactionsAreEdited() throws {
        let moved = try xs(at: [0, 0.5]) { isOn in
            Box().offset(x: isOn ? 10 : 0).transaction { $0.animation = Self.second }
        }
        #expect(moved == [45, 50])
        let inert = try xs(at: [0, 0.5]) { isOn in
            Box().offset(x: isOn ? 10 : 0).animation(Self.second, value: isOn).transaction {
                $0.disablesAnimations = true
            }
        }
        #expect(inert == [55, 55])
    }

    @available(*, deprecated)
    @Test func deprecatedAnimationAnimatesEverything() throws {
        let moved = try xs(at: [0, 0.5]) { isOn in Box().offset(x: isOn ? 10 : 0).animation(Self.second) }
        #expect(moved == [45, 50])
        // Moves caused by a sibling's own state are animated too.
        let pushed = Stage {
            HStack(spacing: 0) {
                Toggled { isOn in Color.red.frame(width: isOn ? 20 : 10, height: 10) }
                Box().animation(Self.second)
            }
        }
        #expect(try pushed.xs() == [35, 50])
        #expect(try pushed.xs(at: 0.5) == [35, 52.5])
    }

    @Test func writesOutsideOfBlocksDoNotAnimate() throws {
        #expect(try xs(at: [0]) { Box().offset(x: $0 ? 10 : 0) } == [55])
    }

    private struct Three: View {
        @State private var values: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        @State private var second: CGFloat = 0
        @State private var third: CGFloat = 0
        @State private var first: CGFloat = 0

        var body: some View {
            ZStack {
                Box().offset(x: first)
                Box().offset(x: second)
                Box().offset(x: third)
            }
            .onAppear {
                withAnimation(.linear(duration: 1)) {
                    first = 10
                    withAnimation(.linear(duration: 2)) { second = 10 }
                }
                third = 10
            }
        }
    }

    @Test func blocksKeepTheirOwnAnimations() throws {
        let stage = Stage { Three() }
        #expect(try stage.xs() == [45, 45, 55])
        #expect(try stage.xs(at: 0.5) == [50, 47.5, 55])
    }

    @Test func handMadeTransactionsDoNotMix() throws {
        let stage = Stage {
            Toggled { binding in
                var transaction = Transaction()
                transaction.animation = Self.second
                withTransaction(transaction) { binding.wrappedValue = true }
            } content: {
                Box().offset(x: $0 ? 10 : 0)
            }
            .background {
                Toggled { binding in
                    binding.wrappedValue = true
                } content: {
                    Box().offset(x: $0 ? 10 : 0)
                }
            }
        }
        #expect(try stage.xs().sorted() == [45, 55])
    }

    @Test func bindingsCarryAnimations() throws {
        let stage = Stage {
            Toggled {
                $0.animation(Self.second).wrappedValue = true
            } content: {
                Box().offset(x: $0 ? 10 : 0)
            }
        }
        #expect(try stage.xs() == [45])
        #expect(try stage.xs(at: 0.5) == [50])
    }

    // MARK: New targets on the way

    @MainActor private final class Handle { var set: (CGFloat, Animation?) -> Void = { _, _ in } }

    private struct Mover: View {
        let handle: Handle
        @State private var x: CGFloat = 0
        var body: some View {
            let _ = handle.set = { value, animation in withAnimation(animation) { x = value } }
            Box().offset(x: x)
        }
    }

    @Test func repeatingGoesOnAfterAChangeWithoutAnimation() throws {
        let handle = Handle()
        let stage = Stage { Mover(handle: handle) }
        _ = try stage.list()
        handle.set(10, Self.second.repeatForever(autoreverses: false))
        #expect(try stage.xs(at: 0.5) == [45])
        #expect(try stage.xs(at: 1) == [50])
        handle.set(30, nil)
        #expect(try stage.xs(at: 1.25) == [72.5])
        #expect(try stage.xs(at: 1.5) == [65])
    }

    @Test func retargetingChains() throws {
        let handle = Handle()
        let stage = Stage { Mover(handle: handle) }
        _ = try stage.list()
        handle.set(100, .easeInOut(duration: 1))
        _ = try stage.list(at: 0)
        _ = try stage.list(at: 0.5)
        handle.set(0, .easeInOut(duration: 1))
        _ = try stage.list(at: 0.5)
        for (time, x) in [(0.6, 65.49), (0.75, 75.84), (1, 50), (1.25, 12.916), (1.5, 0)] as [(Double, CGFloat)] {
            #expect(isClose(try stage.xs(at: time)[0] - 45, x, within: 6e-3))
        }
    }

    // MARK: Custom data

    private struct Wedge: Shape {
        var size: Double
        var lift: Double
        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(size, lift) }
            set { (size, lift) = (newValue.first, newValue.second) }
        }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: lift, width: size, height: 10)) }
    }

    @Test func pairsOfShapes() throws {
        let stage = Stage {
            Toggled { isOn in
                ZStack {
                    Wedge(size: isOn ? 50 : 10, lift: isOn ? 20 : 0).fill(.red)
                    Wedge(size: isOn ? 50 : 10, lift: isOn ? 20 : 0)
                }
                .animation(Self.second, value: isOn)
            }
        }
        #expect(try stage.frames() == ["0 0 10 10", "0 0 10 10"])
        #expect(try stage.frames(at: 0.5) == ["0 10 30 10", "0 10 30 10"])
        #expect(try stage.frames(at: 1) == ["0 20 50 10", "0 20 50 10"])
        #expect(try stage.frames(at: 5) == ["0 20 50 10", "0 20 50 10"])
    }

    /// Ticks of the animation clock are no state changes and must not be animated again.
    @available(*, deprecated)
    @Test func deprecatedAnimationDoesNotDelayInterpolatedBodies() throws {
        let stage = Stage { Toggled { isOn in Wedge(size: isOn ? 50 : 10, lift: 0).animation(Self.second) } }
        for frame in 0..<30 { _ = try stage.list(at: Double(frame) / 60) }
        #expect(try stage.frames(at: 0.5) == ["0 0 30 10"])
        let timed = Stage { Toggled { isOn in Row(count: isOn ? 5 : 1).animation(Self.second) } }
        for frame in 0..<30 { _ = try timed.list(at: Double(frame) / 60) }
        #expect(try timed.list(at: 0.5).leaves.count == 3)
    }

    /// An animating body leaves the tree in the middle of its animation.
    @Test func removalInTheMiddle() throws {
        let stage = Stage {
            Toggled { isOn in
                ZStack {
                    Row(count: isOn ? 9 : 1).animation(Self.second, value: isOn)
                    Toggled { gone in
                        if !gone { Row(count: isOn ? 9 : 1).animation(Self.second.repeatForever(), value: isOn) }
                    }
                }
            }
        }
        _ = try stage.list()
        _ = try stage.list(at: 0.5)
        #expect(try stage.list(at: 2).leaves.count == 9)
    }

    private struct Row: View, @MainActor Animatable {
        var count: Double
        var animatableData: Double {
            get { count }
            set { count = newValue }
        }
        var body: some View { HStack(spacing: 0) { ForEach(0..<Int(count), id: \.self) { _ in Box() } } }
    }

    private struct Slide: ViewModifier, @MainActor Animatable {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View { content.frame(width: 10 + x, height: 10) }
    }

    @Test func bodiesSeeInterpolatedData() throws {
        let stage = Stage { Toggled { Row(count: $0 ? 5 : 1).animation(Self.second, value: $0) } }
        #expect(try [0, 0.3, 0.5, 1, 2].map { try stage.list(at: $0).leaves.count } == [1, 2, 3, 5, 5])
        let slide = Stage { Toggled { Color.red.modifier(Slide(x: $0 ? 40 : 0)).animation(Self.second, value: $0) } }
        #expect(try [0, 0.5, 1].map { try slide.list(at: $0).leaves[0].frame.width } == [10, 30, 50])
    }

    // MARK: Frames and colours

    @Test func framesOfLeavesAreAnimated() throws {
        let stage = Stage {
            Toggled { isOn in
                HStack(spacing: 0) {
                    Color.red.frame(width: isOn ? 30 : 10, height: 10)
                    Box()
                }
                .animation(Self.second, value: isOn)
            }
        }
        #expect(try stage.frames() == ["40 45 10 10", "50 45 10 10"])
        #expect(try stage.frames(at: 0.5) == ["35 45 20 10", "55 45 10 10"])
        #expect(try stage.frames(at: 1) == ["30 45 30 10", "60 45 10 10"])
    }

    @Test func alignmentAnimatesPositions() throws {
        let moved = try xs(at: [0, 0.5, 1]) { isOn in
            Box().frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading).animation(Self.second, value: isOn)
        }
        #expect(moved == [0, 45, 90])
    }

    @Test func coloursBlendWithoutDarkening() throws {
        let stage = Stage { Toggled { ($0 ? Color.white : .black).animation(Self.second, value: $0) } }
        let middle = try #require(try stage.colors(at: 0).first.flatMap { _ in try stage.colors(at: 0.5).first ?? nil })
        // Half of the perceived lightness is 0.5³ of the linear light. In sRGB, this is about 99 of 255.
        #expect(isClose(Double(middle.red), 0.3885, within: 5e-3))
        #expect(isClose(Double(middle.red), Double(middle.blue), within: 1e-3))
    }

    // MARK: Time

    @Test func seekingEqualsStepping() throws {
        func stage() -> Stage {
            Stage {
                Toggled { isOn in
                    HStack {
                        Box().offset(x: isOn ? 10 : 0).animation(.spring, value: isOn)
                        Row(count: isOn ? 5 : 1).animation(.easeIn(duration: 2), value: isOn)
                        Wedge(size: isOn ? 3 : 1, lift: isOn ? 4 : 0).animation(.bouncy, value: isOn)
                        Color.red.frame(width: isOn ? 20 : 10).animation(.linear.repeatForever(), value: isOn)
                    }
                }
            }
        }
        let (stepping, seeking) = (stage(), stage())
        for frame in 0..<90 { _ = try stepping.list(at: Double(frame) / 60) }
        _ = try seeking.list()
        let stepped = try stepping.list(at: 1.5)
        #expect(try seeking.list(at: 1.5) == stepped)
        #expect(try stage().list(at: 0) != stepped)
    }

    @Test func nothingChangesWithoutAnimation() throws {
        let stage = Stage {
            Toggled { isOn in
                HStack {
                    Circle(); Capsule().stroke(.red).shadow(radius: isOn ? 1 : 2)
                }
            }
        }
        #expect(try stage.list() == stage.list(at: 10))
    }
}
