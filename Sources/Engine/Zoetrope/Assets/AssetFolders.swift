// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The folders that are searched for images.
public enum AssetFolders {
    /// The folders in search order:
    ///
    /// 1. the given folders;
    /// 2. `$ZOETROPE_ASSETS`;
    /// 3. the author's resources, listed in `$ZOETROPE_RESOURCES`;
    /// 4. the folder with the images of the built-in scenes: `share/zoetrope/Assets` beside the `bin` of an installed
    ///    program, otherwise `Assets` in the checkout that the program was built in. The program's path (`Checkout`) or
    ///    `#filePath` leads to the checkout.
    ///
    /// The given folders and `$ZOETROPE_ASSETS` need not exist: the error for a missing image lists the folders that
    /// were searched. A path that exists but is not a readable folder is an error of `AssetLibrary`.
    ///
    /// - Parameter executable: the path of the running program, links resolved.
    public static func search(
        given: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String? = runningExecutable
    ) -> [String] {
        search(given: given, environment: environment, executable: executable, sourceFile: sourceFile)
    }

    /// A constant, because `#filePath` as a default argument would be the caller's file.
    private static let sourceFile = #filePath

    /// - Parameter sourceFile: the path of this source file, AssetFolders.swift, at compile time.
    package static func search(
        given: [String], environment: [String: String], executable: String?, sourceFile: String
    ) -> [String] {
        var folders = given
        if let variable = environment["ZOETROPE_ASSETS"], !variable.isEmpty { folders.append(variable) }
        folders += resources(of: environment)

        var builtIn: [URL] = []
        if let executable {
            let folder = URL(filePath: executable).deletingLastPathComponent()
            builtIn.append(folder.appending(path: "../share/zoetrope/Assets"))
            if let checkout = Checkout.folder(ofProgram: executable), FileSystem.isFile(checkout + "/Package.swift") {
                builtIn.append(URL(filePath: checkout + "/Assets"))
            }
        }
        // The checkout is five levels above this file, Sources/Engine/Zoetrope/Assets/AssetFolders.swift.
        let checkout = (1...5).reduce(URL(filePath: sourceFile)) { url, _ in url.deletingLastPathComponent() }
        builtIn.append(checkout.appending(path: "Assets"))
        if let found = builtIn.map(\.standardizedFileURL.path).first(where: FileSystem.isFolder) {
            folders.append(found)
        }
        return folders
    }

    /// The folders with the author's resources. `render` passes them to the program that it builds from the author's
    /// views.
    package static func resources(of environment: [String: String]) -> [String] {
        (environment["ZOETROPE_RESOURCES"] ?? "").split(separator: "\n").map(String.init)
    }

    /// The path of the running program; nil if the system does not report it. A program that `render` has built from an
    /// author's files gets the path of `render` instead.
    public static var runningExecutable: String? {
        if let named = ProcessInfo.processInfo.environment["ZOETROPE_PROGRAM"], !named.isEmpty { return named }
        return FileSystem.runningProgram
    }
}
