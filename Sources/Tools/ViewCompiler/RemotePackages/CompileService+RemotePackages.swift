// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// Checks out the remote packages of an Xcode project and all packages on which these depend. Returns their
    /// folders.
    ///
    /// SwiftPM chooses the versions, by the project's `Package.resolved` if there is one. It takes the repositories
    /// from this machine (`LocalRepositories`), and from the network if `fetchesPackages` is set. A warning names the
    /// packages that are not available.
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
        // The network and an unconfined SwiftPM may find another time what they have not found now.
        let state = fetchesPackages || supervision.isUnconfined ? nil : mirrors.state
        let failure = state.flatMap { Self.recorded(in: place, as: "\(Self.failureName)-\($0)") }
        var found = Self.recorded(in: place) ?? failure
        missing.formUnion(failure.map { Self.names(of: wanted, notIn: $0) } ?? [])
        if found == nil, !wanted.isEmpty {
            progress("resolving the packages of \((project.folder as NSString).lastPathComponent)")
            let resolution = PackageResolution(
                pins: pins, mirrors: mirrors,
                manager: { PackageManager(program: program, service: self, path: $0, scratch: $1) },
                hasNetwork: fetchesPackages)
            // SwiftPM resolves either all packages or none. So if one is not available, each is resolved alone.
            var folders = try resolution.folders(of: wanted, in: place + "/all")
            if folders == nil, wanted.count > 1 {
                for package in wanted {
                    let own = try resolution.folders(of: [package], in: "\(place)/\(package.name)") ?? []
                    folders = (folders ?? []) + own
                }
            }
            found = folders
            let failed = Self.names(of: wanted, notIn: folders ?? [])
            missing.formUnion(failed)
            if let name = failed.isEmpty ? Self.recordName : state.map({ "\(Self.failureName)-\($0)" }) {
                try? FileSystem.write((folders ?? []).joined(separator: "\n"), to: place + "/" + name)
            }
        }
        let folders = found ?? []
        if !missing.isEmpty {
            diagnostics(
                CompilerOutput(
                    "warning: \(missing.sorted().joined(separator: ", ")): not in SwiftPM's cache"
                        + (fetchesPackages ? ", and cannot be downloaded" : "; --fetch-packages downloads packages")
                        + "; what imports \(missing.count == 1 ? "it" : "them") is left out\n"))
        }
        var names: Set<String> = []
        return folders.filter { names.insert(($0 as NSString).lastPathComponent).inserted }
    }

    /// The packages that have no folder among these.
    private static func names(of packages: [RemotePackage], notIn folders: [String]) -> [String] {
        packages.map(\.name).filter { name in !folders.contains { $0.hasSuffix("/" + name) } }
    }

    /// The record of a resolution that has found all packages.
    private static let recordName = "checkouts"
    /// The start of the name of a record of a resolution that has not found all packages. The state of the repositories
    /// on this machine follows: another state may have the packages.
    private static let failureName = "failure"

    /// The folders that an earlier resolution has recorded; nil without a record, or if one of the folders is missing.
    private static func recorded(in place: String, as name: String = recordName) -> [String]? {
        guard let text = try? String(contentsOfFile: place + "/" + name, encoding: .utf8) else { return nil }
        let folders = text.split(separator: "\n").map(String.init)
        return folders.allSatisfy(FileSystem.isFolder) ? folders : nil
    }

    /// The addresses in the text of a `Package.resolved`.
    static func addresses(in pins: String) -> [String] {
        pins.matches(of: #/"(?:location|repositoryURL)"\s*:\s*"([^"]+)"/#)
            .map { String($0.1).replacing("\\/", with: "/") }
    }
}
