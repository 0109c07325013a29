// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import SwiftUI
import TestSupport
import Testing
import SwiftUICore

/// Texts with the same attributes share measurements, without visible effect.
@Suite @MainActor struct SharedTextTests {
    private struct Words: View {
        let index: Int
        @Binding var isOn: Bool

        var body: some View {
            Text(verbatim: index % 3 == 0 ? "the same words" : "others: \(index % 7)")
                .underline(index % 2 == 0, color: index % 4 == 0 ? .red : nil)
                .font(.system(size: isOn && index % 5 == 0 ? 14 : 11))
                .foregroundStyle(index % 5 == 0 ? .green : .black)
                .textCase(index % 6 == 0 ? .uppercase : nil)
                .frame(width: index % 2 == 0 ? 60 : 200)
        }
    }

    private struct All: View {
        let count: Range<Int>
        let hand: Handle
        @State private var isOn = false

        var body: some View {
            let _ = hand.run = { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
            VStack { ForEach(count, id: \.self) { Words(index: $0, isOn: $isOn).frame(height: 20) } }
        }
    }

    private struct Seen: Equatable {
        var box: CGSize
        var color: RGBAColor?
        var effects: [Effect]
    }

    /// A text looks the same in a window with other texts as in a window of its own.
    @Test func textsAreDrawnAsIfTheyWereAlone() throws {
        func seen(_ range: Range<Int>) throws -> [[Seen]] {
            let hand = Handle()
            let stage = Stage(300, 900, scale: 2) { All(count: range, hand: hand) }
            var frames: [[Seen]] = []
            for time in [0.0, 1, 1.5, 3] {
                if time == 1 { hand.run() }
                frames.append(
                    try stage.list(at: time).leaves.map {
                        Seen(box: $0.frame.size, color: $0.color, effects: $0.effects)
                    })
            }
            return frames
        }
        let together = try seen(0..<30)
        let alone = try (0..<30).map { try seen($0..<$0 + 1) }
        for (index, frame) in together.enumerated() {
            let sizes = frame.map { "\($0.box.width.text) \($0.box.height.text) \($0.color as Any) \($0.effects)" }
            let others = alone.flatMap { $0[index] }
                .map { "\($0.box.width.text) \($0.box.height.text) \($0.color as Any) \($0.effects)" }
            #expect(sizes == others)
        }
    }
}
