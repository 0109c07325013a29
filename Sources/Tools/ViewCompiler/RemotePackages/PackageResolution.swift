// SPDX-License-Identifier: MIT

import Foundation
import Support

/// Checks out remote packages by SwiftPM, as dependencies of an empty package.
struct PackageResolution {
    /// The text of a `Package.resolved`; empty if there is none.
    let pins: String
    let mirrors: RepositoryMirrors
    let manager: (_ path: String, _ scratch: String) -> PackageManager
    let hasNetwork: Bool

    /// Checks out these packages and their dependencies, and returns all folders; nil if one of them is not available.
    ///
    /// - Parameter place: The folder in which SwiftPM works.
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
            if hasNetwork { manager.service.diagnostics(CompilerOutput(errors)) }
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
