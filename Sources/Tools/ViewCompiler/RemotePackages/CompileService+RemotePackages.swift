// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// The folders of the remote packages of an Xcode project, and of all packages that these depend on.
    ///
    /// SwiftPM chooses the versions, by the project's `Package.resolved` if there is one, and checks them out. It takes
    /// the repositories from this machine (`LocalRepositories`), and from the network if `fetchesPackages` is set.
    /// Packages that cannot be had are named in a warning.
    package func checkouts(of project: XcodeProject) throws(ViewCompilerError) -> [String] {
        do {
            return try resolved(project)
        } catch let error as ViewCompilerError {
            throw error
        } catch {
            throw .failed("\(project.folder): its packages cannot be resolved (\(error))")
        }
    }

    private func resolved(_ project: XcodeProject) throws -> [String] {
        let packages = project.remotePackages
        guard !packages.isEmpty, let program = packageManager else { return [] }
        let local = LocalRepositories(environment: environment)
        let pins = project.pins
        let addresses = packages.map(\.address) + Self.addresses(in: pins) + local.cachedAddresses
        let mirrors = RepositoryMirrors(addresses, local, hasNetwork: fetchesPackages)
        let wanted = packages.filter { fetchesPackages || mirrors.hasFolder(of: $0.address) }
        var missing = Set(packages.map(\.name)).subtracting(wanted.map(\.name))

        let parts = wanted.flatMap { [$0.address, $0.requirement] + $0.products } + [pins, toolchain.root]
        let place = cache.checkouts + "/" + BuildCache.key(of: parts + mirrors.lines + ["\(fetchesPackages)"])
        var found = Self.recorded(in: place)
        if found == nil, !wanted.isEmpty {
            progress("resolving the packages of \((project.folder as NSString).lastPathComponent)")
            let resolution = PackageResolution(
                pins: pins, mirrors: mirrors,
                manager: { PackageManager(program: program, service: self, path: $0, scratch: $1) },
                hasNetwork: fetchesPackages)
            // SwiftPM resolves all or nothing. So if one package cannot be had, each is resolved alone.
            var folders = try resolution.folders(of: wanted, in: place + "/all")
            if folders == nil, wanted.count > 1 {
                for package in wanted {
                    let own = try resolution.folders(of: [package], in: "\(place)/\(package.name)") ?? []
                    folders = (folders ?? []) + own
                }
            }
            found = folders
        }
        let folders = found ?? []
        let lost = wanted.map(\.name).filter { name in !folders.contains { $0.hasSuffix("/" + name) } }
        if lost.isEmpty {
            try? FileSystem.write(folders.joined(separator: "\n"), to: place + "/" + Self.recordName)
        }
        missing.formUnion(lost)
        if !missing.isEmpty {
            diagnostics(
                "warning: \(missing.sorted().joined(separator: ", ")): not in SwiftPM's cache"
                    + (fetchesPackages ? ", and cannot be downloaded" : "; --fetch-packages downloads packages")
                    + "; what imports \(missing.count == 1 ? "it" : "them") is left out\n")
        }
        var names: Set<String> = []
        return folders.filter { names.insert(($0 as NSString).lastPathComponent).inserted }
    }

    private static let recordName = "checkouts"

    /// The folders that an earlier resolution has found; nil if there was none, or if one of them is gone.
    private static func recorded(in place: String) -> [String]? {
        guard let text = try? String(contentsOfFile: place + "/" + recordName, encoding: .utf8) else { return nil }
        let folders = text.split(separator: "\n").map(String.init)
        return folders.allSatisfy(FileSystem.isFolder) ? folders : nil
    }

    /// The addresses in the text of a `Package.resolved`.
    static func addresses(in pins: String) -> [String] {
        pins.matches(of: #/"(?:location|repositoryURL)"\s*:\s*"([^"]+)"/#)
            .map { String($0.1).replacing("\\/", with: "/") }
    }
}

/// The mirrors that make SwiftPM take repositories from this machine.
struct RepositoryMirrors {
    /// The folders of repositories on this machine, by address.
    private var folders: [String: String] = [:]
    /// Addresses that the user has set in place of others.
    private var others: [String: String] = [:]

    init(_ addresses: [String], _ local: LocalRepositories, hasNetwork: Bool) {
        for address in addresses {
            // The manifests of dependencies may write an address with or without `.git`.
            let plain = address.hasSuffix(".git") ? String(address.dropLast(4)) : address
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

/// Has SwiftPM check out packages, as dependencies of an empty package.
struct PackageResolution {
    /// The text of a `Package.resolved`; empty if there is none.
    let pins: String
    let mirrors: RepositoryMirrors
    let manager: (_ path: String, _ scratch: String) -> PackageManager
    let hasNetwork: Bool

    /// The folders of these packages and of those that they depend on; nil if one of them cannot be had.
    func folders(of packages: [RemotePackage], in place: String) throws -> [String]? {
        let path = place + "/package"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileSystem.write(Self.manifest(of: packages), to: path + "/Package.swift")
        if !pins.isEmpty { try FileSystem.write(pins, to: path + "/Package.resolved") }
        var manager = manager(path, place)
        manager.configuration = place + "/configuration"
        try mirrors.write(into: place + "/configuration", links: place + "/mirrors")
        let (ending, _, errors) = try manager.run(
            ["package", "resolve"], [], others: mirrors.readFolders, hasNetwork: hasNetwork)
        guard ending == .exit(0) else {
            if hasNetwork { manager.service.diagnostics(errors) }
            return nil
        }
        let folder = place + "/checkouts"
        return try FileSystem.entries(of: folder).map { "\(folder)/\($0)" }
    }

    static func manifest(of packages: [RemotePackage]) -> String {
        let dependencies = packages.map { ".package(url: \(String(reflecting: $0.address)), \($0.requirement))" }
        let products = packages.flatMap { package in
            package.products.map {
                ".product(name: \(String(reflecting: $0)), package: \(String(reflecting: package.name)))"
            }
        }
        return """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Needed", dependencies: [\(dependencies.joined(separator: ", "))],
                targets: [.target(name: "Needed", dependencies: [\(products.joined(separator: ", "))])])

            """
    }
}
