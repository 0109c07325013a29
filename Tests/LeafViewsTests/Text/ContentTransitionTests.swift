// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A text whose content changes at once, by a cross-fade, or with rolling digits.
@Suite @MainActor
struct ContentTransitionTests {
    private struct Counter: View {
        let transition: ContentTransition?
        var animation: Animation? = .linear(duration: 1)
        @State private var count = 1

        var body: some View {
            let text = Text(verbatim: "\(count)").onAppear { withAnimation(animation) { count = 2 } }
            if let transition { text.contentTransition(transition) } else { text }
        }
    }

    private func opacities(_ transition: ContentTransition?, _ animation: Animation? = .linear(duration: 1)) throws
        -> [[Double]]
    {
        let stage = Stage { Counter(transition: transition, animation: animation) }
        return try [0, 0.25, 1].map { try stage.opacities(at: $0) }
    }

    @Test func textsChangeAtOnceByDefault() throws {
        #expect(try opacities(nil) == [[1], [1], [1]])
        #expect(try opacities(.identity) == [[1], [1], [1]])
        #expect(try opacities(.opacity, nil) == [[1], [1], [1]])
    }

    @Test func othersCrossFade() throws {
        for transition in [ContentTransition.opacity, .interpolate, .numericText()] {
            #expect(try opacities(transition) == [[1], [0.75, 0.25], [1]])
        }
    }

    @Test func numbersRoll() throws {
        func ways(_ transition: ContentTransition) throws -> (old: CGFloat, new: CGFloat) {
            let stage = Stage { Counter(transition: transition) }
            _ = try stage.list()
            let moving = try stage.list(at: 0.25).leaves.map { $0.transform.m32 }
            let resting = try stage.list(at: 1).leaves[0].transform.m32
            return (moving[0] - resting, moving[1] - resting)
        }
        let up = try ways(.numericText())
        #expect(up.old < 0 && up.new > 0 && isClose(up.new, -3 * up.old))
        let down = try ways(.numericText(countsDown: true))
        #expect(isClose(down.old, -up.old) && isClose(down.new, -up.new))
        #expect(try ways(.opacity) == (0, 0))
    }
}
