// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit
import Zoetrope

@MainActor @Suite struct NSDataAssetTests {
    @Test func aDataSetIsFoundInItsCatalog() throws {
        try TemporaryFolder.with { folder in
            let set = "Media.xcassets/Fonts/Title.dataset"
            try folder.write(
                #"{"data": [{"filename": "title.txt", "universal-type-identifier": "public.plain-text"}]}"#,
                to: set + "/Contents.json")
            try folder.write("words", to: set + "/title.txt")
            var found: [NSDataAsset?] = []
            let stage = Stage(files: AssetLibrary(directories: [folder.path])) {
                Color.red.onAppear {
                    found = ["Title", "Fonts/Title", "Missing"].map { NSDataAsset(name: $0) }
                }
            }
            _ = try stage.list()
            #expect(found.map { $0.map { String(decoding: $0.data, as: UTF8.self) } } == ["words", "words", nil])
            #expect(found.first??.typeIdentifier == "public.plain-text")
            #expect(stage.host.warnings == ["NSDataAsset: no catalog has the data set Missing"])
        }
    }
}
