// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

/// A leaving view is drawn behind all siblings of the same `zIndex`.
@Suite @MainActor struct LeavingOrderTests {
    /// The widths of the leaves in drawing order, halfway through the animation from step 0 to step 1.
    private func widths<V: View>(@ViewBuilder _ content: @escaping (Int) -> V) throws -> [CGFloat] {
        let steps = StepBox()
        let stage = Stage { Switching(box: steps, content: content) }
        _ = try stage.list()
        withAnimation(.linear(duration: 1)) { steps.set(1) }
        _ = try stage.list(at: 0)
        return try stage.list(at: 0.5).leaves.map(\.frame.width)
    }

    private func box(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }

    @Test func behindAllSiblings() throws {
        let seen = try widths { step in
            ZStack {
                box(10)
                if step == 0 { box(20) }
                box(30)
            }
        }
        #expect(seen == [20, 10, 30])
        let loop = try widths { step in
            ZStack { ForEach(step == 0 ? [10, 20, 30] : [10, 30], id: \.self) { box(CGFloat($0)) } }
        }
        #expect(loop == [20, 10, 30])
    }

    @Test func ofTheSameIndexAlone() throws {
        let seen = try widths { step in
            ZStack {
                box(10)
                if step == 0 { box(20).zIndex(1) }
                box(30).zIndex(1)
            }
        }
        #expect(seen == [10, 20, 30])
    }

    @Test func takesItsPlaceAgainWhenItComesBack() throws {
        let steps = StepBox()
        let stage = Stage {
            Switching(box: steps) { step in
                ZStack {
                    box(10)
                    if step != 1 { box(20) }
                }
            }
        }
        _ = try stage.list()
        withAnimation(.linear(duration: 1)) { steps.set(1) }
        #expect(try stage.list(at: 0.5).leaves.map(\.frame.width) == [20, 10])
        withAnimation(.linear(duration: 1)) { steps.set(2) }
        #expect(try stage.list(at: 0.6).leaves.map(\.frame.width) == [10, 20])
    }
}
