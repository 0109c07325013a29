// SPDX-License-Identifier: MIT

import Foundation

// Directories that open-source Foundation lacks; it has `homeDirectory` and `temporaryDirectory`.

extension URL {
    public static var applicationDirectory: URL { folder(.applicationDirectory, named: "Applications") }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, named: "Library") }
    public static var cachesDirectory: URL { folder(.cachesDirectory, named: "Library/Caches") }
    public static var desktopDirectory: URL { folder(.desktopDirectory, named: "Desktop") }
    public static var documentsDirectory: URL { folder(.documentDirectory, named: "Documents") }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, named: "Downloads") }
    public static var libraryDirectory: URL { folder(.libraryDirectory, named: "Library") }
    public static var moviesDirectory: URL { folder(.moviesDirectory, named: "Movies") }
    public static var musicDirectory: URL { folder(.musicDirectory, named: "Music") }
    public static var picturesDirectory: URL { folder(.picturesDirectory, named: "Pictures") }
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, named: "Public") }
    public static var trashDirectory: URL { folder(.trashDirectory, named: ".Trash") }

    /// The file manager's directory; if it has none, the directory `name` in the user's home.
    private static func folder(_ directory: FileManager.SearchPathDirectory, named name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
