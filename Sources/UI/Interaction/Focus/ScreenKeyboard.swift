// SPDX-License-Identifier: MIT

import ViewGraph

/// The properties that a text field requests of the screen keyboard.
package struct KeyboardTraits: Sendable, Equatable {
    package var keys = KeyboardKeys.letters
    package var capitals = KeyboardCapitals.ofSentences
    package var returnKey = KeyboardReturnKey()
}

/// The traits of the screen keyboard, and whether Shift is on.
package struct KeyboardLook: Sendable, Equatable {
    package var traits = KeyboardTraits()
    /// Whether the keys show capital letters.
    package var isShifted = false
}

package struct KeyboardReturnKey: Sendable, Equatable {
    package var word: String
    /// Whether the return key is blue.
    package var isProminent: Bool
    /// Whether the key can be pressed. A search key cannot while the field is empty.
    package var isEnabled: Bool

    package init(_ word: String = "return", isProminent: Bool = false, isEnabled: Bool = true) {
        (self.word, self.isProminent, self.isEnabled) = (word, isProminent, isEnabled)
    }
}

package enum KeyboardKeys: Sendable {
    case letters
    /// Letters, `@` and a full stop.
    case email
    /// Letters, a slash, a full stop and `.com`.
    case webAddress
    case punctuation
    case numbers, decimals, phone
}

/// Which letters a screen keyboard capitalises.
package enum KeyboardCapitals: Sendable {
    case none, ofWords, ofSentences, all

    /// Whether the letter typed after `text` is capitalised.
    package func includesNext(after text: some StringProtocol) -> Bool {
        switch self {
        case .none: return false
        case .all: return true
        case .ofWords: return text.last?.isWhitespace ?? true
        case .ofSentences:
            guard let last = text.last, !last.isNewline else { return true }
            guard last.isWhitespace else { return false }
            return text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
        }
    }
}

private enum KeyboardTraitsKey: EnvironmentKey { static var defaultValue: KeyboardTraits { .init() } }

extension EnvironmentValues {
    /// The keyboard properties of text fields in this environment.
    package var keyboard: KeyboardTraits {
        get { self[KeyboardTraitsKey.self] }
        set { self[KeyboardTraitsKey.self] = newValue }
    }
}
