// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Provides images and fonts without a host, for `ImageRenderer` and `UIGraphicsImageRenderer` in servers and other
/// programs.
enum ProgramServices {
    /// A library of three kinds of folders: `$ZOETROPE_ASSETS`, the author's resources, and the resources of packages,
    /// which SwiftPM copies to a place beside the program.
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

/// Called by `services_make` (CRuntime): returns a retained `AssetLibrary`.
@_cdecl("zoetrope_standard_services")
public func _standardServices() -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(Unmanaged.passRetained(ProgramServices.make()).toOpaque())
}
