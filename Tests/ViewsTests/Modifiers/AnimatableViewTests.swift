// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// Animated effects, modifiers and views that authors write.
@Suite @MainActor
struct AnimatableViewTests {
    private struct Toggled<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            content(isOn).onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
    }

    /// Swings while `count` grows, three half waves per unit. At whole numbers the view is at rest.
    private struct Shake: GeometryEffect {
        var count: CGFloat
        var animatableData: CGFloat {
            get { count }
            set { count = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width * sin(count * 3 * .pi), y: 0))
        }
    }

    @Test func geometryEffectsSeeInterpolatedData() throws {
        let stage = Stage { Toggled { Box().modifier(Shake(count: $0 ? 1 : 0)) } }
        for (time, x) in [(0, 45), (1.0 / 6, 55), (0.5, 35), (5.0 / 6, 55), (1, 45)] as [(Double, CGFloat)] {
            #expect(isClose(try stage.xs(at: time)[0], x))
        }
    }

    @Test func ignoredByLayoutIsSeenAndNotMeasured() throws {
        let notes = Notes()
        func measured<E: GeometryEffect>(_ effect: E) throws -> [CGFloat] {
            let stage = Stage {
                GeometryReader { proxy in
                    let _ = notes.add(proxy.frame(in: .global).minX.text)
                    Color.red
                }
                .frame(width: 10, height: 10).modifier(effect)
            }
            return try stage.xs()
        }
        #expect(try measured(Shake(count: 1.0 / 6)) == [55])
        #expect(notes.lines.last == "55")
        #expect(try measured(Shake(count: 1.0 / 6).ignoredByLayout()) == [55])
        #expect(notes.lines.last == "45")
    }

    /// A perspective in which points farther right are smaller.
    private struct Lean: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            var transform = ProjectionTransform()
            transform.m13 = 1 / size.width
            return transform
        }
    }

    @Test func projectionsMakeOnePicture() throws {
        let stage = Stage { Box().modifier(Lean()) }
        let frame = try stage.list().leaves[0].frame
        #expect(isClose(frame.minX, 45) && isClose(frame.width, 5) && isClose(frame.height, 10))
    }

    /// A counter whose body is evaluated in each frame.
    private struct Counting: AnimatableModifier {
        var number: Double
        let notes: Notes
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        func body(content: Content) -> some View {
            notes.add("\(Int(number))")
            return content.frame(width: CGFloat(number), height: 10)
        }
    }

    @Test func modifiersAreEvaluatedAtEachFrame() throws {
        let notes = Notes()
        let stage = Stage { Toggled { Color.red.modifier(Counting(number: $0 ? 50 : 0, notes: notes)) } }
        #expect(try stage.frames(at: 0.4) == ["40 45 20 10"])
        #expect(try stage.frames(at: 1) == ["25 45 50 10"])
        #expect(notes.lines.contains("20") && notes.lines.last == "50")
    }

    private struct Meter: View, Animatable {
        var level: Double
        var animatableData: Double {
            get { level }
            set { level = newValue }
        }

        var body: some View { Color.red.frame(width: level < 0.5 ? 10 : 20, height: 10) }
    }

    @Test func viewsAreEvaluatedAtEachFrame() throws {
        let stage = Stage { Toggled { Meter(level: $0 ? 1 : 0) } }
        #expect(try stage.frames(at: 0.4) == ["45 45 10 10"])
        #expect(try stage.frames(at: 0.6) == ["40 45 20 10"])
    }

    // MARK: Interruption

    private struct Interrupted: View {
        let animation: Animation
        @State private var x: CGFloat = 0

        var body: some View {
            Box().offset(x: x).onAppear {
                withAnimation(animation) { x = 100 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { withAnimation(animation) { x = 0 } }
            }
        }
    }

    /// `docs/semantics.md`, Retargeting: an interrupted spring keeps its velocity; a curve continues beneath the new one.
    @Test func springsKeepTheirVelocity() throws {
        let stage = Stage { Interrupted(animation: .spring) }
        let samples = [(0.2, 71.2916), (0.22, 73.652), (0.25, 69.006), (0.3, 53.068), (0.4, 24.452), (0.7, 1.354)]
        for (time, x) in samples { #expect(isClose(try stage.xs(at: time)[0] - 45, x, within: 2e-3)) }
    }

    @Test func curvesGoOnUnderTheNewOne() throws {
        struct Halfway: View {
            @State private var x: CGFloat = 0
            var body: some View {
                Box().offset(x: x).onAppear {
                    withAnimation(.easeInOut(duration: 1)) { x = 100 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                        withAnimation(.easeInOut(duration: 1)) { x = 0 }
                    }
                }
            }
        }
        let stage = Stage { Halfway() }
        for (time, x) in [(0.6, 65.49), (0.75, 75.84), (1, 50), (1.25, 12.916), (1.5, 0)] {
            #expect(isClose(try stage.xs(at: time)[0] - 45, x, within: 5e-3))
        }
    }
}
