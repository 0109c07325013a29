// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Support
import Typography
import ViewCompiler

/// Font files in place of the system font.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("font"),
        help: ArgumentHelp(
            "Set texts of the system font in a file of yours: system=SF-Pro.ttf; also rounded, serif and monospaced; repeatable, for "
                + "more weights. Letters then keep the file's own widths.", valueName: "design=file"),
        completion: .file())
    var fonts: [String] = []

    /// Applies the fonts to this process and to the programs that it starts. Call this before any text is laid out.
    ///
    /// - Parameter path: A path in the project. If no option names a font for a design, the project's settings
    ///   choose it.
    func choose(for path: String) throws {
        var chosen = try ProjectSettings(for: path).fonts
        var own: [String: [String]] = [:]
        for text in fonts {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw unknownDesign(text) }
            own[parts[0], default: []].append(parts[1])
        }
        chosen.merge(own) { $1 }
        guard !chosen.isEmpty else { return }
        var files = SystemFontFiles()
        for (name, paths) in chosen.sorted(by: { $0.key < $1.key }) {
            guard let design = SystemFontFiles.design(name) else { throw unknownDesign(name) }
            for path in paths {
                let file = URL(filePath: path).standardizedFileURL.path
                guard FileSystem.isFile(file) else { throw ViewCompilerError.noSuchPath(path) }
                guard SystemFontFiles.isFont(file) else {
                    throw ViewCompilerError.unreadable("\(path): this is not a readable font file")
                }
                files.add(file, for: design)
            }
        }
        setenv(SystemFontFiles.variable, files.text, 1)
    }

    private func unknownDesign(_ text: String) -> UsageError {
        UsageError(
            "'\(text)' does not say which font to replace: use DESIGN=FILE, with the design "
                + SystemFontFiles.names.joined(separator: ", "))
    }
}
