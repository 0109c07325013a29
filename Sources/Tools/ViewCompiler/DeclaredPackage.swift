// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The modules of a package as its manifest declares them, for building the package without SwiftPM.
///
/// The packages on which it depends must be local (`.package(path:)`), or checked out in `checkouts`. Macros, plugins,
/// C code and computed manifests need SwiftPM.
package struct DeclaredPackage {
    /// The folder with the manifest.
    package let path: String
    /// The targets to show and the targets that they import, dependencies first.
    package private(set) var modules: [SourceSet] = []
    /// The names of the modules to show.
    private(set) var shown: Set<String> = []

    /// The addresses of the remote packages that are not in `checkouts`.
    package private(set) var missing: [String] = []

    /// - Parameters:
    ///   - target: The target to show. If nil, shows all targets except tests, macros and plugins.
    ///   - checkouts: The folder of the remote packages that were checked out. The others are left out, and listed in
    ///     `missing`. If nil, a dependency on a remote package is an error.
    package init(path given: String, target: String?, checkouts: String? = nil) throws(ViewCompilerError) {
        path = URL(filePath: given).standardizedFileURL.path
        let packages = try Self.packages(from: path, checkouts: checkouts, &missing)
        let own = LocalPackage(path: path).targets
        guard !own.isEmpty else { throw .needsSwiftPM(given, "its manifest names no target in plain words") }
        if let target, !own.contains(where: { $0.name == target }) {
            throw .noTarget(target, of: given, among: own.map(\.name))
        }
        shown = Set(own.map(\.name).filter { target == nil || $0 == target }.map(PackageBuild.module))

        var waiting: [String: SourceSet] = [:]
        for (folder, package) in packages {
            for declared in package.targets {
                let files = try package.files(of: declared)
                if files.isEmpty, checkouts == nil || folder == path, try Self.hasOtherCode(declared.folder) {
                    throw .needsSwiftPM(given, "its target \(declared.name) is not written in Swift")
                }
                guard !files.isEmpty else { continue }
                var set = SourceSet(target: declared.name, files: files, of: folder, needed: [])
                set.settings = package.settings(of: declared)
                set.generators = declared.generators
                waiting[set.module] = set
            }
        }
        let known = Set(waiting.keys)
        func add(_ names: Set<String>) throws(ViewCompilerError) {
            for name in names.sorted() {
                guard var set = waiting.removeValue(forKey: name) else { continue }
                var imported: Set<String> = []
                for file in set.files {
                    imported.formUnion(ImportStatements.modules(in: try CompileService.text(of: file)))
                }
                set.neededModules = imported.intersection(known).subtracting([name])
                try add(set.neededModules)
                modules.append(set)
            }
        }
        try add(shown)
        if modules.isEmpty { throw .noTargets(given) }
    }

    /// The paths of the files, by module.
    package var index: SourceIndex {
        SourceIndex(files: Dictionary(uniqueKeysWithValues: modules.map { ($0.module, $0.files) }))
    }

    /// A package and all packages in its dependency graph.
    private static func packages(
        from path: String, checkouts: String?, _ missing: inout [String]
    ) throws(ViewCompilerError) -> [(String, LocalPackage)] {
        var found: [(String, LocalPackage)] = []
        var waiting = [path]
        var seen: Set<String> = []
        while let folder = waiting.popLast() {
            guard seen.insert(folder).inserted else { continue }
            guard FileSystem.isFile(folder + "/Package.swift") else {
                throw .needsSwiftPM(path, "there is no package in \(folder)")
            }
            let package = LocalPackage(path: folder)
            if let kind = package.specialTarget, checkouts == nil || folder == path {
                throw .needsSwiftPM(path, "\(folder)/Package.swift declares a .\(kind)")
            }
            // A dependency on Zoetrope needs no package, because the engine contains Zoetrope's modules.
            for remote in package.remoteDependencies where !remote.isZoetrope {
                guard let checkouts else {
                    throw .needsSwiftPM(path, "it depends on \(remote), which does not lie beside it")
                }
                let place = checkouts + "/" + RemotePackage.name(of: remote)
                if FileSystem.isFile(place + "/Package.swift") {
                    waiting.append(place)
                } else if !missing.contains(remote) {
                    missing.append(remote)
                }
            }
            found.append((folder, package))
            for local in package.localDependencies where !local.isZoetrope {
                let place = local.hasPrefix("/") ? local : folder + "/" + local
                waiting.append(URL(filePath: place).standardizedFileURL.path)
            }
        }
        return found
    }

    private static func hasOtherCode(_ folder: String) throws(ViewCompilerError) -> Bool {
        try SourceTree.files(below: folder, followsLinks: true)
            .contains { ["c", "m", "mm", "cc", "cpp", "cxx", "s"].contains(FileSystem.kind(of: $0)) }
    }
}

extension String {
    /// Whether a dependency's path or address names Zoetrope or its package of plugins (`Tools/artifactbundle`).
    var isZoetrope: Bool {
        ["zoetrope", "zoetrope-plugins"].contains(RemotePackage.name(of: self).lowercased())
    }
}
