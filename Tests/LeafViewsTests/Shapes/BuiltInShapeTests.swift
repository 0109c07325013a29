// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

private let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)

extension Path {
    var firstPoint: CGPoint? {
        var first: CGPoint?
        forEach { if first == nil, case .move(let point) = $0 { first = point } }
        return first
    }
}

@Suite struct BuiltInShapeTests {
    @Test(arguments: [
        AnyShape(Rectangle()), AnyShape(RoundedRectangle(cornerRadius: 10)), AnyShape(Ellipse()), AnyShape(Capsule()),
        AnyShape(UnevenRoundedRectangle(topLeadingRadius: 30)), AnyShape(ContainerRelativeShape()),
    ])
    func fillsItsBounds(_ shape: AnyShape) {
        #expect(isClose(shape.path(in: bounds).boundingRect, bounds))
        #expect(shape.path(in: bounds).area > 0)
        #expect(shape.sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(shape.sizeThatFits(.init(width: 30, height: nil)) == CGSize(width: 30, height: 10))
    }

    @Test func areas() {
        #expect(Rectangle().path(in: bounds).area == 20000)
        #expect(abs(Ellipse().path(in: bounds).area - .pi * 5000) < 5)
        #expect(abs(Circle().path(in: bounds).area - .pi * 2500) < 5)
        #expect(abs(Capsule().path(in: bounds).area - (10000 + .pi * 2500)) < 5)
        let rounded = RoundedRectangle(cornerRadius: 20, style: .circular).path(in: bounds).area
        #expect(abs(rounded - (20000 - (4 - .pi) * 400)) < 1)
    }

    @Test func outlinesStartAtTheSamePointAsApples() {
        #expect(Rectangle().path(in: bounds).firstPoint == CGPoint(x: 10, y: 20))
        #expect(Ellipse().path(in: bounds).firstPoint == CGPoint(x: 210, y: 70))
        #expect(Circle().path(in: bounds).firstPoint == CGPoint(x: 160, y: 70))
        #expect(RoundedRectangle(cornerRadius: 10).path(in: bounds).firstPoint == CGPoint(x: 210, y: 70))
        #expect(Capsule().path(in: bounds).firstPoint == CGPoint(x: 210, y: 70))
        let tall = CGRect(x: 0, y: 0, width: 40, height: 200)
        #expect(Capsule().path(in: tall).firstPoint == CGPoint(x: 40, y: 100))
    }

    @Test func aCircleStaysInTheMiddle() {
        #expect(isClose(Circle().path(in: bounds).boundingRect, CGRect(x: 60, y: 20, width: 100, height: 100)))
        #expect(Circle().sizeThatFits(.init(width: 30, height: 50)) == CGSize(width: 30, height: 30))
        #expect(Circle().sizeThatFits(.init(width: nil, height: 50)) == CGSize(width: 50, height: 50))
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().inset(by: 2).sizeThatFits(.init(width: 30, height: 50)) == CGSize(width: 30, height: 30))
    }

    @Test func radiusZeroIsTheRectangle() {
        #expect(RoundedRectangle(cornerRadius: 0).path(in: bounds) == Rectangle().path(in: bounds))
        #expect(UnevenRoundedRectangle().path(in: bounds) == Rectangle().path(in: bounds))
    }

    @Test func equalCornersAreARoundedRectangle() {
        let uneven = UnevenRoundedRectangle(
            topLeadingRadius: 12, bottomLeadingRadius: 12, bottomTrailingRadius: 12, topTrailingRadius: 12)
        #expect(uneven.path(in: bounds) == RoundedRectangle(cornerRadius: 12).path(in: bounds))
        #expect(
            RoundedRectangle(cornerRadius: 500, style: .circular).path(in: CGRect(x: 0, y: 0, width: 50, height: 50))
                .area
                > Circle().path(in: CGRect(x: 0, y: 0, width: 50, height: 50)).area - 1)
    }

    @Test func continuousIsTheDefault() {
        #expect(RoundedRectangle(cornerRadius: 5).style == .continuous && Capsule().style == .continuous)
        #expect(UnevenRoundedRectangle().style == .continuous)
    }

    @Test func shorthands() {
        func path(_ shape: some Shape) -> Path { shape.path(in: bounds) }
        #expect(path(.rect) == path(Rectangle()) && path(.circle) == path(Circle()))
        #expect(path(.ellipse) == path(Ellipse()) && path(.capsule) == path(Capsule()))
        #expect(path(.rect(cornerRadius: 7)) == path(RoundedRectangle(cornerRadius: 7)))
        #expect(path(.rect(topLeadingRadius: 7)) == path(UnevenRoundedRectangle(topLeadingRadius: 7)))
        #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
        #expect(path(.containerShape) == path(Rectangle()))
    }

    @Test func rightToLeft() {
        #expect(!Circle().layoutDirectionBehavior.mirrors(in: .rightToLeft))
        #expect(UnevenRoundedRectangle().layoutDirectionBehavior.mirrors(in: .rightToLeft))
        #expect(!LayoutDirectionBehavior.mirrors.mirrors(in: .leftToRight))
    }

    @Test func aPathIsAShapeThatStays() {
        let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.path(in: bounds) == path)
        #expect(Path.AnimatableData.self == EmptyAnimatableData.self)
    }
}

@Suite struct InsetShapeTests {
    @Test func rectanglesShrinkOnEverySide() {
        #expect(Rectangle().inset(by: 5).path(in: bounds) == Path(bounds.insetBy(dx: 5, dy: 5)))
        #expect(ContainerRelativeShape().inset(by: 5).path(in: bounds) == Path(bounds.insetBy(dx: 5, dy: 5)))
        #expect(isClose(Ellipse().inset(by: 5).path(in: bounds).boundingRect, bounds.insetBy(dx: 5, dy: 5)))
        #expect(isClose(Capsule().inset(by: -5).path(in: bounds).boundingRect, bounds.insetBy(dx: -5, dy: -5)))
    }

    @Test func cornersShrinkToo() {
        let inner = bounds.insetBy(dx: 5, dy: 5)
        #expect(
            RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: bounds)
                == RoundedRectangle(cornerRadius: 15).path(in: inner))
        #expect(RoundedRectangle(cornerRadius: 3).inset(by: 5).path(in: bounds) == Rectangle().path(in: inner))
        #expect(
            UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5).path(in: bounds)
                == UnevenRoundedRectangle(topLeadingRadius: 15).path(in: inner))
    }

    @Test func twiceIsTheSum() {
        func path(_ shape: some InsettableShape) -> Path { shape.inset(by: 2).inset(by: 3).path(in: bounds) }
        #expect(path(Rectangle()) == Rectangle().inset(by: 5).path(in: bounds))
        #expect(path(Circle()) == Circle().inset(by: 5).path(in: bounds))
        #expect(path(Capsule()) == Capsule().inset(by: 5).path(in: bounds))
        #expect(path(Ellipse()) == Ellipse().inset(by: 5).path(in: bounds))
        #expect(
            path(RoundedRectangle(cornerRadius: 9)) == RoundedRectangle(cornerRadius: 9).inset(by: 5).path(in: bounds))
    }

    @Test func moreThanHalfLeavesNothing() {
        #expect(Rectangle().inset(by: 60).path(in: bounds).isEmpty)
        #expect(Circle().inset(by: 60).path(in: bounds).isEmpty)
        #expect(RoundedRectangle(cornerRadius: 4).inset(by: 60).path(in: bounds).isEmpty)
    }
}
