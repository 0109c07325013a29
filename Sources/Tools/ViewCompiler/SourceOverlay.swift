// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Makes the compiler read other texts for some files: rewritten by `AppleSpellings`, or without the omitted code. Its
/// messages still name the author's files.
struct SourceOverlay {
    /// Compiler arguments that replace the contents of files; empty if all files are compiled unchanged.
    let arguments: [String]
    /// The files to compile. The compiler refuses two files of one name in a module. If several files have the same
    /// name, all but the first are therefore copied to other names.
    private(set) var files: [String]
    /// The files with the texts that the compiler reads.
    private(set) var inputs: [CompilerInput]

    /// - Parameters:
    ///   - texts: The contents of the files.
    ///   - others: The texts that the compiler reads instead.
    ///   - folder: A folder for copies of the files with these texts, needed while the compiler runs. Created
    ///     if needed.
    ///   - isOneModule: Whether all files belong to one module.
    init(
        files: [String], texts: [String], others: [String], folder: String, isOneModule: Bool = true
    ) throws {
        self.files = files
        inputs = zip(files, others).map { CompilerInput(name: $0, path: $0, text: $1, isCopy: false) }
        var entries: [[String: String]] = []
        var names: Set<String> = []
        for (index, (file, text)) in zip(files, texts).enumerated() {
            let other = others[index]
            let name = (file as NSString).lastPathComponent
            let isTaken = isOneModule && !names.insert(name).inserted
            guard isTaken || other != text || CompileService.unsaved[file] != nil else { continue }
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let copy = "\(folder)/\(index)-\(name)"
            inputs[index].isCopy = true
            if isTaken {
                let place = "#sourceLocation(file: \(String(reflecting: file)), line: 1)\n"
                try FileSystem.write(place + other, to: copy)
                self.files[index] = copy
                inputs[index].path = copy
            } else {
                try FileSystem.write(other, to: copy)
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
        let json = try JSONSerialization.data(
            withJSONObject: overlay, options: [.sortedKeys, .withoutEscapingSlashes])
        try FileSystem.write(Array(json), to: path)
        arguments = ["-vfsoverlay", path]
    }
}
