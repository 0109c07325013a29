// SPDX-License-Identifier: MIT

import Files
import Foundation

/// Swift files that are compiled as one module.
package struct SourceSet: Equatable {
    /// What a project says about how its files are compiled; nil: nothing.
    package struct Settings: Equatable {
        /// "5" or "6".
        package var languageMode: String?
        package var isolatesToMainActor: Bool?
        /// Of `#if`.
        package var conditions: [String] = []
        package init() {}
    }

    /// What was named: a file, a folder, or `-`.
    package var path: String
    /// Absolute paths, in order of their names.
    package var files: [String]
    /// What files are called that are made from them: of `Views/My.swift`, `My`.
    package var name: String
    /// The folder in which images and other files of the views lie.
    package var folder: String
    package var settings = Settings()
    /// Modules that these files are compiled together with, as one: what they import of each other is there.
    package var ownModules: Set<String> = []
    /// Modules of the same package that these files may import.
    package var neededModules: Set<String> = []
    /// Targets of packages beside a project which it imports, each behind those that it imports itself. Their files are among
    /// `files`, too: together they are one module, apart one each.
    package private(set) var libraries: [SourceSet] = []
    /// A folder with compiled modules, for imports.
    var modulesFolder: String?

    /// The module's name: letters and digits of `name`.
    package var module: String {
        let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        let word = String(letters)
        return word.first.map { $0.isNumber } ?? true ? "_" + word : word
    }

    /// - Parameters:
    ///   - path: A `.swift` file, a folder with a project of Xcode in it, an app of Swift Playgrounds, or another folder, whose
    ///     files and those of its folders count.
    ///   - target: That of a project; nil: its app, or else its first.
    package init(path given: String, target: String? = nil) throws(WorkshopError) {
        let path = Self.completed(given)
        self.path = given
        guard FileSystem.isFolder(path) || FileSystem.isFile(path) else { throw .noSuchPath(path) }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var packages: [(path: String, package: LocalPackage)] = []
        if FileSystem.isFolder(path), let project = XcodeProject.path(in: url.path) {
            let project = try XcodeProject(path: project)
            let chosen = try Self.target(target, of: project, path)
            (files, name, settings) = (chosen.files, chosen.name, chosen.settings)
            packages = project.localPackages.map { ($0, LocalPackage(path: $0)) }
            folder = project.folder
        } else if FileSystem.isFolder(path), let package = LocalPackage.playground(url.path),
            let app = package.playgroundApp
        {
            (files, name, folder) = ([], app, url.path)
            packages = [(url.path, package)]
        } else if FileSystem.isFolder(path) {
            files = try SourceTree.files(below: url.path).filter(SourceTree.isSource)
            (name, folder) = (url.lastPathComponent, url.path)
        } else {
            files = [url.path]
            (name, folder) = (url.deletingPathExtension().lastPathComponent, url.deletingLastPathComponent().path)
        }
        try add(packages)
        files = Array(Set(files)).sorted()
        if files.isEmpty { throw .noSources(path) }
    }

    /// `Card` beside Card.swift is that file, also where a folder of its pictures is called so.
    package static func completed(_ path: String) -> String {
        let file = path + ".swift"
        guard !path.hasSuffix("/"), FileSystem.isFile(file) else { return path }
        if FileSystem.isMissing(path) { return file }
        let isSource = FileSystem.isFolder(path) && (try? SourceSet(path: path + "/")) != nil
        return isSource || FileSystem.isFile(path) ? path : file
    }

    /// Some Swift files as one module.
    package init(files paths: [String]) throws(WorkshopError) {
        for path in paths where !FileSystem.isFile(path) { throw .noSuchPath(path) }
        path = paths.first ?? ""
        files = Set(paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }).sorted()
        // The folder that all are in.
        var common: [String] = files.first.map { ($0 as NSString).pathComponents.dropLast() } ?? []
        for file in files {
            let parts = (file as NSString).pathComponents.dropLast()
            common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
        }
        folder = NSString.path(withComponents: common)
        name = URL(fileURLWithPath: folder).lastPathComponent
        if files.isEmpty { throw .noSources(path) }
    }

    /// Whether some files declare the same names, or two programs: then each stands for itself.
    package static func areIndependent(_ paths: [String]) throws(WorkshopError) -> Bool {
        var (known, programs): (Set<String>, Int) = ([], 0)
        for path in paths {
            let scan = DeclarationScan([try CompileService.text(of: path)])
            if scan.apps.count > 0 { programs += 1 }
            guard known.isDisjoint(with: scan.sharedTypes), programs < 2 else { return true }
            known.formUnion(scan.sharedTypes)
        }
        return false
    }

    /// Takes the targets of packages that are imported.
    private mutating func add(_ packages: [(path: String, package: LocalPackage)]) throws(WorkshopError) {
        var waiting: [String: SourceSet] = [:]
        for (path, package) in packages {
            for target in package.targets {
                let own = try package.files(of: target)
                ownModules.insert(PackageBuild.module(target.name))
                if target.isExecutable {
                    // The app of a playground; others are programs of their own.
                    if package.playgroundApp != nil { files += own }
                } else if !own.isEmpty {
                    var library = SourceSet(target: target.name, files: own, of: path, needed: [])
                    library.settings.languageMode = package.languageMode
                    library.settings.isolatesToMainActor = false
                    waiting[library.module] = library
                }
            }
        }
        guard !waiting.isEmpty else { return }
        func add(importsOf files: [String]) throws(WorkshopError) -> Set<String> {
            var needed: Set<String> = []
            for file in files { needed.formUnion(ImportStatements.modules(in: try CompileService.text(of: file))) }
            needed.formIntersection(ownModules)
            // A module that is waited for no more has been added, or is being added: no module imports itself.
            for name in needed.sorted() {
                guard var library = waiting.removeValue(forKey: name) else { continue }
                library.neededModules = try add(importsOf: library.files)
                libraries.append(library)
            }
            return needed
        }
        _ = try add(importsOf: files)
        files += libraries.flatMap(\.files)
    }

    /// The module beside its libraries, each behind those that it needs.
    package var modules: [SourceSet] {
        let theirs = Set(libraries.flatMap(\.files))
        var own = self
        own.files.removeAll(where: theirs.contains)
        // What a project says of its files is in the options.
        (own.settings, own.libraries) = (Settings(), [])
        own.neededModules = Set(libraries.map(\.module))
        own.ownModules.subtract(own.neededModules)
        return libraries + [own]
    }

    /// The targets of a package, as if they were one module.
    init(package path: String, name: String, files: [String], modules: Set<String>) throws(WorkshopError) {
        (self.path, self.files, self.name, folder, ownModules) = (path, files, name, path, modules)
        if files.isEmpty { throw .noSources(path) }
    }

    /// A target of a package.
    init(target name: String, files: [String], of package: String, needed: Set<String>) {
        (path, self.files, self.name, folder, neededModules) = (package, files, name, package, needed)
    }

    /// What came on standard input, kept in a file.
    package init(standardInput file: String) {
        (path, files, name, folder) = ("-", [file], "stdin", FileManager.default.currentDirectoryPath)
    }

    private static func target(
        _ name: String?, of project: XcodeProject, _ path: String
    ) throws(WorkshopError) -> XcodeProject.Target {
        let targets = project.targets
        guard let name else {
            guard let usual = targets.first(where: \.isApp) ?? targets.first else { throw .noSources(path) }
            return usual
        }
        guard let chosen = targets.first(where: { $0.name == name }) else {
            throw .noTarget(name, of: path, among: targets.map(\.name))
        }
        return chosen
    }
}
