// SPDX-License-Identifier: MIT

import LayoutEngine
import Foundation
import Testing

/// Without a proposal across the axis, the children of a stack share their largest length.
@Suite struct SharedCrossLengthTests {
    /// A child that takes any proposed width.
    private func row(ideal: CGFloat) -> StubChild {
        StubChild(width: .init(min: 0, ideal: ideal, max: .infinity), height: .rigid(10))
    }

    @Test func rowsAreOfOneWidth() {
        let result = StackLayout.vertical(spacing: 0)
            .arrange([row(ideal: 40), row(ideal: 90), .rigid(20, 10)], in: ProposedViewSize(nil, nil))
        #expect(result.size.width == 90)
        #expect(result.widths == [90, 90, 20])
        #expect(result.placements[0].proposal.width == 90)
    }

    @Test func anOfferAcrossStands() {
        let result = StackLayout.vertical(spacing: 0)
            .arrange([row(ideal: 40), row(ideal: 90)], in: ProposedViewSize(50, nil))
        #expect(result.widths == [50, 50])
    }
}

/// Spacers at the ends of a stack do not change its default distance from its neighbours.
@Suite struct SpacerEndTests {
    @Test(arguments: [Axis.horizontal, .vertical]) func spacersAtTheEndsDoNotCount(axis: Axis) {
        let stack = axis == .horizontal ? StackLayout.horizontal() : StackLayout.vertical()
        let wish = stack.wish(of: [.spacer(along: axis), .rigid(10, 10), .spacer(along: axis)])
        #expect(wish.distance(to: wish, along: axis) == ViewSpacing.defaultGap)
        let result = stack.arrange(
            [.rigid(10, 10), .spacer(along: axis), .rigid(10, 10)], in: ProposedViewSize(nil, nil))
        #expect(result.size[axis] == 28, "but within their own stack there is none around them")
    }
}
