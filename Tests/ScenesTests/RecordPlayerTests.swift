// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import Sound
import Testing
import Zoetrope

/// The scene's behaviour in `docs/semantics.md`, "The scenes of the chapters". Play is tapped at 0.5 s, Stop at 8 s.
@Suite @MainActor struct RecordPlayerTests {
    /// The angles at which the record and the arm are drawn, in degrees from 0 to 360, clockwise.
    private func angles(at times: [Double]) throws -> [(record: Double, arm: Double)] {
        try Frames.lists(of: "record-player", at: times).map { list in
            let images = list.items.flatMap(\.imageTransforms)
            let turned = images.map { map in
                (Double(atan2(map.m12, map.m11)) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360)
            }
            // The images are the wood, the record and the arm. The button's symbols are paths, not images.
            #expect(turned.count == 3 && turned[0] == 0)
            return (turned[1], turned[2])
        }
    }

    @Test func theRecordWaitsAndThenTurnsOnceIn800Milliseconds() throws {
        let samples: [(time: Double, angle: Double)] = [
            (0, 0), (0.5, 0), (1.9, 0), (2.0, 0), (2.2, 90), (2.4, 180), (2.6, 270), (2.75, 337.5), (2.9, 45),
            (7.8, 90),
        ]
        for (sample, seen) in zip(samples, try angles(at: samples.map(\.time))) {
            #expect(abs(seen.record - sample.angle) < 1e-6, "at \(sample.time)")
        }
    }

    @Test func theArmSwingsOverAndBack() throws {
        let samples: [(time: Double, angle: Double)] = [
            (0.5, -35), (1, -33), (1.5, -31), (2.5, -27), (7.9, -27), (8, -27), (9, -31), (10, -35), (10.5, -35),
        ]
        for (sample, seen) in zip(samples, try angles(at: samples.map(\.time))) {
            #expect(abs(seen.arm - (sample.angle + 360)) < 1e-6, "at \(sample.time)")
        }
    }

    @Test func theRecordStopsAtOnce() throws {
        #expect(try angles(at: [8, 8.1, 9]).map(\.record) == [0, 0, 0])
    }

    @Test func theMusicPlaysFromPlayToStop() throws {
        let source = try #require(Frames.source(of: "record-player", until: 11) as? any AudibleSource)
        let voices = source.voices(until: 11)
        #expect(voices.map(\.start) == [0.5])
        #expect(voices.map(\.stop) == [8])
    }

    @Test func nothingIsMissed() throws {
        #expect(try Frames.source(of: "record-player", until: 11).warnings == [])
    }
}

extension DisplayItem {
    /// The transforms of the item's images, in drawing order.
    fileprivate var imageTransforms: [ProjectionTransform] {
        switch content {
        case .image: [transform]
        case .group(let members, _):
            members.flatMap { $0.imageTransforms.map { $0.concatenating(transform) } }
        case .fill, .stroke: []
        }
    }
}
