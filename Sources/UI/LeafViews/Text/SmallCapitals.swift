// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// Draws letters as small capitals. Uses scaled capitals, because the system font has no small capitals.
struct SmallCapitals: Hashable {
    var replacesLowercase: Bool
    var replacesUppercase: Bool

    /// The size of small capitals as a fraction of the font size. It is slightly greater than the ratio of x-height to
    /// cap height.
    static let size: CGFloat = 0.78

    /// nil if neither lowercase nor uppercase letters become small capitals.
    init?(_ attributes: FontAttributes) {
        (replacesLowercase, replacesUppercase) = (
            attributes.hasSmallLowercase ?? false, attributes.hasSmallUppercase ?? false
        )
        if !replacesLowercase, !replacesUppercase { return nil }
    }

    /// Divides `run` into runs of normal letters and runs of small capitals.
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
