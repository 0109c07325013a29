// SPDX-License-Identifier: MIT

import Foundation
import Zoetrope

/// Which of an author's previews a command is about.
struct PreviewWish {
    /// Those of this name, if there are any.
    var name: String?
    /// One for a whole folder: its app's window, else ContentView, else what was changed last.
    var isOneOfFolder = false

    @MainActor func list(
        of sources: PreviewSources, on canvas: PreviewDescription.Canvas
    ) async throws -> PreviewList {
        let names = PictureNames.ofEnvironment
        let shown = try isOneOfFolder ? sources.shown(firstByChange: names.changeTime) : sources.shown(named: name)
        let leftOut = PreviewProgress.leftOut
        var list = PreviewList(names: names)
        list.isWhole = name == nil || shown.count == sources.all.count
        // Those whose making has ended a process are left out.
        for (place, source) in shown.enumerated() where !leftOut.contains(place) {
            if isOneOfFolder, !list.previews.isEmpty {
                list.others.append(source)
                continue
            }
            PreviewProgress.note(.making, place, of: shown.count)
            list.previews += try await source.make(canvas).map { preview in
                var preview = preview
                preview.file = source.file
                return preview
            }
        }
        return list
    }
}

/// Previews of an author's program, and what they are called.
struct PreviewList {
    var previews: [PreviewDescription] = []
    /// There are no others in the files.
    var isWhole = true
    /// Those that were not made, since one stands for all.
    var others: [PreviewSource] = []
    var names = PictureNames()
}
