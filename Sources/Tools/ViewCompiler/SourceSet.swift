// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Swift files that are compiled as one module.
package struct SourceSet: Equatable {
    /// The compiler settings of a project. A setting is nil if the project does not have it.
    package struct Settings: Equatable {
        /// The language mode, "5" or "6".
        package var languageMode: String?
        package var isolatesToMainActor: Bool?
        /// Names that `#if` conditions treat as true, in addition to `DEBUG`.
        package var conditions: [String] = []
        /// Further names that conditions treat as true on a platform.
        package var platformConditions: [TargetPlatform: [String]] = [:]
        /// Further arguments of the compiler, for language features.
        package var features: [String] = []
        /// The oldest version of iOS on which the project runs.
        package var minimumSystem: Double?
        package init() {}

        /// Adds a name that conditions treat as true.
        ///
        /// - Parameter platforms: The platforms for which the package defines it, in any case; if empty, all. A name for
        ///   Linux counts everywhere.
        mutating func define(_ name: String, for platforms: some Collection<String>) {
            let platforms = Set(platforms.map { $0.lowercased() })
            guard !platforms.isEmpty, !platforms.contains("linux") else {
                conditions.append(name)
                return
            }
            for platform in TargetPlatform.allCases where platforms.contains(platform.rawValue.lowercased()) {
                platformConditions[platform, default: []].append(name)
            }
        }

        /// The features that Xcode enables in Swift 5 mode unless a project sets them: here, regular expressions
        /// between slashes.
        static let xcodeFeatures = ["-enable-bare-slash-regex"]
    }

    /// The path that was given: a file, a folder, or `-`.
    package var path: String
    /// The absolute paths of the files, sorted.
    package var files: [String]
    /// The base name of output files: `My` for `Views/My.swift`.
    package var name: String
    /// The folder with the images and other files of the views.
    package var folder: String
    package var settings = Settings()
    /// Modules whose files are compiled as a part of this one. Their `import` statements are blanked.
    package var ownModules: Set<String> = []
    /// Modules of the same package that these files may import.
    package var neededModules: Set<String> = []
    /// The tools that write further sources of the module when Xcode or SwiftPM builds it, such as `the plugin SwiftGen`.
    /// They do not run in checks.
    package var generators: [String] = []
    /// The targets of local packages that the files import, dependencies first. `files` also contains the files of
    /// these targets, so that everything can be compiled as one module instead.
    package private(set) var libraries: [SourceSet] = []
    /// The folder of the compiled modules that these files import; nil if they import none.
    var modulesFolder: String?
    /// Whether `modulesFolder` has a module that these files import and whose declarations have errors.
    var importsInvalidModules = false

    /// The files of a folder without a project that test an app, and are therefore no part of it.
    package private(set) var tests: [String] = []

    /// Whether a file drives an app from outside, or imports an app's module for XCTest.
    private static func isTestOfAnApp(_ file: String) -> Bool {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains("import XCTest") else {
            return false
        }
        return text.contains("XCUIApplication") || text.contains("@testable import")
    }

    /// The module's name: the ASCII letters and digits of `name`, with underscores for all else.
    package var module: String {
        Self.identifier(name)
    }

    /// The package's name for the compiler: the same for all modules of a package.
    var package: String { Self.identifier(path) }

    private static func identifier(_ text: String) -> String {
        let word = String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
        return word.first.map { $0.isNumber } ?? true ? "_" + word : word
    }

    /// - Parameters:
    ///   - path: A `.swift` file, a folder with an Xcode project, a Swift Playgrounds app, or any other folder,
    ///     which is searched recursively.
    ///   - target: The name of a target of the project. If nil, selects the app target; without an app, the
    ///     first target.
    ///   - platform: The platform for which an Xcode project is compiled.
    ///   - checkouts: Finds the folders of the remote packages of an Xcode project.
    package init(
        path given: String, target: String? = nil, platform: TargetPlatform = .iOS,
        checkouts: (XcodeProject) throws(ViewCompilerError) -> [String] = { _ in [] }
    ) throws(ViewCompilerError) {
        let path = Self.completed(given)
        self.path = given
        guard FileSystem.isFolder(path) || FileSystem.isFile(path) else { throw .noSuchPath(path) }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var packages: [(path: String, package: LocalPackage)] = []
        var frameworks: [XcodeProject.Target] = []
        if FileSystem.isFolder(path), let project = XcodeProject.path(in: url.path) {
            let project = try XcodeProject(path: project, platform: platform)
            let chosen = try Self.target(target, of: project, path)
            (files, name, settings) = (chosen.files, chosen.name, chosen.settings)
            generators = chosen.generators
            packages = LocalPackage.closure(of: project.localPackages + (try checkouts(project)))
            folder = project.folder
            frameworks = project.targets.filter {
                !$0.isApp && !chosen.unneededTargets.contains($0.name) && Set($0.files).isDisjoint(with: chosen.files)
            }
        } else if FileSystem.isFolder(path), let package = LocalPackage.playground(url.path),
            let app = package.playgroundApp
        {
            (files, name, folder) = ([], app, url.path)
            packages = [(url.path, package)]
        } else if FileSystem.isFolder(path) {
            let all = try SourceTree.files(below: url.path).filter(SourceTree.isSource)
            let found = all.filter(Self.isTestOfAnApp)
            let areAll = found.count == all.count
            files = areAll ? all : all.filter { !found.contains($0) }
            tests = areAll ? [] : found
            (name, folder) = (url.lastPathComponent, url.path)
            settings.features = Settings.xcodeFeatures
        } else {
            files = [url.path]
            settings.features = Settings.xcodeFeatures
            (name, folder) = (url.deletingPathExtension().lastPathComponent, url.deletingLastPathComponent().path)
        }
        if FileSystem.isFolder(path), packages.allSatisfy({ $0.package.playgroundApp == nil }) {
            packages += try Self.packagesAround(folder, importing: files, besides: packages.map(\.package))
        }
        try add(packages, frameworks)
        files = Array(Set(files)).sorted()
        if files.isEmpty { throw .noSources(path) }
    }

    /// The package in one of the four folders above, if it has a module that the files import and that none of `others`
    /// has; without such a package, the local packages with such modules of a project in one of these folders. Examples in
    /// the repository of a library often find it by a workspace, which is not read.
    private static func packagesAround(
        _ folder: String, importing files: [String], besides others: [LocalPackage]
    ) throws(ViewCompilerError) -> [(path: String, package: LocalPackage)] {
        // Reads the files only if there is a package above.
        var known: Set<String>?
        func hasImported(_ package: LocalPackage) throws(ViewCompilerError) -> Bool {
            if known == nil {
                var modules: Set<String> = []
                for file in files { modules.formUnion(ImportStatements.modules(in: try CompileService.text(of: file))) }
                known = modules.subtracting(others.flatMap(\.targets).map { PackageBuild.module($0.name) })
            }
            let modules = package.targets.filter { !$0.isExecutable }.map { PackageBuild.module($0.name) }
            return !known!.isDisjoint(with: modules)
        }
        if let found = try LocalPackage.around(
            folder, where: { _, package throws(ViewCompilerError) in try hasImported(package) })
        {
            return [found]
        }
        guard let project = LocalPackage.folders(above: folder).lazy.compactMap(XcodeProject.path).first else {
            return []
        }
        var found: [(path: String, package: LocalPackage)] = []
        for path in try XcodeProject(path: project).localPackages where !folder.hasPrefix(path + "/") {
            let package = LocalPackage(path: path)
            if try hasImported(package) { found.append((path, package)) }
        }
        return found
    }

    /// Completes a path without extension: `Card` becomes `Card.swift` if that file exists, even beside a folder `Card`
    /// without sources.
    package static func completed(_ path: String) -> String {
        let file = path + ".swift"
        guard !path.hasSuffix("/"), FileSystem.isFile(file) else { return path }
        if FileSystem.isMissing(path) { return file }
        let isSource = FileSystem.isFolder(path) && (try? SourceSet(path: path + "/")) != nil
        return isSource || FileSystem.isFile(path) ? path : file
    }

    /// Makes one module of the given Swift files.
    package init(files paths: [String]) throws(ViewCompilerError) {
        for path in paths where !FileSystem.isFile(path) { throw .noSuchPath(path) }
        path = paths.first ?? ""
        files = Set(paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }).sorted()
        // The path components of the deepest folder that contains all files.
        var common: [String] = files.first.map { ($0 as NSString).pathComponents.dropLast() } ?? []
        for file in files {
            let parts = (file as NSString).pathComponents.dropLast()
            common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
        }
        folder = NSString.path(withComponents: common)
        name = URL(fileURLWithPath: folder).lastPathComponent
        if files.isEmpty { throw .noSources(path) }
    }

    /// Whether the files cannot be one module, because two of them declare the same type or an app.
    package static func areIndependent(_ paths: [String]) throws(ViewCompilerError) -> Bool {
        var (known, programs): (Set<String>, Int) = ([], 0)
        for path in paths {
            let scan = DeclarationScan([try CompileService.text(of: path)])
            if scan.apps.count > 0 { programs += 1 }
            guard known.isDisjoint(with: scan.sharedTypes), programs < 2 else { return true }
            known.formUnion(scan.sharedTypes)
        }
        return false
    }

    /// Adds the packages' targets, and the project's other targets, that the files import, directly or through other
    /// targets.
    private mutating func add(
        _ packages: [(path: String, package: LocalPackage)], _ frameworks: [XcodeProject.Target]
    ) throws(ViewCompilerError) {
        var waiting: [String: SourceSet] = [:]
        for target in frameworks {
            var library = SourceSet(target: target.module, files: target.files, of: folder, needed: [])
            library.settings = target.settings
            library.generators = target.generators
            library.settings.languageMode = target.settings.languageMode ?? "5"
            library.settings.isolatesToMainActor = target.settings.isolatesToMainActor ?? false
            waiting[library.module] = library
            ownModules.insert(library.module)
        }
        for (path, package) in packages {
            for target in package.targets {
                let own = try package.files(of: target)
                ownModules.insert(PackageBuild.module(target.name))
                if target.isExecutable {
                    // Adds the app of a Swift Playgrounds package. Other executables are skipped: they are separate
                    // programs.
                    if package.playgroundApp != nil { files += own }
                } else if !own.isEmpty {
                    var library = SourceSet(target: target.name, files: own, of: path, needed: [])
                    library.settings = package.settings(of: target)
                    library.generators = target.generators
                    library.settings.isolatesToMainActor = target.settings.isolatesToMainActor ?? false
                    waiting[library.module] = library
                }
            }
        }
        guard !waiting.isEmpty else { return }
        func add(importsOf files: [String]) throws(ViewCompilerError) -> Set<String> {
            var needed: Set<String> = []
            for file in files { needed.formUnion(ImportStatements.modules(in: try CompileService.text(of: file))) }
            needed.formIntersection(ownModules)
            // A module is removed from `waiting` before its imports are added. So each module is added once,
            // and the recursion ends even if imports are circular.
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

    /// This module and its libraries as separate modules, dependencies first.
    package var modules: [SourceSet] {
        let theirs = Set(libraries.flatMap(\.files))
        var own = self
        own.files.removeAll(where: theirs.contains)
        // Removes the settings, because the caller passes the project's settings as options.
        (own.settings, own.libraries) = (Settings(), [])
        own.neededModules = Set(libraries.map(\.module))
        own.ownModules.subtract(own.neededModules)
        return libraries + [own]
    }

    /// The targets of a package as one module.
    init(package path: String, name: String, files: [String], modules: Set<String>) throws(ViewCompilerError) {
        (self.path, self.files, self.name, folder, ownModules) = (path, files, name, path, modules)
        if files.isEmpty { throw .noSources(path) }
    }

    init(target name: String, files: [String], of package: String, needed: Set<String>) {
        (path, self.files, self.name, folder, neededModules) = (package, files, name, package, needed)
    }

    /// A source set of one file, in which a program text from standard input is stored.
    package init(standardInput file: String) {
        (path, files, name, folder) = ("-", [file], "stdin", FileManager.default.currentDirectoryPath)
    }

    private static func target(
        _ name: String?, of project: XcodeProject, _ path: String
    ) throws(ViewCompilerError) -> XcodeProject.Target {
        let targets = project.targets
        guard let name else {
            let candidates = targets.contains(where: \.isForPlatform) ? targets.filter(\.isForPlatform) : targets
            // An app for another platform comes before a library for this one.
            guard let usual = candidates.first(where: \.isApp) ?? targets.first(where: \.isApp) ?? candidates.first
            else { throw .noSources(path) }
            return usual
        }
        guard let chosen = targets.first(where: { $0.name == name }) else {
            throw .noTarget(name, of: path, among: targets.map(\.name))
        }
        return chosen
    }
}
