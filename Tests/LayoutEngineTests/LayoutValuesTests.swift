// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct AlignmentTests {
    private enum FirstThird: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test func defaults() {
        let d = ViewDimensions(size: CGSize(width: 30, height: 60))
        #expect([d[.leading], d[HorizontalAlignment.center], d[.trailing]] == [0, 15, 30])
        #expect([d[.top], d[VerticalAlignment.center], d[.bottom]] == [0, 30, 60])
        #expect(d[.firstTextBaseline] == 60 && d[.lastTextBaseline] == 60)
        #expect(d[VerticalAlignment(FirstThird.self)] == 20)
        #expect(d[explicit: VerticalAlignment.top] == nil)
    }

    @Test func explicitGuidesWin() {
        var d = ViewDimensions(size: CGSize(width: 30, height: 60))
        d[explicit: VerticalAlignment.top.key] = 7
        #expect(d[.top] == 7 && d[explicit: .top] == 7)
        d[explicit: VerticalAlignment.top.key] = 8
        #expect(d.explicitGuides.count == 1 && d[.top] == 8)
        d[explicit: VerticalAlignment.top.key] = nil
        #expect(d[.top] == 0)
    }

    @Test func oneNameOnTwoAxesIsTwoGuides() {
        #expect(HorizontalAlignment(FirstThird.self).key != VerticalAlignment(FirstThird.self).key)
        #expect(VerticalAlignment(FirstThird.self) == VerticalAlignment(FirstThird.self))
        #expect(VerticalAlignment.firstTextBaseline != .lastTextBaseline)
        #expect(Alignment.top == Alignment(horizontal: .center, vertical: .top))
    }

    @Test func combining() {
        #expect(VerticalAlignment(FirstThird.self).combineExplicit([10, nil, 20, 60]) == 30)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([10, 20]) == 10)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([10, 20]) == 20)
        #expect(VerticalAlignment.center.combineExplicit([10, 20]) == nil)
        #expect(VerticalAlignment(FirstThird.self).combineExplicit([nil]) == nil)
    }
}

@Suite struct ViewSpacingTests {
    private let text = ViewSpacing(textAbove: .text(toText: 2, toEdge: 6), below: .text(toText: 3, toEdge: 11))

    @Test func gaps() {
        let plain = ViewSpacing()
        #expect(plain.distance(to: plain, along: .horizontal) == 8)
        #expect(plain.distance(to: plain, along: .vertical) == 8)
        #expect(text.distance(to: text, along: .vertical) == 3)
        #expect(text.distance(to: text, along: .horizontal) == 8)
        #expect(plain.distance(to: text, along: .vertical) == 6)
        #expect(text.distance(to: plain, along: .vertical) == 11)
        #expect(plain.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: text, along: .vertical) == 0)
    }

    @Test func aFrameMakesPlainEdges() {
        var framed = text
        framed.reset(.vertical)
        #expect(framed.distance(to: text, along: .vertical) == 6)
        #expect(framed == ViewSpacing())
    }

    /// A row with a text and a plain view keeps the text's distances: neither a symbol nor a spacer beside the text
    /// brings the row closer to its neighbours (a card with an icon in its header, drawn by macOS).
    @Test func textsBesidePlainViewsKeepTheirGaps() {
        let mixed = text.union(ViewSpacing())
        let plain = ViewSpacing()
        #expect(mixed.distance(to: plain, along: .vertical) == text.distance(to: plain, along: .vertical))
        #expect(plain.distance(to: mixed, along: .vertical) == plain.distance(to: text, along: .vertical))
        #expect(mixed.distance(to: text, along: .vertical) == 6)
        #expect(mixed.distance(to: mixed, along: .vertical) == 11)
        #expect(mixed.distance(to: .zero, along: .vertical) == 0)
        #expect(mixed.distance(to: mixed, along: .horizontal) == 8)
        #expect(mixed.union(plain) == mixed)
        #expect(mixed.union(text) == mixed)
    }

    @Test func unions() {
        #expect(text.union(ViewSpacing(), edges: .top).top == .mixed(toText: 2, toEdge: 6))
        #expect(text.union(ViewSpacing(), edges: .top).bottom == text.bottom)
        #expect(ViewSpacing.zero.union(text).top == text.top)
    }
}

@Suite struct PixelGridTests {
    @Test func originAndFarCornerAreRoundedEach() {
        let grid = PixelGrid(scale: 1)
        #expect(
            grid.rounded(CGRect(x: 0.5, y: 1.4, width: 10, height: 10.2)) == CGRect(x: 1, y: 1, width: 10, height: 11))
        #expect(grid.rounded(-0.5) == 0)
    }

    @Test func framesThatTouchStillTouch() {
        let grid = PixelGrid(scale: 3)
        for i in 0..<100 {
            let x = CGFloat(i) * 0.37
            let a = grid.rounded(CGRect(x: x, y: 0, width: 5.21, height: 1))
            let b = grid.rounded(CGRect(x: x + 5.21, y: 0, width: 3, height: 1))
            #expect(abs(a.maxX - b.minX) < 1e-9)
        }
    }

    @Test func noiseDoesNotMoveAHalf() {
        let grid = PixelGrid(scale: 1)
        #expect(grid.rounded(12.5.nextDown) == 13)
        #expect(grid.roundedUp(CGFloat(0.1) + 0.2 - 0.3 + 4) == 4)
    }

    @Test func textHeightsAreRoundedUp() {
        #expect(PixelGrid(scale: 1).roundedUp(20.29) == 21)
        #expect(PixelGrid(scale: 2).roundedUp(20.29) == 20.5)
        #expect(abs(PixelGrid(scale: 3).roundedUp(20.29) - 61.0 / 3) < 1e-9)
    }
}

@Suite struct EdgeTests {
    @Test func sets() {
        #expect(Edge.Set.all == [.horizontal, .vertical])
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(!Edge.Set.vertical.contains(.leading as Edge.Set))
        #expect(Edge.Set(.top).contains(.top as Edge))
        #expect(HorizontalEdge.Set.all == [.leading, .trailing] && VerticalEdge.Set.all == [.top, .bottom])
        #expect(Axis.Set.horizontal != .vertical)
    }

    @Test func insetsAnimate() {
        let a = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        var b = EdgeInsets()
        b.animatableData = a.animatableData
        #expect(b == a)
    }

    @Test func proposals() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(ProposedViewSize(5, nil).replacingUnspecifiedDimensions(by: .zero) == CGSize(width: 5, height: 0))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == .init(1, 2))
    }
}
