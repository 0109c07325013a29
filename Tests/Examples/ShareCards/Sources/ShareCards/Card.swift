// SPDX-License-Identifier: MIT

import Foundation

/// The content of a share card: the preview picture of a web page.
public struct Card: Sendable, Hashable {
    public var title: String
    public var author: String
    public var tags: [String]
    /// The hue, 0 to 1.
    public var hue: Double

    /// The maximum length of a text in characters. Longer texts are truncated, because they come from requests.
    public static let longestText = 200
    public static let mostTags = 4

    public init(title: String, author: String = "", tags: [String] = [], hue: Double = 0.6) {
        self.title = String(title.prefix(Self.longestText))
        self.author = String(author.prefix(Self.longestText))
        self.tags = tags.prefix(Self.mostTags).map { String($0.prefix(Self.longestText)) }
        self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    }

    var initials: String { String(author.split(separator: " ").prefix(2).compactMap(\.first)) }
}
