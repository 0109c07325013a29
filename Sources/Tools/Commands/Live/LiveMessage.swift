// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Interaction
import ScreenLint

// The protocol between `render preview` and `render live`, the process that runs the views.
//
// - Orders, to the process, are lines of JSON.
// - Messages, from the process, consist of a length (four bytes), a kind (one byte) and the contents. Numbers
//   are little-endian.

/// An order to the process of the views; one line of JSON.
struct LiveOrder: Codable {
    enum Kind: String, Codable {
        /// Show `settings`, with `variants` beside the main view, at the current time and after the events so far.
        case show
        /// Restart at `time`, after the event script `events`, with `settings` and `variants`. This is the
        /// first order that a process gets. Missing values come from its command line.
        case restore
        case play, pause
        /// Go to `time`, in seconds.
        case seek
        /// The touch `id` goes down, moves or goes up at `x`, `y`, in points.
        case down, move, up
        /// Type `text` on the keyboard.
        case type
        /// Press the key `text`, named as in a script.
        case key
        /// Send the tree of views.
        case tree
        /// Send the text of the author's file `text`.
        case source
        /// The client has drawn the last image of the view `life`, and can receive another. Without `life`, this holds
        /// for all views.
        case drawn
        /// Find the loop of the view that `settings` select, after `events`. A process that gets `loop`, `lint` or
        /// `curves` gets no other order.
        case loop
        /// Check the screen at `time` by the rules of `render lint`.
        case lint
        /// Sample the animated values from 0 to `time`.
        case curves
    }

    var kind: Kind
    var settings: LiveSettings?
    var variants: [LiveSettings]?
    /// The index of a view: 0 for the main view, 1 and above for its variants.
    var life: Int?
    var time: Double?
    /// The speed of playing, in seconds of virtual time per second of real time.
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
    /// Where the previews are declared, in the order of `previews`; nil for a scene.
    var places: [Place]?
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
    /// The keyboard of the focused view in the main view; nil if no view accepts text.
    var keyboard: Keyboard?

    struct Keyboard: Codable {
        /// A case of `UIKeyboardType`.
        var kind: String
        /// The word on the return key.
        var returnKey: String

        init(_ traits: KeyboardTraits) {
            kind =
                switch traits.keys {
                case .letters: "default"
                case .email: "emailAddress"
                case .webAddress: "URL"
                case .punctuation: "numbersAndPunctuation"
                case .numbers: "numberPad"
                case .decimals: "decimalPad"
                case .phone: "phonePad"
                }
            returnKey = traits.returnKey.word
        }
    }

    /// The place of a preview in the author's files, as far as it is known.
    struct Place: Codable {
        /// The absolute path.
        var file: String?
        /// The line, counted from 1.
        var line: Int?
        /// The name that the author gives.
        var title: String?
    }

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

/// The findings of `render lint` at a time.
struct LiveFindings: Encodable {
    var kind = "findings"
    /// The `text` of the order, by which the client recognises the answer.
    var text: String?
    var findings: [Finding]
}

/// The animated values of a view from 0 to a time.
struct LiveCurves: Encodable {
    var kind = "curves"
    /// The `text` of the order, by which the client recognises the answer.
    var text: String?
    var curves: [AnimationCurve]
}

struct LiveTree: Encodable {
    var kind = "tree"
    var tree: ViewTree
}

/// The text of an author's file.
struct LiveSource: Encodable {
    var kind = "source"
    var file: String
    var text: String
}

enum LiveMessage {
    /// The kind of a message: JSON text, or rows of pixels.
    ///
    /// A message of rows begins with seven numbers of four bytes: width, height, first row, number of rows,
    /// time in milliseconds, 1 for a whole image or 0 for a change of the previous image, and the index of the
    /// view.
    enum Kind: UInt8 { case text = 1, rows = 2 }

    /// Writes a message: its length, its kind and its contents.
    ///
    /// - Parameter parts: The contents, as buffers that are written one after the other.
    /// - Returns: Whether everything was written.
    static func send(_ kind: Kind, _ parts: [UnsafeRawBufferPointer], to descriptor: Int32) -> Bool {
        var length = UInt32(parts.reduce(1) { $0 + $1.count }).littleEndian
        var head = withUnsafeBytes(of: &length) { Array($0) }
        head.append(kind.rawValue)
        guard head.withUnsafeBytes({ StandardStreams.write($0, to: descriptor) }) == nil else { return false }
        return parts.allSatisfy { StandardStreams.write($0, to: descriptor) == nil }
    }
}
