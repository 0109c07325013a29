// SPDX-License-Identifier: MIT

/// Thrown when text is laid out or a font is looked up. The description says what to install, if that is known.
public enum FontError: Error, Hashable, CustomStringConvertible {
    /// No file in the font folders contains the font `name`. `package` is the Debian package that contains it, if
    /// known.
    case missing(name: String, package: String?)
    /// The font `name` is missing, and some of the author's own font files are damaged.
    case unreadable(name: String, files: [String])

    /// The name of the font that was requested and not found.
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
