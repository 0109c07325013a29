// SPDX-License-Identifier: MIT

import Foundation
import Support
import Typography
import ViewCompiler
import Zoetrope

/// The files that view code may use. It may read its project, the assets, the engine and fonts. It may write in the
/// folder of its run, and commands add their output folders.
struct ViewConfinement {
    var reading: [String]
    var writing: [String]
    /// Folders whose file names view code may list, but whose files it may not read. A project may lie in the home
    /// folder, which also holds private files.
    private var listing: [String]
    var hasNetwork = false

    /// The files that the views of a program may use.
    ///
    /// - Parameters:
    ///   - assets: The folders that the options name.
    ///   - run: The folder of the run.
    init(of made: FileRendering.Made, by service: CompileService, assets: [String], run: RunFolder?) throws {
        let environment = ProcessInfo.processInfo.environment
        listing = [made.folder] + made.resources
        reading = Confinement.system
        reading += [service.engine.path, service.engine.path + "/runtime", service.toolchain.root]
        reading.append(URL(filePath: made.views).deletingLastPathComponent().path)
        reading += Self.project(made.folder) + made.resources.flatMap(Self.project)
        // Warnings name the lines in which views are used. `ViewUses` finds these lines in the source files.
        reading += try made.sources().all
        reading += assets + AssetFolders.search(given: [])
        reading += FontFolders.debian + [FontFolders.installed].compactMap(\.self)
        reading += Self.fonts(of: environment)
        if let program = AssetFolders.runningExecutable { reading.append(program) }
        if let cache = FileSystem.cacheFolder(environment: environment) {
            reading += [cache + "/symbols", cache + "/fonts"]
        }
        writing = [run?.path].compactMap(\.self)
    }

    /// Creates the confinement of a command that shows views.
    init(
        of made: FileRendering.Made, for command: any PreviewingCommand, by service: CompileService, run: RunFolder?
    ) throws {
        try self.init(of: made, by: service, assets: command.view.assets, run: run)
        hasNetwork = command.view.network
        reading += [command.input.events].compactMap(\.self)
    }

    /// The paths of the fonts that the options name.
    private static func fonts(of environment: [String: String]) -> [String] {
        SystemFontFiles(text: environment[SystemFontFiles.variable] ?? "").paths.values.flatMap(\.self)
    }

    func confinement(_ options: ConfinementOptions) -> Confinement? {
        if options.unconfined { return nil }
        var confinement = Confinement(
            reading: reading + options.allowReading + (hasNetwork ? Confinement.network : []),
            writing: writing + options.asked.allowed, hasNetwork: hasNetwork)
        confinement.listing = listing
        return confinement
    }

    /// The greatest number of files in a shared folder that are permitted individually.
    private static let mostFiles = 2000
    /// Folders that hold more than one project, so that not all of their files may be read.
    private static let shared: Set = [
        "/", "/home", "/root", "/tmp", "/var/tmp", "/var", "/mnt", "/media", "/srv", "/opt",
    ]

    private static let home = NSHomeDirectory()
    private static let temporary = real(NSTemporaryDirectory())

    private static func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// The paths in a project folder that view code may read. Usually, that is the folder itself. If the folder is
    /// shared, such as the home folder, only its visible resource files are readable.
    static func project(_ folder: String) -> [String] {
        let real = real(folder)
        let isShared = shared.contains(real) || real == home || home.hasPrefix(real + "/") || real == temporary
        guard isShared else { return [real] }
        let entries = (try? FileSystem.entriesWithKinds(of: real)) ?? []
        return entries.lazy.filter { !$0.name.hasPrefix(".") }.map { real + "/" + $0.name }
            .filter { path in
                path.hasSuffix(".xcassets") || path.hasSuffix(".lproj")
                    || FileSystem.isFile(path) && ResourceFolders.isResource(path)
            }
            .prefix(mostFiles).map(\.self)
    }

    /// Warns once about the parts of confinement that the kernel lacks.
    static func warnOfGaps(_ console: Console) {
        if ProcessInfo.processInfo.environment[Confinement.withoutLandlockVariable] == "1" {
            console.warn("Landlock is switched off by \(Confinement.withoutLandlockVariable), which is for tests")
            return
        }
        let gaps = Confinement.abilities.gaps
        guard !gaps.isEmpty else { return }
        let cache = FileSystem.cacheFolder(environment: ProcessInfo.processInfo.environment)
        if let mark = cache.map({ $0 + "/told-\(Confinement.abilities.landlock)" }) {
            if FileSystem.isFile(mark) { return }
            try? Data().write(to: URL(filePath: mark))
        }
        console.warn(
            "this kernel cannot confine view code completely: \(gaps.joined(separator: "; ")). This is said once; "
                + "'\(ProgramName.current) doctor' repeats it")
    }
}
