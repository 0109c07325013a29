// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The modules of local packages that a package depends on, from the declarations of their manifests.
struct ImportedPackages {
    private var waiting: [String: SourceSet] = [:]
    private let known: Set<String>
    /// The modules imported so far, dependencies first.
    private(set) var modules: [SourceSet] = []

    /// - Parameters:
    ///   - paths: The folders of the packages. Their manifests lead to the packages that they depend on.
    ///   - isOurs: Whether the engine has a module of this name.
    init(paths: [String], besides isOurs: (String) -> Bool) throws(ViewCompilerError) {
        var seen: Set<String> = []
        var folders = paths
        while let next = folders.popLast() {
            let folder = URL(filePath: next).standardizedFileURL.path
            guard seen.insert(folder).inserted, FileSystem.isFile(folder + "/Package.swift") else { continue }
            let package = LocalPackage(path: folder)
            folders += package.localDependencies.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
            for target in package.targets where !target.isExecutable && !isOurs(PackageBuild.module(target.name)) {
                let files = try package.files(of: target)
                guard !files.isEmpty else { continue }
                var set = SourceSet(target: target.name, files: files, of: folder, needed: [])
                set.settings = package.settings(of: target)
                waiting[set.module] = set
            }
        }
        known = Set(waiting.keys)
    }

    /// Adds the modules that some files import to `modules`, and returns their names.
    mutating func add(importsOf files: [String]) throws(ViewCompilerError) -> Set<String> {
        guard !known.isEmpty else { return [] }
        var needed: Set<String> = []
        for file in files { needed.formUnion(ImportStatements.modules(in: try CompileService.text(of: file))) }
        needed.formIntersection(known)
        // A module is removed from `waiting` before its imports are added. So each module is added once, and
        // the recursion ends even if imports are circular.
        for name in needed.sorted() {
            guard var set = waiting.removeValue(forKey: name) else { continue }
            set.neededModules = try add(importsOf: set.files)
            modules.append(set)
        }
        return needed
    }
}
