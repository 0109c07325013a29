// SPDX-License-Identifier: MIT

import Support
import Synchronization
import Foundation

/// Compiles view code into programs.
package struct CompileService {
    package struct Options: Equatable {
        /// The language mode, "5" or "6".
        package var languageMode = "5"
        /// Passes `-default-isolation MainActor`.
        package var isolatesToMainActor = false
        /// Names that `#if` conditions treat as true, in addition to `DEBUG`.
        package var conditions: [String] = []
        /// Further arguments of the compiler, for language features.
        package var features: [String] = []
        /// The oldest version of iOS on which the code must run; nil for any. Only checks read it.
        package var minimumSystem: Double?
        /// The treatment of code that does not compile.
        package var omission = OmissionRule.missingNames
        package init() {}

        /// All names that `#if` conditions treat as true, including `DEBUG`.
        var flags: Set<String> { Set(conditions + ["DEBUG"]) }

        /// These options combined with a module's own settings on a platform, which take precedence.
        func of(_ module: SourceSet, on platform: TargetPlatform) -> Options {
            var options = self
            options.languageMode = module.settings.languageMode ?? languageMode
            options.isolatesToMainActor = module.settings.isolatesToMainActor ?? isolatesToMainActor
            options.conditions += module.settings.conditions + module.settings.platformConditions[platform, default: []]
            options.features += module.settings.features
            options.minimumSystem = module.settings.minimumSystem ?? minimumSystem
            return options
        }

        /// The compiler options for a project's settings. Settings that are nil get their defaults.
        package init(_ settings: SourceSet.Settings) {
            languageMode = settings.languageMode ?? languageMode
            isolatesToMainActor = settings.isolatesToMainActor ?? isolatesToMainActor
            conditions = settings.conditions
            features = settings.features
            minimumSystem = settings.minimumSystem
        }
    }

    package var engine: EngineFolder
    package var cache: BuildCache
    package var toolchain: Toolchain
    /// Environment variables, of which `HOME` and `XDG_CACHE_HOME` name the user's folders.
    let environment: [String: String]
    /// Receives the compiler's output.
    package var diagnostics: (CompilerOutput) -> Void
    /// Whether `diagnostics` writes to a terminal.
    package var isColored = false
    /// The confinement of package manifests, plugins and macros.
    package var supervision = RequestedConfinement()
    /// Whether to download the remote packages of Xcode projects that are not on this machine.
    package var fetchesPackages = false
    /// Receives a description of each slow step as it begins.
    package var progress: (String) -> Void = { _ in }

    /// The largest source file, in bytes.
    private static let longestFile = 16 << 20
    /// The number of scopes that the type checker may try for one expression. The compiler's default is a million.
    private static let solverSteps = 300_000
    /// Limits the memory of the type checker for one expression, in bytes, and thereby the time for an incorrect one:
    /// without this limit, a misspelt member in a long body takes half a minute. The compiler's default is 512 MB.
    static let quickSolver = ["-Xfrontend", "-solver-memory-threshold=50000000"]
    /// Limits the steps of the first check of a file. A misspelt name in a long body then takes a second instead of twenty.
    /// Correct expressions that need more steps are checked again (`recheckingSlowFiles`).
    static let briefSolver = ["-Xfrontend", "-solver-scope-threshold=30000"]
    /// The time limit of one compilation, in seconds.
    private static let longest = 300.0

    /// - Parameter program: The path of the running program. The engine is searched beside it.
    package init(
        program: String, environment: [String: String], diagnostics: @escaping (CompilerOutput) -> Void
    ) throws(ViewCompilerError) {
        engine = try EngineFolder(of: program, environment: environment)
        cache = BuildCache(environment: environment)
        toolchain = try Toolchain(of: engine, environment: environment)
        self.environment = environment
        self.diagnostics = diagnostics
    }

    /// The program that renders these files; compiles it unless it is cached.
    package func program(of sources: SourceSet, _ options: Options = Options()) throws -> String {
        let texts = try texts(of: sources)
        let symbols = try symbols(of: sources, texts)
        let key = BuildCache.key(
            of: toolParts + [module(of: sources), "\(options)"]
                + symbols.declarations + zip(sources.files, texts).flatMap { [$0, $1] })
        if let known = cache.program(for: key) { return known }
        if let program = try programOfModules(sources, texts, options, key: key) { return program }
        if let program = try programOfIncompleteModules(sources, options) { return program }
        let translated = texts.map {
            ImportStatements.blank(sources.ownModules, in: spellings.translation(of: $0) ?? $0)
        }
        let omissions = knownOmissions(of: sources, texts, options, symbols)
        if let (others, omissions) = omissions?.texts(of: translated),
            case .program(let program) = try link(sources, texts, others, options, key: key, omissions)
        {
            return program
        }
        switch try linkUnlessImportsFail(sources, texts, translated, options, key: key) {
        case .program(let program): return program
        case .failed(let words):
            let said = try namingMistakesInForEach(
                words, files: sources.files, texts: texts, others: translated, of: sources, options)
            // Computed only if needed, because it takes another run of the compiler.
            lazy var report = findings(in: said, of: sources, texts, options)
            let own = { authorErrors(in: sources, texts, options).among(Diagnostic.parse(said), isWhole: true) }
            if options.omission.permits(report, own: own(), fileCount: sources.files.count),
                let rest = try rest(of: sources, texts, translated, options, after: said),
                case .program(let program) = try link(
                    sources, texts, rest.texts, options, key: key, rest.omissions.map(\.description))
            {
                omissions?.keep(rest.texts, of: translated, rest.omissions.map(\.description))
                return program
            }
            tell(said, report)
            throw ViewCompilerError.doesNotCompile(sources.path)
        }
    }

    /// Passes the compiler's output to `diagnostics`, formatted, and a summary of what Zoetrope lacks.
    ///
    /// - Parameter report: Tells known names in place of misspelt words, and the causes of errors.
    func tell(_ said: String, _ report: CheckReport? = nil) {
        let output = CompilerOutput(
            DiagnosticText(said, fixes: report?.fixes ?? [:]), report, isColored: isColored)
        if !output.text.isEmpty { diagnostics(output) }
        if let summary = report?.summary(names: 5), !summary.isEmpty { diagnostics(CompilerOutput(summary)) }
    }

    private func linkUnlessImportsFail(
        _ sources: SourceSet, _ texts: [String], _ translated: [String], _ options: Options, key: String
    ) throws -> Linked {
        if importsMayFail(translated, sources) {
            let place = try cache.scratchFolder(for: BuildCache.key(of: ["imports", key]))
            defer { cache.discard(place) }
            let overlay = try SourceOverlay(files: sources.files, texts: texts, others: translated, folder: place)
            var (isFine, said) = try resolveImports(overlay.arguments + overlay.files, sources, options)
            reportAbsentImports(in: translated, of: sources, options, &isFine, &said)
            if !isFine { return .failed(said) }
        }
        return try link(sources, texts, translated, options, key: key)
    }

    /// Compiles and links the files of a source set.
    ///
    /// - Parameters:
    ///   - others: The texts to compile in place of the contents.
    ///   - omissions: The omitted code, which the program reports in each run.
    ///   - objects: The object files of the modules that the files import.
    func link(
        _ sources: SourceSet, _ texts: [String], _ others: [String], _ options: Options, key: String,
        _ omissions: [String] = [], objects: [String] = []
    ) throws -> Linked {
        let scan = DeclarationScan(others)
        var registry = RegistrySource(scan: scan, views: scan.views)
        registry.modules = [module(of: sources)]
        registry.symbols = try symbols(of: sources, texts)
        registry.places = scan.places(in: sources.files, others)
        registry.omissions = omissions + AppleSpellings.uncalledOverrides(in: sources.files, texts)
        registry.hasPackages = !sources.ownModules.isEmpty
        let place = try cache.scratchFolder(for: BuildCache.key(of: ["spellings", key]))
        defer { cache.discard(place) }
        let overlay = try SourceOverlay(files: sources.files, texts: texts, others: others, folder: place)
        if registry.isEmpty {
            // Nothing to show was found. If the files have errors, these may be the reason, so they are reported.
            let said = try mistakes(
                registry, moduleArguments(sources, options) + overlay.arguments + overlay.files, sources, in: place)
            if let said { return .failed(said) }
        }
        return try link(
            registry, overlay.inputs, moduleArguments(sources, options), overlay.arguments, objects: objects,
            needsLibraries: !ImportStatements.modules(in: others).isDisjoint(with: EngineFolder.unloadedModules),
            of: sources.path, key: key)
    }

    /// Type-checks files that have nothing to show. Returns the compiler's output if they have errors, otherwise nil.
    private func mistakes(
        _ registry: RegistrySource, _ arguments: [String], _ sources: SourceSet, in place: String
    ) throws -> String? {
        var registry = registry
        registry.isLibrary = true
        let file = place + "/" + RegistrySource.fileName
        try FileSystem.write(registry.text, to: file)
        let (isFine, said) = try runCompiler(["-typecheck"] + arguments + [file], for: sources.path)
        return isFine ? nil : said
    }

    enum Linked {
        /// The program's path.
        case program(String)
        /// Linking or compiling failed; the value is the compiler's output.
        case failed(String)
    }

    /// Links a program with a registry. If the compiler finds views in the registry that need arguments, removes these
    /// views and tries again.
    ///
    /// - Parameters:
    ///   - files: The author's files, if they are compiled as one module with the registry.
    ///   - arguments: The options of the module.
    ///   - overlay: The options that give the compiler other texts for some files.
    ///   - objects: Object files of other modules.
    ///   - needsLibraries: Whether the files import a module whose library the engine has not loaded.
    ///   - path: The path that the author gave.
    ///   - key: The program's key in the cache.
    func link(
        _ registry: RegistrySource, _ files: [CompilerInput], _ arguments: [String], _ overlay: [String] = [],
        objects: [String], needsLibraries: Bool = false, of path: String, key: String
    ) throws -> Linked {
        var registry = registry
        while true {
            guard !registry.isEmpty else {
                throw ViewCompilerError.nothingToShow(path, registry.scan.demanding, isEmpty: registry.scan.isEmpty)
            }
            let place = try cache.scratchFolder(for: key)
            do {
                let (refused, said) = try compile(
                    registry, files, arguments, overlay, objects: objects, needsLibraries: needsLibraries, of: path,
                    in: place)
                if let refused, refused.isEmpty { return .program(cache.keep(place, for: key)) }
                guard let refused else {
                    // Throws if the compiler and the engine have different versions. Errors are misleading then,
                    // because the compiler cannot read the engine's modules.
                    try checkVersion()
                    cache.discard(place)
                    return .failed(said)
                }
                registry.views.removeAll { refused.contains($0) }
                registry.scan.demanding += refused.sorted().map { ViewCall($0, ["…"]) }
            } catch {
                cache.discard(place)
                throw error
            }
        }
    }

    /// The members that Xcode would generate for the asset catalogs beside these files.
    func symbols(of sources: SourceSet, _ texts: [String]) throws(ViewCompilerError) -> CatalogSymbols {
        guard sources.path != "-" else { return CatalogSymbols() }
        let isFile = !FileSystem.isFolder(SourceSet.completed(sources.path))
        return CatalogSymbols(
            catalogs: try ResourceFolders.catalogs(sources.folder, isFile: isFile), texts: texts,
            platform: engine.platform)
    }

    func texts(of sources: SourceSet) throws(ViewCompilerError) -> [String] {
        var texts: [String] = []
        for file in sources.files { texts.append(try Self.text(of: file)) }
        return texts
    }

    /// The texts of files as an editor shows them, by path. They are read in place of the files.
    @TaskLocal package static var unsaved: [String: String] = [:]

    static func text(of file: String) throws(ViewCompilerError) -> String {
        if let text = unsaved[file] { return text }
        do {
            let bytes = try FileSystem.bytes(of: file, limit: longestFile, expected: "a Swift file")
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// The module's name: the name of the source set, followed by `_` if the engine has a module of that name, or for
    /// `main`.
    func module(of sources: SourceSet) -> String {
        let isTaken = sources.module == "main" || engine.hasModule(sources.module)
        return isTaken ? sources.module + "_" : sources.module
    }

    /// The compiler's arguments for an author's module, for type checks and builds alike.
    func moduleArguments(_ sources: SourceSet, _ options: Options) -> [String] {
        // Only a file of this name may have top-level statements.
        let hasMain = sources.files.contains { $0 == "main.swift" || $0.hasSuffix("/main.swift") }
        var arguments =
            (hasMain ? [] : ["-parse-as-library"]) + [
                "-module-name", module(of: sources), "-swift-version", options.languageMode,
                // The modules of a package share the access level `package`.
                "-package-name", sources.package,
                "-enable-upcoming-feature", "InferIsolatedConformances",
                // `anyAppleOS` in conditions is a feature of Swift 6.4, and experimental before.
                "-enable-experimental-feature", "AnyAppleOSAvailability",
                // Correct code needs a few thousand steps per expression, and complex expressions up to 55,000. Without
                // this limit, incorrect code can occupy the compiler for half a minute before it gives up.
                "-Xfrontend", "-solver-scope-threshold=\(Self.solverSteps)",
            ] + Self.style
        if options.isolatesToMainActor { arguments += ["-default-isolation", "MainActor"] }
        if let folder = sources.modulesFolder { arguments += ["-I", folder] }
        if sources.importsInvalidModules { arguments += InvalidModules.flags }
        arguments += Self.implicitImports + options.features
        return arguments + options.flags.sorted().map { "-D" + $0 } + engine.flags
    }

    /// Makes the compiler print each message in one line that begins with the place, as `Diagnostic.parse` expects.
    static let style = ["-diagnostic-style", "llvm"]

    /// Modules that every file imports implicitly: Foundation exports them on Apple's systems, but not here. `URLLoading`
    /// has the names of Combine that Foundation exports.
    static let implicitImports = ["CoreGraphics", "Observation", "URLLoading"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }

    /// Compiles the files together with the registry, and links the objects into a shared object for the engine's host.
    ///
    /// - Returns: `refused` is empty if the program was built. If views that need arguments are the only errors, it has
    ///   these views; on any other error, it is nil. `said` is the compiler's output.
    private func compile(
        _ registry: RegistrySource, _ files: [CompilerInput], _ arguments: [String], _ overlay: [String],
        objects: [String], needsLibraries: Bool, of path: String, in place: String
    ) throws -> (refused: Set<String>?, said: String) {
        var sources = files
        if let entries = registry.entries {
            sources.append(try CompilerInput(writing: entries, as: RegistrySource.fileName, in: place))
        }
        var declarations = registry.isOwnModule ? nil : registry.declarations
        if registry.symbols.namesAuthorsTypes, let text = declarations {
            sources.append(try CompilerInput(writing: text, as: RegistrySource.declarationsName, in: place))
            declarations = nil
        }
        let entryPoint = ["-entry-point-function-name", "zoetrope_author_main"]
        let (own, said) = try compile(sources, declarations, entryPoint + arguments, overlay, of: path, in: place)
        guard let own else {
            let refused = refusedViews(in: said, of: registry, in: place + "/" + RegistrySource.fileName)
            return (refused.isEmpty ? nil : refused, said)
        }
        tell(said)
        let record = place + "/record"
        try FileSystem.write(registry.record.bytes, to: record)
        let linking = toolchain.linkerArguments(
            own + objects + (try toolchain.linkedLibraries(by: objects, in: place)), record: record, engine: engine,
            output: place + "/program", needsLibraries: needsLibraries || !objects.isEmpty)
        let linked = try run(toolchain.linker, linking, for: path)
        for file in own + [record] where file.hasPrefix(place) { unlink(file) }
        return (linked.isFine ? [] : nil, linked.said)
    }

    /// The rewriting of code for the platform of the engine.
    var spellings: AppleSpellings { AppleSpellings(platform: engine.platform) }

    /// Runs Swift's frontend.
    ///
    /// - Parameter arguments: Written as for `swiftc`.
    /// - Returns: Whether the exit status is 0, and the compiler's messages.
    func runCompiler(_ arguments: [String], for path: String) throws -> (isFine: Bool, said: String) {
        try withModuleCache { try end(of: startCompiler(arguments), for: path) }.words
    }

    private func run(
        _ tool: String, _ arguments: [String], for path: String
    ) throws -> ToolResult {
        try end(of: start(tool, arguments), for: path)
    }

    func start(_ tool: String, _ arguments: [String]) throws -> ChildProgram {
        do {
            return try ChildProgram(tool, arguments, input: .nothing, keepsOutput: false)
        } catch ChildProgramError.cannotStart(let errno) {
            throw ViewCompilerError.failed("\(tool) cannot be started: \(String(cString: strerror(errno)))")
        }
    }

    /// Starts Swift's frontend without waiting for its end; `runCompiler` also waits.
    func startCompiler(_ arguments: [String]) throws -> ChildProgram {
        try start(
            toolchain.frontend, toolchain.frontendArguments(arguments) + ["-module-cache-path", cache.modules])
    }

    /// The outcome of one run of a compiler or a linker.
    struct ToolResult {
        /// Whether the exit status is 0.
        var isFine: Bool
        var hasCrashed = false
        /// False if the tool printed too much; `said` then has only its first messages.
        var isWhole = true
        var said: String

        var words: (isFine: Bool, said: String) { (isFine, said) }

        /// Adds the outcome of another process that did a part of the same work.
        mutating func add(_ other: ToolResult) {
            isFine = isFine && other.isFine
            hasCrashed = hasCrashed || other.hasCrashed
            isWhole = isWhole && other.isWhole
            said += other.said
        }

        /// Whether the cause may be a damaged cache of C modules.
        var mayComeFromModules: Bool {
            !isFine && (hasCrashed || [".pcm", "malformed or corrupted", "AST file"].contains { said.contains($0) })
        }
    }

    /// Compiles; if the cache of C modules seems to be damaged, removes it and compiles once more.
    func withModuleCache(_ compile: () throws -> ToolResult) throws -> ToolResult {
        let first = try compile()
        guard first.mayComeFromModules, FileSystem.isFolder(cache.modules) else { return first }
        try? FileManager.default.removeItem(atPath: cache.modules)
        return try compile()
    }

    /// Waits until a tool ends. Throws if it runs longer than `longest`.
    func end(of run: ChildProgram, for path: String) throws -> ToolResult {
        guard let result = try end(of: run, within: ChildProgram.Limits(seconds: Self.longest)).result else {
            throw ViewCompilerError.failed("\(path): the compiler has not ended after \(Int(Self.longest)) s")
        }
        return result
    }

    /// Waits until a tool ends.
    ///
    /// - Returns: No result if the tool exceeded a limit of time and was stopped. `isUsedUp` is whether this was the limit
    ///   of processor time, which does not depend on other programs.
    func end(
        of run: ChildProgram, within limits: ChildProgram.Limits
    ) throws -> (result: ToolResult?, isUsedUp: Bool) {
        do {
            let ending = try run.wait(within: limits)
            var isCrash = false
            if case .signal = ending { isCrash = true }
            return (ToolResult(isFine: ending == .exit(0), hasCrashed: isCrash, said: run.allMessages), false)
        } catch ChildProgramError.timedOut(let seconds) {
            return (nil, seconds == limits.processorSeconds)
        } catch ChildProgramError.tooManyMessages {
            return (ToolResult(isFine: false, isWhole: false, said: run.firstMessages), false)
        }
    }

    /// The views that the compiler rejects in the registry. Empty if there are also errors elsewhere.
    private func refusedViews(in said: String, of registry: RegistrySource, in file: String) -> Set<String> {
        let errors = Diagnostic.parse(said).filter(\.isError)
        return errors.allSatisfy { $0.place.file == file } ? registry.views(atLinesOf: errors) : []
    }

    /// The path of a SwiftPM of the same version as the compiler; nil if there is none. Uses the toolchain's own
    /// SwiftPM, or else the one beside the `swiftc` in `PATH`.
    package var packageManager: String? {
        if let own = toolchain.packageManager { return own }
        guard let found = ProgramSearch.find("swiftc", in: ProgramSearch.standardPath),
            let other = try? Toolchain(ofCompiler: found)
        else { return nil }
        var service = self
        service.toolchain = other
        return (try? service.versionOfCompiler()) == engine.compiler ? other.packageManager : nil
    }

    /// The first line that the compiler prints for `--version`.
    package func versionOfCompiler() throws -> String {
        let compiler = toolchain.frontend
        let stamp = SourceStamp.line(of: compiler)
        if let known = Self.knownVersions.withLock({ $0[stamp] }) { return known }
        let run = FilterProgram(compiler, ["--version"], limits: ChildProgram.Limits(seconds: 30))
        let output: [UInt8]
        do {
            output = try run.output(of: [])
        } catch {
            throw ViewCompilerError.failed("\(compiler) does not run: \(error)")
        }
        let version = String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        Self.knownVersions.withLock { $0[stamp] = version }
        return version
    }

    /// The versions of the compilers that this process has asked, by the stamps of their programs.
    private static let knownVersions = Mutex<[String: String]>([:])

    /// Throws unless this compiler built the engine.
    func checkVersion() throws {
        let first = try versionOfCompiler()
        guard first == engine.compiler else {
            func version(_ line: String) -> String { line.replacingOccurrences(of: "Swift version ", with: "") }
            throw ViewCompilerError.otherCompiler(
                path: toolchain.frontend, its: version(first), ours: version(engine.compiler))
        }
    }
}
