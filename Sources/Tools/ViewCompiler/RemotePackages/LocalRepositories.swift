// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Finds repositories of remote packages on this machine: in SwiftPM's cache, by SwiftPM's mirrors, and in folders that
/// Git uses in place of an address (`insteadOf`).
struct LocalRepositories {
    /// The repositories in SwiftPM's cache, by the address from which each was cloned.
    private var cached: [String: String] = [:]
    /// The mirrors in SwiftPM's settings of the user, by the address that each replaces.
    private var mirrors: [String: String] = [:]
    /// The prefixes of addresses that Git's settings replace, with the folders that replace them.
    private var replacements: [(start: String, folder: String)] = []

    /// - Parameter environment: Environment variables. `HOME` and `XDG_CACHE_HOME` name the user's folders.
    init(environment: [String: String]) {
        let home = environment["HOME"] ?? ""
        let caches = [
            environment["XDG_CACHE_HOME"].map { $0 + "/org.swift.swiftpm" }, home + "/.cache/org.swift.swiftpm",
            home + "/.swiftpm/cache",
        ]
        for cache in caches.compactMap(\.self) {
            let folder = cache + "/repositories"
            for name in (try? FileSystem.entries(of: folder)) ?? [] {
                guard let text = Self.text(of: "\(folder)/\(name)/config"),
                    let address = text.firstMatch(of: #/(?m)^\s*url\s*=\s*(\S+)/#)?.1
                else { continue }
                let plain = Self.plain(String(address))
                if cached[plain] == nil { cached[plain] = "\(folder)/\(name)" }
            }
        }
        if let text = Self.text(of: home + "/.swiftpm/configuration/mirrors.json"),
            let list = try? JSONDecoder().decode(MirrorList.self, from: Data(text.utf8))
        {
            for entry in list.object { mirrors[Self.plain(entry.original)] = entry.mirror }
        }
        replacements = Self.gitReplacements()
    }

    /// The folder of a repository on this machine; nil if the repository is not there.
    ///
    /// An address that is a path counts only if it is the user's own mirror: a project of a stranger must not choose the
    /// folders that its manifests may read.
    func folder(of address: String) -> String? {
        let own = mirrors[Self.plain(address)]
        let mirror = own ?? address
        if let folder = own.flatMap(Self.folder(atPath:)) ?? cached[Self.plain(mirror)] { return folder }
        for (start, folder) in replacements where mirror.hasPrefix(start) {
            let path = folder + mirror.dropFirst(start.count)
            if let found = Self.folder(atPath: path) ?? Self.folder(atPath: path + ".git") { return found }
        }
        return nil
    }

    /// The address from which to download a repository: its mirror, or else the address itself.
    func mirror(of address: String) -> String { mirrors[Self.plain(address)] ?? address }

    /// The addresses of all repositories in SwiftPM's cache.
    var cachedAddresses: [String] { cached.keys.sorted() }

    private struct MirrorList: Decodable {
        struct Entry: Decodable { var original, mirror: String }
        var object: [Entry]
    }

    /// An address without `.git` at its end. Addresses with and without it name the same repository.
    static func plain(_ address: String) -> String {
        address.hasSuffix(".git") ? String(address.dropLast(4)) : address
    }

    private static func folder(atPath path: String) -> String? {
        let path = path.hasPrefix("file://") ? String(path.dropFirst(7)) : path
        return path.hasPrefix("/") && FileSystem.isFolder(path) ? path : nil
    }

    private static func text(of path: String) -> String? {
        (try? FileSystem.bytes(of: path, limit: 1 << 20, expected: "a text")).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Reads Git's settings `url.FOLDER.insteadOf = START`; empty if Git is not installed.
    private static func gitReplacements() -> [(start: String, folder: String)] {
        guard let git = ProgramSearch.find("git", in: ProgramSearch.standardPath) else { return [] }
        let run = FilterProgram(
            git, ["config", "--get-regexp", #"^url\..*\.insteadof$"#], limits: ChildProgram.Limits(seconds: 10))
        // Without such settings, Git ends with status 1.
        guard let said = try? run.output(of: []) else { return [] }
        return String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/url\.(.*)\.insteadof (\S+)/#) else { return nil }
            return (String(match.2), String(match.1))
        }
    }
}
