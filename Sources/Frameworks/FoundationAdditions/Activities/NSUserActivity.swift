// SPDX-License-Identifier: MIT

import Foundation

/// Something that a user does, to be gone on with elsewhere. Nothing here takes it up.
open class NSUserActivity: NSObject {
    /// What kind of thing it is, such as `com.example.reading`.
    public let activityType: String
    /// What it is called.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` without which it cannot be gone on with.
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it may be found.
    open var keywords: Set<String> = []
    /// Where it can be gone on with in a browser.
    open var webpageURL: URL?
    /// Which content it is about.
    open var targetContentIdentifier: String?
    /// By what it is deleted.
    open var persistentIdentifier: String?
    /// When it is of no use any more.
    open var expirationDate: Date?
    /// Whether `userInfo` is to be brought up to date.
    open var needsSave = false
    /// Whether other devices may go on with it.
    open var isEligibleForHandoff = true
    /// Whether it may be found by searching.
    open var isEligibleForSearch = false
    /// Whether everybody may find it.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested.
    open var isEligibleForPrediction = false

    /// - Parameter activityType: What kind of thing it is.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    /// Says that the user does this now. Nobody hears of it.
    open func becomeCurrent() {}
    /// Says that the user does something else now. Nobody hears of it.
    open func resignCurrent() {}
    /// Says that it is over. Nobody hears of it.
    open func invalidate() {}
}
