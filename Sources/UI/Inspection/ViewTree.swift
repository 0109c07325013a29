// SPDX-License-Identifier: MIT

import Foundation

/// The views of a window at a moment, for programs: what is where, what it says, and what is going on.
///
/// Its JSON is described in `docs/tree.md`. Lengths are points, times are seconds, both with two or three decimals.
package struct ViewTree: Codable, Equatable, Sendable {
    /// Of the format.
    package private(set) var version = 1
    /// Of the window.
    package var size: ViewTreeSize
    /// The moment.
    package var time: Double
    /// What lies on the window, in drawing order; what stands above all views comes last.
    package var views: [ViewTreeEntry]

    /// All entries, each before those inside of it: in the order of their numbers.
    package var entries: [ViewTreeEntry] { views.flatMap(\.withThoseInside) }
}

/// Points.
package struct ViewTreeSize: Codable, Equatable, Sendable {
    package var width: Double
    package var height: Double
}

/// Points, from the top left corner of the window.
package struct ViewTreeFrame: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
}

/// Points, from the top left corner of the window.
package struct ViewTreePoint: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double
}

/// One view. What is nil or empty stands for what there is not, and is left out of the JSON.
package struct ViewTreeEntry: Codable, Equatable, Sendable {
    /// From 1 on, in drawing order, what is inside after what it is in: a view with a higher number lies above.
    package var number = 0
    /// `Text`, `VStack`, or the name of an author's view.
    package var kind: String
    /// The file of an author's view, and the line of its declaration.
    package var file: String?
    package var line: Int?
    /// Where an author's view is used, as far as one place alone can be meant.
    package var use: Place?
    /// The box around it in the window, effects included.
    package var frame: ViewTreeFrame
    /// None of it lies in the window.
    package var isOutside: Bool?
    package var text: String?
    /// Of an image or a symbol.
    package var name: String?
    package var colors: [Color]?
    /// From the outermost to the innermost.
    package var modifiers: [Modifier]?
    package var accessibility: Accessibility?
    /// Whether a finger reaches it.
    package var isTouchable: Bool?
    /// Where a finger reaches it.
    package var touchPoint: ViewTreePoint?
    /// It takes no touches, by `disabled`.
    package var isDisabled: Bool?
    package var animations: [Animation]?
    /// What it inherits: of the outermost all that is told of, of others what differs from what they stand in.
    package var environment: [EnvironmentValue]?
    package var children: [ViewTreeEntry]?

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
        /// `#rrggbb`, or `#rrggbbaa` where it is not opaque; sRGB.
        package var color: String
    }

    package struct Modifier: Codable, Equatable, Sendable {
        package var name: String
        /// What it was given, as far as that is plain.
        package var arguments: String?
    }

    package struct Accessibility: Codable, Equatable, Sendable {
        package var label: String?
        package var value: String?
        package var hint: String?
        package var identifier: String?
        package var traits: [String]?
        package var actions: [String]?
        package var isHidden: Bool?

        var isEmpty: Bool { self == Accessibility() }
    }

    /// A value on its way.
    package struct Animation: Codable, Equatable, Sendable {
        /// The modifier whose it is, or what of the view itself.
        package var attribute: String
        /// Absent where it depends on more than where it began.
        package var from: String?
        package var to: String
        package var now: String
        /// In seconds; absent for one without an end.
        package var remaining: Double?
    }

    fileprivate var withThoseInside: [ViewTreeEntry] {
        [self] + (children ?? []).flatMap(\.withThoseInside)
    }

    /// What it is called: what is said of it, or shown.
    package var title: String? { accessibility?.label ?? text ?? name }
}
