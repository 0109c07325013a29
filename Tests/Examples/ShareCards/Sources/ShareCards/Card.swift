// SPDX-License-Identifier: MIT

import Foundation

/// What a card says: the picture of a page where people share links to it.
public struct Card: Sendable, Hashable {
    public var title: String
    public var author: String
    public var tags: [String]
    /// 0 to 1, around the circle.
    public var hue: Double

    /// Longer texts are cut: what comes from outside has a bound.
    public static let longestText = 200
    public static let mostTags = 4

    public init(title: String, author: String = "", tags: [String] = [], hue: Double = 0.6) {
        self.title = String(title.prefix(Self.longestText))
        self.author = String(author.prefix(Self.longestText))
        self.tags = tags.prefix(Self.mostTags).map { String($0.prefix(Self.longestText)) }
        self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    }

    /// The first letters of the author's names.
    var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)) }
}
