// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// Checks the targets of a package, and merges their reports.
    ///
    /// - Parameter modules: The targets, dependencies first.
    package func check(_ modules: [SourceSet], of path: String, _ options: Options = Options()) throws -> CheckReport {
        let place = try cache.scratchFolder(for: BuildCache.key(of: ["modules", path] + modules.flatMap(\.files)))
        defer { cache.discard(place) }
        var report = CheckReport(path: path, compiles: true, files: Set(modules.flatMap(\.files)).count)
        var emitted = EmittedModules(folder: place)
        var broken: [SourceSet] = []
        for module in modules {
            progress("checking \(module.name)")
            let name = self.module(of: module)
            // Some modules with errors cannot be emitted. The files of such a module are compiled as a part of this
            // one.
            let parts = broken.filter { module.neededModules.contains(self.module(of: $0)) }
            var sources = module
            sources.modulesFolder = place
            sources.importsInvalidModules = !emitted.invalid.isDisjoint(with: module.neededModules)
            sources.files = Array(Set(module.files + parts.flatMap(\.files))).sorted()
            sources.ownModules = Set(parts.map { self.module(of: $0) })
            let isNeeded = modules.contains { $0.neededModules.contains(name) }
            report.add(
                try check(sources, options.of(module, on: engine.platform), &emitted, emits: isNeeded && parts.isEmpty))
            if isNeeded, emitted.keys[name] == nil { broken.append(module) }
        }
        return report
    }

    /// The modules of a package that a check has emitted for the modules that import them.
    private struct EmittedModules {
        /// The folder of the modules; nil if no module can be emitted.
        let folder: String?
        /// The key of each emitted module's interface (`ChangedFiles.key`).
        var keys: [String: String] = [:]
        /// The emitted modules whose declarations have errors, and those that import them.
        var invalid: Set<String> = []
        /// The modules that lack a package, and those that import them.
        var incomplete: Set<String> = []
        /// The tools that add sources to each module, and do not run here.
        var generators: [String: [String]] = [:]
        /// The names that the modules checked so far declare.
        var declared: Set<String> = []
        /// All words of these modules that may be names of members, including generated ones.
        var words: Set<String> = []
    }

    /// Checks whether files compile here, and finds the names that Zoetrope lacks. Builds no program.
    package func check(_ sources: SourceSet, _ options: Options = Options()) throws -> CheckReport {
        var emitted = EmittedModules(folder: nil)
        return try check(sources, options, &emitted, emits: false)
    }

    /// Checks one module.
    ///
    /// - Parameter emits: Whether to add the compiled module to `emitted`, for other modules to import.
    private func check(
        _ sources: SourceSet, _ options: Options, _ emitted: inout EmittedModules, emits: Bool
    ) throws -> CheckReport {
        try checkVersion()
        let place = try cache.scratchFolder(for: BuildCache.key(of: ["check", sources.path] + sources.files))
        defer { cache.discard(place) }
        let texts = try texts(of: sources)
        var report = CheckReport(path: sources.path, files: sources.files.count)
        report.skipped = sources.tests.map {
            CheckReport.Skipped(target: ($0 as NSString).lastPathComponent, lacks: CheckReport.Skipped.app)
        }
        let scan = DeclarationScan(texts)
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.symbols = try symbols(of: sources, texts)
        let registryFile = place + "/" + RegistrySource.fileName
        try FileSystem.write(registry.text, to: registryFile)

        var copies = try SourceCopies(sources, texts, spellings, folder: place)
        var modules: [String: [CheckReport.Place]] = [:]
        let imported = sources.neededModules.compactMap { emitted.keys[$0] }
        let result = try typecheck(
            &copies, with: (registryFile, registry.text), blanking: &modules, sources, options, imported: imported)
        let words = words(of: copies, options)
        emitted.words.formUnion(registry.symbols.words)
        let diagnostics = copies.sorted(
            try recheckingSlowFiles(
                namingUnknownMembers(result.diagnostics, in: words, declared: emitted.words, missing: modules.keys),
                of: copies, words, registry: registryFile, key: result.key, sources, options,
                isIncomplete: modules.keys.contains {
                    CheckReport.support(of: $0, on: engine.platform, .standard) == .unknown
                }))
        for file in words.values { emitted.words.formUnion(file.plainWords) }
        for own in sources.ownModules { modules[own] = nil }

        let (ofRegistry, ofFiles) = (
            diagnostics.filter { $0.isError && $0.place.file == registryFile },
            diagnostics.filter { $0.place.file != registryFile }
        )
        emitted.generators[module(of: sources)] = sources.generators
        let tools = sources.generators + sources.neededModules.sorted().flatMap { emitted.generators[$0] ?? [] }
        let others = try sort(
            ofFiles, words, modules, into: &report, sources, options, place, imported: imported,
            incomplete: emitted.incomplete.intersection(sources.neededModules), generators: tools)
        if report.modules.contains(where: { $0.support == .unknown })
            || !emitted.incomplete.isDisjoint(with: sources.neededModules)
        {
            emitted.incomplete.insert(module(of: sources))
        }
        report.addNewerNames(
            in: words, texts: Array(zip(copies.files, texts)), minimum: options.minimumSystem, &emitted.declared)
        report.separateDependencies(isCheckedOut)
        let refused = registry.views(atLinesOf: ofRegistry)
        if report.isClean, refused.isEmpty, !result.isFine, others.isEmpty,
            !result.diagnostics.contains(where: Self.isTooComplex)
        {
            // Compiling failed, but no error has a place in the files, and no name is missing.
            let reason = Diagnostic.placeless(result.said).first ?? ofRegistry.first?.message ?? "the compiler failed"
            throw ViewCompilerError.failed("\(sources.path): \(reason)")
        }
        report.compiles = report.isClean
        if emits {
            let files = copies.paths + (refused.isEmpty ? [registryFile] : [])
            try emitModule(of: files, into: &emitted, key: result.key, sources, options)
        }
        if report.compiles { report.shows = Self.shown(scan, words, copies, refused) }
        return report
    }

    /// The compiler's answer about the files of a module.
    private struct TypeCheck {
        var isFine = false
        var said = ""
        /// The errors and warnings, with places in the author's files.
        var diagnostics: [Diagnostic] = []
        /// Identifies the interface of the module.
        var key = ""
    }

    /// Type-checks files until no import of a missing module hides other errors.
    ///
    /// - Parameters:
    ///   - registry: The path and text of the generated declarations.
    ///   - modules: Receives the missing modules, with the places of their imports, which are blanked in `copies`.
    private func typecheck(
        _ copies: inout SourceCopies, with registry: (path: String, text: String),
        blanking modules: inout [String: [CheckReport.Place]], _ sources: SourceSet, _ options: Options,
        imported: [String]
    ) throws -> TypeCheck {
        var result = TypeCheck()
        try copies.blankImports(of: missingModules(copies, sources, options), into: &modules)
        repeat {
            let files = zip(copies.paths, zip(copies.files, copies.texts)).map { ($0, $1.0, $1.1) }
            (result.isFine, result.said, result.key) = try typecheckChanges(
                files + [(registry.path, RegistrySource.fileName, registry.text)], sources, options,
                imported: imported)
            result.diagnostics = Diagnostic.parse(result.said).map { copies.original($0) }
        } while try copies.blankImports(of: result.diagnostics, into: &modules)
        if !result.isFine {
            result.said = try namingMistakesInForEach(
                result.said, files: copies.paths, texts: copies.texts, others: copies.texts, key: result.key,
                of: sources, options)
            result.diagnostics = Diagnostic.parse(result.said).map { copies.original($0) }
        }
        return result
    }

    /// Whether a file belongs to a package that was checked out, not to the author.
    private func isCheckedOut(_ file: String) -> Bool {
        file.hasPrefix(cache.checkouts + "/") || file.contains(PackageBuild.scratch + "/checkouts/")
    }

    /// Emits a module into the folder of `emitted`, for others to import.
    private func emitModule(
        of files: [String], into emitted: inout EmittedModules, key: String, _ sources: SourceSet, _ options: Options
    ) throws {
        guard let folder = emitted.folder else { return }
        let name = module(of: sources)
        let isValid = try emitModule(of: files, into: folder, key: key, sources, options)
        if isValid != nil { emitted.keys[name] = key }
        if isValid == false || sources.importsInvalidModules { emitted.invalid.insert(name) }
    }

    /// Emits a module for others to import, or takes it from the cache.
    ///
    /// - Parameter key: Identifies the interface of the module.
    /// - Returns: Whether its declarations have no errors; nil if it could not be emitted.
    private func emitModule(
        of files: [String], into folder: String, key: String, _ sources: SourceSet, _ options: Options
    ) throws -> Bool? {
        let name = "\(module(of: sources)).swiftmodule"
        let entry = BuildCache.key(of: ["module", key])
        let invalid = "invalid"
        let known: String
        if let cached = cache.folder(for: entry) {
            known = cached
        } else {
            let place = try cache.scratchFolder(for: entry)
            // Function bodies are skipped, because the type check has covered them.
            let result = try withModuleCache {
                try end(
                    of: startCompiler(
                        [
                            "-emit-module", "-emit-module-path", "\(place)/\(name)", "-wmo", "-suppress-warnings",
                            "-Xfrontend", "-experimental-skip-all-function-bodies",
                        ] + InvalidModules.flags + moduleArguments(sources, options) + files), for: sources.path)
            }
            guard !result.hasCrashed, FileSystem.isFile("\(place)/\(name)") else {
                cache.discard(place)
                return nil
            }
            if InvalidModules.hasErrors(result.said) { try FileSystem.write("", to: "\(place)/\(invalid)") }
            known = cache.keepFolder(place, for: entry)
        }
        try FileManager.default.copyItem(atPath: "\(known)/\(name)", toPath: "\(folder)/\(name)")
        return !FileSystem.isFile("\(known)/\(invalid)")
    }

    /// The missing names and modules that explain the compiler's output. nil if they cannot be determined; the
    /// caller then reports the compiler's errors instead.
    func findings(in said: String, of sources: SourceSet, _ texts: [String], _ options: Options) -> CheckReport? {
        var report = CheckReport(path: sources.path, files: sources.files.count)
        do {
            let place = try cache.scratchFolder(for: BuildCache.key(of: ["names", sources.path] + sources.files))
            defer { cache.discard(place) }
            var copies = try SourceCopies(sources, texts, spellings, folder: place)
            var modules: [String: [CheckReport.Place]] = [:]
            let diagnostics = Diagnostic.parse(said).map { copies.original($0) }
            _ = try copies.blankImports(of: diagnostics, into: &modules)
            _ = try sort(
                diagnostics, words(of: copies, options), modules, into: &report, sources, options, place, imported: nil)
        } catch {
            return nil
        }
        return report
    }

    /// Type-checks files as one module, without producing code.
    ///
    /// - Parameter files: Paths, and further arguments for the compiler.
    func typecheck(
        _ files: [String], _ sources: SourceSet, _ options: Options
    ) throws -> (isFine: Bool, said: String) {
        // Whole-module mode: one process sees all files, and reports each name once.
        try runCompiler(
            ["-wmo"] + typecheckArguments(sources, options) + files, for: sources.path)
    }

    /// Type-checks some files of a module, without producing code.
    ///
    /// - Parameter files: The paths of all files and further arguments for the compiler. `-primary-file` precedes the
    ///   path of each file to check.
    func typecheck(
        primary files: [String], _ sources: SourceSet, _ options: Options
    ) throws -> (isFine: Bool, said: String) {
        try runCompiler(
            typecheckArguments(sources, options) + files, for: sources.path)
    }

    /// The arguments that make the compiler check types and write nothing.
    static let typecheck = ["-typecheck", "-suppress-warnings"]

    func typecheckArguments(_ sources: SourceSet, _ options: Options) -> [String] {
        Self.typecheck + moduleArguments(sources, options) + Self.quickSolver
    }

    /// Whether the files import a module that may be missing. Ignores imports of submodules.
    func importsMayFail(_ texts: [String], _ sources: SourceSet) -> Bool {
        ImportStatements.modules(in: texts).contains {
            !engine.hasModule($0) && !sources.ownModules.contains($0) && !sources.neededModules.contains($0)
        }
    }

    /// The imported modules that do not exist here.
    private func missingModules(
        _ copies: SourceCopies, _ sources: SourceSet, _ options: Options
    ) throws -> Set<String> {
        var unknown: Set<String> = []
        for (file, text) in zip(copies.files, copies.texts) where importsMayFail([text], sources) {
            // `SourceWords` leaves out imports in comments and in inactive branches of `#if`.
            let words = SourceWords(text, file: file, flags: options.flags, hasModule: engine.hasModule)
            unknown.formUnion(words.imports)
        }
        unknown = unknown.filter {
            !engine.hasModule($0) && !sources.ownModules.contains($0) && !sources.neededModules.contains($0)
        }
        let absent = unknown.intersection(engine.platform.absentModules)
        let names = unknown.subtracting(absent).sorted()
        guard !names.isEmpty else { return absent }
        let text = names.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
        let said = try noted(["missing modules", text]) { place in
            let file = place + "/ZoetropeModules.swift"
            try FileSystem.write(text, to: file)
            var module = sources
            module.name = "ZoetropeModules"
            return try typecheck([file], module, Options()).said
        }
        return unknown.intersection(Diagnostic.parse(said).map(\.message)).union(absent)
    }

    /// The cached output of a compiler run that depends only on the engine and on `parts`. Runs the compiler if the
    /// cache has no output.
    ///
    /// - Parameter run: Runs the compiler, with an empty folder for its input.
    private func noted(_ parts: [String], _ run: (_ folder: String) throws -> String) throws -> String {
        let key = BuildCache.key(of: toolParts + parts)
        if let known = cache.note(for: key) { return known }
        let place = try cache.scratchFolder(for: key)
        defer { cache.discard(place) }
        let said = try run(place)
        if Diagnostic.placeless(said).isEmpty { cache.keepNote(said, for: key) }
        return said
    }

    /// Has the compiler resolve only the imports. It reports one missing module at a time.
    ///
    /// This is faster than a type check: with a missing module, a type check takes its full time and reports only that
    /// module.
    func resolveImports(
        _ files: [String], _ sources: SourceSet, _ options: Options
    ) throws -> (isFine: Bool, said: String) {
        try typecheck(["-Xfrontend", "-resolve-imports"] + files, sources, options)
    }

    /// Adds an error for each import of a module that Apple has on other platforms only. The compiler finds such
    /// modules, because modules of the platform import them.
    func reportAbsentImports(
        in texts: [String], of sources: SourceSet, _ options: Options, _ isFine: inout Bool, _ said: inout String
    ) {
        let absent = engine.platform.absentModules
        for (file, text) in zip(sources.files, texts) where !ImportStatements.modules(in: text).isDisjoint(with: absent)
        {
            let words = SourceWords(text, file: file, flags: options.flags, hasModule: engine.hasModule)
            for word in words.importedModules where absent.contains(word.text) {
                isFine = false
                said += "\(file):\(word.place.line):\(word.place.column): error: no such module '\(word.text)'\n"
            }
        }
    }

    /// Prepares the search for an author's own mistakes: collects the names in the files and the modules that exist.
    func authorErrors(in sources: SourceSet, _ texts: [String], _ options: Options) -> AuthorErrors {
        var words: [String: SourceWords] = [:]
        var translated: [String: String] = [:]
        for (file, text) in zip(sources.files, texts) {
            translated[file] = spellings.translation(of: text) ?? text
            words[file] = SourceWords(
                translated[file]!, file: file, flags: options.flags, hasModule: engine.hasModule)
        }
        return AuthorErrors(CheckReport.Material(words), texts: translated) { name in
            engine.hasModule(name) || sources.ownModules.contains(name) || sources.neededModules.contains(name)
        }
    }

    private func words(of copies: SourceCopies, _ options: Options) -> [String: SourceWords] {
        var words: [String: SourceWords] = [:]
        for (file, text) in zip(copies.files, copies.texts) {
            words[file] = SourceWords(text, file: file, flags: options.flags, hasModule: engine.hasModule)
        }
        return words
    }

    /// Sorts the compiler's diagnostics into the report.
    ///
    /// - Parameter imported: The keys (`EmittedModules.keys`) of the package's modules that the files import. If nil,
    ///   the result of the probe is not cached.
    /// - Returns: The errors outside the author's files, such as those in the generated registry.
    private func sort(
        _ diagnostics: [Diagnostic], _ words: [String: SourceWords], _ modules: [String: [CheckReport.Place]],
        into report: inout CheckReport, _ sources: SourceSet, _ options: Options, _ place: String,
        imported: [String]?, incomplete: Set<String> = [], generators: [String] = []
    ) throws -> [Diagnostic] {
        guard diagnostics.contains(where: \.isError) || !modules.isEmpty else { return [] }
        let material = CheckReport.Material(words)
        let candidates = CheckReport.candidates(in: material, .standard)
        let imports = words.values.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        // The probe imports only modules of the engine and of the package. Other modules may not exist, and a missing
        // one would hide all other errors.
        let known = imports.filter { engine.hasModule($0) || sources.neededModules.contains($0) }
        let probe = NameProbe(candidates, imports: known.subtracting(modules.keys))
        var module = sources
        module.name = "ZoetropeProbe"
        func run(in folder: String) throws -> String {
            let file = folder + "/ZoetropeProbe.swift"
            try FileSystem.write(probe.source, to: file)
            return try typecheck([file], module, Options()).said
        }
        let said =
            if let imported {
                try noted(["probe", probe.source] + sources.neededModules.sorted() + imported.sorted(), run)
            } else {
                try run(in: place)
            }
        report.sort(
            diagnostics, in: material, absent: probe.missing(in: Diagnostic.parse(said)), modules: modules,
            incomplete: incomplete, generators: generators, on: engine.platform, .standard)
        return diagnostics.filter { $0.isError && words[$0.place.file] == nil }
    }

    /// The previews, apps or views that `render` would show. Previews come before apps, apps before views.
    private static func shown(
        _ scan: DeclarationScan, _ words: [String: SourceWords], _ copies: SourceCopies, _ refused: Set<String>
    ) -> [CheckReport.Shown] {
        if scan.hasPreviewMacros {
            return zip(copies.files, copies.texts).flatMap { file, text in
                let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                let previews = words[file]?.words.filter { $0.mark == .macro && $0.text == "Preview" } ?? []
                return previews.map { word in
                    let line = lines.indices.contains(word.place.line - 1) ? lines[word.place.line - 1] : ""
                    let name = line.firstMatch(of: #/#Preview\(\s*"([^"]*)"/#).map { String($0.1) }
                    return CheckReport.Shown(kind: .preview, name: name)
                }
            }
        }
        if !scan.providers.isEmpty { return scan.providers.map { .init(kind: .provider, name: $0) } }
        if !scan.apps.isEmpty { return scan.apps.map { .init(kind: .app, name: $0) } }
        return scan.views.filter { !refused.contains($0) }.map { .init(kind: .view, name: $0) }
    }
}
