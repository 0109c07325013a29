// SPDX-License-Identifier: MIT

import Support
import Foundation
import ViewCompiler
import VirtualTime
import Zoetrope

/// Lists the previews of a program and the paths of their snapshots.
struct TestPlan {
    /// The project's folder, to which paths are relative.
    let root: URL
    private let sources: [ListedSource]
    /// The reasons why sources have no previews, because creating them ended the process. The key is the index in
    /// `sources`.
    private let failures: [Int: String]
    private let index: SourceIndex
    private let folder: String
    /// Whether the previews of one file are listed, instead of those of a folder.
    private let isFile: Bool

    /// The paths of the author's files.
    var sourceFiles: [String] { index.all }

    var isEmpty: Bool { sources.isEmpty }

    /// Lists the previews. If creating a preview ends the process, continues with the next source in another process.
    init(program: TestProgram, made: FileRendering.Made, named path: String) throws {
        index = try made.sources()
        folder = made.folder
        isFile = !FileSystem.isFolder(path)
        root = (SnapshotFailures.packageFolder(around: path) ?? URL(filePath: made.folder)).standardizedFileURL
        var (sources, failures): ([ListedSource], [Int: String]) = ([], [:])
        let line = try TestProgram.Line(program)
        while true {
            let run = try line.run(.list(from: sources.count), as: ListedSource.self)
            // A source is reported before its previews are created, and again with the previews or an error. A source
            // that is still pending at the end of the answers has ended the process.
            var pending: ListedSource?
            for answer in run.answers {
                if answer.previews == nil, answer.error == nil {
                    pending = answer
                } else {
                    sources.append(answer)
                    pending = nil
                }
            }
            guard let failure = run.failure else { break }
            guard let pending else { throw DataError("\(path): its previews cannot be listed: \(failure)") }
            failures[sources.count] = failure
            sources.append(pending)
        }
        (self.sources, self.failures) = (sources, failures)
    }

    /// Compiles the author's files and lists their previews. Checks the options first, so that errors appear before
    /// anything is compiled.
    @MainActor static func make(
        _ path: String, _ pictures: TestPictureOptions, _ font: FontOptions, _ files: TestFileOptions, isQuiet: Bool,
        _ tool: CommandLineTool
    ) throws -> (program: TestProgram, plan: TestPlan) {
        try pictures.check()
        try font.choose(for: path)
        if let zone = pictures.timeZone { HostTimeZone.choose(zone) }
        try files.confinement.check()
        tool.guardRuns()
        ViewConfinement.warnOfGaps(tool.console)
        TemporaryFolders.removeLeftovers()
        var service = try FileRendering.service(tool.console)
        service.isColored = tool.console.isColored
        service.supervision = files.confinement.asked
        service.engine = service.engine.compiling(for: pictures.os.platform)
        let console = tool.console
        service.progress = { step in if !isQuiet { console.report("\(path): \(step)") } }
        let made = try FileRendering.made(
            path, target: files.project.target, files.project.language, isStrict: pictures.strict, by: service)
        let program = try TestProgram(
            made, by: service, order: TestOrder(path, pictures, files, ProjectSettings(for: path)), files.confinement)
        return (program, try TestPlan(program: program, made: made, named: path))
    }

    /// All tests, sorted by name.
    func cases(in variants: [TestVariant]) -> [TestCase] {
        var names = TestNames()
        var cases: [TestCase] = []
        for (place, source) in sources.enumerated() {
            let failure = failures[place] ?? source.error
            let listed = source.previews ?? [ListedSource.Listed(name: failure == nil ? nil : source.title)]
            for (member, preview) in listed.enumerated() {
                let file = source.file.flatMap(index.path) ?? folder + "/\(source.title).swift"
                let word = names.word(for: preview.name, in: file)
                for variant in variants {
                    var test = test(word, preview.name ?? "Preview", variant, file: file)
                    (test.source, test.member, test.line) = (place, member, source.line)
                    (test.failure, test.disabled) = (failure, preview.disabled)
                    cases.append(test)
                }
            }
        }
        return cases.sorted { $0.name < $1.name }
    }

