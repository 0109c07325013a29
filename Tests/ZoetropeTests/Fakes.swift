// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation
import Synchronization
import Zoetrope

/// A scene whose frames are of one colour each.
@MainActor final class ColorSource: FrameSource {
    private let settings: RenderSettings
    private let color: (Double) throws -> RGBAColor

    init(_ settings: RenderSettings, _ color: @escaping (Double) throws -> RGBAColor) {
        self.settings = settings
        self.color = color
    }

    func displayList(at time: Double) throws -> DisplayList {
        DisplayList(size: settings.size, scale: settings.scale, background: try color(time))
    }

    /// A colour whose red byte is the time in seconds.
    nonisolated static func red(_ time: Double) -> RGBAColor { RGBAColor(red: Float(time) / 255, green: 0, blue: 1) }
}

/// Records the red of each frame. `mostPreparing` is the largest number of frames that were being prepared at one time.
/// `mostWaiting` is the largest number that were prepared but not yet written.
struct RecordingEncoder: FrameEncoder {
    struct Log {
        var reds: [Int] = []
        var endTimes: [Double] = []
        var prepared = 0
        var preparing = 0
        var mostPreparing = 0
        var mostWaiting = 0
        var isFinished = false
    }

    final class Shared: Sendable {
        let log = Mutex(Log())
        var value: Log { log.withLock { $0 } }
    }

    let shared = Shared()
    /// The red of the frame for which `prepare` fails; nil for none.
    var failsToPrepare: Int?
    /// The red of the frame for which `write` fails; nil for none.
    var failsToWrite: Int?

    struct Failure: Error, Equatable { var red: Int }

    func prepare(_ bitmap: Bitmap) throws -> Int {
        shared.log.withLock { log in
            log.preparing += 1
            log.mostPreparing = max(log.mostPreparing, log.preparing)
        }
        defer { shared.log.withLock { $0.preparing -= 1 } }
        let red = Int(bitmap[0, 0].x)
        if red == failsToPrepare { throw Failure(red: red) }
        // Even frames take longer, so that odd frames overtake them.
        if red % 2 == 0 { for _ in 0..<20_000 { shared.log.withLock { _ in } } }
        shared.log.withLock { log in
            log.prepared += 1
            log.mostWaiting = max(log.mostWaiting, log.prepared - log.reds.count)
        }
        return red
    }

    func write(_ red: Int, until endTime: Double) throws {
        if red == failsToWrite { throw Failure(red: red) }
        shared.log.withLock { log in
            log.reds.append(red)
            log.endTimes.append(endTime)
        }
    }

    func finish() { shared.log.withLock { $0.isFinished = true } }
}

extension RenderSettings {
    /// Settings of 4×3 points.
    static func small(scale: Double = 1) throws -> RenderSettings {
        try RenderSettings(size: CGSize(width: 4, height: 3), scale: scale, assets: AssetLibrary(directories: []))
    }
}
