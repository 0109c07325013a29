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
    package init(path: String, target: String? = nil) throws(WorkshopError) {
        self.path = path
        guard FileSystem.isFolder(path) || FileSystem.isFile(path) else { throw .noSuchPath(path) }
        let url = URL(fileURLWithPath: path).standardizedFileURL
        var localPackages: [String] = []
        if FileSystem.isFolder(path), let project = XcodeProject.path(in: url.path) {
            let project = try XcodeProject(path: project)
            let chosen = try Self.target(target, of: project, path)
            (files, name, settings) = (chosen.files, chosen.name, chosen.settings)
            localPackages = project.localPackages
            folder = project.folder
        } else if FileSystem.isFolder(path), let app = LocalPackage(path: url.path).playgroundApp {
            (files, name, folder) = ([], app, url.path)
            localPackages = [url.path]
        } else if FileSystem.isFolder(path) {
            files = try SourceTree.files(below: url.path).filter(SourceTree.isSource)
            (name, folder) = (url.lastPathComponent, url.path)
        } else {
            files = [url.path]
            (name, folder) = (url.deletingPathExtension().lastPathComponent, url.deletingLastPathComponent().path)
        }
        for package in localPackages { try add(localPackage: package) }
        files = Array(Set(files)).sorted()
        if files.isEmpty { throw .noSources(path) }
    }

    /// Takes the targets of a package into the module.
    private mutating func add(localPackage path: String) throws(WorkshopError) {
        for target in LocalPackage(path: path).targets {
            files += try SourceTree.files(below: target.folder).filter(SourceTree.isSource)
            ownModules.insert(PackageBuild.module(target.name))
        }
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
