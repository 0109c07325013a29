// SPDX-License-Identifier: MIT

import Foundation
import Support

/// The object files of a module that earlier compilations have left in the cache.
///
/// Without optimization, the compiler reads only the interfaces of other files (`InterfaceText`), not the bodies of their
/// functions. Files that one process compiles are the exception: the object of one may contain the type behind a
/// `some View` of another. So objects depend on the texts of the files that one process has compiled, and on the
/// interfaces of all files.
struct CachedObjects {
    /// The object files of all files, in their order: those in the cache, and those that the runs make.
    private(set) var objects: [String]
    /// The files to compile; each list in one process.
    private(set) var runs: [[Int]] = []
    /// The warnings about the files that are not compiled.
    private(set) var said = ""
    private let files: [CompilerInput]
    /// Identifies the interfaces of the files, and everything else on which the objects depend.
    private let module: String
    private let cache: BuildCache

    /// The number of files that one process compiles in the first build of a module. With fewer files, starting another
    /// process costs more than it saves.
    private static let filesOfRun = 4

    /// - Parameters:
    ///   - parts: Everything besides the files on which the objects depend.
    ///   - place: The folder for the objects of the runs.
    init(_ files: [CompilerInput], besides parts: [String], in cache: BuildCache, place: String) {
        module = BuildCache.key(of: ["objects"] + parts, interfacesOf: files.map { ($0.name, $0.text) })
        objects = files.indices.map { "\(place)/\($0).o" }
        self.files = files
        self.cache = cache
        let isFirstBuild = cache.note(for: module) == nil
        for start in stride(from: 0, to: files.count, by: Self.filesOfRun) {
            let group = Array(start..<min(start + Self.filesOfRun, files.count))
            if find(group) { continue }
            // After an edit, each file gets a process, so that the next edit of one leaves the objects of the others
            // valid.
            runs += isFirstBuild ? [group] : group.filter { !find([$0]) }.map { [$0] }
        }
    }

    private func key(_ run: [Int]) -> String {
        BuildCache.key(of: [module] + run.flatMap { [files[$0].name, files[$0].text] })
    }

    private static let messagesName = "messages"
    private static func name(_ index: Int) -> String { "\(index).o" }

    /// Takes the objects of a run from the cache. Returns false if they are not there.
    private mutating func find(_ run: [Int]) -> Bool {
        guard let folder = cache.folder(for: key(run)) else { return false }
        for (index, file) in run.enumerated() { objects[file] = "\(folder)/\(Self.name(index))" }
        said += (try? String(contentsOfFile: "\(folder)/\(Self.messagesName)", encoding: .utf8)) ?? ""
        return true
    }

    /// Copies the objects of the runs that have not failed into the cache. Does nothing if the author has changed a file
    /// meanwhile.
    func keep(_ results: [(run: [Int], result: CompileService.ToolResult)]) {
        guard files.allSatisfy(\.isUnchanged) else { return }
        for (run, result) in results where result.isFine { keep(run, result.said) }
        // The next build is one after an edit.
        if results.allSatisfy(\.result.isFine) { cache.keepNote("", for: module) }
    }

    private func keep(_ run: [Int], _ said: String) {
        guard let folder = try? cache.scratchFolder(for: key(run)) else { return }
        do {
            for (index, file) in run.enumerated() {
                try FileManager.default.copyItem(atPath: objects[file], toPath: "\(folder)/\(Self.name(index))")
            }
            try FileSystem.write(said, to: "\(folder)/\(Self.messagesName)")
            _ = cache.keepFolder(folder, for: key(run))
        } catch {
            cache.discard(folder)
        }
    }
}
