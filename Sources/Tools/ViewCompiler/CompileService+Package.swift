// SPDX-License-Identifier: MIT

import Foundation

extension CompileService {
    /// The program that renders a package, built without SwiftPM; builds it unless it is cached.
    package func program(of package: DeclaredPackage, _ options: Options) throws -> String {
        let texts = try package.modules.map { try self.texts(of: $0) }
        var parts = ["declared", engine.path, engine.stamp, engine.compiler, toolchain.root, "\(options)"]
        for (module, texts) in zip(package.modules, texts) {
            parts += [module.module, "\(module.settings)", try symbols(of: module, texts).declarations.joined()]
            parts += zip(module.files, texts).flatMap { [$0, $1] }
        }
        let key = BuildCache.key(of: parts + package.shown.sorted())
        if let known = cache.program(for: key) { return known }
        let folder = try cache.scratchFolder(for: BuildCache.key(of: ["modules", key]))
        defer { cache.discard(folder) }

        var built: [BuiltModule] = []
        for (module, texts) in zip(package.modules, texts) {
            progress("building \(module.name)")
            let missing = module.neededModules.subtracting(built.map(\.set.module))
            guard missing.isEmpty else {
                diagnostics(
                    "warning: \(module.name) needs \(missing.sorted().joined(separator: ", ")): it is not rendered\n")
                continue
            }
            if let made = try build(module, texts, options.of(module), into: folder) {
                built.append(made)
            } else if package.shown.count > 1 || !package.shown.contains(module.module) {
                diagnostics("warning: \(module.name) does not compile: it is not rendered\n")
            }
        }
        let shown = built.filter { package.shown.contains($0.set.module) }
        guard !shown.isEmpty else { throw ViewCompilerError.doesNotCompile(package.path) }

        let files = shown.flatMap(\.set.files)
        let scan = DeclarationScan(shown.flatMap(\.texts))
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.places = scan.places(in: files, shown.flatMap(\.texts))
        registry.modules = shown.map(\.set.module)
        registry.isOwnModule = true
        registry.omissions = built.flatMap(\.omissions)
        let linked = try link(
            registry, [], ["-parse-as-library", "-module-name", "ZoetropeRegistry", "-I", folder] + engine.flags,
            objects: built.map { "\(folder)/\($0.set.module).o" }, of: package.path, key: key)
        switch linked {
        case .program(let program): return program
        case .failed(let said):
            tell(said)
            throw ViewCompilerError.doesNotCompile(package.path)
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
        _ module: SourceSet, _ texts: [String], _ options: Options, into folder: String
    ) throws -> BuiltModule? {
        var module = module
        module.modulesFolder = folder
        func compile(_ others: [String]) throws -> (isFine: Bool, said: String) {
            try self.compile(module, texts, others, options, into: folder, isTestable: true)
        }
        let translated = texts.map { AppleSpellings.translation(of: $0) ?? $0 }
        let (isFine, said) = try compile(translated)
        if isFine { return BuiltModule(set: module, texts: translated) }
        let own = { authorErrors(in: module, texts, options).among(Diagnostic.parse(said), isWhole: true) }
        let report = findings(in: said, of: module, texts, options)
        if options.omission.permits(report, own: own(), fileCount: module.files.count),
            let rest = try rest(of: module, texts, translated, options, after: said),
            try compile(rest.texts).isFine
        {
            return BuiltModule(set: module, texts: rest.texts, omissions: rest.omissions.map(\.description))
        }
        tell(said)
        if let summary = report?.summary(names: 5), !summary.isEmpty { diagnostics(summary) }
        return nil
    }
}
