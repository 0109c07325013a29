// SPDX-License-Identifier: MIT

import Foundation
import Support

extension CompileService {
    /// Whether the libraries can be compiled as separate modules. They cannot if one is named like a module of the
    /// engine, because the compiler tells modules apart only by name.
    package func separates(_ sources: SourceSet) -> Bool {
        !sources.libraries.isEmpty && !sources.libraries.contains { engine.hasModule($0.module) }
    }

    /// Compiles each library as a module and links the libraries with the other files.
    ///
    /// Returns nil if there are no libraries, or if one of the modules does not compile. The caller then compiles all
    /// files as one module. If that fails too, its errors are reported.
    ///
    /// - Parameter texts: The file contents from which `key` was computed. They are compiled even if the files on disk
    ///   have changed since.
    func programOfModules(
        _ sources: SourceSet, _ texts: [String], _ options: Options, key: String
    ) throws -> String? {
        guard separates(sources) else { return nil }
        let known = Dictionary(zip(sources.files, texts)) { first, _ in first }
        guard let folder = try librariesFolder(sources, known, options) else { return nil }
        var own = sources.modules.last!
        own.modulesFolder = folder
        let texts = own.files.map { known[$0]! }
        let translated = texts.map { spellings.translation(of: $0) ?? $0 }
        let objects = sources.libraries.map { "\(folder)/\($0.module).o" }
        switch try link(own, texts, translated, options, key: key, objects: objects) {
        case .program(let program): return program
        case .failed: return nil
        }
    }

    /// Compiles each library as a module, without the code that the omission rule allows to omit.
    ///
    /// Returns nil if there are no libraries, or if nothing would be left to show. The caller then compiles all files
    /// as one module.
    func programOfIncompleteModules(_ sources: SourceSet, _ options: Options) throws -> String? {
        guard separates(sources), options.omission != .never, module(of: sources) == sources.module else { return nil }
        var service = self
        // Holds the messages back until the attempt succeeds, because the next attempt would repeat them.
        var said: [CompilerOutput] = []
        service.diagnostics = { said.append($0) }
        do {
            let program = try service.program(
                of: sources.modules, shown: [sources.module], of: sources.path, options,
                fileCount: sources.files.count)
            said.forEach(diagnostics)
            return program
        } catch is ViewCompilerError {
            return nil
        }
    }

    /// Compiles the libraries into a cached folder of modules and objects; nil if one does not compile. Edits usually
    /// leave the libraries unchanged.
    private func librariesFolder(
        _ sources: SourceSet, _ known: [String: String], _ options: Options
    ) throws -> String? {
        var parts = ["libraries"] + toolParts + ["\(options)"]
        let libraries = sources.libraries.map { library in (library, library.files.map { known[$0]! }) }
        for (library, texts) in libraries {
            parts += [library.module] + (try symbols(of: library, texts).declarations) + library.files + texts
        }
        let key = BuildCache.key(of: parts)
        if let folder = cache.folder(for: key) { return folder }
        let place = try cache.scratchFolder(for: key)
        for (library, texts) in libraries {
            progress("compiling \(library.name)")
            let translated = texts.map { spellings.translation(of: $0) ?? $0 }
            let (isFine, _) = try compile(
                library, texts, translated, options.of(library, on: engine.platform), into: place, isTestable: false)
            guard isFine else {
                cache.discard(place)
                return nil
            }
        }
        return cache.keepFolder(place, for: key)
    }

    /// Compiles a module and its object file into a folder, where other modules find it. If the module and the modules
    /// that it may import are the same as in an earlier run, they come from the cache.
    ///
    /// - Parameters:
    ///   - others: The texts to compile in place of the contents.
    ///   - isTestable: Whether other modules may import it with `@testable`.
    func compile(
        _ module: SourceSet, _ texts: [String], _ others: [String], _ options: Options, into folder: String,
        isTestable: Bool
    ) throws -> (isFine: Bool, said: String) {
        var module = module
        module.modulesFolder = folder
        var registry = RegistrySource(scan: DeclarationScan(others), views: [])
        registry.symbols = try symbols(of: module, texts)
        registry.hasPackages = true
        registry.isLibrary = true
        let output = "\(folder)/\(module.module)"
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        let overlay = try SourceOverlay(files: module.files, texts: texts, others: others, folder: output)
        let files =
            overlay.inputs + [try CompilerInput(writing: registry.text, as: RegistrySource.fileName, in: output)]
        let arguments =
            ["-suppress-warnings"] + (isTestable ? ["-enable-testing"] : []) + moduleArguments(module, options)
        let key = BuildCache.key(
            of: ["module"] + toolParts + Self.objectOptions + keyed(arguments) + files.flatMap { [$0.name, $0.text] })
        if let known = cache.objects.folder(for: key) {
            try Self.place(module, of: known, into: folder)
            return (true, "")
        }
        let entry = try cache.objects.scratchFolder(for: key)
        defer { cache.discard(entry) }
        let name = "\(entry)/\(module.module)"
        let interface = try startCompiler(
            Self.interfaceOptions + ["-emit-module-path", name + ".swiftmodule"] + arguments + overlay.arguments
                + files.map(\.path))
        let (objects, said) = try compile(files, nil, arguments, overlay.arguments, of: module.path, in: output)
        let emitted = try end(of: interface, for: module.path)
        guard let objects else { return (false, said) }
        guard emitted.isFine else { return emitted.words }
        let joined = try end(of: start(toolchain.linker, ["-r", "-o", name + ".o"] + objects), for: module.path)
        guard joined.isFine else { return joined.words }
        try Self.place(module, of: entry, into: folder)
        if files.allSatisfy(\.isUnchanged) { _ = cache.objects.keepFolder(entry, for: key) }
        return (true, "")
    }

    /// Copies a module and its object file.
    private static func place(_ module: SourceSet, of source: String, into folder: String) throws {
        for name in [module.module + ".swiftmodule", module.module + ".o"] {
            try FileManager.default.copyItem(atPath: "\(source)/\(name)", toPath: "\(folder)/\(name)")
        }
    }

    /// The options for the interface of a module, as other modules read it. Its functions are compiled by `compile`.
    private static let interfaceOptions = [
        "-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types", "-Onone",
    ]
}
