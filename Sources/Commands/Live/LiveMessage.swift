// SPDX-License-Identifier: MIT

import Foundation
import Inspection

// What `render preview` and the process of the views say to each other. Lines of JSON go in; out come messages behind their length
// in four bytes and a byte for their kind, numbers with the lowest byte first.

/// What the process is told, a line each.
struct LiveOrder: Codable {
    /// What is to be done.
    enum Kind: String, Codable {
        /// Show with `settings`, and beside that with those of `variants`, at the present time, after the present events.
        case show
        /// Begin anew with `settings` and `variants`, after `events` (a script), at `time`: the first order. What is missing is as
        /// the command line has it.
        case restore
        case play, pause
        /// To `time`, in seconds.
        case seek
        /// A finger of this `id` at `x`, `y`, in points.
        case down, move, up
        /// `text` from the keyboard.
        case type
        /// `text` is a key, as in a script.
        case key
        /// Say which views there are.
        case tree
        /// The last image of `life`, or of all, has been drawn: there may be another one.
        case drawn
        /// Say whether what is shown with `settings` after `events` goes round: of a process that shows nothing.
        case loop
    }

    var kind: Kind
    var settings: LiveSettings?
    var variants: [LiveSettings]?
    /// From 0 on: what is looked at, and its variants.
    var life: Int?
    var time: Double?
    /// How many seconds go by in one.
    var speed: Double?
    var events: String?
    var id: Int?
    var x: Double?
    var y: Double?
    var text: String?
}

/// What the process says of itself.
struct LiveState: Codable {
    var kind = "state"
    var previews: [String]
    var settings: LiveSettings
    /// In points, and pixels a point.
    var width: Double
    var height: Double
    var scale: Double
    /// What stands beside it.
    var variants: [Variant]
    var time: Double
    var isPlaying: Bool
    var speed: Double
    /// What has been done so far, as a file of events.
    var events: String
    var warnings: [String]

    struct Variant: Codable {
        /// As they were asked for.
        var settings: LiveSettings
        /// In points, and pixels a point.
        var width: Double
        var height: Double
        var scale: Double
    }
}

/// What goes round, in seconds; or why nothing does.
struct LiveLoop: Encodable {
    var kind = "loop"
    var start: Double?
    var duration: Double?
    var reason: String?
}

struct LiveTree: Encodable {
    var kind = "tree"
    var tree: ViewTree
}

enum LiveMessage {
    /// JSON; or rows of pixels behind a head of seven numbers of four bytes: width, height, first row, count of rows, the time in
    /// milliseconds, a number that is 1 where the image is another one than the last and not a later moment, and whose image it
    /// is: 0 is what is looked at, and its variants come after that.
    enum Kind: UInt8 { case text = 1, rows = 2 }

    /// - Parameter parts: one behind the other.
    static func send(_ kind: Kind, _ parts: [UnsafeRawBufferPointer], to descriptor: Int32) -> Bool {
        var length = UInt32(parts.reduce(1) { $0 + $1.count }).littleEndian
        var head = withUnsafeBytes(of: &length) { Array($0) }
        head.append(kind.rawValue)
        guard head.withUnsafeBytes({ StandardStreams.write($0, to: descriptor) }) == nil else { return false }
        return parts.allSatisfy { StandardStreams.write($0, to: descriptor) == nil }
    }
}
