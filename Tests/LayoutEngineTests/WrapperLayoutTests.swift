// SPDX-License-Identifier: MIT

import Foundation
import LayoutEngine
import TestSupport
import Testing

@Suite struct FrameLayoutTests {
    @Test func aFixedFrameDoesNotMeasureItsChild() {
        var asked = false
        var child = StubChild.greedy
        child.onQuestion = { _ in asked = true }
        let frame = FrameLayout(width: 30, height: 20)
        #expect(frame.sizeThatFits(child, in: .unspecified) == CGSize(width: 30, height: 20))
        #expect(!asked)
    }

    @Test func aMissingLengthIsTheChilds() {
        let result = FrameLayout(width: 50, height: nil).layout(StubChild.greedy, in: .init(200, 80))
        #expect(result.size == CGSize(width: 50, height: 80))
        #expect(result.placements[0].proposal == .init(50, 80))
    }

    @Test func anOversizedChildOverflowsInTheMiddle() {
        let result = FrameLayout(width: 20, height: 20).layout(StubChild.rigid(50, 10), in: .init(100, 100))
        #expect(result.frames[0] == CGRect(x: -15, y: 5, width: 50, height: 10))
    }

    @Test(arguments: [(Alignment.topLeading, CGPoint.zero), (.bottomTrailing, CGPoint(x: 90, y: 80))])
    func alignment(_ alignment: Alignment, _ origin: CGPoint) {
        let frame = FrameLayout(width: 100, height: 100, alignment: alignment)
        #expect(frame.layout(StubChild.rigid(10, 20), in: .unspecified).frames[0].origin == origin)
    }

    @Test func invalidLengthsCountAsNotGiven() {
        let frame = FrameLayout(width: -1, height: .infinity)
        #expect(frame.width == nil && frame.height == nil)
        #expect(FrameLayout(width: .nan, height: 0).width == nil)
        #expect(FrameLayout(width: 1, height: nil).resetEdges == .horizontal)
    }

    @Test func anExplicitGuideMovesTheChild() {
        var child = StubChild.rigid(10, 10)
        child.guides = [.init(key: HorizontalAlignment.center.key, value: 0)]
        let result = FrameLayout(width: 100, height: 100).layout(child, in: .unspecified)
        #expect(result.frames[0].minX == 50)
        #expect(result.dimensions[explicit: .center as HorizontalAlignment] == 50)
    }
}

@Suite struct PlacementTests {
    private static let proposals: [ProposedViewSize] = [
        .init(100, 60), .init(nil, 60), .init(100, nil), .unspecified, .zero,
    ]
    private static var children: [StubChild] {
        var guided = StubChild.rigid(30, 20)
        guided.guides = [.init(key: HorizontalAlignment.center.key, value: 4)]
        return [.greedy, .rigid(30, 20), guided]
    }

    private func expectPlacementOfLayout(_ layout: some WrapperLayout) {
        for child in Self.children {
            for proposal in Self.proposals {
                #expect(layout.placement(of: child, in: proposal) == layout.layout(child, in: proposal).placements[0])
            }
        }
    }

    @Test func thePlaceAloneIsThatOfTheLayout() {
        expectPlacementOfLayout(FrameLayout(width: 50, height: 40, alignment: .bottomTrailing))
        expectPlacementOfLayout(FrameLayout(width: nil, height: 40))
        expectPlacementOfLayout(PositionLayout(position: CGPoint(x: 7, y: 9)))
        expectPlacementOfLayout(OffsetLayout(offset: CGSize(width: 3, height: 4)))
    }

    @Test func layoutsWithTheSameSizesAgreeForEachProposal() {
        let positions = [PositionLayout(position: .zero), PositionLayout(position: CGPoint(x: 7, y: 9))]
        #expect(positions[0].hasSameSizes(as: positions[1]))
        let frames = [FrameLayout(width: 50, height: nil), FrameLayout(width: 50, height: nil, alignment: .top)]
        #expect(frames[0].hasSameSizes(as: frames[1]))
        for child in Self.children {
            for proposal in Self.proposals {
                #expect(Set(positions.map { $0.layout(child, in: proposal).size.width }).count == 1)
                #expect(Set(frames.map { $0.layout(child, in: proposal).size.height }).count == 1)
            }
        }
        #expect(!frames[0].hasSameSizes(as: FrameLayout(width: 51, height: nil)))
        #expect(!OffsetLayout(offset: .zero).hasSameSizes(as: OffsetLayout(offset: CGSize(width: 1, height: 0))))
    }
}

