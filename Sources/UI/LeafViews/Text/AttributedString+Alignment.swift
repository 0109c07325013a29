// SPDX-License-Identifier: MIT

import Foundation

extension AttributedString {
    /// The alignment of a paragraph. It is kept, but texts are aligned by their views.
    public enum TextAlignment: CaseIterable, Hashable, Codable, Sendable {
        case left, right, center
    }
}

extension AttributeScopes {
    public struct CoreTextAttributes {
        @frozen public enum TextAlignmentAttribute: CodableAttributedStringKey {
            public typealias Value = AttributedString.TextAlignment
            public static let name = "CoreText.TextAlignment"
            public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
        }
    }
}
