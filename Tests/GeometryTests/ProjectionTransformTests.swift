// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct Rotation3DTests {
    struct Sample: Sendable {
        var size: CGSize
        var degrees: Double
        var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
        var anchor = UnitPoint.center
        var anchorZ: CGFloat = 0
        var perspective: CGFloat = 1
        /// Top left, top right, bottom right, bottom left.
        var corners: [(Double, Double)]

        var transform: ProjectionTransform {
            .rotation3D(
                angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
                size: size)
        }
    }

    static let square = CGSize(width: 100, height: 100)
    static let samples = [
        Sample(
            size: square, degrees: 45, axis: (0, 1, 0),
            corners: [(-4.6918, -27.3459), (76.1204, 13.0602), (76.1204, 86.9398), (-4.6918, 127.3459)]),
        Sample(
            size: square, degrees: 45, axis: (1, 0, 0),
            corners: [(13.0602, 23.8796), (86.9398, 23.8796), (127.3459, 104.6918), (-27.3459, 104.6918)]),
        Sample(
            size: square, degrees: 45, axis: (0, 1, 0), perspective: 0.5,
            corners: [(7.0526, -10.7369), (80.0442, 7.5111), (80.0442, 92.4889), (7.0526, 110.7369)]),
        Sample(
            size: square, degrees: 45, axis: (0, 1, 0), perspective: 0,
            corners: [(14.6447, 0), (85.3553, 0), (85.3553, 100), (14.6447, 100)]),
        Sample(
            size: square, degrees: 45, axis: (0, 1, 0), anchor: .leading,
            corners: [(0, 0), (41.4214, 20.7107), (41.4214, 79.2893), (0, 100)]),
        Sample(
            size: square, degrees: 45, axis: (0, 1, 0), anchorZ: 50,
            corners: [(-20.7107, 0), (50, 20.7107), (50, 79.2893), (-20.7107, 100)]),
        Sample(
            size: square, degrees: 76, axis: (0, 1, 0),
            corners: [(26.5057, -47.1153), (58.1447, 16.3333), (58.1447, 83.6667), (26.5057, 147.1153)]),
        Sample(
            size: CGSize(width: 175, height: 175), degrees: 84, axis: (1, 0, 0),
            corners: [(29.06, 81.3914), (145.94, 81.3914), (261.5466, 105.6928), (-86.5466, 105.6928)]),
        Sample(
            size: CGSize(width: 32, height: 125), degrees: 75, axis: (0, 1, 0),
            corners: [(11.2747, -8.8176), (19.6854, 6.8771), (19.6854, 118.1229), (11.2747, 133.8176)]),
        Sample(
            size: CGSize(width: 200, height: 100), degrees: 60, axis: (1, 1, 0),
            corners: [(-3.3171, -23.798), (142.8294, 41.4341), (175.8829, 104.202), (-15.5865, 73.1173)]),
        Sample(
            size: square, degrees: 30, axis: (0, 0, 1),
            corners: [(31.6987, -18.3013), (118.3013, 31.6987), (68.3013, 118.3013), (-18.3013, 68.3013)]),
    ]

    @Test(arguments: samples)
    func sampleCorners(sample: Sample) {
        let (w, h) = (sample.size.width, sample.size.height)
        let corners = [CGPoint.zero, CGPoint(x: w, y: 0), CGPoint(x: w, y: h), CGPoint(x: 0, y: h)]
        for (corner, expected) in zip(corners, sample.corners) {
            #expect(
                isClose(corner.applying(sample.transform), CGPoint(x: expected.0, y: expected.1), within: 1e-4),
                "\(corner) → \(corner.applying(sample.transform))")
        }
    }

    @Test func sampleMatrix() {
        let m = Rotation3DTests.samples[0].transform
        let rows: [(CGFloat, Double)] = [
            (m.m11, 1.060660), (m.m12, 0.353553), (m.m13, 0.007071), (m.m21, 0), (m.m22, 1), (m.m23, 0),
            (m.m31, -3.033009), (m.m32, -17.677670), (m.m33, 0.646447),
        ]
        for (value, expected) in rows { #expect(isClose(value, expected, within: 1e-6)) }
    }

    @Test func zeroAxisIsTheIdentity() {
        for axis in [(0.0, 0.0, 0.0), (Double.nan, 0, 0)] {
            let m = ProjectionTransform.rotation3D(
                angle: .degrees(45), axis: (axis.0, axis.1, axis.2), anchor: .center, anchorZ: 10, perspective: 1,
                size: Rotation3DTests.square)
            #expect(m.isIdentity)
        }
    }

    @Test func axisLengthDoesNotMatter() {
        func matrix(_ k: CGFloat) -> ProjectionTransform {
            .rotation3D(
                angle: .degrees(33), axis: (1 * k, 2 * k, 3 * k), anchor: .topLeading, anchorZ: 4, perspective: 0.7,
                size: Rotation3DTests.square)
        }
        let p = CGPoint(x: 30, y: 80)
        #expect(isClose(p.applying(matrix(1)), p.applying(matrix(20))))
    }

    @Test func aboutZIsTheFlatRotation() {
        let m = ProjectionTransform.rotation3D(
            angle: .degrees(30), axis: (0, 0, 1), anchor: .bottomTrailing, anchorZ: 0, perspective: 1,
            size: Rotation3DTests.square)
        let flat = CGAffineTransform(translationX: 100, y: 100).rotated(by: .pi / 6).translatedBy(x: -100, y: -100)
        #expect(isClose(CGPoint(x: 3, y: 4).applying(m), CGPoint(x: 3, y: 4).applying(flat)))
        #expect(m.isAffine)
    }

    @Test func anEmptySizeHasNoPerspective() {
        let m = ProjectionTransform.rotation3D(
            angle: .degrees(30), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1, size: .zero)
        #expect(m.isAffine)
    }
}

