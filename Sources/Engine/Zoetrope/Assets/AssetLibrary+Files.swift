// SPDX-License-Identifier: MIT

import Support
import Foundation
import Views

extension AssetLibrary: NetworkSource {}

/// Finds files by name for `Bundle.main`, in each folder in turn, but not in catalogs. If a subfolder is given,
/// searches only this subfolder of each folder. Names are case-sensitive.
extension AssetLibrary: FileProvider {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func path(ofFile name: String, in subfolder: String?) -> String? {
        guard let place = Self.place(name, subfolder) else { return nil }
        return directories.lazy.map { URL(filePath: $0 + "/" + place).path }.first(where: FileSystem.isFile)
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func siblings(ofFile name: String, in subfolder: String?) -> [String] {
        guard let place = Self.place(name, subfolder) else { return [] }
        let stem = URL(filePath: "/" + place).deletingPathExtension().lastPathComponent
        let names = neighbours(of: place).filter {
            URL(filePath: "/" + $0).deletingPathExtension().lastPathComponent == stem
        }
        return Set(names).sorted()
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public func nearest(toFile name: String, in subfolder: String?) -> String? {
        Self.place(name, subfolder).flatMap {
            Self.nearest(to: URL(filePath: "/" + $0).lastPathComponent, among: neighbours(of: $0))
        }
    }

    /// The names of the files beside a path, in all folders.
    private func neighbours(of place: String) -> [String] {
        directories.flatMap { directory -> [String] in
            let folder = URL(filePath: directory + "/" + place).deletingLastPathComponent().path
            let entries = (try? FileSystem.entries(of: folder)) ?? []
            return entries.filter { FileSystem.isFile(folder + "/" + $0) }
        }
    }

    /// The path relative to a folder; nil if it would lead out of the folder.
    private static func place(_ name: String, _ subfolder: String?) -> String? {
        let place = (subfolder.map { [$0, name] } ?? [name]).joined(separator: "/")
        let parts = place.split(separator: "/", omittingEmptySubsequences: false)
        guard !place.contains("\0"), parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }) else { return nil }
        return place
    }
}
