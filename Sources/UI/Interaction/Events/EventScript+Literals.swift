// SPDX-License-Identifier: MIT

import Foundation
import Views

// Literals and factories for event scripts in code. Invalid values are programming errors, so they trap.

extension EventScript: ExpressibleByArrayLiteral {
    /// Creates a script; the events may be in any order.
    public init(arrayLiteral events: Event...) { self.init(events) }
}

extension EventScript.Event {
    /// A tap on the view with this label. `time` is in seconds, at least 0.
    public static func tap(_ label: String, at time: Double, count: Int = 1) -> Self {
        known(at: time, .tap(.label(label), count: count))
    }

    /// A tap on a point of the window. `time` is in seconds, at least 0.
    public static func tap(_ point: CGPoint, at time: Double, count: Int = 1) -> Self {
        known(at: time, .tap(.point(point), count: count))
    }

    /// A synthetic touch of the view with this label. `time` is in seconds, at least 0.
    public static func touch(_ label: String, at time: Double, _ synthetic: EventScript.SyntheticTouch) -> Self {
        known(at: time, .touch(.label(label), synthetic))
    }

    /// A synthetic touch at a point of the window. `time` is in seconds, at least 0.
    public static func touch(_ point: CGPoint, at time: Double, _ synthetic: EventScript.SyntheticTouch) -> Self {
        known(at: time, .touch(.point(point), synthetic))
    }

    /// Types `text` into the focused field. `time` is the time of the first letter, in seconds, at least 0.
    public static func type(_ text: String, at time: Double) -> Self { known(at: time, .type(text)) }

    /// Taps the field with this label and types `text` into it. `time` is the time of the tap, in seconds, at least 0.
    public static func type(_ text: String, into label: String, at time: Double) -> Self {
        known(at: time, .type(text, into: .label(label)))
    }

    /// Taps the field at a point of the window and types `text` into it. `time` is the time of the tap, in seconds, at
    /// least 0.
    public static func type(_ text: String, into point: CGPoint, at time: Double) -> Self {
        known(at: time, .type(text, into: .point(point)))
    }

    /// Presses a key with modifiers. `time` is in seconds, at least 0.
    public static func key(_ key: KeyEquivalent, at time: Double, modifiers: EventModifiers = []) -> Self {
        known(at: time, .key(key, modifiers: modifiers))
    }

    private static func known(at time: Double, _ action: EventScript.Action) -> Self {
        do {
            return try Self(at: time, action)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
