import Foundation

/// What a font adds after each of its letters, in points, by the kind of the letter.
package struct LetterSpacing: Sendable, Equatable {
    package var letters: CGFloat
    package var blanks: CGFloat
    package var punctuation: CGFloat
    package var digits: CGFloat

    package static let none = LetterSpacing(all: 0)

    package init(letters: CGFloat, blanks: CGFloat, punctuation: CGFloat, digits: CGFloat) {
        self.letters = letters
        self.blanks = blanks
        self.punctuation = punctuation
        self.digits = digits
    }

    package init(all spacing: CGFloat) {
        self.init(letters: spacing, blanks: spacing, punctuation: spacing, digits: spacing)
    }

    /// After a character that begins with this scalar. Signs and symbols count as letters.
    package func after(_ scalar: UInt32) -> CGFloat {
        switch scalar {
        case 0x30...0x39: digits
        case 0x41...0x5A, 0x61...0x7A: letters
        case 0x20, 0xA0: blanks
        default:
            switch Unicode.Scalar(scalar)?.properties.generalCategory {
            case .decimalNumber: digits
            case .spaceSeparator: blanks
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation:
                punctuation
            default: letters
            }
        }
    }
}
