// SPDX-License-Identifier: MIT

/// An error of the command, with a message for the terminal.
package enum SceneArtError: Error, CustomStringConvertible {
    case usage
    case unknownNames([String])
    case folder(String, String)
    case file(String, String)
    case encoding(String, String)

    /// As in sysexits.h: 64 (EX_USAGE) for wrong arguments, 73 (EX_CANTCREAT) for output that cannot be written.
    package var exitCode: Int32 {
        switch self {
        case .usage, .unknownNames: 64
        case .folder, .file, .encoding: 73
        }
    }

    package var description: String {
        let names = Gallery.names.joined(separator: ", ")
        return switch self {
        case .usage:
            """
            Usage: SceneArt OUTDIR [NAME…]
            Draws the pictures of the built-in scenes into OUTDIR/Assets.xcassets and plays their sounds to OUTDIR; all
            of them unless some are named.
            Names: \(names)
            """
        case .unknownNames(let unknown):
            "No picture or sound is called \(unknown.map { "‘\($0)’" }.joined(separator: " or ")). There are: \(names)."
        case .folder(let path, let reason): "Cannot make the folder \(path): \(reason)"
        case .file(let path, let reason): "Cannot write \(path): \(reason)"
        case .encoding(let name, let reason): "Cannot encode \(name) as PNG: \(reason)"
        }
    }
}
