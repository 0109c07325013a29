// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing

@Suite struct BundleURLTests {
    /// Apple's method returns values of type `URL`. The method of the open-source Foundation returns `NSURL`.
    @Test func theResourcesOfABundleAreURLs() throws {
        try TemporaryFolder.with { folder in
            for name in ["a.md", "b.md", "c.txt"] { try folder.write("", to: name) }
            let bundle = try #require(Bundle(path: folder.path))
            let found: [URL] = bundle.urls(forResourcesWithExtension: "md", subdirectory: nil) ?? []
            #expect(found.map(\.lastPathComponent).sorted() == ["a.md", "b.md"])
            // Foundation's method and ours both fit this call. The compiler prefers Foundation's.
            let either = bundle.urls(forResourcesWithExtension: "md", subdirectory: nil)
            #expect(either?.count == 2)
        }
    }
}
