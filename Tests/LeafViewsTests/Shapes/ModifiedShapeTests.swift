// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import Testing
import SwiftUICore

private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

@Suite struct ModifiedShapeTests {
    @Test func trimKeepsAPart() {
        #expect(Rectangle().trim().path(in: bounds) == Rectangle().path(in: bounds))
        let edge = Rectangle().trim(from: 0, to: 0.25).path(in: bounds)
        #expect(isClose(edge.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 0)))
        #expect(Circle().trim(from: 0.5, to: 0.5).path(in: bounds).isEmpty)
        #expect(Circle().trim(from: 0.7, to: 0.2).path(in: bounds).isEmpty)
        #expect(Circle().trim(from: 1.1, to: 1.3).path(in: bounds).isEmpty)
        // A quarter of the circle, from 3 o'clock to 6 o'clock.
        let quarter = Circle().trim(from: 0, to: 0.25).path(in: bounds)
        #expect(isClose(quarter.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50), within: 0.1))
    }

    @Test func outOfRangeFractionsAreCut() {
        let first = Circle().trim(from: -0.28, to: 0.12).path(in: bounds)
        #expect(first == Circle().trim(from: 0, to: 0.12).path(in: bounds))
        let last = Circle().trim(from: 0.92, to: 1.32).path(in: bounds)
        #expect(last == Circle().trim(from: 0.92, to: 1).path(in: bounds))
    }

    @Test func strokesTakeHalfAWidthMore() {
        let stroke = Rectangle().stroke(lineWidth: 10).path(in: bounds)
        #expect(isClose(stroke.boundingRect, bounds.insetBy(dx: -5, dy: -5)))
        func role<S: Shape>(_: S) -> ShapeRole { S.role }
        #expect(role(Circle().stroke()) == .stroke && role(Circle().trim(from: 0, to: 1)) == .fill)
        #expect(role(Circle().stroke().rotation(.degrees(3))) == .stroke)
    }

    @Test func rotation() {
        let turned = Rectangle().rotation(.degrees(90), anchor: .topLeading).path(in: bounds)
        #expect(isClose(turned.boundingRect, CGRect(x: -100, y: 0, width: 100, height: 100)))
        let start = Circle().rotation(.degrees(-90)).path(in: bounds).firstPoint!
        #expect(abs(start.x - 50) < 1e-9 && abs(start.y) < 1e-9)
    }

    @Test func scale() {
        let small = Rectangle().scale(x: 0.5, y: 1).path(in: bounds)
        #expect(isClose(small.boundingRect, CGRect(x: 25, y: 0, width: 50, height: 100)))
        let corner = Rectangle().scale(2, anchor: .bottomTrailing).path(in: bounds)
        #expect(isClose(corner.boundingRect, CGRect(x: -100, y: -100, width: 200, height: 200)))
    }

    @Test func offsetTransformAndSize() {
        let moved = CGRect(x: 3, y: 4, width: 100, height: 100)
        #expect(isClose(Rectangle().offset(x: 3, y: 4).path(in: bounds).boundingRect, moved))
        #expect(isClose(Rectangle().offset(CGSize(width: 3, height: 4)).path(in: bounds).boundingRect, moved))
        #expect(isClose(Rectangle().offset(CGPoint(x: 3, y: 4)).path(in: bounds).boundingRect, moved))
        let shifted = Rectangle().transform(CGAffineTransform(translationX: 3, y: 4)).path(in: bounds)
        #expect(isClose(shifted.boundingRect, moved))
        let sized = Rectangle().size(width: 30, height: 40).path(in: bounds)
        #expect(isClose(sized.boundingRect, CGRect(x: 0, y: 0, width: 30, height: 40)))
        let anchored = Rectangle().size(width: 30, height: 40, anchor: .bottomTrailing).path(in: bounds)
        #expect(isClose(anchored.boundingRect, CGRect(x: 70, y: 60, width: 30, height: 40)))
    }

    @Test func changesDoNotChangeTheSpace() {
        let proposal = ProposedViewSize(width: 30, height: 50)
        let square = CGSize(width: 30, height: 30)
        #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(proposal) == square)
        #expect(Circle().rotation(.degrees(5)).scale(2).offset(x: 4).sizeThatFits(proposal) == square)
        #expect(Circle().stroke(lineWidth: 8).sizeThatFits(proposal) == square)
    }

    @Test func insetsReachThroughRotationAndOffset() {
        let inner = Rectangle().offset(x: 10).rotation(.degrees(0)).inset(by: 5).path(in: bounds)
        #expect(isClose(inner.boundingRect, CGRect(x: 15, y: 5, width: 90, height: 90)))
    }

