// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Mirrors for SwiftPM, so that it takes repositories from this machine.
struct RepositoryMirrors {
    /// The folders of repositories on this machine, by address.
    private var folders: [String: String] = [:]
    /// The user's mirrors that are not on this machine, by the address that each replaces.
    private var others: [String: String] = [:]

    init(_ addresses: [String], _ local: LocalRepositories, hasNetwork: Bool) {
        for address in addresses {
            // The manifests of dependencies may write an address with or without `.git`.
            let plain = LocalRepositories.plain(address)
            for form in [plain, plain + ".git"] {
                if let folder = local.folder(of: form) {
                    folders[form] = folder
                } else if hasNetwork, local.mirror(of: form) != form {
                    others[form] = local.mirror(of: form)
                }
            }
        }
    }

    func hasFolder(of address: String) -> Bool { folders[address] != nil }

    /// The repositories outside of the package that SwiftPM must be allowed to read.
    var readFolders: [String] { Set(folders.values).sorted() }

    /// The mirrors as text, for keys of caches.
    var lines: [String] { (folders.map { "\($0) \($1)" } + others.map { "\($0) \($1)" }).sorted() }

    /// Identifies the commits, branches and tags of the repositories on this machine, by the sizes and times of Git's
    /// files.
    var state: String {
        let files = readFolders.flatMap { folder in
            [folder, folder + "/.git"].flatMap { git in
                ["HEAD", "FETCH_HEAD", "packed-refs"].map { "\(git)/\($0)" } + Self.files(below: git + "/refs")
            }
        }
        return BuildCache.key(of: files.map(SourceStamp.line(of:)))
    }

    private static func files(below folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.sorted().map { "\(folder)/\($0)" }
    }

    /// Writes the file `mirrors.json` of SwiftPM into a folder.
    ///
    /// - Parameter links: A folder for links to the repositories. The mirrors point to the links, because SwiftPM names
    ///   a package by the last component of its mirror's path, and folders in a cache have other names.
    func write(into folder: String, links: String) throws {
        var entries: [[String: String]] = []
        for (number, (address, path)) in folders.sorted(by: { $0.key < $1.key }).enumerated() {
            let name = RemotePackage.name(of: address)
            // The link must lie in the folder of links.
            guard !["", ".", ".."].contains(name), !name.contains("/") else { continue }
            let parent = "\(links)/\(number)"
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            let link = "\(parent)/\(name)"
            try? FileManager.default.removeItem(atPath: link)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
            entries.append(["original": address, "mirror": link])
        }
        entries += others.sorted { $0.key < $1.key }.map { ["original": $0, "mirror": $1] }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let json = try JSONSerialization.data(
            withJSONObject: ["object": entries, "version": 1], options: [.sortedKeys, .withoutEscapingSlashes])
        try FileSystem.write(Array(json), to: folder + "/mirrors.json")
    }
}
