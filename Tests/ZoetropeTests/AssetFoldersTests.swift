// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Zoetrope

@Suite struct AssetFoldersTests {
    private func search(
        _ given: [String] = [], variable: String? = nil, executable: String? = nil, source: String = "/a/b/c/d/e.swift"
    ) -> [String] {
        AssetFolders.search(
            given: given, environment: variable.map { ["ZOETROPE_ASSETS": $0] } ?? [:], executable: executable,
            sourceFile: source)
    }

    @Test func givenFoldersThenTheVariable() {
        #expect(search(["/x", "/y"], variable: "/z") == ["/x", "/y", "/z"])
        #expect(search(variable: "") == [])
    }

    @Test func anInstalledProgramFindsItsShare() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "bin/render")
            try folder.write("", to: "share/zoetrope/Assets/x")
            #expect(search(executable: folder.path + "/bin/render") == [folder.path + "/share/zoetrope/Assets"])
        }
    }

    @Test func aBuiltProgramFindsItsCheckout() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: ".build/x86/release/render")
            try folder.write("", to: "Assets/x")
            #expect(search(executable: folder.path + "/.build/x86/release/render") == [])
            try folder.write("", to: "Package.swift")
            #expect(search(executable: folder.path + "/.build/x86/release/render") == [folder.path + "/Assets"])
            #expect(
                search(source: folder.path + "/Sources/Engine/Zoetrope/Assets/AssetFolders.swift")
                    == [folder.path + "/Assets"]
            )
        }
    }

    /// The library must search from its own `#filePath`. From the caller's `#filePath`, this file, it would search
    /// another folder, because the path has fewer levels.
    @Test func thisCheckoutHasPictures() {
        let checkout = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let assets = checkout.appending(path: "Assets").standardizedFileURL.path
        #expect(AssetFolders.search(environment: [:], executable: nil) == [assets])
        #expect(AssetFolders.search(environment: [:]) == [assets])
    }
}
