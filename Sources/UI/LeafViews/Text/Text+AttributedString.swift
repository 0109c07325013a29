// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension AttributeScopes {
    /// What texts know of attributed strings.
    public struct SwiftUIAttributes: AttributeScope {
        /// The letters.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points after each letter.
        public let tracking: TrackingAttribute
        /// Points between letters.
        public let kern: KerningAttribute
        /// Points upwards.
        public let baselineOffset: BaselineOffsetAttribute
        /// How letters stand out in Markdown.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// What Foundation knows: links.
        public let foundation: FoundationAttributes

        /// How letters stand out in Markdown.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = InlinePresentationIntent
            /// The name of the attribute.
            public static let name = "NSInlinePresentationIntent"
        }
        /// The letters.
        public enum FontAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = Font
            /// The name of the attribute.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = Color
            /// The name of the attribute.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// A line under the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// A line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = Text.LineStyle
            /// The name of the attribute.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// Points after each letter.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Tracking"
        }
        /// Points between letters.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.Kern"
        }
        /// Points upwards.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of its values.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// What texts know of attributed strings.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes that texts know.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// What attributes of other frameworks say about letters: UIKit's, which stand above this module.
package struct ForeignTextAttributes {
    package var font: Font?
    package var color: Color?
    package var background: Color?
    package var kerning: CGFloat?

    package typealias Translation = @Sendable (AttributedString.Runs.Run, inout ForeignTextAttributes) -> Void
    /// Brought by each framework when the first of its attributes is named: before, no string has any.
    private static let translations = Mutex<[Translation]>([])

    package static func heed(_ translation: @escaping Translation) { translations.withLock { $0.append(translation) } }

    fileprivate init(of run: AttributedString.Runs.Run) {
        for translation in Self.translations.withLock(\.self) { translation(run, &self) }
    }
}

extension AttributedString {
    /// The same letters in runs of one look each.
    var textRuns: [AttributedRun] {
        runs.map { run in
            let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self]
            var attributes = TextAttributes(intent?.markdown ?? [])
            let foreign = ForeignTextAttributes(of: run)
            attributes.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] ?? foreign.font
            attributes.style = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] ?? foreign.color
            attributes.background =
                run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] ?? foreign.background
            attributes.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            attributes.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] ?? foreign.kerning
            attributes.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
            attributes.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self].map {
                TextAttributes.Decoration(isActive: true, style: $0)
            }
            if let style = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
                attributes.strikethrough = TextAttributes.Decoration(isActive: true, style: style)
            }
            if run.link != nil, attributes.style == nil {
                attributes.style = TintShapeStyle()
            }
            return AttributedRun(string: String(characters[run.range]), attributes: attributes)
        }
    }
}
