// SPDX-License-Identifier: MIT

import Support
import Foundation
import Testing

@Suite struct FileKindTests {
    @Test(arguments: [
        "a.png", "A.PNG", "a/b.c/d.tar.gz", "a.b/c", ".hidden", "a/.hidden", "a.", "a", "", "/", "ä.Ö", "x/y.z/",
    ])
    func theKindIsTheExtensionInSmallLetters(_ path: String) {
        // A name with a trailing slash is a folder.
        let expected = path.hasSuffix("/") ? "" : (path as NSString).pathExtension.lowercased()
        #expect(FileSystem.kind(of: path) == expected)
    }
}
