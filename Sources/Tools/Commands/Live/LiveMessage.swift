// SPDX-License-Identifier: MIT

import Foundation
import Inspection

// The protocol between `render preview` and the process of the views. Orders are lines of JSON. Messages in the other
// direction have a length of four bytes, a byte for their kind, and the contents; numbers are little-endian.

/// An order to the process of the views; one line of JSON.
struct LiveOrder: Codable {
    enum Kind: String, Codable {
        /// Show `settings`, with `variants` beside the main view, at the current time and after the events so far.
        case show
        /// Restart with `settings` and `variants` after `events` (a script) at `time`; the first order. Missing values
        /// come from the command line.
        case restore
        case play, pause
        /// Go to `time`, in seconds.
        case seek
        /// A step of the touch `id` at `x`, `y`, in points.
        case down, move, up
        /// Type `text` on the keyboard.
        case type
        /// Press the key `text`, named as in a script.
        case key
        /// Send the tree of views.
        case tree
        /// The client has drawn the last image of `life` and can take another. Without `life`, this holds for all
        /// lives.
        case drawn
        /// Find the loop of the view that `settings` select, after `events`. Sent to a process that shows nothing.
        case loop
    }

    var kind: Kind
    var settings: LiveSettings?
    var variants: [LiveSettings]?
    /// The index of a life: 0 is the main view, its variants follow.
    var life: Int?
    var time: Double?
    /// Virtual seconds per second.
    var speed: Double?
    var events: String?
    var id: Int?
    var x: Double?
    var y: Double?
    var text: String?
}

/// The state of the views, which their process sends after each change.
struct LiveState: Codable {
    var kind = "state"
    var previews: [String]
    var settings: LiveSettings
    /// The width of the window, in points.
    var width: Double
    /// The height of the window, in points.
    var height: Double
    /// Pixels per point.
    var scale: Double
    /// The views shown beside the main one.
    var variants: [Variant]
    var time: Double
    var isPlaying: Bool
    var speed: Double
    /// The events so far, as an event file.
    var events: String
    var warnings: [String]

    struct Variant: Codable {
        /// The settings as the client requested them.
        var settings: LiveSettings
        /// The width of the window, in points.
        var width: Double
        /// The height of the window, in points.
        var height: Double
        /// Pixels per point.
        var scale: Double
    }
}

/// A loop in seconds, or the reason why there is none.
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
    /// The kind of a message: JSON text, or rows of pixels.
    ///
    /// A message of rows begins with seven numbers of four bytes: width, height, first row, number of rows, time in
    /// milliseconds, 1 for a whole image or 0 for a change of the previous image, and the index of the life.
    enum Kind: UInt8 { case text = 1, rows = 2 }

    /// - Parameter parts: buffers that are sent one after the other.
    static func send(_ kind: Kind, _ parts: [UnsafeRawBufferPointer], to descriptor: Int32) -> Bool {
        var length = UInt32(parts.reduce(1) { $0 + $1.count }).littleEndian
        var head = withUnsafeBytes(of: &length) { Array($0) }
        head.append(kind.rawValue)
        guard head.withUnsafeBytes({ StandardStreams.write($0, to: descriptor) }) == nil else { return false }
        return parts.allSatisfy { StandardStreams.write($0, to: descriptor) == nil }
    }
}
