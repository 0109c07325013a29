// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The mirrors that make SwiftPM take repositories from this machine.
struct RepositoryMirrors {
    /// The folders of repositories on this machine, by address.
    private var folders: [String: String] = [:]
    /// Addresses that the user has set in place of others.
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

    /// The folders that SwiftPM reads.
    var readFolders: [String] { Set(folders.values).sorted() }

    /// The mirrors as text, for keys of caches.
    var lines: [String] { (folders.map { "\($0) \($1)" } + others.map { "\($0) \($1)" }).sorted() }

    /// Writes SwiftPM's `mirrors.json` into a folder.
    ///
    /// - Parameter links: A folder for links to the repositories. SwiftPM names a package after the last part of its
    ///   mirror's path, so each link has the package's name.
    func write(into folder: String, links: String) throws {
        var entries: [[String: String]] = []
        for (number, (address, path)) in folders.sorted(by: { $0.key < $1.key }).enumerated() {
            let parent = "\(links)/\(number)"
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            let link = "\(parent)/\(RemotePackage.name(of: address))"
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
