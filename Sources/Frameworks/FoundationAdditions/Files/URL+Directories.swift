// SPDX-License-Identifier: MIT

import Foundation

// What Foundation has on Apple's systems alone. `homeDirectory` and `temporaryDirectory` are everywhere.

extension URL {
    /// Where the user's applications are.
    public static var applicationDirectory: URL { folder(.applicationDirectory, named: "Applications") }
    /// Where an app keeps files that the user does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory, named: "Library") }
    /// Where an app keeps what it can make again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, named: "Library/Caches") }
    /// The user's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory, named: "Desktop") }
    /// Where the user's documents are.
    public static var documentsDirectory: URL { folder(.documentDirectory, named: "Documents") }
    /// Where downloads go.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, named: "Downloads") }
    /// Where apps keep their things for a user.
    public static var libraryDirectory: URL { folder(.libraryDirectory, named: "Library") }
    /// The user's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory, named: "Movies") }
    /// The user's music.
    public static var musicDirectory: URL { folder(.musicDirectory, named: "Music") }
    /// The user's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory, named: "Pictures") }
    /// What users share with each other.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, named: "Public") }
    /// What the user has thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory, named: ".Trash") }

    /// The folder that the file manager tells, or else one in the user's own.
    private static func folder(_ directory: FileManager.SearchPathDirectory, named name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
