// SPDX-License-Identifier: MIT

import Codecs
import Drawing
import Foundation

/// Writes an asset catalog: `Assets.xcassets/NAME.imageset/NAME.png`, each folder with a `Contents.json`.
package struct AssetCatalogWriter {
    package let folder: URL

    /// Opens the catalog in `directory`; creates missing folders.
    package init(in directory: URL) throws(SceneArtError) {
        folder = directory.appendingPathComponent("Assets.xcassets", isDirectory: true)
        try Self.makeDirectory(folder)
        try Self.write(Data(Self.info.utf8), to: folder.appendingPathComponent("Contents.json"))
    }

    /// Writes a bitmap as the only image of its set. Returns the size of the PNG in bytes.
    package func add(_ bitmap: Bitmap, named name: String) throws(SceneArtError) -> Int {
        let set = folder.appendingPathComponent("\(name).imageset", isDirectory: true)
        try Self.makeDirectory(set)
        let png: Data
        do {
            png = Data(try PNGEncoder(compression: 9).encode(bitmap))
        } catch {
            throw .encoding(name, "\(error)")
        }
        try Self.write(png, to: set.appendingPathComponent("\(name).png"))
        try Self.write(Data(Self.contents(of: name).utf8), to: set.appendingPathComponent("Contents.json"))
        return png.count
    }

    /// Writes a sound beside the catalog, where `Bundle.main` finds it.
    package func add(_ wav: [UInt8], named name: String) throws(SceneArtError) {
        try Self.write(Data(wav), to: folder.deletingLastPathComponent().appendingPathComponent("\(name).wav"))
    }

    private static let info = """
        {
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """

    private static func contents(of name: String) -> String {
        """
        {
          "images" : [
            {
              "filename" : "\(name).png",
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "idiom" : "universal",
              "scale" : "2x"
            },
            {
              "idiom" : "universal",
              "scale" : "3x"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }

    private static func makeDirectory(_ url: URL) throws(SceneArtError) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw .folder(url.path, error.localizedDescription)
        }
    }

    private static func write(_ data: Data, to url: URL) throws(SceneArtError) {
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw .file(url.path, error.localizedDescription)
        }
    }
}
