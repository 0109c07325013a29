// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct LayerLayoutTests {
    @Test func theSizeIsThatOfAllTogether() {
        let result = LayerLayout().arrange([.rigid(40, 10), .rigid(10, 30)], in: .init(100, 100))
        #expect(result.size == CGSize(width: 40, height: 30))
        #expect(result.frames[0].origin == CGPoint(x: 0, y: 10))
        #expect(result.frames[1].origin == CGPoint(x: 15, y: 0))
    }

    @Test(arguments: [
        (Alignment.topLeading, CGPoint(x: 0, y: 0)), (.center, CGPoint(x: 15, y: 10)),
        (.bottomTrailing, CGPoint(x: 30, y: 20)), (.top, CGPoint(x: 15, y: 0)), (.leading, CGPoint(x: 0, y: 10)),
    ])
    func alignment(_ alignment: Alignment, _ origin: CGPoint) {
        let result = LayerLayout(alignment: alignment).arrange([.rigid(40, 30), .rigid(10, 10)], in: .init(100, 100))
        #expect(result.frames[1].origin == origin)
    }

    @Test func aColourGrowsWithAnOversizedPicture() {
        let result = LayerLayout().arrange([.greedy, .rigid(200, 50)], in: .init(100, 100))
        #expect(result.size == CGSize(width: 200, height: 100))
        #expect(result.frames[0] == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func withoutAProposalAColourFillsTheOthersSize() {
        let result = LayerLayout().arrange([.greedy, .rigid(200, 50)], in: .unspecified)
        #expect(result.size == CGSize(width: 200, height: 50))
        #expect(result.frames[0].size == CGSize(width: 200, height: 50))
    }

    @Test func theHighestPriorityMakesTheSize() {
        var text = StubChild.rigid(60, 20)
        text.layoutPriority = 1
        let result = LayerLayout().arrange([.greedy, text], in: .init(300, 300))
        #expect(result.size == CGSize(width: 60, height: 20))
        #expect(result.frames[0].size == CGSize(width: 60, height: 20))
    }

    @Test func guidesThatDoNotMeetSpreadIt() {
        var low = StubChild.rigid(10, 10)
        low.guides = [.init(key: VerticalAlignment.center.key, value: 0)]
        let result = LayerLayout().arrange([.rigid(10, 10), low], in: .init(100, 100))
        #expect(result.frames.map(\.minY) == [0, 5])
        #expect(result.size.height == 15)
    }

    @Test func noChildrenNoSize() {
        #expect(LayerLayout().arrange([], in: .init(100, 100)).size == .zero)
        #expect(LayerLayout().size([], in: .init(100, 100)) == .zero)
    }

    @Test func endlessOffers() {
        #expect(
            LayerLayout().size([.greedy, .rigid(10, 10)], in: .infinity)
                == CGSize(width: CGFloat.infinity, height: .infinity))
    }
}
