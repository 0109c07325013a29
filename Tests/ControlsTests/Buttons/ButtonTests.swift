// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import TestSupport
import Testing

@MainActor
@Suite struct ButtonTests {
    private let notes = Notes()

    private func stage<Content: View>(
        _ taps: EventScript.Event..., environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder content: () -> Content
    ) throws -> Stage {
        let stage = Stage(environment: environment, content: content)
        stage.host.play(EventScript(taps))
        return stage
    }

    private func button(role: ButtonRole? = nil) -> some View {
        Button(role: role) {
            notes.add("tapped")
        } label: {
            Rectangle().frame(width: 40, height: 20)
        }
    }

    @Test func actsWhenTheFingerIsLifted() throws {
        let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1)) { button() }
        stage.host.advance(to: 0.99)
        #expect(notes.lines == [])
        stage.host.advance(to: 1)
        #expect(notes.lines == ["tapped"])
    }

    @Test func isAsLargeAsItsLabel() throws {
        #expect(try stage { button() }.frames() == ["30 40 40 20"])
        #expect(try stage { button().buttonStyle(.plain) }.frames() == ["30 40 40 20"])
        #expect(try stage { button().buttonStyle(.bordered) }.frames() == ["18 33 64 34", "30 40 40 20"])
    }

    @Test func aLabelOfSeveralViewsIsARow() throws {
        let stage = try stage {
            Button {
            } label: {
                Box()
                Box()
            }
        }
        #expect(try stage.frames() == ["36 45 10 10", "54 45 10 10"])
    }

    // MARK: Colours

    private func color(_ style: Color, _ scheme: ColorScheme = .light) throws -> RGBAColor? {
        try Stage { style.colorScheme(scheme) }.colors()[0]
    }

    @Test func theLabelHasTheAccentColour() throws {
        #expect(try stage { button() }.colors() == [color(.blue)])
        #expect(try stage { button().tint(.green) }.colors() == [color(.green)])
        #expect(try stage { button(role: .destructive) }.colors() == [color(.red)])
        #expect(try stage { button(role: .cancel) }.colors() == [color(.blue)])
        #expect(try stage { button().buttonStyle(.plain) }.colors() == [color(.primary)])
        #expect(try stage { button().foregroundColor(.orange) }.colors() == [color(.orange)])
    }

    @Test func aDisabledLabelIsGrey() throws {
        let grey = try Stage { Rectangle().foregroundStyle(.tertiary) }.colors()
        #expect(try stage { button().disabled(true) }.colors() == grey)
        #expect(try stage { button().buttonStyle(.plain).disabled(true) }.opacities() == [0.5])
        #expect(try stage { button().buttonStyle(.bordered).disabled(true) }.colors()[1] == grey[0])
        let prominent = try stage { button().buttonStyle(.borderedProminent) }.colors()
        #expect(prominent == [try color(.blue), try color(.white)])
    }

    @Test func aDisabledButtonIsNotTapped() throws {
        let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1)) { button().disabled(true) }
        stage.host.advance(to: 3)
        #expect(notes.lines.isEmpty)
        #expect(stage.host.warnings.count == 1)
    }

    // MARK: Pressed

    @Test(arguments: [(ColorScheme.light, 0.2), (.dark, 0.4)])
    func isFaintWhilePressedAndFadesBack(scheme: ColorScheme, pressed: Double) throws {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1), environment: environment) { button() }
        #expect(try stage.opacities(at: 0.89) == [1])
        #expect(try stage.opacities(at: 0.9) == [pressed])
        #expect(try stage.opacities(at: 1) == [pressed])
        let middle = try stage.opacities(at: 1 + 0.235)[0]
        #expect(isClose(middle, (1 + pressed) / 2, within: 1e-3))
        #expect(try stage.opacities(at: 1.6) == [1])
    }

    /// A scroll view keeps a touch from its content for 0.15 s, unless it does not scroll.
    @Test(arguments: [false, true])
    func looksPressedLaterInAScrollView(isDisabled: Bool) throws {
        func opacities(_ duration: Double, at times: [Double]) throws -> [Double] {
            let stage = try stage(.touch(CGPoint(x: 50, y: 10), at: 1, .init(way: [], duration: duration))) {
                ScrollView { button() }.scrollDisabled(isDisabled)
            }
            return try times.map { try stage.opacities(at: $0)[0] }
        }
        let early = isDisabled ? 0.2 : 1
        #expect(try opacities(0.5, at: [0.99, 1, 1.14, 1.16, 1.5]) == [1, early, early, 0.2, 0.2])
        // A tap that is shorter than the delay triggers the button. Only the fade after it is seen.
        notes.lines = []
        #expect(try opacities(0.1, at: [1, 1.09, 1.1, 1.6]) == [early, early, 0.2, 1])
        #expect(notes.lines == ["tapped"])
    }

    @Test func aStyleDoesNotSeeAQuickTapInAScrollView() throws {
        let stage = try stage(.tap(CGPoint(x: 50, y: 10), at: 1)) { ScrollView { button().buttonStyle(Growing()) } }
        for time in [0.9, 0.95, 1, 1.1, 2] { #expect(try stage.frames(at: time) == ["30 0 40 20"]) }
        #expect(notes.lines == ["tapped"])
    }

    private struct Swapping: View {
        @State private var isOn = false
        var body: some View {
            Button {
                isOn.toggle()
            } label: {
                Rectangle().frame(width: isOn ? 40 : 20, height: 20)
            }
        }
    }

    @Test func changesByTheActionAreNotAnimated() throws {
        let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1)) { Swapping() }
        #expect(try stage.frames(at: 0.99) == ["40 40 20 20"])
        #expect(try stage.frames(at: 1.01) == ["30 40 40 20"])
    }

    @Test func onlyThePlainStyleHasGaps() throws {
        func tap<S: PrimitiveButtonStyle>(_ style: S) throws -> [String] {
            notes.lines = []
            let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1)) {
                Button(action: { notes.add("tapped") }) {
                    HStack(spacing: 40) {
                        Box()
                        Box()
                    }
                }
                .buttonStyle(style)
            }
            stage.host.advance(to: 2)
            return notes.lines
        }
        #expect(try tap(.automatic) == ["tapped"])
        #expect(try tap(.borderless) == ["tapped"])
        #expect(try tap(.bordered) == ["tapped"])
        #expect(try tap(.plain) == [])
    }

    // MARK: Own styles

    private struct Growing: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .scaleEffect(configuration.isPressed ? 2 : 1)
                .opacity(isEnabled ? 1 : 0.3)
                .animation(.linear(duration: 0.2), value: configuration.isPressed)
        }
    }

    @Test func aStyleSeesWhetherTheButtonIsPressed() throws {
        let stage = try stage(.tap(CGPoint(x: 50, y: 50), at: 1)) { button().buttonStyle(Growing()) }
        #expect(try stage.frames(at: 0.9) == ["30 40 40 20"])
        #expect(try stage.frames(at: 0.95) == ["25 37.5 50 25"])
        #expect(try stage.frames(at: 1) == ["20 35 60 30"])
        #expect(try stage.frames(at: 2) == ["30 40 40 20"])
        #expect(notes.lines == ["tapped"])
    }

    @Test func aStyleReadsItsEnvironment() throws {
        #expect(try stage { button().buttonStyle(Growing()) }.opacities() == [1])
        #expect(try stage { button().buttonStyle(Growing()).disabled(true) }.opacities() == [0.3])
    }

    private struct Doubled: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @Test func aPrimitiveStyleDecidesWhenToAct() throws {
        let stage = try stage(
            .tap(CGPoint(x: 50, y: 50), at: 1), .tap(CGPoint(x: 50, y: 50), at: 3), .tap(CGPoint(x: 50, y: 50), at: 3.2)
        ) { button().buttonStyle(Doubled()) }
        stage.host.advance(to: 2.5)
        #expect(notes.lines == [])
        stage.host.advance(to: 4)
        #expect(notes.lines == ["tapped"])
    }

    @Test func theInnermostStyleCounts() throws {
        let stage = try stage {
            VStack { button().buttonStyle(.plain) }.buttonStyle(.bordered)
        }
        #expect(try stage.list().leaves.count == 1)
    }

    private struct Player: View {
        @State private var isPlaying = false
        @State private var duration = 0.0

        var body: some View {
            ZStack {
                Box().rotationEffect(.degrees(isPlaying ? 360 : 0))
                    .animation(
                        .linear(duration: duration).repeatForever(autoreverses: false).delay(1.5), value: isPlaying)
                Button {
                    isPlaying.toggle()
                    duration = isPlaying ? 0.8 : 0
                } label: {
                    if isPlaying {
                        Box().accessibilityLabel("Stop")
                    } else {
                        Box().accessibilityLabel("Play")
                    }
                }
                .offset(x: 30)
            }
        }
    }

    /// The record player of `docs/semantics.md`, with Play tapped at T = 1.1 s.
    @Test func theRecordTurnsAsDescribed() throws {
        let stage = try stage(.tap("Play", at: 1.1), .tap("Stop", at: 4.1)) { Player() }
        func angle(_ time: Double) throws -> Double {
            let map = try stage.list(at: time).leaves[0].transform.affine
            return (Double(atan2(map.b, map.a)) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
        }
        for (time, expected) in [(1.1, 0.0), (2.6, 0), (2.8, 90), (3.0, 180), (3.2, 270), (3.35, 337.5), (3.5, 45)] {
            #expect(isClose(try angle(time), expected, within: 1e-6), "at \(time)")
        }
        #expect(isClose(try angle(4.2), 0))
        #expect(isClose(try angle(8), 0))
        #expect(stage.host.warnings.isEmpty)
    }

    /// Without a label, a button has the title of its role.
    @Test(arguments: [
        (ButtonRole.cancel, "Cancel"), (.close, "Close"), (.confirm, "Done"), (.destructive, "Delete"),
    ])
    func rolesHaveLabels(_ role: ButtonRole, _ title: String) throws {
        let stage = try stage { Button(role: role) {}.labelStyle(.titleOnly) }
        #expect(try stage.frames() == self.stage { Button(title, role: role) {} }.frames())
    }

}
