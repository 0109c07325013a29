// SPDX-License-Identifier: MIT

import Foundation
import Inspection

/// A fault of a screen that a rule has found.
package struct Finding: Codable, Equatable, Sendable {
    package enum Severity: String, Codable, Sendable, CaseIterable {
        /// The screen is broken: something cannot be read, reached or heard.
        case error
        /// A fault that some users cannot work with; most users can.
        case warning
        /// A recommendation; the screen works without it.
        case note
    }

    /// The rule's name, such as `text-truncated`.
    package var rule: String
    package var severity: Severity
    /// The name of the preview or scene.
    package var preview: String
    /// The views from the outermost to the one with the fault, separated by ` › `.
    package var viewPath: String
    /// The number of the view on the annotated picture; nil for faults of the whole screen. In a sweep, the number of
    /// the finding instead.
    package var number: Int?
    package var file: String?
    package var line: Int?
    /// The view's bounding box in the window, in points.
    package var frame: ViewTreeFrame?
    /// One sentence with the fault and its remedy.
    package var message: String
    /// The settings of a sweep in which the screen has this fault; nil without a sweep.
    package var settings: [String]?
    /// `settings` in a few words; nil if all settings of the sweep have the fault.
    package var when: String?

    package init(
        rule: String, severity: Severity, preview: String, viewPath: String, number: Int?, file: String?, line: Int?,
        frame: ViewTreeFrame?, message: String
    ) {
        (self.rule, self.severity, self.preview, self.viewPath) = (rule, severity, preview, viewPath)
        (self.number, self.file, self.line, self.frame) = (number, file, line, frame)
        self.message = message
    }

    /// Identifies the finding in a baseline. Contains no lines, numbers and frames, because unrelated changes move
    /// them.
    package var fingerprint: String { "\(rule) | \(preview) | \(viewPath)" }
}

/// A fault of a view, without the place of the view in the source.
package struct Fault: Equatable {
    /// The index of the view in the screen; nil for the whole screen.
    var view: Int?
    var message: String
    /// The file and line of an author's view, if no view in the tree has the fault.
    var place: (file: String, line: Int)?
    var viewPath: String?

    init(_ view: Int?, _ message: String) { (self.view, self.message) = (view, message) }

    package static func == (a: Fault, b: Fault) -> Bool { a.view == b.view && a.message == b.message }
}
