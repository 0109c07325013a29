// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import ScreenLint

/// The contents of a gallery: `manifest.json`, which docs/gallery.md documents.
struct GalleryManifest: Codable, Equatable {
    static let formatName = "zoetrope-gallery"

    var format = GalleryManifest.formatName
    var version = 1
    var title: String
    /// Pixels per point of the pictures.
    var scale: Double
    /// The names of the variants. A preview without an error has a picture in each variant.
    var variants: [String]
    var previews: [Preview]
    var sources: [Source]

    struct Preview: Codable, Equatable {
        /// The name in addresses and commands: `Sources/App/Card/Dark`.
        var name: String
        var title: String
        /// The path of the source file, relative to the project.
        var file: String
        var line: Int?
        /// The reason why a variant has no picture; nil if all have one.
        var error: String?
        var accessibility: [String]
        var findings: [Finding]
        var warnings: [String]
        var pictures: [Picture]
    }

    struct Picture: Codable, Equatable {
        var variant: String
        /// The path of the file, relative to the manifest. Variants that look the same share a file.
        var file: String
        /// The width in pixels.
        var width: Int
        /// The height in pixels.
        var height: Int
        var bytes: Int
        var sha256: String
        /// The moment of the picture, in seconds.
        var time: Double
        var animation: Animation?
    }

    struct Animation: Codable, Equatable {
        var file: String
        /// The width in pixels.
        var width: Int
        /// The height in pixels.
        var height: Int
        var bytes: Int
        var sha256: String
        var frames: Int
        /// The duration in seconds.
        var duration: Double
        var loops: Bool
    }

    /// A finding of `render lint`, in the first variant that has it.
    struct Finding: Codable, Equatable {
        var rule: String
        var severity: ScreenLint.Finding.Severity
        var message: String
        var viewPath: String
        var file: String?
        var line: Int?
        /// The place of the view in the picture of the first of `variants`, in points; nil if there is none.
        var frame: ViewTreeFrame?
        var variants: [String]
    }

    struct Source: Codable, Equatable {
        var file: String
        var lines: Int
        var sha256: String
    }

    /// The paths of all picture and animation files.
    var files: Set<String> {
        Set(previews.flatMap(\.pictures).flatMap { [$0.file, $0.animation?.file].compactMap(\.self) })
    }
}
