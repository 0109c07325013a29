// SPDX-License-Identifier: MIT

/// Whether a character is drawn as an emoji or as text (UTS #51).
enum EmojiPresentation {
    case emoji
    /// The character is text, because a variation selector asks for it.
    case text
    /// The character is text if the font has a glyph for it, otherwise an emoji.
    case either
    /// The character has no emoji.
    case none

    private static let (textSelector, emojiSelector): (UInt32, UInt32) = (0xFE0E, 0xFE0F)
    private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

    /// - Parameter character: The scalars of one grapheme cluster.
    init(of character: ArraySlice<UInt32>) {
        self = .none
        guard let first = character.first else { return }
        if character.count == 1, !Self.mayBeEmoji(first) { return }
        for scalar in character.dropFirst() {
            switch scalar {
            case Self.textSelector:
                self = .text
                return
            case Self.emojiSelector:
                self = .emoji
                return
            default: break
            }
        }
        guard Self.mayBeEmoji(first), let properties = Unicode.Scalar(first)?.properties, properties.isEmoji else {
            return
        }
        let isModified = character.dropFirst().contains { Self.skinTones.contains($0) }
        self = properties.isEmojiPresentation || isModified || !Self.isInSystemFont(first) ? .emoji : .either
    }

    /// Whether Apple's system font has a text glyph for a character that can be either: digits, ©, ™, arrows and other
    /// characters before U+25A0. Suns, hearts and check marks are emoji on iOS unless a selector asks for text, even
    /// though our substitute font has some of them.
    private static func isInSystemFont(_ scalar: UInt32) -> Bool {
        scalar < 0x25A0
    }

    /// A fast test without a table lookup: false only for characters that are never emoji, such as Latin letters.
    private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
        scalar >= 0x2000 || scalar == 0xA9 || scalar == 0xAE || scalar < 0x40
    }
}
