// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Views

extension AttributeScopes {
    /// Attributes that a `Text` uses only in runs that lack the corresponding SwiftUI attribute.
    public struct UIKitAttributes: SystemAttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let swiftUI: SwiftUIAttributes
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = named("NSFont")
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSColor")
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSBackgroundColor")
        }
        public enum KernAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = named("NSKern")
        }

        /// Returns `name` unchanged. On the first call, registers all attributes with `Text`.
        private static func named(_ name: String) -> String {
            _ = isHeeded
            return name
        }

        private static let isHeeded: Bool = {
            ForeignTextAttributes.register { run, attributes in
                attributes.font = run[FontAttribute.self]?.font ?? attributes.font
                attributes.color = run[ForegroundColorAttribute.self].map(Color.init(uiColor:)) ?? attributes.color
                attributes.background =
                    run[BackgroundColorAttribute.self].map(Color.init(uiColor:)) ?? attributes.background
                attributes.kerning = run[KernAttribute.self] ?? attributes.kerning
            }
            return true
        }()
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Disfavoured, so that SwiftUI's attributes of the same name win.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