@Suite struct FlexibleFrameLayoutTests {
    private func width(
        _ bounds: FlexibleFrameLayout.Bounds, offered: CGFloat?, child: StubChild = .rigid(40, 40)
    ) -> CGFloat {
        FlexibleFrameLayout(width: bounds, height: .init()).sizeThatFits(child, in: .init(offered, 100)).width
    }

    @Test func noBoundsNoChange() {
        #expect(width(.init(), offered: 100) == 40)
        #expect(width(.init(), offered: nil) == 40)
    }

    @Test func minAndMaxClampTheOffer() {
        let bounds = FlexibleFrameLayout.Bounds(min: 50, max: 80)
        #expect(width(bounds, offered: 10) == 50)
        #expect(width(bounds, offered: 60) == 60)
        #expect(width(bounds, offered: 500) == 80)
        #expect(width(bounds, offered: nil) == 50)
        #expect(width(bounds, offered: nil, child: .rigid(70, 1)) == 70)
    }

    @Test func onlyMax() {
        let fill = FlexibleFrameLayout.Bounds(max: .infinity)
        #expect(width(fill, offered: 100) == 100)
        #expect(width(fill, offered: 20) == 40)  // Never smaller than the child.
        #expect(width(fill, offered: nil) == 40)
        #expect(width(fill, offered: .infinity) == .infinity)
        let limited = FlexibleFrameLayout.Bounds(max: 60)
        #expect(width(limited, offered: 100) == 60)
        #expect(width(limited, offered: 50) == 50)
        #expect(width(limited, offered: 20) == 40)
        #expect(width(limited, offered: 100, child: .rigid(90, 1)) == 60)
    }

    @Test func onlyMin() {
        let bounds = FlexibleFrameLayout.Bounds(min: 60)
        #expect(width(bounds, offered: 100) == 60)
        #expect(width(bounds, offered: 100, child: .rigid(80, 1)) == 80)
        #expect(width(bounds, offered: 70, child: .rigid(80, 1)) == 70)
        #expect(width(bounds, offered: nil, child: .rigid(80, 1)) == 80)
        #expect(width(bounds, offered: 100, child: .greedy) == 100)
    }

    @Test func theIdealLengthReplacesAMissingProposal() {
        let bounds = FlexibleFrameLayout.Bounds(ideal: 75)
        #expect(width(bounds, offered: nil) == 75)
        #expect(width(bounds, offered: 100) == 40)
    }

    @Test func boundsOutOfOrderAreRaised() {
        let bounds = FlexibleFrameLayout.Bounds(min: -5, ideal: -10, max: -20)
        #expect(bounds.min == 0 && bounds.ideal == 0 && bounds.max == 0)
        let raised = FlexibleFrameLayout.Bounds(min: 50, ideal: 30, max: 20)
        #expect(raised.ideal == 50 && raised.max == 50)
    }

    @Test func theChildIsOfferedTheFrame() {
        let frame = FlexibleFrameLayout(width: .init(max: .infinity), height: .init(max: 50), alignment: .topTrailing)
        let result = frame.layout(StubChild.rigid(10, 10), in: .init(200, 200))
        #expect(result.size == CGSize(width: 200, height: 50))
        #expect(result.placements[0].proposal == .init(200, 50))
        #expect(result.frames[0].origin == CGPoint(x: 190, y: 0))
    }
}

@Suite struct PaddingLayoutTests {
    private let padding = PaddingLayout(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))

    @Test func theOfferShrinksAndTheAnswerGrows() {
        let result = padding.layout(StubChild.greedy, in: .init(100, 100))
        #expect(result.placements[0].proposal == .init(94, 96))
        #expect(result.frames[0] == CGRect(x: 2, y: 1, width: 94, height: 96))
        #expect(result.size == CGSize(width: 100, height: 100))
    }

    @Test func noOfferFallsBelowZero() {
        #expect(padding.layout(StubChild.greedy, in: .init(3, nil)).placements[0].proposal == .init(0, nil))
    }

    @Test func sixteenPointsByDefault() {
        let around = PaddingLayout(insets: EdgeInsets(EdgeInsets.defaultPadding))
        #expect(around.sizeThatFits(StubChild.rigid(56, 56), in: .unspecified) == CGSize(width: 88, height: 88))
        let sides = EdgeInsets(10, on: .horizontal)
        #expect(sides == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
    }

    @Test func guidesMoveWithTheChild() {
        var text = StubChild.rigid(10, 20)
        text.guides = [.init(key: VerticalAlignment.firstTextBaseline.key, value: 15)]
        #expect(padding.layout(text, in: .unspecified).dimensions[explicit: .firstTextBaseline] == 16)
    }

    @Test func negativeInsetsLetTheChildStickOut() {
        let result = PaddingLayout(insets: EdgeInsets(-5)).layout(StubChild.greedy, in: .init(20, 20))
        #expect(result.size == CGSize(width: 20, height: 20))
        #expect(result.frames[0] == CGRect(x: -5, y: -5, width: 30, height: 30))
    }
}

