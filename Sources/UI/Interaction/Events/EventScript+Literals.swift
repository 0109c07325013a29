// SPDX-License-Identifier: MIT

import Foundation
import Views

// Scripts as scenes carry them, written by hand: what could not be is a mistake of the author's.

extension EventScript: ExpressibleByArrayLiteral {
    /// A script of events in any order.
    public init(arrayLiteral events: Event...) { self.init(events) }
}

extension EventScript.Event {
    /// A tap on the view with this label. The time is in seconds, from 0 on.
    public static func tap(_ label: String, at time: Double, count: Int = 1) -> Self {
        known(at: time, .tap(.label(label), count: count))
    }

    /// A tap on a point of the window. The time is in seconds, from 0 on.
    public static func tap(_ point: CGPoint, at time: Double, count: Int = 1) -> Self {
        known(at: time, .tap(.point(point), count: count))
    }

    /// A synthetic touch of the view with this label. The time is in seconds, from 0 on.
    public static func touch(_ label: String, at time: Double, _ synthetic: EventScript.SyntheticTouch) -> Self {
        known(at: time, .touch(.label(label), synthetic))
    }

    /// A synthetic touch at a point of the window. The time is in seconds, from 0 on.
    public static func touch(_ point: CGPoint, at time: Double, _ synthetic: EventScript.SyntheticTouch) -> Self {
        known(at: time, .touch(.point(point), synthetic))
    }

    /// Letters that are typed into the field that has the focus. The time is that of the first one, in seconds, from 0 on.
    public static func type(_ text: String, at time: Double) -> Self { known(at: time, .type(text)) }

    /// Letters that are typed into the field with this label, after a tap on it. The time is that of the tap, in seconds, from 0 on.
    public static func type(_ text: String, into label: String, at time: Double) -> Self {
        known(at: time, .type(text, into: .label(label)))
    }

    /// Letters that are typed into the field at a point of the window, after a tap on it. The time is that of the tap, in seconds,
    /// from 0 on.
    public static func type(_ text: String, into point: CGPoint, at time: Double) -> Self {
        known(at: time, .type(text, into: .point(point)))
    }

    /// A key of a keyboard, and what is held down with it. The time is in seconds, from 0 on.
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
