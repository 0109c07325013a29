// SPDX-License-Identifier: MIT

import ScreenLint
import SwiftUI
import Testing

@MainActor @Suite struct MotionRuleTests {
    private let lint = Lint(checksMotion: true)

    private struct Mover: View {
        var respects = false
        var fades = false
        @State private var isOn = false
        @Environment(\.accessibilityReduceMotion) private var isCalm

        var body: some View {
            Circle().frame(width: 20, height: 20).offset(x: fades ? 0 : isOn ? 40 : -40).opacity(
                fades && isOn ? 0.3 : 1
            )
            .animation(respects && isCalm ? nil : .linear(duration: 1).repeatForever(), value: isOn)
            .onAppear { isOn = true }
        }
    }

    @Test func endlessMovementIsAFault() throws {
        let found = try lint("reduce-motion") { Mover() }
        #expect(found.count == 1 && found[0].viewPath == "Circle", "\(found)")
    }

    @Test func restAndFadesAreNone() throws {
        #expect(try lint("reduce-motion") { Mover(respects: true) }.isEmpty)
        #expect(try lint("reduce-motion") { Mover(fades: true) }.isEmpty)
        #expect(try lint("reduce-motion") { ProgressView() }.isEmpty)
    }

    /// An animation that ends is over before it can distract.
    @Test func finiteMovementIsNone() throws {
        struct Once: View {
            @State private var isOn = false
            var body: some View {
                Circle().frame(width: 20, height: 20).offset(x: isOn ? 40 : -40)
                    .animation(.linear(duration: 2), value: isOn).onAppear { isOn = true }
            }
        }
        #expect(try lint("reduce-motion") { Once() }.isEmpty)
    }

    @Test func timelinesMoveToo() throws {
        let found = try lint("reduce-motion") {
            TimelineView(.animation) { context in
                let time = context.date.timeIntervalSinceReferenceDate
                Circle().frame(width: 20, height: 20).offset(x: 50 * sin(time * 3))
            }
        }
        #expect(found.count == 1)
    }
}
