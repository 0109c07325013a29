// SPDX-License-Identifier: MIT

/// Why there is no text to draw.
public enum FontError: Error, Hashable, CustomStringConvertible {
    /// No file in the font folders holds `name`; `package` is the Debian package that brings it, where one is known.
    case missing(name: String, package: String?)
    /// The same, and there are files of the author that are no fonts.
    case unreadable(name: String, files: [String])

    /// What was asked for.
    public var name: String {
        switch self {
        case .missing(let name, _), .unreadable(let name, _): name
        }
    }

    public var description: String {
        switch self {
        case .missing(let name, let package?):
            "font “\(name)” is not installed: run apt-get install \(package)"
        case .missing(let name, nil):
            "font “\(name)” is in no font folder, and no Debian package is known to hold it"
        case .unreadable(let name, let files):
            "font “\(name)” is in no font folder, and \(files.joined(separator: ", ")) cannot be read as a font"
        }
    }
}
