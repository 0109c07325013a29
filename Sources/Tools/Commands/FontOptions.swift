// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Support
import Typography
import Workshop

/// Font files in place of the system font.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font"),
        help: ArgumentHelp(
            "Set texts of the system font in a file of yours: system=SF-Pro.ttf; also rounded, serif and monospaced; repeatable, for "
                + "more weights. Letters then keep the file's own widths.", valueName: "design=file"),
        completion: .file())
    var fonts: [String] = []

    /// Makes the choice that of this process and of the programs that it starts. Called before any text is set.
    func choose() throws {
        guard !fonts.isEmpty else { return }
        var files = SystemFontFiles()
        for text in fonts {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let design = SystemFontFiles.design(parts[0]) else {
                throw UsageError(
                    "'\(text)' does not say which font to replace: use DESIGN=FILE, with the design "
                        + SystemFontFiles.names.joined(separator: ", "))
            }
            let path = URL(filePath: parts[1]).standardizedFileURL.path
            guard FileSystem.isFile(path) else { throw WorkshopError.noSuchPath(parts[1]) }
            guard SystemFontFiles.isFont(path) else {
                throw WorkshopError.unreadable("\(parts[1]): this is no font that can be read")
            }
            files.add(path, for: design)
        }
        setenv(SystemFontFiles.variable, files.text, 1)
    }
}