    @Test func setOperations() {
        let (left, right) = (Rectangle().size(width: 60, height: 100), Rectangle().scale(1.2).offset(x: 50))
        #expect(abs(left.union(right).path(in: bounds).area - 18400) < 0.1)
        #expect(abs(left.intersection(right).path(in: bounds).area - 2000) < 0.1)
        #expect(abs(left.subtracting(right).path(in: bounds).area - 4000) < 0.1)
        #expect(abs(left.symmetricDifference(right).path(in: bounds).area - 16400) < 0.1)
        let line = left.lineIntersection(right).path(in: bounds).boundingRect
        #expect(isClose(line, CGRect(x: 40, y: 0, width: 20, height: 100), within: 0.01))
        let rest = left.lineSubtraction(right).path(in: bounds).boundingRect
        #expect(isClose(rest, CGRect(x: 0, y: 0, width: 40, height: 100), within: 0.01))
    }
}

@Suite struct ShapeAnimationTests {
    /// Whether `shape` draws the path of `other` after it gets the `animatableData` of `other`.
    private func takesOver<S: Shape>(_ shape: S, from other: S) -> Bool {
        var copy = shape
        copy.animatableData = other.animatableData
        return copy.path(in: bounds) == other.path(in: bounds) && copy.path(in: bounds) != shape.path(in: bounds)
    }

    @Test func modifiedShapesAreAnimatable() {
        #expect(takesOver(RoundedRectangle(cornerRadius: 1), from: RoundedRectangle(cornerRadius: 20)))
        #expect(
            takesOver(
                UnevenRoundedRectangle(topLeadingRadius: 5), from: UnevenRoundedRectangle(bottomTrailingRadius: 9)))
        #expect(takesOver(Circle().trim(from: 0, to: 0.1), from: Circle().trim(from: 0.25, to: 0.5)))
        #expect(takesOver(Circle().inset(by: 1), from: Circle().inset(by: 6)))
        #expect(takesOver(Circle().scale(1), from: Circle().scale(2, anchor: .top)))
        #expect(takesOver(Circle().offset(x: 1), from: Circle().offset(y: 8)))
        #expect(takesOver(Circle().rotation(.degrees(0)), from: Circle().rotation(.radians(1), anchor: .leading)))
        #expect(takesOver(Circle().size(width: 1, height: 2), from: Circle().size(width: 50, height: 60)))
        #expect(takesOver(Circle().stroke(lineWidth: 1), from: Circle().stroke(lineWidth: 5)))
        #expect(
            takesOver(
                RoundedRectangle(cornerRadius: 5).inset(by: 1), from: RoundedRectangle(cornerRadius: 9).inset(by: 3)))
        #expect(takesOver(Circle().union(Circle().offset(x: 1)), from: Circle().union(Circle().offset(x: 50))))
    }

    @Test func dashesChangeAtOnce() {
        var style = StrokeStyle(lineWidth: 2, dash: [5, 3], dashPhase: 1)
        style.animatableData = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [1], dashPhase: 9).animatableData
        #expect(style == StrokeStyle(lineWidth: 4, dash: [5, 3], dashPhase: 9))
    }

    @Test func anglesAndUnitPointsCountMore() {
        #expect(abs(Angle.degrees(360).animatableData - 804.2477) < 1e-4)
        #expect(UnitPoint.bottomTrailing.animatableData == AnimatablePair(128, 128))
        var angle = Angle.zero
        angle.animatableData = Angle.degrees(77).animatableData
        #expect(abs(angle.degrees - 77) < 1e-12)
        #expect(CGSize(width: 3, height: 4).animatableData.magnitudeSquared == 25)
        var rect = CGRect.zero
        rect.animatableData = bounds.animatableData
        #expect(rect == bounds)
    }

    @Test func anyShapeAnimatesItsShape() {
        let (a, b) = (AnyShape(Circle().trim(from: 0, to: 0.2)), AnyShape(Circle().trim(from: 0, to: 0.6)))
        var half = b
        half.animatableData = a.animatableData + (b.animatableData - a.animatableData).scaled(by: 0.5)
        #expect(
            isClose(
                half.path(in: bounds).boundingRect, Circle().trim(from: 0, to: 0.4).path(in: bounds).boundingRect,
                within: 1e-3)
        )
    }

    @Test func anyShapeSwapsToAnotherType() {
        let (a, b) = (AnyShape(Circle().trim(from: 0, to: 0.2)), AnyShape(RoundedRectangle(cornerRadius: 8)))
        let way = b.animatableData - a.animatableData
        #expect(way == .zero && way.magnitudeSquared == 0)
        var shown = b
        shown.animatableData = a.animatableData + way.scaled(by: 0.5)
        #expect(shown.path(in: bounds) == b.path(in: bounds))
    }

    @Test func erasedData() {
        let a = AnyShape(Circle().offset(x: 3)).animatableData
        #expect(a + .zero == a && a - .zero == a && (.zero - a).scaled(by: -1) == a && a - a == .zero)
        #expect(a.magnitudeSquared == 9)
    }
}
