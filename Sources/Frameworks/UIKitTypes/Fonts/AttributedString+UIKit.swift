// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

extension AttributeScopes {
    /// What UIKit knows of attributed strings. Texts heed fonts, colours of letters and distances between letters, where
    /// nothing is said about them in SwiftUI's own attributes.
    public struct UIKitAttributes: AttributeScope {
        /// The letters.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters; not drawn here.
        public let backgroundColor: BackgroundColorAttribute
        /// Points between letters.
        public let kern: KernAttribute
        /// What texts know.
        public let swiftUI: SwiftUIAttributes
        /// What Foundation knows: links.
        public let foundation: FoundationAttributes

        /// The letters.
        public enum FontAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = named("NSFont")
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = named("NSColor")
        }
        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = named("NSBackgroundColor")
        }
        /// Points between letters.
        public enum KernAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = named("NSKern")
        }

        /// The first name that is asked for brings what makes texts heed all of them.
        private static func named(_ name: String) -> String {
            _ = isHeeded
            return name
        }

        private static let isHeeded: Bool = {
            ForeignTextAttributes.heed { run, attributes in
                attributes.font = run[FontAttribute.self]?.font ?? attributes.font
                attributes.color = run[ForegroundColorAttribute.self].map(Color.init(uiColor:)) ?? attributes.color
                attributes.background =
                    run[BackgroundColorAttribute.self].map(Color.init(uiColor:)) ?? attributes.background
                attributes.kerning = run[KernAttribute.self] ?? attributes.kerning
            }
            return true
        }()
    }

    /// What UIKit knows of attributed strings.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes that UIKit knows, where SwiftUI knows none of that name and type.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
