// SPDX-License-Identifier: MIT

import Drawing
import SwiftUI
import Testing

private struct Rank: LayoutValueKey { static let defaultValue = 0 }

/// If two modifiers set the same trait, the inner one wins.
@Suite @MainActor struct TraitOrderTests {
    /// The widths of the leaves in drawing order.
    private func widths<V: View>(@ViewBuilder _ content: () -> V) throws -> [CGFloat] {
        try Stage(content: content).list().leaves.map(\.frame.width)
    }

    private var ten: some View { Color.red.frame(width: 10, height: 10) }
    private var twenty: some View { Color.blue.frame(width: 20, height: 20) }

    @Test func zIndex() throws {
        let order = try widths {
            ZStack {
                ten.zIndex(1)
                twenty.zIndex(0).zIndex(2)
            }
        }
        #expect(order == [20, 10])
        let groups = try widths {
            ZStack {
                Group { ten.zIndex(-1) }.zIndex(3)
                Group { twenty }.zIndex(-2)
            }
        }
        #expect(groups == [20, 10], "an inner value counts in groups too, and an outer one where there is no other")
        let padded = try widths {
            ZStack {
                ten.zIndex(1).padding().zIndex(-1)
                twenty
            }
        }
        #expect(padded == [20, 10], "also through other modifiers")
    }

    @Test func layoutValues() throws {
        struct Ranks: Layout {
            let notes: Notes
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                let lines = subviews.map { "\($0[Rank.self]) \($0.priority)" }
                MainActor.assumeIsolated { notes.lines = lines }
            }
        }
        let notes = Notes()
        _ = try Stage {
            Ranks(notes: notes) {
                Color.red.layoutValue(key: Rank.self, value: 1).layoutValue(key: Rank.self, value: 2)
                Color.red.layoutPriority(1).layoutPriority(2)
            }
        }.list()
        #expect(notes.lines == ["1 0.0", "0 2.0"], "of priorities the outer one counts")
    }

    @Test func tags() throws {
        var found: [Bool] = []
        _ = try Stage {
            Canvas { context, _ in
                found = [context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: 2) != nil]
            } symbols: {
                Color.red.tag(2).tag(1)
            }
        }.list()
        #expect(found == [false, true])
    }

    @Test func transitions() throws {
        let box = StepBox()
        let stage = Stage {
            Switching(box: box) { step in
                ZStack {
                    if step == 1 { Color.red.frame(width: 10, height: 10).transition(.identity).transition(.opacity) }
                }
            }
        }
        _ = try stage.list()
        withAnimation(.linear(duration: 1)) { box.set(1) }
        _ = try stage.list(at: 0)
        #expect(try stage.list(at: 0.5).leaves.map(\.opacity) == [1])
    }
}
