// SPDX-License-Identifier: MIT

import Foundation

/// Tells the compiler that some files hold something else than they do: what they say to Apple's compilers, in words that ours
/// knows (`AppleSpellings`). Messages name the author's files.
struct SourceOverlay {
    /// For the compiler; none where all files are taken as they are.
    let arguments: [String]
    /// The files by paths that the compiler takes together: it refuses two of one name in a module, which the modules of packages
    /// have when they are compiled as one.
    private(set) var files: [String]

    /// - Parameters:
    ///   - texts: what the files hold.
    ///   - others: what the compiler is to see in their place; nil: the same in words that it knows.
    ///   - folder: where the other versions are kept, as long as the compiler runs. Made where it is needed.
    ///   - isOneModule: Whether the compiler takes all of them together.
    init(
        files: [String], texts: [String], others: [String]? = nil, folder: String, isOneModule: Bool = true
    ) throws {
        self.files = files
        var entries: [[String: String]] = []
        var names: Set<String> = []
        for (index, (file, text)) in zip(files, texts).enumerated() {
            let other = others.map { $0[index] } ?? AppleSpellings.translation(of: text) ?? text
            let name = (file as NSString).lastPathComponent
            let isTaken = isOneModule && !names.insert(name).inserted
            guard isTaken || other != text else { continue }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let copy = "\(folder)/\(index)-\(name)"
            if isTaken {
                let place = "#sourceLocation(file: \(String(reflecting: file)), line: 1)\n"
                try (place + other).write(toFile: copy, atomically: true, encoding: .utf8)
                self.files[index] = copy
            } else {
                try other.write(toFile: copy, atomically: true, encoding: .utf8)
                entries.append(["type": "file", "name": file, "external-contents": copy])
            }
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
