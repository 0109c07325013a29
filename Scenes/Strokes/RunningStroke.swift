// SPDX-License-Identifier: MIT

import SwiftUI

/// A thin grey outline with a coloured stroke that runs along it endlessly.
///
/// A timer moves the start and the end of the stroke along the outline in steps of 0.12. The motion is continuous,
/// because the animation of a step (0.35 s) outlasts the interval between steps (0.23 s). The start stays 0.4 behind
/// the end. Once the end is at 1 or beyond, a second timer resets both after 0.6 s. A cycle has twelve steps and takes
/// 2.76 s:
///
///      step   1    2   …   8     9    10         11    12         1
///      time   0.23 0.46    1.84  2.07 2.30       2.53  2.76 2.90  2.99
///      end    0.12 0.24    0.96  1.08 1.20       1.32  1.44 0     0.12
///      start −0.28 −0.16   0.56  0.68 0.80       0.92  1.04 0    −0.28
///                                     └─ sees end ≥ 1: in 0.6 s ─┘
struct RunningStroke<Outline: Shape>: View {
    var outline: Outline
    var color: Color

    /// False while the stroke waits for its reset.
    @State private var strokeReset = true
    @State private var startStroke: CGFloat = 0
    @State private var endStroke: CGFloat = 0

    var body: some View {
        ZStack {
            Group {
                outline
                    .stroke(style: StrokeStyle(lineWidth: 0.5, lineCap: .round, lineJoin: .round))
                    .foregroundColor(.gray)
                outline
                    .trim(from: startStroke, to: endStroke)
                    .stroke(style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
                    .foregroundColor(color)
            }
        }
        .onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.23, repeats: true) { _ in
                if endStroke >= 1 {
                    if strokeReset {
                        Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
                            endStroke = 0
                            startStroke = 0
                            strokeReset.toggle()
                        }
                        strokeReset = false
                    }
                }
                withAnimation(.easeOut) {
                    endStroke += 0.12
                    startStroke = endStroke - 0.4
                }
            }
        }
    }
}
