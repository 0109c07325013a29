// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension AttributeScopes {
    public struct SwiftUIAttributes: SystemAttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let tracking: TrackingAttribute
        public let kern: KerningAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let alignment: AttributeScopes.CoreTextAttributes.TextAlignmentAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        public enum TrackingAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        public enum KerningAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        public enum BaselineOffsetAttribute: CodableAttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

/// Text attributes that other frameworks define in modules above this one, such as UIKit.
package struct ForeignTextAttributes {
    package var font: Font?
    package var color: Color?
    package var background: Color?
    package var kerning: CGFloat?

    package typealias Translation = @Sendable (AttributedString.Runs.Run, inout ForeignTextAttributes) -> Void
    /// The functions that read foreign attributes. Each framework registers its function when one of its attributes is
    /// first used.
    private static let translations = Mutex<[Translation]>([])

    package static func register(_ translation: @escaping Translation) {
        translations.withLock { $0.append(translation) }
    }

    fileprivate init(of run: AttributedString.Runs.Run) {
        for translation in Self.translations.withLock(\.self) { translation(run, &self) }
    }
}

extension AttributedString {
    /// The string in runs with equal attributes.
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
