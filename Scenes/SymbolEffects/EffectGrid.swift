// SPDX-License-Identifier: MIT

import SwiftUI

/// Twelve effects, each on a suitable symbol.
struct EffectGrid: View {
    let beat: EffectBeat

    var body: some View {
        VStack(spacing: 10) {
            HStack(spacing: 10) {
                EffectCard(name: "Bounce", detail: "layer by layer", color: .orange) {
                    Image(systemName: "alarm.waves.left.and.right.fill")
                        .symbolEffect(.bounce, options: .repeat(2), value: beat.count(1))
                }
                EffectCard(name: "Wiggle", detail: "clockwise", color: .yellow) {
                    Image(systemName: "bell.fill")
                        .symbolEffect(.wiggle, value: beat.count(3, 9))
                }
                EffectCard(name: "Rotate", detail: "wheels mesh", color: .gray) {
                    Image(systemName: "gearshape.2.fill")
                        .symbolEffect(.rotate, isActive: beat.isOn(2..<8))
                }
            }
            HStack(spacing: 10) {
                EffectCard(name: "Variable color", detail: "iterative", color: .blue) {
                    Image(systemName: "wifi")
                        .symbolEffect(.variableColor.iterative, options: .repeat(2), value: beat.count(1))
                }
                EffectCard(name: "Variable color", detail: "cumulative", color: .indigo) {
                    Image(systemName: "speaker.wave.3.fill")
                        .symbolEffect(.variableColor.cumulative.reversing, value: beat.count(3))
                }
                EffectCard(name: "Pulse", detail: "its waves alone", color: .teal) {
                    Image(systemName: "dot.radiowaves.left.and.right")
                        .symbolEffect(.pulse, value: beat.count(2))
                }
            }
            HStack(spacing: 10) {
                EffectCard(name: "Replace", detail: "down, up", color: .blue) {
                    Image(systemName: beat.isOn(4..<11) ? "pause.fill" : "play.fill")
                        .contentTransition(.symbolEffect(.replace.downUp))
                }
                EffectCard(name: "Replace", detail: "a slash, by magic", color: .red) {
                    Image(systemName: beat.isOn(2..<9) ? "mic.slash.fill" : "mic.fill")
                        .contentTransition(.symbolEffect(.replace))
                }
                EffectCard(name: "Breathe", detail: "and pulse", color: .pink) {
                    Image(systemName: "heart.fill")
                        .symbolEffect(.breathe.pulse, value: beat.count(1))
                }
            }
            HStack(spacing: 10) {
                EffectCard(name: "Disappear", detail: "and come again", color: .mint) {
                    Image(systemName: "person.3.sequence.fill")
                        .symbolEffect(.disappear, isActive: beat.isOn(5..<10))
                }
                EffectCard(name: "Scale", detail: "up, and held", color: .green) {
                    Image(systemName: "checkmark.seal.fill")
                        .symbolEffect(.scale.up, isActive: beat.isOn(3..<9))
                }
                EffectCard(name: "Wiggle", detail: "forward", color: .purple) {
                    Image(systemName: "arrowshape.turn.up.forward.fill")
                        .symbolEffect(.wiggle.forward, value: beat.count(6, 11))
                }
            }
        }
    }
}