@Suite struct AspectRatioLayoutTests {
    private func offer(
        _ ratio: CGFloat?, _ mode: ContentMode, _ proposal: ProposedViewSize, child: StubChild = .greedy
    ) -> ProposedViewSize {
        AspectRatioLayout(aspectRatio: ratio, contentMode: mode).layout(child, in: proposal).placements[0].proposal
    }

    @Test func fitAndFill() {
        #expect(offer(2, .fit, .init(100, 100)) == .init(100, 50))
        #expect(offer(2, .fill, .init(100, 100)) == .init(200, 100))
        #expect(offer(0.5, .fit, .init(100, 100)) == .init(50, 100))
        #expect(offer(0.5, .fill, .init(100, 100)) == .init(100, 200))
    }

    @Test func aMissingLengthDoesNotBind() {
        #expect(offer(2, .fit, .init(100, nil)) == .init(100, 50))
        #expect(offer(2, .fit, .init(nil, 100)) == .init(200, 100))
        #expect(offer(2, .fill, .init(100, nil)) == .init(100, 50))
        #expect(offer(2, .fit, .unspecified) == .unspecified)
    }

    @Test func withoutARatioTheIdealSizeHasIt() {
        let picture = StubChild(
            width: .init(min: 0, ideal: 300, max: .infinity), height: .init(min: 0, ideal: 200, max: .infinity))
        #expect(offer(nil, .fit, .init(150, 500), child: picture) == .init(150, 100))
        let result = AspectRatioLayout(contentMode: .fill).layout(picture, in: .init(150, 500))
        #expect(result.size == CGSize(width: 750, height: 500))
    }

    @Test func aRigidChildStaysRigid() {
        let result = AspectRatioLayout(aspectRatio: 1, contentMode: .fit).layout(
            StubChild.rigid(30, 10), in: .init(100, 100))
        #expect(result.size == CGSize(width: 30, height: 10))
    }

    @Test func emptyAndEndless() {
        #expect(offer(1, .fit, .zero) == .zero)
        #expect(offer(2, .fit, .infinity) == .infinity)
        #expect(offer(nil, .fit, .init(100, 100), child: .rigid(0, 0)) == .zero)
    }
}

@Suite struct PlacementLayoutTests {
    @Test func positionTakesAllAndPlacesTheCentre() {
        let result = PositionLayout(position: CGPoint(x: 10, y: 90)).layout(
            StubChild.rigid(20, 30), in: .init(100, 200))
        #expect(result.size == CGSize(width: 100, height: 200))
        #expect(result.frames[0] == CGRect(x: 0, y: 75, width: 20, height: 30))
        let ideal = PositionLayout(position: .zero).layout(StubChild.rigid(20, 30), in: .init(nil, 50))
        #expect(ideal.size == CGSize(width: 20, height: 50))
    }

    @Test func offsetMovesTheChildAndNothingElse() {
        var child = StubChild.rigid(20, 30)
        child.guides = [.init(key: VerticalAlignment.firstTextBaseline.key, value: 25)]
        let result = OffsetLayout(offset: CGSize(width: 7, height: -3)).layout(child, in: .init(100, 100))
        #expect(result.size == CGSize(width: 20, height: 30))
        #expect(result.frames[0].origin == CGPoint(x: 7, y: -3))
        #expect(result.dimensions[.firstTextBaseline] == 25)
    }

    @Test func fixedSizeHidesTheOffer() {
        let both = FixedSizeLayout(axes: [.horizontal, .vertical])
        #expect(both.sizeThatFits(StubChild.greedy, in: .init(100, 100)) == CGSize(width: 10, height: 10))
        let one = FixedSizeLayout(axes: .vertical)
        #expect(one.layout(StubChild.greedy, in: .init(100, 100)).size == CGSize(width: 100, height: 10))
    }

    @Test func anAttachmentIsOfferedThePrimary() {
        let primary = ViewDimensions(size: CGSize(width: 60, height: 40))
        let fill = AttachmentLayout().placement(of: StubChild.greedy, on: primary)
        #expect(fill.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
        let badge = AttachmentLayout(alignment: .topTrailing).placement(of: StubChild.rigid(10, 10), on: primary)
        #expect(badge.origin == CGPoint(x: 50, y: 0))
        let huge = AttachmentLayout().placement(of: StubChild.rigid(400, 1000), on: primary)
        #expect(huge.origin == CGPoint(x: -170, y: -480))
    }
}
