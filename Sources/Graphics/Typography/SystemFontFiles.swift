// SPDX-License-Identifier: MIT

import Foundation

/// Font files that replace the system font, by design: a brand's fonts, or San Francisco where it is available.
///
/// Text uses the files' own metrics. `SystemFont` fits only Debian's families to Apple's metrics.
package struct SystemFontFiles: Sendable, Equatable {
    /// The environment variable with one `DESIGN=FILE` per line. Programs compiled from view code inherit it.
    package static let variable = "ZOETROPE_FONTS"
    /// The files that this process's environment names, read once.
    package static let ofProcess = SystemFontFiles(text: ProcessInfo.processInfo.environment[variable] ?? "")

    package private(set) var paths: [FontDescriptor.Design: [String]] = [:]

    package init() {}

    /// - Parameter text: The value of the variable. Lines without a known design are ignored.
    package init(text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, let design = Self.design(parts[0]) else { continue }
            add(parts[1], for: design)
        }
    }

    package mutating func add(_ path: String, for design: FontDescriptor.Design) {
        paths[design, default: []].append(path)
    }

    /// `paths` as a value of the environment variable: one `DESIGN=FILE` per line.
    package var text: String {
        FontDescriptor.Design.allCases.flatMap { design in
            (paths[design] ?? []).map { "\(Self.name(design))=\($0)" }
        }.joined(separator: "\n")
    }

    /// For display, each file's design, its name and the beginning of its digest.
    package var labels: [String] {
        FontDescriptor.Design.allCases.flatMap { design in
            (paths[design] ?? []).map { path in
                let digest = FontDigest.sha256(ofFile: path).map { " " + $0.prefix(12) } ?? ""
                return "\(Self.name(design))=\(FontCatalog.fileName(path))\(digest)"
            }
        }
    }

    /// The names of the designs. The first name is that of the default design.
    package static var names: [String] { FontDescriptor.Design.allCases.map(name) }

    package static func design(_ name: String) -> FontDescriptor.Design? {
        FontDescriptor.Design.allCases.first { Self.name($0) == name }
    }

    private static func name(_ design: FontDescriptor.Design) -> String { design == .default ? "system" : "\(design)" }

    /// Whether the file has at least one readable face. `--font` rejects other files.
    package static func isFont(_ path: String) -> Bool {
        var catalog = FontCatalog(files: [path])
        return !catalog.faces(in: path).isEmpty
    }
}

extension FontLibrary.State {
    /// The face that replaces a design of the system font.
    ///
    /// - Returns: nil if no file replaces the design.
    mutating func replacement(
        of design: FontDescriptor.Design, weight: Int, isItalic: Bool, thickening: Int
    ) throws(FontError) -> (family: String, face: FontFace)? {
        guard let files = replacements[design]?.files else { return nil }
        let records = files.flatMap { replacements[design]!.faces(in: $0) }
        guard let record = records.nearest(weight: weight, isItalic: isItalic),
            let face = face(of: record, weight: weight, isRounded: false, thickening: thickening)
        else { throw .unreadable(name: files.map(FontCatalog.fileName).joined(separator: ", "), files: files) }
        return (record.family, face)
    }
}
