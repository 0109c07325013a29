// SPDX-License-Identifier: MIT

import Foundation

extension CompileService {
    /// The program that renders a package, built without SwiftPM; builds it unless it is cached.
    package func program(of package: DeclaredPackage, _ options: Options) throws -> String {
        try program(of: package.modules, shown: package.shown, of: package.path, options)
    }

    /// The program that renders some of the modules. Omits code that does not compile, if the omission rule allows it.
    ///
    /// - Parameters:
    ///   - modules: Dependencies first.
    ///   - shown: The names of the modules to show.
    ///   - path: The path that the author gave.
    ///   - fileCount: The number of files for the omission rule; if nil, the number of files of each module.
    func program(
        of modules: [SourceSet], shown shownModules: Set<String>, of path: String, _ options: Options,
        fileCount: Int? = nil
    ) throws -> String {
        let texts = try modules.map { try self.texts(of: $0) }
        var parts = ["declared"] + toolParts + ["\(options)"]
        for (module, texts) in zip(modules, texts) {
            parts += [
                module.module, "\(options.of(module, on: engine.platform))",
                try symbols(of: module, texts).declarations.joined(),
            ]
            parts += zip(module.files, texts).flatMap { [$0, $1] }
        }
        let key = BuildCache.key(of: parts + shownModules.sorted())
        if let known = cache.program(for: key) { return known }
        let folder = try cache.scratchFolder(for: BuildCache.key(of: ["modules", key]))
        defer { cache.discard(folder) }

        var built: [BuiltModule] = []
        for (module, texts) in zip(modules, texts) {
            progress("building \(module.name)")
            var module = module
            // A module that could not be built counts as missing, so the imports of it are left out.
            module.neededModules.formIntersection(built.map(\.set.module))
            if let made = try build(
                module, texts, options.of(module, on: engine.platform), into: folder,
                fileCount: fileCount ?? module.files.count)
            {
                built.append(made)
            } else if shownModules.count > 1 || !shownModules.contains(module.module) {
                diagnostics(CompilerOutput("warning: \(module.name) does not compile: it is not rendered\n"))
            }
        }
        let shown = built.filter { shownModules.contains($0.set.module) }
        guard !shown.isEmpty else { throw ViewCompilerError.doesNotCompile(path) }

        let files = shown.flatMap(\.set.files)
        let scan = DeclarationScan(shown.flatMap(\.texts))
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.places = scan.places(in: files, shown.flatMap(\.texts))
        registry.modules = shown.map(\.set.module)
        registry.isOwnModule = true
        registry.omissions =
            built.flatMap(\.omissions)
            + zip(modules, texts).flatMap { AppleSpellings.uncalledOverrides(in: $0.files, $1) }
        let linked = try link(
            registry, [], ["-parse-as-library", "-module-name", "ZoetropeRegistry", "-I", folder] + engine.flags,
            objects: built.map { "\(folder)/\($0.set.module).o" }, of: path, key: key)
        switch linked {
        case .program(let program): return program
        case .failed(let said):
            tell(said)
            throw ViewCompilerError.doesNotCompile(path)
        }
    }

    private struct BuiltModule {
        var set: SourceSet
        /// The texts that were compiled.
        var texts: [String]
        var omissions: [String] = []
    }

    /// Compiles a module into a folder. If it does not compile, tries again without the code that the omission rule
    /// allows to omit.
    ///
    /// - Returns: nil if both attempts fail.
    private func build(
        _ module: SourceSet, _ texts: [String], _ options: Options, into folder: String, fileCount: Int
    ) throws -> BuiltModule? {
        var module = module
        module.modulesFolder = folder
        func compile(_ others: [String]) throws -> (isFine: Bool, said: String) {
            try self.compile(module, texts, others, options, into: folder, isTestable: true)
        }
        let translated = texts.map { spellings.translation(of: $0) ?? $0 }
        let known = knownOmissions(of: module, texts, options, try symbols(of: module, texts))
        if let (texts, omissions) = known?.texts(of: translated), try compile(texts).isFine {
            return BuiltModule(set: module, texts: texts, omissions: omissions)
        }
        let (isFine, said) = try compile(translated)
        if isFine { return BuiltModule(set: module, texts: translated) }
        let own = { authorErrors(in: module, texts, options).among(Diagnostic.parse(said), isWhole: true) }
        let report = findings(in: said, of: module, texts, options)
        if options.omission.permits(report, own: own(), fileCount: fileCount),
            let rest = try rest(of: module, texts, translated, options, after: said),
            try compile(rest.texts).isFine
        {
            let omissions = rest.omissions.map(\.description)
            known?.keep(rest.texts, of: translated, omissions)
            return BuiltModule(set: module, texts: rest.texts, omissions: omissions)
        }
        tell(said, report)
        return nil
    }
}