    /// The tests that the arguments of a command select, sorted by name; at least one.
    ///
    /// - Parameters:
    ///   - names: names of tests, or their ends; empty for all tests.
    ///   - filter: texts, one of which a name must contain; empty for all tests.
    func cases(
        in variants: [TestVariant], called names: [String], containing filter: [String], at path: String,
        isPathGiven: Bool
    ) throws -> [TestCase] {
        let chosen = cases(in: variants).filter { test in
            guard names.isEmpty || names.contains(where: { TestArguments.isCalled(test.name, $0) }) else {
                return false
            }
            let name = test.name.lowercased() + " " + test.title.lowercased()
            return filter.isEmpty || filter.contains { name.contains($0.lowercased()) }
        }
        if !chosen.isEmpty { return chosen }
        if let name = names.first, !isPathGiven {
            throw AssetError.unreadable(path: name, reason: "no such file or folder, and no test of this name")
        }
        if isEmpty { throw DataError("\(path): it contains no previews") }
        throw DataError(
            names.isEmpty
                ? "\(path): no test's name contains \(filter.joined(separator: " or "))"
                : "\(path): no test is called \(names.joined(separator: " or ")): '\(ProgramName.current) test --list' "
                    + "shows all")
    }

    private func test(_ word: String, _ title: String, _ variant: TestVariant, file: String) -> TestCase {
        let url = URL(filePath: file)
        let stem = url.deletingPathExtension().lastPathComponent
        let base = url.deletingLastPathComponent()
        let fileName = word + (variant.name.isEmpty ? "" : "." + variant.name)
        let package = SnapshotFailures.packageFolder(around: file)
        let shown = relative(base.path)
        return TestCase(
            name: (shown.isEmpty ? "" : shown + "/") + stem + "/" + fileName, title: title, variant: variant, source: 0,
            member: 0, file: relative(file), path: file, line: nil,
            reference: base.appending(path: "\(TestCase.folderName)/\(stem)/\(fileName).png"),
            root: package ?? root)
    }

    /// The first preview that cannot be listed, and the reason.
    var unlisted: (title: String, reason: String)? {
        sources.indices.lazy.compactMap { place in
            (failures[place] ?? sources[place].error).map { (sources[place].title, $0) }
        }.first
    }

    /// The path relative to `root`. For a file outside `root`, it is relative to the package that contains the file.
    private func relative(_ path: String) -> String {
        for base in [root.path, SnapshotFailures.packageFolder(around: path)?.path].compactMap(\.self) {
            if path == base { return "" }
            if path.hasPrefix(base + "/") { return String(path.dropFirst(base.count + 1)) }
        }
        return URL(filePath: path).lastPathComponent
    }

    /// The recorded snapshots of the plan's files that have lost their preview, as paths relative to `root`. Snapshots
    /// of existing previews in other variants do not count.
    func orphans(besides cases: [TestCase], in variants: [TestVariant]) -> [String] {
        orphanPaths(besides: cases, in: variants).map(relative)
    }

    /// The absolute paths of the snapshots that `orphans` returns.
    func orphanPaths(besides cases: [TestCase], in variants: [TestVariant]) -> [String] {
        let known = Set(cases.map { $0.reference.path.lowercased() })
        // The paths of the snapshots without extension and variant: `…/Dark-card` for `…/Dark-card.ar.png`.
        let stems = Set(
            cases.map { test in
                let name = test.reference.deletingPathExtension().lastPathComponent
                let plain = test.variant.name.isEmpty ? name : String(name.dropLast(test.variant.name.count + 1))
                return (test.reference.deletingLastPathComponent().path + "/" + plain).lowercased()
            })
        let files = Set(index.all)
        let folders = Set(
            index.all.map { URL(filePath: $0).deletingLastPathComponent().path + "/" + TestCase.folderName })
        var orphans: [String] = []
        for folder in folders.sorted() where FileSystem.isFolder(folder) {
            for inner in (try? FileSystem.entries(of: folder)) ?? [] {
                // The previews of a file outside of this run are unknown.
                let file = URL(filePath: folder).deletingLastPathComponent().path + "/\(inner).swift"
                if isFile || FileSystem.isFile(file), !files.contains(file) { continue }
                for file in (try? FileSystem.entries(of: folder + "/" + inner)) ?? [] where file.hasSuffix(".png") {
                    let path = folder + "/" + inner + "/" + file
                    let stem = String(path.dropLast(4)).lowercased()
                    let isVariant = stems.contains { stem.hasPrefix($0 + ".") }
                    if !known.contains(path.lowercased()), !isVariant { orphans.append(path) }
                }
            }
        }
        return orphans
    }
}
