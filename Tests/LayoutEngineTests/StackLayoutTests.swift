// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct StackLayoutTests {
    // MARK: Sharing

    @Test func greedyChildrenShareEqually() {
        let result = StackLayout.horizontal(spacing: 0).arrange([.greedy, .greedy, .greedy], in: .init(12, 20))
        #expect(result.frames == [0, 4, 8].map { CGRect(x: $0, y: 0, width: 4, height: 20) })
        #expect(result.size == CGSize(width: 12, height: 20))
    }

    @Test func gapsComeOffTheOfferFirst() {
        let result = StackLayout.horizontal().arrange([.greedy, .greedy, .greedy], in: .init(100, 20))
        #expect(result.widths == [28, 28, 28])
        #expect(result.frames.map(\.minX) == [0, 36, 72])
    }

    @Test func rigidChildrenGetTheirSizeInAnyOrder() {
        for position in 0..<3 {
            var children: [StubChild] = [.greedy, .greedy]
            children.insert(.rigid(40, 10), at: position)
            let result = StackLayout.horizontal(spacing: 0).arrange(children, in: .init(100, 20))
            #expect(result.size.width == 100)
            #expect(result.widths[position] == 40)
            #expect(result.widths.reduce(0, +) == 100)
        }
    }

    @Test func theLeastFlexibleChoosesFirst() {
        // The last child, which takes at most 20, is the least flexible and is measured first.
        let limited = StubChild(width: .init(min: 0, ideal: 5, max: 20), height: .greedy)
        let result = StackLayout.horizontal(spacing: 0).arrange([.greedy, .greedy, limited], in: .init(100, 20))
        #expect(result.widths == [40, 40, 20])
    }

    @Test func higherPriorityTakesAllButTheLeastOfTheLower() {
        let low = StubChild(width: .init(min: 10, ideal: 30, max: .infinity), height: .greedy)
        var high = StubChild.greedy
        high.layoutPriority = 1
        let result = StackLayout.horizontal(spacing: 0).arrange([low, high, low], in: .init(100, 20))
        #expect(result.widths == [10, 80, 10])
    }

    @Test func threePrioritiesInTurn() {
        func child(_ least: CGFloat, _ most: CGFloat, _ priority: Double) -> StubChild {
            StubChild(width: .init(min: least, ideal: least, max: most), height: .greedy, layoutPriority: priority)
        }
        let result = StackLayout.horizontal(spacing: 0).arrange(
            [child(5, .infinity, -1), child(10, 60, 0), child(20, 30, 1)], in: .init(100, 20))
        // Lower priorities reserve their minimum widths. Priority 1 may have 100 − 15 points and takes 30. Priority 0
        // may have 70 − 5 points and takes 60. Priority −1 takes the last 10.
        #expect(result.widths == [10, 60, 30])
    }

    @Test func withoutAnOfferEveryChildIsIdeal() {
        let result = StackLayout.vertical().arrange([.greedy, .rigid(30, 40)], in: .unspecified)
        #expect(result.heights == [10, 40])
        #expect(result.size == CGSize(width: 30, height: 58))
    }

    @Test func theProposalAcrossIsPassedUnchanged() {
        var seen: Set<CGFloat?> = []
        var child = StubChild.greedy
        child.onQuestion = { seen.insert($0.height) }
        _ = StackLayout.horizontal().arrange([child, child], in: .init(100, 33))
        #expect(seen == [33])
    }

    @Test func rigidChildrenOverflow() {
        let boxes = Array(repeating: StubChild.rigid(50, 10), count: 3)
        let result = StackLayout.horizontal().arrange(boxes, in: .init(100, 20))
        #expect(result.size == CGSize(width: 166, height: 10))
    }

    @Test func endlessOffers() {
        let result = StackLayout.horizontal(spacing: 4).arrange([.greedy, .rigid(10, 10), .greedy], in: .infinity)
        #expect(result.size == CGSize(width: CGFloat.infinity, height: .infinity))
        let rigid = StackLayout.horizontal(spacing: 4).arrange([.rigid(10, 10), .rigid(20, 5)], in: .infinity)
        #expect(rigid.size == CGSize(width: 34, height: 10))
    }

    @Test func noChildrenNoSize() {
        #expect(StackLayout.vertical().arrange([], in: .init(100, 100)).size == .zero)
    }

    @Test func aChildGetsAtMostThreeProposals() {
        var questions = 0
        var child = StubChild.greedy
        child.onQuestion = { _ in questions += 1 }
        _ = StackLayout.vertical().arrange(Array(repeating: child, count: 5000), in: .init(100, 100_000))
        #expect(questions == 15000)
    }

    // MARK: Spacers

    @Test func aSpacerAddsNoGapOfItsOwn() {
        let result = StackLayout.horizontal().arrange(
            [.rigid(20, 10), .spacer(along: .horizontal), .rigid(20, 10)], in: .init(100, 20))
        #expect(result.widths == [20, 60, 20])
    }

    @Test func spacersKeepTheirMinimumAndOverflow() {
        // Measured on a device: in a stack of only 12 points, the middle spacer keeps 8. The stack overflows at both
        // ends.
        let spacer = StubChild.spacer(along: .vertical)
        let stack = StackLayout.vertical().arrange(
            [spacer, .rigid(2, 2), spacer, .rigid(2, 2), spacer], in: .init(12, 12))
        #expect(stack.heights == [8, 2, 8, 2, 8])
        #expect((12 - stack.size.height) / 2 + stack.frames[1].minY == 0)
    }

    @Test func fourRowsWithTheDefaultGap() {
        let rows = Array(repeating: StubChild.rigid(100, 200), count: 4)
        #expect(StackLayout.vertical().arrange(rows, in: .init(375, 812)).size.height == 824)
    }

    @Test func spacingOfItsEnds() {
        var text = StubChild.rigid(10, 10)
        text.spacing = ViewSpacing(textAbove: .text(toText: 0, toEdge: 6), below: .text(toText: 0, toEdge: 10))
        let stack = StackLayout.vertical()
        #expect(stack.wish(of: [.spacer(along: .vertical), text]).top == .plain)
        #expect(stack.wish(of: [.spacer(along: .vertical), text]).bottom == text.spacing.bottom)
        #expect(stack.wish(of: [text, .greedy]).leading == .plain)
        #expect(stack.wish(of: []) == .zero)
    }

    // MARK: Cross axis

    @Test(arguments: [(VerticalAlignment.top, 0), (.center, 15), (.bottom, 30)])
    func alignment(_ alignment: VerticalAlignment, _ y: CGFloat) {
        let result = StackLayout.horizontal(alignment: alignment).arrange(
            [.rigid(10, 40), .rigid(10, 10)], in: .init(100, 100))
        #expect(result.frames.map(\.minY) == [0, y])
        #expect(result.size.height == 40)
    }

    @Test func baselinesSpreadTheStack() {
        func text(_ height: CGFloat, _ baseline: CGFloat) -> StubChild {
            var child = StubChild.rigid(10, height)
            child.guides = [.init(key: VerticalAlignment.firstTextBaseline.key, value: baseline)]
            return child
        }
        let result = StackLayout.horizontal(alignment: .firstTextBaseline).arrange(
            [text(20, 16), text(40, 30), .rigid(10, 50)], in: .init(100, 100))
        // The bottom of a view without text is on the baseline.
        #expect(result.frames.map(\.minY) == [34, 20, 0])
        #expect(result.size.height == 60)
        #expect(result.dimensions[explicit: .firstTextBaseline] == 50)
    }

    @Test func aFrameGuideOfAChildStaysInside() {
        var child = StubChild.rigid(10, 10)
        child.guides = [.init(key: HorizontalAlignment.leading.key, value: -20)]
        let result = StackLayout.vertical(alignment: .leading).arrange([.rigid(50, 10), child], in: .init(100, 100))
        #expect(result.frames.map(\.minX) == [0, 20])
        #expect(result.dimensions[explicit: .leading] == nil)
    }

    @Test func anEndlessChildAcross() {
        let result = StackLayout.horizontal().arrange([.greedy, .rigid(10, 10)], in: .init(100, .infinity))
        #expect(result.size.height == .infinity)
    }

    @Test func rightToLeftIsTheMirrorImage() {
        let result = StackLayout.horizontal(spacing: 5).arrange([.rigid(10, 10), .rigid(20, 10)], in: .init(100, 20))
        #expect(result.mirrored().frames.map(\.minX) == [25, 0])
        #expect(result.mirrored().mirrored() == result)
    }

    // MARK: Reference implementation

    /// A slow reference implementation of stacks: the least flexible child gets the next proposal.
    private func reference(_ children: [StubChild], offered: CGFloat, spacing: CGFloat) -> [CGFloat] {
        var widths = [CGFloat](repeating: 0, count: children.count)
        var waiting = Array(children.indices)
        var left = offered - spacing * CGFloat(children.count - 1)
        while !waiting.isEmpty {
            let priority = waiting.map { children[$0].layoutPriority }.max()!
            let group = waiting.filter { children[$0].layoutPriority == priority }
            let reserved = waiting.filter { children[$0].layoutPriority < priority }
                .reduce(0) { $0 + children[$1].width.min }
            func flexibility(_ i: Int) -> CGFloat { children[i].width.max - children[i].width.min }
            let next = group.min { (flexibility($0), $0) < (flexibility($1), $1) }!
            widths[next] = children[next].width.taking(max((left - reserved) / CGFloat(group.count), 0))
            left -= widths[next]
            waiting.removeAll { $0 == next }
        }
        return widths
    }

    @Test func agreesWithItsTwin() {
        var state: UInt64 = 42
        func random(_ bound: UInt64) -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) % bound
        }
        for count in 1...60 {
            let children = (0..<count).map { _ -> StubChild in
                let least = CGFloat(random(30))
                let most = random(4) == 0 ? .infinity : least + CGFloat(random(50))
                return StubChild(
                    width: .init(min: least, ideal: least, max: most), height: .greedy,
                    layoutPriority: Double(random(3)))
            }
            let offered = CGFloat(random(2000))
            let result = StackLayout.horizontal(spacing: 3).arrange(children, in: .init(offered, 10))
            let expected = reference(children, offered: offered, spacing: 3)
            #expect(zip(result.widths, expected).allSatisfy { abs($0 - $1) < 1e-6 })
        }
    }
}
