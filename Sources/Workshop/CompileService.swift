// SPDX-License-Identifier: MIT

import Files
import Foundation
import Programs

/// Makes programs of view code.
package struct CompileService {
    package struct Options: Equatable {
        /// 5 or 6.
        package var languageMode = "5"
        /// `-default-isolation MainActor`.
        package var isolatesToMainActor = false
        /// Of `#if`, beside `DEBUG`.
        package var conditions: [String] = []
        /// What is done with code that does not compile.
        package var omission = OmissionRule.missingNames
        package init() {}

        /// All that is set for `#if`.
        var flags: Set<String> { Set(conditions + ["DEBUG"]) }

        /// Those of a module among others.
        func of(_ module: SourceSet) -> Options {
            var options = self
            options.languageMode = module.settings.languageMode ?? languageMode
            options.isolatesToMainActor = module.settings.isolatesToMainActor ?? isolatesToMainActor
            return options
        }

        /// What a project says, where it says something.
        package init(_ settings: SourceSet.Settings) {
            languageMode = settings.languageMode ?? languageMode
            isolatesToMainActor = settings.isolatesToMainActor ?? isolatesToMainActor
            conditions = settings.conditions
        }
    }

    package var engine: EngineFolder
    package var cache: BuildCache
    package var compiler: String
    /// Told what the compiler has to say, as it says it.
    package var diagnostics: (String) -> Void
    /// What the compiler has to say is read on a terminal.
    package var isColored = false
    /// Told what takes long, when it begins.
    package var progress: (String) -> Void = { _ in }

    /// Bytes of one file.
    private static let longestFile = 16 << 20
    /// Of the type checker, for one expression; the compiler's own limit is a million.
    private static let solverSteps = 300_000
    /// What one compilation may take, in seconds.
    private static let longest = 300.0

    /// - Parameter program: the path of the running program, beside which the engine is.
    package init(
        program: String, environment: [String: String], diagnostics: @escaping (String) -> Void
    ) throws(WorkshopError) {
        engine = try EngineFolder(of: program, environment: environment)
        cache = BuildCache(environment: environment)
        let named = environment["SWIFTC"].flatMap { $0.isEmpty ? nil : $0 }
        guard let found = named ?? ProgramSearch.find("swiftc", in: environment["PATH"] ?? "") else {
            throw .noCompiler
        }
        compiler = found
        self.diagnostics = diagnostics
    }

    /// The program that renders these files; compiled unless it has been before.
    package func program(of sources: SourceSet, _ options: Options = Options()) throws -> String {
        let texts = try texts(of: sources)
        let symbols = try symbols(of: sources, texts)
        let key = BuildCache.key(
            of: [engine.path, engine.stamp, engine.compiler, compiler, module(of: sources), "\(options)"]
                + symbols.declarations + zip(sources.files, texts).flatMap { [$0, $1] })
        if let known = cache.program(for: key) { return known }
        if let program = try programOfModules(sources, texts, options, key: key) { return program }
        let translated = texts.map {
            ImportStatements.blank(sources.ownModules, in: AppleSpellings.translation(of: $0) ?? $0)
        }
        switch try linkUnlessImportsFail(sources, texts, translated, options, key: key) {
        case .program(let program): return program
        case .failed(let words):
            let said = try namingMistakesInForEach(
                words, files: sources.files, texts: texts, others: translated, of: sources, options)
            // It costs a run of the compiler: asked for once.
            lazy var report = findings(in: said, of: sources, texts, options)
            let own = { ownMistakes(in: sources, texts, options).among(Diagnostic.parse(said), isWhole: true) }
            if options.omission.permits(report, own: own(), fileCount: sources.files.count),
                let rest = try rest(of: sources, texts, translated, options, after: said),
                case .program(let program) = try link(
                    sources, texts, rest.texts, options, key: key, rest.omissions.map(\.description))
            {
                return program
            }
            tell(said)
            if let summary = report?.summary(names: 5), !summary.isEmpty { diagnostics(summary) }
            throw WorkshopError.doesNotCompile(sources.path)
        }
    }

    /// Says what the compiler has said.
    func tell(_ said: String) {
        let text = DiagnosticText(said).text(isColored: isColored)
        if !text.isEmpty { diagnostics(text) }
    }

    private func linkUnlessImportsFail(
        _ sources: SourceSet, _ texts: [String], _ translated: [String], _ options: Options, key: String
    ) throws -> Linked {
        if importsMayFail(translated, sources) {
            let place = try cache.workplace(for: BuildCache.key(of: ["imports", key]))
            defer { try? FileManager.default.removeItem(atPath: place) }
            let overlay = try SourceOverlay(files: sources.files, texts: texts, others: translated, folder: place)
            let (isFine, said) = try resolveImports(overlay.arguments + overlay.files, sources, options)
            if !isFine { return .failed(said) }
        }
        return try link(sources, texts, translated, options, key: key)
    }

    /// The program of some files.
    ///
    /// - Parameters:
    ///   - others: what is compiled in place of their texts.
    ///   - omissions: what the program is to say of that.
    ///   - objects: of modules that they import.
    func link(
        _ sources: SourceSet, _ texts: [String], _ others: [String], _ options: Options, key: String,
        _ omissions: [String] = [], objects: [String] = []
    ) throws -> Linked {
        let scan = DeclarationScan(others)
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.modules = [module(of: sources)]
        registry.symbols = try symbols(of: sources, texts)
        registry.places = scan.places(in: sources.files, others)
        registry.omissions = omissions
        registry.hasPackages = !sources.ownModules.isEmpty
        let place = try cache.workplace(for: BuildCache.key(of: ["spellings", key]))
        defer { try? FileManager.default.removeItem(atPath: place) }
        let overlay = try SourceOverlay(files: sources.files, texts: texts, others: others, folder: place)
        if registry.isEmpty {
            // A mistake may be why nothing is found.
            let said = try mistakes(
                registry, moduleArguments(sources, options) + overlay.arguments + overlay.files, sources, in: place)
            if let said { return .failed(said) }
        }
        return try link(
            registry, moduleArguments(sources, options) + overlay.arguments + overlay.files + objects, of: sources.path,
            key: key)
    }

    /// What is wrong with files that show nothing; nil where they are fine.
    private func mistakes(
        _ registry: RegistrySource, _ arguments: [String], _ sources: SourceSet, in place: String
    ) throws -> String? {
        var registry = registry
        registry.isLibrary = true
        let file = place + "/" + RegistrySource.fileName
        try registry.text.write(toFile: file, atomically: false, encoding: .utf8)
        let (isFine, said) = try runCompiler(["-typecheck"] + arguments + [file], for: sources.path)
        return isFine ? nil : said
    }

    /// What became of a program.
    enum Linked {
        /// Its path.
        case program(String)
        /// What the compiler said.
        case failed(String)
    }

    /// The program of what is compiled with a registry.
    ///
    /// - Parameters:
    ///   - arguments: what the compiler is told: files or objects, and their module.
    ///   - path: what the author named.
    ///   - key: by which the program is kept.
    func link(
        _ registry: RegistrySource, _ arguments: [String], of path: String, key: String
    ) throws -> Linked {
        var registry = registry
        while true {
            guard !registry.isEmpty else {
                throw WorkshopError.nothingToShow(path, registry.scan.demanding, isEmpty: registry.scan.isEmpty)
            }
            let place = try cache.workplace(for: key)
            do {
                let (refused, said) = try compile(registry, arguments, of: path, in: place)
                if let refused, refused.isEmpty { return .program(cache.keep(place, for: key)) }
                guard let refused else {
                    // Another compiler cannot read the modules: whatever it says of the files is beside the point.
                    try checkVersion()
                    try? FileManager.default.removeItem(atPath: place)
                    return .failed(said)
                }
                registry.views.removeAll { refused.contains($0) }
                registry.scan.demanding += refused.sorted().map { ViewCall($0, ["…"]) }
            } catch {
                try? FileManager.default.removeItem(atPath: place)
                throw error
            }
        }
    }

    /// What Xcode declares for the catalogs beside these files.
    func symbols(of sources: SourceSet, _ texts: [String]) throws(WorkshopError) -> CatalogSymbols {
        guard sources.path != "-" else { return CatalogSymbols() }
        return CatalogSymbols(catalogs: try ResourceFolders.catalogs(sources.folder), texts: texts)
    }

    func texts(of sources: SourceSet) throws(WorkshopError) -> [String] {
        var texts: [String] = []
        for file in sources.files { texts.append(try Self.text(of: file)) }
        return texts
    }

    static func text(of file: String) throws(WorkshopError) -> String {
        do {
            let bytes = try FileSystem.bytes(of: file, limit: longestFile, expected: "a Swift file")
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// The module's name: that of the files, unless another module has it that they may import.
    func module(of sources: SourceSet) -> String {
        let isTaken = sources.module == "main" || engine.hasModule(sources.module)
        return isTaken ? sources.module + "_" : sources.module
    }

    /// What the compiler is told about an author's module, whether it makes a program of it or not.
    func moduleArguments(_ sources: SourceSet, _ options: Options) -> [String] {
        // Statements of a program stand in a file of this name.
        let hasMain = sources.files.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
        var arguments =
            (hasMain ? [] : ["-parse-as-library"]) + [
                "-module-name", module(of: sources), "-swift-version", options.languageMode,
                // Files of a package may say `package`.
                "-package-name", module(of: sources),
                "-enable-upcoming-feature", "InferIsolatedConformances",
                // Right code takes a few thousand steps for an expression, and 55,000 for a frame whose width and height are both
                // computed from counts. Wrong code may take the compiler half a minute, only to say that it has given up: this
                // is three seconds.
                "-Xfrontend", "-solver-scope-threshold=\(Self.solverSteps)",
            ] + Self.style
        if options.isolatesToMainActor { arguments += ["-default-isolation", "MainActor"] }
        if let folder = sources.modulesFolder { arguments += ["-I", folder] }
        arguments += Self.implicitImports
        return arguments + options.flags.sorted().map { "-D" + $0 } + engine.flags
    }

    /// Each message once, in one line above the code.
    static let style = ["-diagnostic-style", "llvm"]

    /// Modules that each file has without a word: on Apple's systems `Foundation` hands them on, here it does not.
    static let implicitImports = ["Combine", "CoreGraphics", "Observation", "URLLoading"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }

    /// - Returns: the views that cannot be made without arguments after all; with none, the program is there. nil: something
    ///   else is wrong, of which the compiler said so much.
    private func compile(
        _ registry: RegistrySource, _ arguments: [String], of path: String, in place: String
    ) throws -> (refused: Set<String>?, said: String) {
        let registryFile = place + "/" + RegistrySource.fileName
        try registry.text.write(toFile: registryFile, atomically: false, encoding: .utf8)
        // One process that sees all files starts once for all of them.
        // Lines are what a trap is told by.
        var all = [
            "-Onone", "-gline-tables-only", "-wmo", "-Xfrontend", "-entry-point-function-name", "-Xfrontend",
            "zoetrope_author_main",
        ]
        all += arguments + [registryFile, engine.entry, "-o", place + "/program"]
        all += ["-use-ld=lld", "-L" + engine.path, "-lZoetropeEngine", "-Xlinker", "-rpath", "-Xlinker", engine.path]
        // Of the old kind, which the engine's own libraries are looked for by, too: its runtime is that of this compiler.
        all += ["-Xlinker", "--disable-new-dtags"]
        let (isFine, said) = try runCompiler(all, for: path)
        if isFine {
            tell(said)
            return ([], said)
        }
        let refused = refusedViews(in: said, of: registry, in: registryFile)
        return (refused.isEmpty ? nil : refused, said)
    }

    /// - Returns: whether it ended well, and what it said.
    func runCompiler(_ arguments: [String], for path: String) throws -> (isFine: Bool, said: String) {
        let modules = cache.modules.map { ["-module-cache-path", $0] } ?? []
        let run = try ChildProgram(compiler, arguments + modules, input: .nothing, keepsOutput: false)
        do {
            let ending = try run.wait(within: ChildProgram.Limits(seconds: Self.longest))
            return (ending == .exit(0), run.allMessages)
        } catch ChildProgramError.timedOut(let seconds) {
            throw WorkshopError.failed("\(path): the compiler has not ended after \(Int(seconds)) s")
        } catch ChildProgramError.tooManyMessages {
            return (false, run.firstMessages)
        }
    }

    /// The views whose making is what the compiler objects to; none where it objects to anything else.
    private func refusedViews(in said: String, of registry: RegistrySource, in file: String) -> Set<String> {
        let errors = Diagnostic.parse(said).filter(\.isError)
        return errors.allSatisfy { $0.place.file == file } ? registry.views(atLinesOf: errors) : []
    }

    /// The first line of what the compiler says of itself.
    func versionOfCompiler() throws -> String {
        let run = FilterProgram(compiler, ["--version"], limits: ChildProgram.Limits(seconds: 30))
        let output: [UInt8]
        do {
            output = try run.output(of: [])
        } catch {
            throw WorkshopError.failed("\(compiler) does not run: \(error)")
        }
        return String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
    }

    /// Whether the engine was made by this compiler.
    func checkVersion() throws {
        let first = try versionOfCompiler()
        guard first == engine.compiler else {
            func version(_ line: String) -> String { line.replacingOccurrences(of: "Swift version ", with: "") }
            throw WorkshopError.otherCompiler(path: compiler, its: version(first), ours: version(engine.compiler))
        }
    }
}
