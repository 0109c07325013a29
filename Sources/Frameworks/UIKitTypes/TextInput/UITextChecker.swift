// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Looks for words that are misspelled. There is no dictionary here: all words count as right,
/// as a warning says.
@MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []

    /// A checker.
    public nonisolated override init() {}

    /// The first word that is misspelled: none, so that its location is `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        HostServices.warn("UITextChecker has no dictionary here: all words count as spelled right")
        return NSRange(location: NSNotFound, length: 0)
    }

    /// What a word may have been meant as: nothing.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// What a word may become: nothing.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// Nothing: all words count as right already.
    open func ignoreWord(_ wordToIgnore: String) {}

    /// Takes a word for right, for the run.
    open class func learnWord(_ word: String) { learned.insert(word) }
    /// Takes a word for right no longer.
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    /// Whether a word was learned.
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// The languages of which words are known: English, whose words are all right.
    open class var availableLanguages: [String] { ["en_US"] }
}
