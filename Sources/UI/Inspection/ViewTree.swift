// SPDX-License-Identifier: MIT

import Foundation

/// The views of a window at one time.
///
/// `docs/tree.md` describes the JSON. Lengths are in points with two decimals, times in seconds with three.
package struct ViewTree: Codable, Equatable, Sendable {
    /// The version of the JSON format.
    package private(set) var version = 1
    /// The size of the window, in points.
    package var size: ViewTreeSize
    /// The time of the snapshot, in virtual seconds.
    package var time: Double
    /// The font files used in place of the system font, each with the beginning of its SHA-256 digest:
    /// `system=Brand.ttf 0a1b2c…`. nil if there are none.
    package var fonts: [String]?
    /// The top-level views in drawing order; window layers come last.
    package var views: [ViewTreeEntry]
    /// The number of entries at the end of `views` that belong to the topmost presentation.
    var topmost = LiveFact(0)

    private enum CodingKeys: String, CodingKey { case version, size, time, fonts, views }

    /// All entries, parents before children, in the order of their numbers.
    package var entries: [ViewTreeEntry] { views.flatMap(\.withThoseInside) }
}

/// A fact that is known only while the views exist. It is not part of the JSON, and trees that differ only in such facts
/// are equal.
struct LiveFact<Value: Sendable>: Equatable, Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { true }
}

/// A size in points.
package struct ViewTreeSize: Codable, Equatable, Sendable {
    package var width: Double
    package var height: Double
}

/// A rectangle in points from the top left corner of the window.
package struct ViewTreeFrame: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
}

/// A position, in points from the top left corner of the window.
package struct ViewTreePoint: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
}

/// A view. The JSON omits fields that are nil.
package struct ViewTreeEntry: Codable, Equatable, Sendable {
    /// The view's number, from 1, in drawing order and parents before children. A view with a higher number lies above.
    package var number = 0
    /// The `accessibilityIdentifier`, or else the path of the view (`ViewTreeIDs`). Unique in the tree. nil in trees of
    /// older versions.
    package var id: String?
    /// `Text`, `VStack`, or the name of a custom view.
    package var kind: String
    /// The file and line of a custom view's declaration.
    package var file: String?
    package var line: Int?
    /// The place in the source where the enclosing view's body uses this custom view; nil if the body uses it in
    /// several places.
    package var use: Place?
    /// The bounding box in the window, with all effects applied.
    package var frame: ViewTreeFrame
    /// Whether the whole view lies outside the window.
    package var isOutside: Bool?
    package var text: String?
    /// The name of an image or symbol; nil for other views.
    package var name: String?
    package var colors: [Color]?
    /// The view's modifiers, from outermost to innermost.
    package var modifiers: [Modifier]?
    package var accessibility: Accessibility?
    /// True if a touch reaches the view; otherwise nil.
    package var isTouchable: Bool?
    /// A point at which a touch reaches the view; nil if no touch does.
    package var touchPoint: ViewTreePoint?
    package var isDisabled: Bool?
    package var animations: [Animation]?
    /// The inherited environment: all known values for the root, the differences from the parent for all others.
    package var environment: [EnvironmentValue]?
    package var children: [ViewTreeEntry]?
    /// The elements of the view, outermost first. Recorded for checks only; not part of the JSON.
    package var elements: [ObjectIdentifier] = []
    /// The properties of the view for `AccessibilityReading`.
    var reading = LiveFact(ReadingFacts())
    /// Whether the view already has an entry, which presents the layer of this entry.
    var isRepeated = LiveFact(false)
    /// Whether the ids of the views inside begin with this view's id.
    var opensScope = LiveFact(false)
    /// The same as `isMadeBySwiftUI`.
    var isInternal = LiveFact(false)
    /// Whether the body of one of SwiftUI's views made the view, such as the bezel of a button.
    package var isMadeBySwiftUI: Bool { isInternal.value }
    /// The words of a hidden label, which may be empty; nil if there is none. Recorded for checks only.
    package var hiddenLabel: String?

    private enum CodingKeys: String, CodingKey {
        case number, id, kind, file, line, use, frame, isOutside, text, name, colors, modifiers, accessibility,
            isTouchable
        case touchPoint, isDisabled, animations, environment, children
    }

    package struct Place: Codable, Equatable, Sendable {
        package var file: String
        package var line: Int

        package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
    }

    package struct EnvironmentValue: Codable, Equatable, Sendable {
        package var name: String
        package var value: String
    }

    package struct Color: Codable, Equatable, Sendable {
        /// `text`, `fill` or `stroke`.
        package var role: String
        /// sRGB, as `#rrggbb`, or `#rrggbbaa` if not opaque.
        package var color: String
    }

    package struct Modifier: Codable, Equatable, Sendable {
        package var name: String
        /// The arguments as text. Leaves out arguments without a short description; nil if none is left.
        package var arguments: String?
    }

    package struct Accessibility: Codable, Equatable, Sendable {
        package var label: String?
        package var value: String?
        package var hint: String?
        package var identifier: String?
        package var traits: [String]?
        package var actions: [String]?
        /// The rotors of the view, each with its entries: `Sections: Fruit, Bread`.
        package var rotors: [String]?
        package var isHidden: Bool?

        var isEmpty: Bool { self == Accessibility() }
    }

    /// A running animation of one value, described in words.
    package struct Animation: Codable, Equatable, Sendable {
        /// The animated modifier, or the animated attribute of the view itself.
        package var attribute: String
        /// The initial value; absent if several animations contribute to the value, or if it has no short description.
        package var from: String?
        package var to: String
        package var now: String
        /// The remaining time in seconds; absent if the animation never ends.
        package var remaining: Double?
    }

    fileprivate var withThoseInside: [ViewTreeEntry] {
        [self] + (children ?? []).flatMap(\.withThoseInside)
    }

    /// Names the view in the sentences of `ViewTreeDifference`; if nil, `kind` does.
    package var title: String? { accessibility?.label ?? text ?? name }
}