@Suite struct ProjectionTransformMappingTests {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func boundsOfAnAffineMapAreTheRectangles() {
        let map = CGAffineTransform(a: 1, b: 2, c: -0.5, d: 0.3, tx: 7, ty: 9)
        #expect(isClose(ProjectionTransform(map).bounds(of: rect), rect.applying(map)))
        #expect(ProjectionTransform.identity.bounds(of: rect) == rect)
        #expect(ProjectionTransform.identity.polygon(of: .null).isEmpty)
    }

    @Test func affineRectanglesKeepFlatSides() {
        #expect(
            CGRect(x: 1, y: 2, width: 0, height: 5).applying(CGAffineTransform(scaleX: 2, y: 2))
                == CGRect(x: 2, y: 4, width: 0, height: 10))
        #expect(
            isClose(
                rect.applying(CGAffineTransform(rotationAngle: .pi / 2)),
                CGRect(x: -50, y: 0, width: 50, height: 100)))
    }

    @Test func similarities() {
        let turned = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 3, y: 3).translatedBy(x: 4, y: 5)
        #expect(isClose(ProjectionTransform(turned).similarityScale ?? 0, 3))
        #expect(ProjectionTransform(turned.scaledBy(x: -1, y: 1)).isSimilarity, "mirrored")
        #expect(!ProjectionTransform(turned.scaledBy(x: 1, y: 1.01)).isSimilarity)
        #expect(!ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)).isSimilarity)
        #expect(!Rotation3DTests.samples[0].transform.isSimilarity)
        #expect(ProjectionTransform.scale(0).similarityScale == 0)
    }

    @Test func largestScaleOfAffineMaps() {
        #expect(isClose(ProjectionTransform.scale(3).largestScale(over: rect), 3))
        let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5).rotated(by: 1)
        #expect(isClose(ProjectionTransform(map).largestScale(over: rect), 5))
    }

    @Test(arguments: Rotation3DTests.samples)
    func largestScaleEqualsSmallSteps(sample: Rotation3DTests.Sample) {
        let (w, h) = (sample.size.width, sample.size.height)
        let map = sample.transform
        var largest = 0.0
        for i in 0...20 {
            for j in 0...20 {
                let p = CGPoint(x: w * Double(i) / 20, y: h * Double(j) / 20)
                let q = p.applying(map)
                for k in 0..<64 {
                    let angle = Double(k) * .pi / 32
                    let r = CGPoint(x: p.x + 1e-5 * cos(angle), y: p.y + 1e-5 * sin(angle)).applying(map)
                    largest = max(largest, hypot(r.x - q.x, r.y - q.y) / 1e-5)
                }
            }
        }
        let found = map.largestScale(over: CGRect(origin: .zero, size: sample.size))
        #expect(abs(found - largest) < 0.03 * largest)
    }
}
