// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// Capitals about as high as small letters, in place of some letters. The system font has none of its own: capitals of a
/// smaller size stand in.
struct SmallCapitals: Hashable {
    var replacesLowercase: Bool
    var replacesUppercase: Bool

    /// The height of small capitals over that of capitals: a little more than x-height over cap height of the system font.
    static let size: CGFloat = 0.78

    /// `nil` where no letter is replaced.
    init?(_ attributes: FontAttributes) {
        (replacesLowercase, replacesUppercase) = (
            attributes.hasSmallLowercase ?? false, attributes.hasSmallUppercase ?? false
        )
        if !replacesLowercase, !replacesUppercase { return nil }
    }

    /// The same text in runs of one size each.
    func runs(of run: TextRun) -> [TextRun] {
        var parts: [(isSmall: Bool, text: String)] = []
        for character in run.text {
            let isSmall = replaces(character)
            let text = isSmall ? character.uppercased() : String(character)
            if parts.last?.isSmall == isSmall {
                parts[parts.count - 1].text += text
            } else {
                parts.append((isSmall, text))
            }
        }
        return parts.map { part in
            var copy = run
            copy.text = part.text
            if part.isSmall { copy.font.size *= Self.size }
            return copy
        }
    }

    private func replaces(_ character: Character) -> Bool {
        character.isLowercase ? replacesLowercase : character.isUppercase && replacesUppercase
    }
}
