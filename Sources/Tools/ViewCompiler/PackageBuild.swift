// SPDX-License-Identifier: MIT

import Support
import Foundation

/// Builds the program that renders a Swift package. SwiftPM builds the package as it is, with the engine's modules in
/// the search path.
package struct PackageBuild {
    /// The folder with the manifest.
    package let path: String
    private let service: CompileService
    /// Runs SwiftPM on this package.
    private var manager: PackageManager
    /// The repositories on this machine from which SwiftPM takes the remote packages; nil to download them. Set by
    /// `prepared`.
    private var mirrors: RepositoryMirrors?
    private let manifest: PackageManifest
    /// The local packages that this package depends on, directly or through others.
    private let localClosure: [(path: String, package: LocalPackage)]
    private let targets: [PackageManifest.Target]
    private let options: CompileService.Options

    /// Whether a path is a package that SwiftPM can build. Beside an Xcode project, a manifest whose targets have no
    /// folder only states dependencies.
    package static func isPackage(_ path: String) -> Bool {
        FileSystem.isFolder(path) && FileSystem.isFile(path + "/Package.swift")
            && LocalPackage.playground(path) == nil
            && (XcodeProject.path(in: path) == nil || mayHaveSources(path))
    }

    private static func mayHaveSources(_ path: String) -> Bool {
        if ["Sources", "Source", "src", "srcs"].contains(where: { FileSystem.isFolder("\(path)/\($0)") }) {
            return true
        }
        let manifest = try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8)
        return manifest?.contains(#/\bpath\s*:/#) != false
    }

    /// - Parameter target: The target to render. If nil, renders all targets except tests, macros and plugins.
    package init(
        path: String, target: String?, _ service: CompileService, _ options: CompileService.Options
    ) throws {
        self.path = URL(filePath: path).standardizedFileURL.path
        (self.service, self.options) = (service, options)
        guard let program = service.packageManager else { throw ViewCompilerError.noCompiler }
        let scratch = self.path + Self.scratch
        let manager = PackageManager(program: program, service: service, path: self.path, scratch: scratch)
        self.manager = manager
        let dump = ManifestDump(path: self.path, scratch: scratch, compiler: service.toolchain.frontend)
        let text = try dump.text {
            let (ending, output, errors) = try manager.run(["package", "dump-package"], [], hasNetwork: false)
            guard ending == .exit(0), let start = output.firstIndex(of: "{") else {
                service.diagnostics(CompilerOutput(errors))
                throw ViewCompilerError.failed("\(path): its manifest cannot be read")
            }
            return String(output[start...])
        }
        do {
            manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        } catch {
            throw ViewCompilerError.failed("\(path): its manifest cannot be read (\(error))")
        }
        localClosure = LocalPackage.closure(of: manifest.localPackages)
        let shown = manifest.shownTargets
        if let target, !shown.contains(where: { $0.name == target }) {
            throw ViewCompilerError.noTarget(target, of: path, among: shown.map(\.name))
        }
        targets = shown.filter { target == nil || $0.name == target }
    }

    static let scratch = "/.build/zoetrope"

    /// Modules of the package that are named like modules of the engine. The compiler tells modules apart only by name,
    /// so such a package is compiled as one module.
    package var namesakes: [String] {
        manifest.closure(of: targets).map { Self.module($0.name) }.filter(service.engine.hasModule)
    }

    /// The package's settings: the language mode and the oldest system from its manifest.
    package var settings: SourceSet.Settings {
        var settings = SourceSet.Settings()
        settings.languageMode = manifest.languageMode
        settings.minimumSystem = manifest.minimumSystem
        return settings
    }

    /// The files of the targets and of their dependencies in the package, as one module.
    package func allSources() throws(ViewCompilerError) -> SourceSet { try sources(of: manifest.closure(of: targets)) }

    /// The targets and their dependencies in local and in remote packages, one module each, dependencies first.
    ///
    /// Skips remote packages that are not available. Downloads them only if the service fetches packages. Targets that
    /// only tests use belong to the tests: if they import a package that is not available, they are skipped.
    package func modules() throws -> (modules: [SourceSet], skipped: [CheckReport.Skipped]) {
        var modules: [SourceSet] = []
        let build = try prepared()
        if hasRemotePackages, build.mirrors != nil || service.fetchesPackages {
            do {
                try build.resolve(hasNetwork: service.fetchesPackages)
            } catch let error as UnresolvedPackages {
                service.diagnostics(CompilerOutput(error.said))
            }
        }
        let remote = ((try? FileSystem.entries(of: checkouts)) ?? []).map { "\(checkouts)/\($0)" }
        var others = try ImportedPackages(paths: manifest.localPackages + remote, besides: service.engine.hasModule)
        let support = targets.count > 1 ? Set(manifest.testSupport.map(\.name)) : []
        var skipped: [CheckReport.Skipped] = []
        func isSkipped(_ target: PackageManifest.Target) -> Bool { skipped.contains { $0.target == target.name } }
        func add(_ target: PackageManifest.Target) throws {
            guard !isSkipped(target), !modules.contains(where: { $0.name == target.name }) else { return }
            let needed = manifest.closure(of: [target]).filter { $0.name != target.name }
            // A target that depends on `target` would be a cycle. It is skipped here, and SwiftPM reports it.
            for other in needed where !other.needed.contains(target.name) { try add(other) }
            let files = try target.sourceFiles(in: path)
            guard !files.isEmpty else { return }
            let imported = try others.add(importsOf: files)
            if support.contains(target.name) {
                var modules: Set<String> = []
                for file in files { modules.formUnion(ImportStatements.modules(in: try CompileService.text(of: file))) }
                let own = Set(manifest.targets.map(\.name))
                let missing = Set(target.neededProducts).subtracting(own).intersection(modules).subtracting(imported)
                    .filter { !service.engine.hasModule($0) }
                let lacking = missing.min() ?? needed.first(where: isSkipped)?.name
                if let lacking {
                    skipped.append(.init(target: target.name, lacks: lacking))
                    return
                }
            }
            var module = SourceSet(
                target: target.name, files: files, of: path,
                needed: imported.union(needed.map { Self.module($0.name) }))
            module.settings = target.compilerSettings
            module.generators = target.generators
            modules.append(module)
        }
        for target in targets { try add(target) }
        if modules.isEmpty { throw ViewCompilerError.noTargets(path) }
        return (others.modules + modules, skipped)
    }

    private func sources(of targets: [PackageManifest.Target]) throws(ViewCompilerError) -> SourceSet {
        var files: [String] = []
        for target in targets {
            files += try target.sourceFiles(in: path)
        }
        return try SourceSet(
            package: path, name: URL(filePath: path).lastPathComponent, files: SourceTree.distinct(files),
            modules: Set(manifest.targets.map { Self.module($0.name) }))
    }

    /// The paths of the files, by module.
    package func index() throws(ViewCompilerError) -> SourceIndex {
        var files: [String: [String]] = [:]
        for target in targets {
            files[Self.module(target.name)] = try target.sourceFiles(in: path)
        }
        return SourceIndex(files: files)
    }

    /// The program that renders the package. Returns the cached program if no file has changed; otherwise builds it.
    package func program() throws -> String {
        let key = try stampKey()
        if let known = service.cache.program(for: key) { return known }
        return try prepared().newProgram(for: key)
    }

    private func newProgram(for key: String) throws -> String {
        try service.checkVersion()
        var built: [PackageManifest.Target] = []
        var files = try files()
        try forgetIncomplete()
        for target in targets {
            if try build(target, &files) {
                built.append(target)
                continue
            }
            if targets.count == 1 { throw ViewCompilerError.doesNotCompile(path) }
            service.diagnostics(CompilerOutput("warning: \(target.name) does not compile: it is not rendered\n"))
        }
        guard !built.isEmpty else { throw ViewCompilerError.doesNotCompile(path) }
        let sources = built.flatMap { files.sources(below: $0.folder(in: path)) }
        let scan = DeclarationScan(sources.map(\.text))
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.places = scan.places(in: sources.map(\.path), sources.map(\.text))
        registry.modules = built.map { Self.module($0.name) }
        registry.isOwnModule = true
        registry.omissions =
            files.rest.omissions.map(\.description) + AppleSpellings.uncalledOverrides(in: files.paths, files.texts)
        let folder = path + Self.scratch + "/debug"
        let failed = Set(targets.map(\.name)).subtracting(built.map(\.name))
        let objects = try objects(in: folder, without: failed)
        let linked = try service.link(
            registry, [],
            ["-parse-as-library", "-module-name", "ZoetropeRegistry", "-I", folder + "/Modules", "-I", folder]
                + service.engine.flags, objects: objects, of: path, key: key)
        switch linked {
        case .program(let program): return program
        case .failed(let said):
            service.tell(said)
            throw ViewCompilerError.doesNotCompile(path)
        }
    }

    /// All files of the package, with their contents and the texts to compile.
    private struct Files {
        let paths: [String]
        let texts: [String]
        /// The rewritten files of the package's dependencies.
        let others: [DependencySources.File]
        /// The texts to compile: rewritten by `AppleSpellings`, and without the omitted code.
        var rest: OmittedTexts

        func sources(below folder: String) -> [(path: String, text: String)] {
            zip(paths, rest.texts).filter { $0.0.hasPrefix(folder + "/") }.map { ($0, $1) }
        }
    }

    private func files() throws -> Files {
        let paths = try manifest.targets.flatMap { try $0.sourceFiles(in: path) }
        let texts = try paths.map { try CompileService.text(of: $0) }
        var translated = texts.map { service.spellings.translation(of: $0) ?? $0 }
        // Appends the generated declarations to the first file of each target that imports SwiftUI. SwiftPM
        // would not compile them as a separate file.
        for target in manifest.shownTargets {
            let own = paths.indices.filter { paths[$0].hasPrefix(target.folder(in: path) + "/") }
            guard let host = own.first(where: { translated[$0].contains(#/(?m)^\s*import SwiftUI\b/#) }) else {
                continue
            }
            let scan = DeclarationScan(own.map { translated[$0] })
            let types = scan.types.union(scan.values)
            let symbols = CatalogSymbols(
                catalogs: try ResourceFolders.catalogs(target.folder(in: path)), texts: own.map { translated[$0] },
                platform: service.engine.platform)
            // Imports SwiftUI again, because the file's own import may be in an inactive branch of `#if`.
            translated[host] +=
                "\npublic import Foundation\npublic import SwiftUI\n"
                + (RegistrySource.virtualTime(besides: types) + RegistrySource.foundation(besides: types)
                + symbols.declarations).joined(separator: "\n")
        }
        return Files(
            paths: paths, texts: texts, others: try dependencySources(),
            rest: OmittedTexts(files: paths, texts: translated))
    }

    /// This build, with repositories on this machine in place of remote ones. Only runs of SwiftPM need it, because the
    /// search runs Git.
    private func prepared() throws -> PackageBuild {
        guard hasRemotePackages, let mirrors = try Self.mirrors(of: path, service.environment) else { return self }
        var build = self
        build.mirrors = mirrors
        build.manager.configuration = manager.scratch + "/configuration"
        try mirrors.write(into: manager.scratch + "/configuration", links: manager.scratch + "/mirrors")
        return build
    }

    /// Mirrors for the packages that `Package.resolved` names; nil unless the repositories of all of them are on this
    /// machine. Also nil without `Package.resolved`, because SwiftPM then needs the network to find the latest
    /// versions.
    private static func mirrors(of path: String, _ environment: [String: String]) throws -> RepositoryMirrors? {
        guard let bytes = FileSystem.data(of: path + "/Package.resolved", limit: 4 << 20) else { return nil }
        let addresses = CompileService.addresses(in: String(decoding: bytes, as: UTF8.self))
        let local = LocalRepositories(environment: environment)
        let mirrors = RepositoryMirrors(addresses, local, hasNetwork: false)
        return !addresses.isEmpty && addresses.allSatisfy(mirrors.hasFolder) ? mirrors : nil
    }

    /// SwiftPM could not check out all remote packages.
    package struct UnresolvedPackages: Error {
        /// The messages of SwiftPM.
        package var said: String
        /// The folder with those packages that were checked out.
        package var checkouts: String
    }

    /// Whether the package depends on remote packages, directly or through local ones.
    private var hasRemotePackages: Bool {
        manifest.dependencies.contains { $0.fileSystem == nil }
            || localClosure.contains { !$0.package.remoteDependencies.isEmpty }
    }

    /// Checks out the remote packages by SwiftPM. Throws `UnresolvedPackages` if SwiftPM fails.
    private func resolve(hasNetwork: Bool) throws {
        guard hasRemotePackages else { return }
        let (ending, _, errors) = try manager.run(
            ["package", "resolve"], [], others: readFolders, hasNetwork: hasNetwork)
        guard ending == .exit(0) else { throw UnresolvedPackages(said: errors, checkouts: checkouts) }
    }

    private var checkouts: String { path + Self.scratch + "/checkouts" }

    /// Resolves the package's dependencies, and returns their files whose code must be rewritten to compile here.
    private func dependencySources() throws -> [DependencySources.File] {
        try resolve(hasNetwork: true)
        return try DependencySources(
            local: manifest.localPackages, checkouts: checkouts, spellings: service.spellings
        ).translated()
    }

    /// The folders outside of the package that SwiftPM reads.
    private var readFolders: [String] { localClosure.map(\.path) + (mirrors?.readFolders ?? []) }

    /// The maximum number of rounds. Each round omits more code and builds again.
    private static let mostRounds = 16

    /// Builds a target. While it does not compile, omits code that the omission rule allows to omit, and builds again.
    ///
    /// - Returns: Whether the target was built.
    private func build(_ target: PackageManifest.Target, _ files: inout Files) throws -> Bool {
        for round in 0..<Self.mostRounds {
            service.progress(
                round == 0 ? "building \(target.name)" : "building \(target.name) without what does not compile")
            let overlay = try SourceOverlay(
                files: files.paths + files.others.map(\.path), texts: files.texts + files.others.map(\.text),
                others: files.rest.texts + files.others.map(\.translation), folder: path + Self.scratch + "/spellings",
                isOneModule: false)
            // Written before the build, because even a build that fails may have compiled dependencies with omissions.
            if !files.rest.omissions.isEmpty { try rememberIncomplete(manifest.closure(of: [target])) }
            let (ending, output, errors) = try manager.run(
                ["build"], buildArguments(target.name, overlay), others: readFolders, hasNetwork: false)
            if ending == .exit(0) {
                return true
            }
            let said = Self.complaints(in: output) + errors
            guard try permitsOmission(said, of: target, round: round, isWhole: round == 0 || !files.rest.lacksCode),
                files.rest.leaveOut(Diagnostic.parse(said))
            else {
                service.tell(said)
                break
            }
        }
        return false
    }

    /// Whether the omission rule allows another round, which omits the code that the compiler has rejected.
    ///
    /// - Parameter isWhole: Whether no code has been omitted so far.
    private func permitsOmission(
        _ said: String, of target: PackageManifest.Target, round: Int, isWhole: Bool
    ) throws -> Bool {
        // Includes the targets that this target depends on, because SwiftPM compiles them in the same build.
        var sources = SourceSet(
            target: target.name, files: try manifest.closure(of: [target]).flatMap { try $0.sourceFiles(in: path) },
            of: path, needed: [])
        sources.ownModules.formUnion(manifest.targets.map { Self.module($0.name) })
        let texts = try service.texts(of: sources)
        let mistakes = service.authorErrors(in: sources, texts, options)
        let own = mistakes.among(Diagnostic.parse(said), isWhole: isWhole)
        // In later rounds, omitted code may cause further errors. So only the author's own mistakes prevent further
        // omissions.
        guard round == 0 else { return options.omission == .all || own.isEmpty }
        return options.omission.permits(
            service.findings(in: said, of: sources, texts, options), own: own, fileCount: sources.files.count)
    }

    // Targets compiled with omissions are compiled again in the next run. By then, the missing names may have been
    // added elsewhere. SwiftPM would not notice, because the target's own files are unchanged.

    private var incompleteList: String { path + Self.scratch + "/incomplete" }

    private func rememberIncomplete(_ targets: [PackageManifest.Target]) throws {
        let known = (try? String(contentsOfFile: incompleteList, encoding: .utf8)) ?? ""
        try (known + targets.map { $0.name + "\n" }.joined())
            .write(toFile: incompleteList, atomically: true, encoding: .utf8)
    }

    private func forgetIncomplete() throws {
        guard let known = try? String(contentsOfFile: incompleteList, encoding: .utf8) else { return }
        for name in known.split(separator: "\n") where manifest.targets.contains(where: { $0.name == name }) {
            // Removes what SwiftPM has built for the target. Keeps the output file maps (JSON), because SwiftPM
            // writes these anew only if its plan has changed.
            for file in try SourceTree.files(below: path + Self.scratch + "/debug/\(name).build")
            where !["json", ""].contains(FileSystem.kind(of: file)) {
                try? FileManager.default.removeItem(atPath: file)
            }
        }
        try FileManager.default.removeItem(atPath: incompleteList)
    }

    private func buildArguments(_ target: String, _ overlay: SourceOverlay) -> [String] {
        var flags = service.engine.flags + CompileService.style + CompileService.implicitImports + overlay.arguments
        if options.isolatesToMainActor { flags += ["-default-isolation", "MainActor"] }
        // SwiftPM leaves out names that it defines for other platforms than Linux.
        let conditions = manifest.targets.flatMap {
            $0.compilerSettings.platformConditions[service.engine.platform, default: []]
        }
        flags += Set(conditions).sorted().map { "-D" + $0 }
        // Disables the index store, because SwiftPM would move it between folders. Landlock permits this only from
        // version 2.
        return ["-c", "debug", "--target", target, "--disable-index-store"] + flags.flatMap { ["-Xswiftc", $0] }
    }

    /// The program's cache key. It covers path, size and time of the manifest, of `Package.resolved`, and of every file
    /// in the folders of targets and local packages, including images.
    private func stampKey() throws(ViewCompilerError) -> String {
        var all = [path + "/Package.swift", path + "/Package.resolved"]
        for target in manifest.targets {
            all += try SourceTree.files(below: target.folder(in: path), followsLinks: true)
        }
        for local in manifest.dependencies.flatMap({ $0.fileSystem ?? [] }) {
            all += try SourceTree.files(below: local.path)
        }
        return BuildCache.key(
            of: ["package", service.engine.path, service.engine.stamp, service.toolchain.root, "\(options)"]
                + targets.map(\.name) + all.map(SourceStamp.line(of:)))
    }

    /// The object files of the targets and of their dependencies.
    private func objects(in folder: String, without failed: Set<String>) throws(ViewCompilerError) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var objects: [String] = []
        for name in names where name.hasSuffix(".build") && !name.hasSuffix("-tool.build") {
            if failed.contains(String(name.dropLast(6))) { continue }
            let inner = folder + "/" + name
            // SwiftPM keeps the objects of files that have been removed.
            let compiled = Self.compiledObjects(in: inner)
            objects += try SourceTree.files(below: inner).filter { file in
                file.hasSuffix(".o") && compiled.map { !file.hasSuffix(".swift.o") || $0.contains(file) } != false
            }
        }
        return objects
    }

    /// The paths of the object files of the Swift files that a target has now; nil if SwiftPM's file map cannot be
    /// read.
    private static func compiledObjects(in folder: String) -> Set<String>? {
        guard let data = FileManager.default.contents(atPath: folder + "/output-file-map.json"),
            let map = try? JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
        else { return nil }
        return Set(map.values.compactMap { $0["object"] }.map { folder + "/" + ($0 as NSString).lastPathComponent })
    }

    static func module(_ target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// The compiler's messages, without SwiftPM's progress.
    static func complaints(in output: String) -> String {
        output.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { line in
                line.prefixMatch(of: #/\[\d+/\d+\]/#) == nil && !line.hasPrefix("Building for")
                    && !line.hasPrefix("error: emit-module command failed") && !line.hasPrefix("Build of target")
            }
            .joined(separator: "\n")
    }
}
