// SPDX-License-Identifier: MIT

/// Whether a character is meant to be a picture in colours or a letter, as it says itself (UTS #51).
enum EmojiPresentation {
    /// A picture.
    case emoji
    /// A letter, by a selector behind it.
    case text
    /// A letter where the font of the text has one, else a picture.
    case either
    /// There is no picture of it.
    case none

    private static let (textSelector, emojiSelector): (UInt32, UInt32) = (0xFE0E, 0xFE0F)
    private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

    /// - Parameter character: the scalars of one grapheme cluster.
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

    /// Whether Apple's system font has a letter for an emoji that may be one: digits, ©, ™ and arrows. Suns, hearts and
    /// check marks are pictures on iOS unless a selector asks for letters, though the font that stands in has some.
    private static func isInSystemFont(_ scalar: UInt32) -> Bool {
        scalar < 0x25A0
    }

    /// Sorts out nearly all letters without a look into tables.
    private static func mayBeEmoji(_ scalar: UInt32) -> Bool {
        scalar >= 0x2000 || scalar == 0xA9 || scalar == 0xAE || scalar < 0x40
    }
}
