// SPDX-License-Identifier: MIT

import Foundation

/// The page of a gallery: the template in `Assets/Gallery` with the manifest and the sources embedded, because a page
/// that is opened from a file cannot load them.
struct GalleryPage {
    private let manifest: GalleryManifest
    private let sources: [String: String]

    /// - Parameter sources: the texts of the source files, by path.
    init(_ manifest: GalleryManifest, _ sources: [String: String]) {
        (self.manifest, self.sources) = (manifest, sources)
    }

    func html() throws -> String {
        var page = try PageTemplate("Gallery/gallery.html")
        try page.insert("Preview/swift.js", at: "SWIFT")
        try page.embed(sources, at: "SOURCES")
        try page.embed(manifest, at: "MANIFEST")
        return page.html
    }
}
