// SPDX-License-Identifier: MIT

import Foundation

/// Tells the compiler that some files hold something else than they do: what they say to Apple's compilers, in words that ours
/// knows (`AppleSpellings`). Messages name the author's files.
struct SourceOverlay {
    /// For the compiler; none where all files are taken as they are.
    let arguments: [String]

    /// - Parameters:
    ///   - texts: what the files hold.
    ///   - others: what the compiler is to see in their place; nil: the same in words that it knows.
    ///   - folder: where the other versions are kept, as long as the compiler runs. Made where it is needed.
    init(files: [String], texts: [String], others: [String]? = nil, folder: String) throws {
        var entries: [[String: String]] = []
        for (index, (file, text)) in zip(files, texts).enumerated() {
            let other = others.map { $0[index] } ?? AppleSpellings.translation(of: text)
            guard let other, other != text else { continue }
            if entries.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
            let copy = "\(folder)/\(index).swift"
            try other.write(toFile: copy, atomically: true, encoding: .utf8)
            entries.append(["type": "file", "name": file, "external-contents": copy])
        }
        guard !entries.isEmpty else {
            arguments = []
            return
        }
        let overlay: [String: Any] = [
            "version": 0, "use-external-names": false, "case-sensitive": true, "roots": entries,
        ]
        let path = folder + "/overlay.json"
        try JSONSerialization.data(withJSONObject: overlay, options: [.sortedKeys, .withoutEscapingSlashes])
            .write(to: URL(filePath: path))
        arguments = ["-vfsoverlay", path]
    }
}
