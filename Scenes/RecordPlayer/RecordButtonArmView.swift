// SPDX-License-Identifier: MIT

import AVFoundation
import SwiftUI

/// The record, the arm, and the button that starts and stops both.
struct RecordButtonArmView: View {
    @State private var isPlaying = false
    @State private var isArmOverRecord = false
    /// The duration of one turn, in seconds. 0 ends the animation and returns the record to its start.
    @State private var period = 0.0

    private var turning: Animation {
        .linear(duration: period).repeatForever(autoreverses: false)
    }

    var body: some View {
        ZStack {
            record
            arm
            button
        }
    }

    /// The record starts to turn when the arm has nearly reached it.
    private var record: some View {
        Image("record")
            .resizable()
            .frame(width: 280, height: 280)
            .rotationEffect(.degrees(isPlaying ? 360 : 0))
            .animation(turning.delay(1.5), value: isPlaying)
    }

    /// The arm of the record player. It rotates about its top right corner, from beside the record to over the record's
    /// rim.
    private var arm: some View {
        Image("playerArm")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 150, height: 150)
            .shadow(color: .gray, radius: 2, x: 0, y: 0)
            .rotationEffect(.degrees(-35), anchor: .topTrailing)
            .rotationEffect(.degrees(isArmOverRecord ? 8 : 0), anchor: .topTrailing)
            .animation(.linear(duration: 2), value: isArmOverRecord)
            .offset(x: 75, y: -30)
    }

    private var button: some View {
        Button(action: toggle) {
            HStack {
                if isPlaying {
                    Text("Stop").bold().foregroundColor(.black)
                    Image(systemName: "stop.fill").foregroundColor(.red)
                } else {
                    Text("Play").bold().foregroundColor(.black)
                    Image(systemName: "play.circle.fill").foregroundColor(.black)
                }
            }
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(Capsule().strokeBorder(.black, lineWidth: 2))
        }
        .offset(x: -105, y: 135)
    }

    private func toggle() {
        isPlaying.toggle()
        if isPlaying {
            period = 0.8
            isArmOverRecord = true
            playSound(sound: "music", type: "wav")
        } else {
            period = 0
            isArmOverRecord = false
            audioPlayer?.stop()
        }
    }
}
