// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let wordBroken = Rule(
        "word-broken", .warning, needsPictures: true, "A word is divided at the end of a line, because it is too wide."
    ) { screen in
        screen.views.indices.compactMap { index in
            let view = screen.views[index]
            guard let word = view.text?.brokenWord, word.isPlainWord, view.isVisible, !view.isUnheard else {
                return nil
            }
            return Fault(
                index,
                "the word “\(word.brief)” is divided at the end of a line; give the text more room, or minimumScaleFactor"
            )
        }
    }
}

extension String {
    /// Whether the string is a word of a language, and not an address, a number or a key, which may be divided anywhere.
    fileprivate var isPlainWord: Bool {
        let letters = trimmingCharacters(in: .punctuationCharacters)
        return (2...30).contains(letters.count) && letters.allSatisfy { $0.isLetter || "'’-".contains($0) }
    }
}
