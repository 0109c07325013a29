// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// Finds the time from which all further frames of a view are equal. A blinking caret does not count as a difference.
struct SettlingSearch {
    var rendering: ViewRendering
    var folder: String

    private static let framesPerSecond = 20.0
    /// The duration of each rendering, in seconds. The search makes at most `attempts` renderings, one after the other.
    private static let length = 3.0
    /// The smallest number of equal frames that counts as rest. Fewer may be a pause in a movement.
    static let stillFrames = 12
    private static let attempts = 3

    /// The time at which the view comes to rest; nil if something moves throughout the search.
    func moment(_ events: [JSONValue], after time: Double) throws -> Double? {
        var rendering = rendering
        rendering.events = events
        var start = time
        for attempt in 0..<Self.attempts {
            let place = "\(folder)/still-\(attempt)"
            try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: place) }
            let count = Int(Self.length * Self.framesPerSecond) + 1
            let frames = try rendering.frames(
                count, from: start, to: start + Double(count - 1) / Self.framesPerSecond, options: ["--compression=1"],
                in: place
            ).files.map { try ViewRendering.file($0) }
            if let first = try Self.firstStill(of: frames) { return start + Double(first) / Self.framesPerSecond }
            start += Self.length
        }
        return nil
    }

    /// The time at which the animations that end have ended, for a view in which something else never comes to rest.
    func endOfAnimations(_ events: [JSONValue], after time: Double) throws -> Double {
        var rendering = rendering
        rendering.events = events
        var end = time
        // An animation may start another one when it ends, so the tree is read again at each end.
        while end < time + Double(Self.attempts) * Self.length {
            let tree = try rendering.tree(at: end + Self.moment, boxes: nil, in: folder).get()
            let rest = tree.entries.flatMap { $0.value["animations"]?.array ?? [] }
                .compactMap { $0["remaining"]?.number }.max()
            guard let rest, rest > 0 else { break }
            end += Self.moment + rest
        }
        return end
    }

    /// The time from which a view rests where it is, within `longestSlide`; `time` if it already rests, or if there is no
    /// such view.
    ///
    /// - Parameter name: The view's id, label or text.
    func rest(of name: String, _ events: [JSONValue], after time: Double) throws -> Double {
        var rendering = rendering
        rendering.events = events
        var last: (x: Double, y: Double, width: Double, height: Double)?
        for step in 0...Int(Self.longestSlide / Self.slideStep) {
            let moment = ((time + Double(step) * Self.slideStep) * 1000).rounded() / 1000
            guard case .success(let tree) = try rendering.tree(at: moment, boxes: nil, in: folder) else { return time }
            let box = tree.entry(called: name)?.box
            if let box, let last, abs(box.x - last.x) + abs(box.y - last.y) < Self.leastSlide {
                return step == 1 ? time : moment
            }
            last = box
        }
        return time
    }

    /// The longest time for which `rest` waits, and the time between two looks, in seconds.
    private static let (longestSlide, slideStep) = (1.2, 0.1)
    /// A view that moves by less between two looks is at rest, in points.
    private static let leastSlide = 0.5

    /// The delay after a change until its animations are listed in the tree, in seconds.
    private static let moment = 0.02

    /// The index at which the final run of equal frames begins; nil if that run has fewer than `stillFrames` frames.
    ///
    /// - Parameter frames: PNG files. Equal pixels must give equal bytes.
    static func firstStill(of frames: [Data]) throws -> Int? {
        guard let last = frames.last else { return nil }
        let end = try PNGDecoder.decode([UInt8](last))
        // A blinking caret produces few distinct frames. The cache decodes and compares each of them only once.
        var known: [Data: Bool] = [last: true]
        var first = frames.count - 1
        while first > 0 {
            let frame = frames[first - 1]
            let isAlike = try known[frame] ?? PNGDecoder.decode([UInt8](frame)).differsAtMostByCaret(from: end)
            known[frame] = isAlike
            guard isAlike else { break }
            first -= 1
        }
        return frames.count - first >= stillFrames ? first : nil
    }
}
