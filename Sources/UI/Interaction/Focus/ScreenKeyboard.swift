// SPDX-License-Identifier: MIT

import ViewGraph

/// The screen keyboard that a text field asks for.
package struct KeyboardLook: Sendable, Equatable {
    package var keys = KeyboardKeys.letters
    /// Whether letters are capitals.
    package var isShifted = false
    package var returnKey = KeyboardReturnKey()
}

package struct KeyboardReturnKey: Sendable, Equatable {
    package var word: String
    /// Whether it is blue.
    package var isProminent: Bool

    package init(_ word: String = "return", isProminent: Bool = false) {
        (self.word, self.isProminent) = (word, isProminent)
    }
}

/// The keys of a screen keyboard.
package enum KeyboardKeys: Sendable {
    case letters
    /// Letters, `@` and a full stop.
    case email
    /// Letters, a slash, a full stop and `.com`.
    case webAddress
    case punctuation
    case numbers, decimals, phone
}

/// The letters that a screen keyboard shows as capitals.
package enum KeyboardCapitals: Sendable {
    case none, ofWords, ofSentences, all

    /// Whether the letter after this text is a capital.
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

private enum KeyboardKeysKey: EnvironmentKey { static var defaultValue: KeyboardKeys { .letters } }
private enum KeyboardReturnKeyKey: EnvironmentKey { static var defaultValue: KeyboardReturnKey { .init() } }
private enum KeyboardCapitalsKey: EnvironmentKey { static var defaultValue: KeyboardCapitals { .ofSentences } }

extension EnvironmentValues {
    /// The keys that text fields here ask for.
    package var keyboardKeys: KeyboardKeys {
        get { self[KeyboardKeysKey.self] }
        set { self[KeyboardKeysKey.self] = newValue }
    }

    package var keyboardReturnKey: KeyboardReturnKey {
        get { self[KeyboardReturnKeyKey.self] }
        set { self[KeyboardReturnKeyKey.self] = newValue }
    }

    package var keyboardCapitals: KeyboardCapitals {
        get { self[KeyboardCapitalsKey.self] }
        set { self[KeyboardCapitalsKey.self] = newValue }
    }
}
