// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// Reports every word as correct, with a warning: there is no dictionary.
@MainActor open class UITextChecker: NSObject {
    private static var learned: Set<String> = []

    public nonisolated override init() {}

    /// Warns and returns `NSNotFound`.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        HostServices.warn("UITextChecker has no dictionary here: all words count as spelled right")
        return NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    open func ignoreWord(_ wordToIgnore: String) {}

    /// Kept until the process ends.
    open class func learnWord(_ word: String) { learned.insert(word) }
    open class func unlearnWord(_ word: String) { learned.remove(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    /// `en_US` alone.
    open class var availableLanguages: [String] { ["en_US"] }
}
