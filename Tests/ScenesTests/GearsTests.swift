// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Scenes
import TestSupport
import Testing
import Zoetrope

/// The positions and speeds of the gears and the fan.
@Suite @MainActor struct GearsTests {
    private let middle = CGPoint(x: 195, y: 422)

    private func list(at time: Double) throws -> DisplayList {
        let scene = try Frames.scene("gears")
        return try scene.makeSource(Frames.settings(scene, scale: 1)).displayList(at: time)
    }

    /// The images in drawing order: their width in points, and their map to the screen.
    private func images(at time: Double) throws -> [(rect: CGRect, transform: ProjectionTransform)] {
        try list(at: time).items.compactMap {
            guard case .image(let image) = $0.content else { return nil }
            return (image.rect, $0.transform)
        }
    }

    /// An image's centre relative to the middle of the screen.
    private func offset(_ image: (rect: CGRect, transform: ProjectionTransform)) -> CGPoint {
        let center = CGPoint(x: image.rect.midX, y: image.rect.midY).applying(image.transform)
        return CGPoint(x: center.x - middle.x, y: center.y - middle.y)
    }

    private func stands(_ a: CGPoint, _ x: Double, _ y: Double) -> Bool {
        // The display list aligns images to pixels, which moves a centre by up to half a point.
        isClose(a, CGPoint(x: x, y: y), within: 0.51)
    }

    @Test func partsAreAtTheirPlaces() throws {
        let images = try images(at: 0)
        let places = images.map { (width: $0.rect.width, offset: offset($0)) }
        for (width, x, y) in [
            (40.0, -124.0, 102.0), (100, -124, -280), (100, 124, -280), (100, 124, -70), (80, 49, -113),
            (100, -6, -80), (100, -62, -85), (25, -59, 19), (100, 160, 94), (25, 163, 252), (175, 60, 39),
            (140, -120, 90), (100, 60, 30), (160, 5, 28), (160, 95, 260), (140, 0, 250),
        ] {
            #expect(
                places.contains { abs($0.width - width) < 0.01 && stands($0.offset, x, y) },
                "a picture \(width) points wide at (\(x), \(y))")
        }
    }

    /// A `zIndex` reaches through groups: the worm gear and the shafts are drawn behind everything but the background.
    /// The shaft that ends in the worm gear is drawn behind the worm gear.
    @Test func wormGearAndShaftsLieBehind() throws {
        let offsets = try images(at: 0).map(offset)
        #expect(stands(offsets[1], 5, 28), "the shaft comes right after the background")
        #expect(stands(offsets[2], 60, 30))
        #expect(stands(offsets[3], 95, 260))
    }

    /// The direction in which the image's right side points, in degrees.
    private func angle(ofImageAt x: Double, _ y: Double, width: Double, time: Double) throws -> Double {
        let image = try #require(
            images(at: time).first { abs($0.rect.width - width) < 0.01 && stands(offset($0), x, y) })
        let center = CGPoint(x: image.rect.midX, y: image.rect.midY).applying(image.transform)
        let right = CGPoint(x: image.rect.maxX, y: image.rect.midY).applying(image.transform)
        return atan2(right.y - center.y, right.x - center.x) * 180 / .pi
    }

    @Test func gearsTurnAtTheirSpeeds() throws {
        // A quarter turn each: gear 2 (7 s per turn), gear 5 (5 s, backwards) and gear 1 (5 s).
        #expect(abs(try angle(ofImageAt: -124, -280, width: 100, time: 1.75) - 90) < 1e-6)
        #expect(abs(try angle(ofImageAt: 49, -113, width: 80, time: 1.25) + 90) < 1e-6)
        #expect(abs(try angle(ofImageAt: -124, 102, width: 40, time: 1.25) - 90) < 1e-6)
        // The fan makes one turn per second.
        #expect(abs(try angle(ofImageAt: 0, 250, width: 140, time: 0.25) - 90) < 1e-6)
        #expect(abs(try angle(ofImageAt: 0, 250, width: 140, time: 3.125) - 45) < 1e-6)
    }

    private func dashPhases(at time: Double) throws -> [CGFloat] {
        func phases(_ items: [DisplayItem]) -> [CGFloat] {
            items.flatMap { item -> [CGFloat] in
                switch item.content {
                case .stroke(_, let style, _): [style.dashPhase]
                case .group(let members, _): phases(members)
                default: []
                }
            }
        }
        return phases(try list(at: time).items)
    }

    @Test func beltsMarchAt45PointsASecond() throws {
        // Belts 1 to 3 run one way, belts 4 and 5 the other way.
        #expect(try dashPhases(at: 0) == [45, 45, 45, 0, 0])
        for (phase, expected) in zip(try dashPhases(at: 0.4), [27.0, 27, 27, 18, 18]) {
            #expect(abs(phase - expected) < 1e-6)
        }
        for (phase, expected) in zip(try dashPhases(at: 3.2), [36.0, 36, 36, 9, 9]) {
            #expect(abs(phase - expected) < 1e-6)
        }
    }

    @Test func tiltedPartsAreSeenInPerspective() throws {
        let tilted = try images(at: 0).filter { !$0.transform.isAffine }
        #expect(tilted.count == 5, "gears 7 to 11")
        let belts = try list(at: 0).items.filter { !$0.transform.isAffine }
        #expect(belts.count == 7, "gears 7 to 11, belts 4 and 5")
    }
}
