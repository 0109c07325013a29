// SPDX-License-Identifier: MIT

import Foundation
import Zoetrope

/// A command's selection among an author's previews.
struct PreviewSelection {
    /// Selects the previews of this name, if there are any.
    var name: String?
    /// Selects one preview for a whole folder: its app, else ContentView, else the file changed last.
    var isOneOfFolder = false

    @MainActor func list(
        of sources: PreviewSources, on canvas: PreviewDescription.Canvas
    ) async throws -> PreviewList {
        let names = PictureNames.ofEnvironment
        let shown = try isOneOfFolder ? sources.shown(firstByChange: names.changeTime) : sources.shown(named: name)
        let leftOut = PreviewProgress.leftOut
        var list = PreviewList(names: names)
        // Skips the previews whose creation crashed an earlier process.
        for (place, source) in shown.enumerated() where !leftOut.contains(place) {
            if isOneOfFolder, !list.previews.isEmpty {
                list.others.append(source)
                continue
            }
            PreviewProgress.note(.making, place, of: shown.count)
            list.previews += try await source.make(canvas).map { preview in
                var preview = preview
                preview.file = source.file
                preview.line = source.line
                preview.isMacro = source.isUnnamed
                return preview
            }
        }
        return list
    }
}

/// An author's previews and the names of their pictures.
struct PreviewList {
    var previews: [PreviewDescription] = []
    /// Sources whose previews were not created, because one preview represents the folder.
    var others: [PreviewSource] = []
    var names = PictureNames()
}
