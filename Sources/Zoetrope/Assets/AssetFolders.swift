// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Where images are looked for.
public enum AssetFolders {
    /// In this order: the folders given, `$ZOETROPE_ASSETS`, then the first place where the images of the built-in
    /// scenes are. These lie beside an installed program (`bin/render`, `share/zoetrope/Assets`), or in the checkout
    /// that it was built in, which is found from the program (`Checkout`) or from where this file was
    /// when it was compiled.
    ///
    /// Neither those given nor `$ZOETROPE_ASSETS` need exist: the error for a missing image lists what was searched.
    /// One that exists and is no folder, or cannot be read, is an error of `AssetLibrary`.
    ///
    /// - Parameter executable: the path of the running program, links resolved.
    public static func search(
        given: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: String? = runningExecutable
    ) -> [String] {
        search(given: given, environment: environment, executable: executable, sourceFile: sourceFile)
    }

    /// Not a default argument of the other: there, it would be the caller's file.
    private static let sourceFile = #filePath

    /// - Parameter sourceFile: where this file was when it was compiled.
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
        // Sources/Zoetrope/Assets/AssetFolders.swift
        let checkout = (1...4).reduce(URL(filePath: sourceFile)) { url, _ in url.deletingLastPathComponent() }
        builtIn.append(checkout.appending(path: "Assets"))
        if let found = builtIn.map(\.standardizedFileURL.path).first(where: FileSystem.isFolder) {
            folders.append(found)
        }
        return folders
    }

    /// The folders of the author whose views `render` has made a program of, as it hands them to that program.
    package static func resources(of environment: [String: String]) -> [String] {
        (environment["ZOETROPE_RESOURCES"] ?? "").split(separator: "\n").map(String.init)
    }

    /// nil where the system does not tell. For a program that `render` has made of an author's file: that `render`.
    public static var runningExecutable: String? {
        if let named = ProcessInfo.processInfo.environment["ZOETROPE_PROGRAM"], !named.isEmpty { return named }
        return FileSystem.runningProgram
    }
}
