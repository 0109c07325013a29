// SPDX-License-Identifier: MIT

import SwiftUICore

extension View {
    /// Sets the keys that the screen keyboard shows for text fields. Does not restrict the text that event scripts
    /// type.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.keyboard.keys, type.keys)
    }

    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        environment(\.keyboard.capitals, style.capitals)
    }
}

extension UIKeyboardType {
    fileprivate var keys: KeyboardKeys {
        switch self {
        case .default, .asciiCapable, .namePhonePad, .webSearch: .letters
        case .emailAddress, .twitter: .email
        case .URL: .webAddress
        case .numbersAndPunctuation: .punctuation
        case .numberPad, .asciiCapableNumberPad: .numbers
        case .decimalPad: .decimals
        case .phonePad: .phone
        }
    }
}

extension UITextAutocapitalizationType {
    fileprivate var capitals: KeyboardCapitals {
        switch self {
        case .none: .none
        case .words: .ofWords
        case .sentences: .ofSentences
        case .allCharacters: .all
        }
    }
}
