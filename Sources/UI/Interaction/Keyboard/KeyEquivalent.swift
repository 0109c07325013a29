// SPDX-License-Identifier: MIT

import Views

/// A key of a keyboard, by the letter that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The letter; keys that type none have one of their own.
    public var character: Character

    /// The key of a letter.
    public init(_ character: Character) { self.character = character }
    /// The key of a letter.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The arrows.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrows.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrows.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrows.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Esc.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what stands before the caret.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes what stands after the caret.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// To the beginning.
    public static let home = KeyEquivalent("\u{F729}")
    /// To the end.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// To the next field.
    public static let tab = KeyEquivalent("\t")
    /// The long one.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down while another one is pressed.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// One bit for each key.
    public let rawValue: Int
    /// Keys by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// The key lies on the block of digits.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// Fn.
    public static let function = EventModifiers(rawValue: 64)
    /// All of them.
    public static let all = EventModifiers(rawValue: 127)
}

/// A key that was pressed while a view had the focus.
public struct KeyPress: Sendable {
    /// What happens to a key.
    public struct Phases: OptionSet, Sendable, Hashable {
        /// One bit for each.
        public let rawValue: Int
        /// Phases by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It went down.
        public static let down = Phases(rawValue: 1)
        /// It is held, and counts again.
        public static let `repeat` = Phases(rawValue: 2)
        /// It went up.
        public static let up = Phases(rawValue: 4)
        /// All of them.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What has become of a key.
    public enum Result: Sendable {
        /// It has done what it was to do.
        case handled
        /// Others may take it.
        case ignored
    }

    /// What happens to the key.
    public let phase: Phases
    /// Which key.
    public let key: KeyEquivalent
    /// What it types.
    public let characters: String
    /// What is held down with it.
    public let modifiers: EventModifiers
}
