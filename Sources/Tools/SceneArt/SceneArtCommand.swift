// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The command, separated from the process so that tests can run it.
package enum SceneArtCommand {
    /// `SceneArt OUTDIR [NAME…]`: renders all images into `OUTDIR/Assets.xcassets` and all sounds to
    /// `OUTDIR/NAME.wav`, or only the named ones.
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - say: Called with one line per file.
    package static func run(_ arguments: [String], say: (String) -> Void) throws(SceneArtError) {
        guard let directory = arguments.first, !directory.hasPrefix("-") else { throw .usage }
        let names = arguments.dropFirst()
        let unknown = names.filter { !Gallery.names.contains($0) }
        guard unknown.isEmpty else { throw .unknownNames(Array(unknown)) }

        let catalog = try AssetCatalogWriter(in: URL(fileURLWithPath: directory, isDirectory: true))
        for picture in Gallery.pictures where names.isEmpty || names.contains(picture.name) {
            let bitmap = picture.draw().bitmap()
            let bytes = try catalog.add(bitmap, named: picture.name)
            say("\(picture.name): \(bitmap.width) × \(bitmap.height), \((bytes + 500) / 1000) kB")
        }
        for recording in Gallery.recordings where names.isEmpty || names.contains(recording.name) {
            let wav = recording.make().wav
            try catalog.add(wav, named: recording.name)
            say("\(recording.name): \((wav.count + 500) / 1000) kB")
        }
    }
}
