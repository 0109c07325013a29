// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Typography

/// Debian's fallback font for Chinese, Japanese and Korean is used only if no other font has the letter.
@Suite struct LastResortFontTests {
    private static let droid = "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf"

    /// Copies two fonts under the names of fallback fonts: one into the folder of an installed program, one into that
    /// of the system.
    @Test func theFallbackFontComesLastInAnyFolder() throws {
        try TemporaryFolder.with { folder in
            let files = [
                ("installed/DroidSansFallbackFull.ttf", "dejavu/DejaVuSans.ttf"),
                ("system/NotoSansCJK-Regular.ttf", "noto/NotoSansMath-Regular.ttf"),
            ]
            for (name, font) in files {
                try folder.write(
                    [UInt8](Data(contentsOf: URL(filePath: "/usr/share/fonts/truetype/" + font))), to: name)
            }
            let library = FontLibrary(
                folders: [], systemFolders: [folder.path + "/system"], installedFolder: folder.path + "/installed")
            let stands = library.inventory().files.filter(\.standsIn).map { URL(filePath: $0.path).lastPathComponent }
            #expect(stands == ["NotoSansCJK-Regular.ttf", "DroidSansFallbackFull.ttf"])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: droid)), arguments: ["春", "あ", "カ", "한", "。"])
    func itHasTheLettersOfEastAsia(_ letter: String) throws {
        #expect(try typeset(letter).missingScripts.isEmpty)
    }
}
