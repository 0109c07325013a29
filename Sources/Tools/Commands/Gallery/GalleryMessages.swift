// SPDX-License-Identifier: MIT

import Foundation
import ScreenLint

/// An order to draw and inspect a preview in one variant.
struct GalleryOrder: Codable {
    var source: Int
    var member: Int
    /// The name of the preview in findings.
    var name: String
    var variant: TestVariant
    var scale: Double
    /// The format of an animation, if the preview never comes to rest; nil for pictures only.
    var animation: GalleryAnimationFormat?
    var hasFindings: Bool
    /// The project's folder, to which paths are relative.
    var root: String
}

/// The values of `--animation`, except `none`.
enum GalleryAnimationFormat: String, Codable, CaseIterable {
    case gif, webp, apng
}

/// The answer to a `GalleryOrder`.
struct GalleryOutcome: Codable {
    struct Animation: Codable {
        /// The bytes of the file, in the format that the order names.
        var file: Data
        var width: Int
        var height: Int
        var frameCount: Int
        /// The duration in seconds.
        var duration: Double
        /// Whether the last frame continues seamlessly with the first.
        var loops: Bool
    }

    /// The PNG file; nil after an error.
    var picture: Data?
    /// The width of the picture, in pixels.
    var width = 0
    /// The height of the picture, in pixels.
    var height = 0
    /// The moment of the picture, in seconds.
    var time = 0.0
    var animation: Animation?
    /// The accessibility elements in the order of reading, one line each.
    var accessibility: [String] = []
    var findings: [Finding] = []
    var warnings: [String] = []
    /// The error, in one line; nil if there is a picture.
    var error: String?

    init() {}
    init(error: String) { self.error = error }
}
