// SPDX-License-Identifier: MIT

import Files
import Foundation

/// What draws where there is no host: for `ImageRenderer` and `UIGraphicsImageRenderer` in a server or another program.
enum ProgramServices {
    /// Images are those of `$ZOETROPE_ASSETS`, and of the resources of packages, which SwiftPM puts into folders beside the program.
    static func make() -> AssetLibrary {
        var folders: [String] = []
        let environment = ProcessInfo.processInfo.environment
        if let variable = environment["ZOETROPE_ASSETS"], !variable.isEmpty { folders.append(variable) }
        folders += AssetFolders.resources(of: environment)
        if let program = AssetFolders.runningExecutable {
            let folder = URL(filePath: program).deletingLastPathComponent().path
            let names = (try? FileSystem.entries(of: folder)) ?? []
            folders += names.sorted().filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
                .map { folder + "/" + $0 }.filter(FileSystem.isFolder)
        }
        return AssetLibrary(directories: folders)
    }
}

/// For `CServices`: an `AssetLibrary`, retained.
@_cdecl("zoetrope_standard_services")
public func _standardServices() -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(Unmanaged.passRetained(ProgramServices.make()).toOpaque())
}
