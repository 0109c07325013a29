// SPDX-License-Identifier: MIT

import ArgumentParser
import Codecs
import Drawing
import Foundation
import ImageComparison
import Inspection
import ScreenLint
import Support
import SwiftUICore
import Zoetrope

/// `render lint`: reports faults of screens that a program can find, such as truncated texts.
struct LintCommand: ParsableCommand, PreviewingCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "lint",
            abstract: "Report cut texts, small targets, low contrast.",
            usage: "\(name) lint SCENE|FILE.swift|FOLDER|- [--json|--sarif|--junit] [--annotate PATH] [options]",
            discussion: """
                Checks each preview once it has settled. A finding names its rule, the view, its file and line as far as they are \
                known, and the number of the view on the picture of --annotate. docs/rules.md explains the rules.

                The exit status is 65 if there is a finding of severity error, else 0. A comment beside a view turns a rule off: \
                '// zoetrope:disable contrast'. --baseline leaves out findings that are known already; --record writes them.

                EXAMPLES:
                  \(name) lint My.swift
                  \(name) lint Sources/Cards --annotate boxes/
                  \(name) lint My.swift --dark --json | jq -r '.findings[].message'
                  \(name) lint My.swift --sweep --annotate sheet.png
                  \(name) lint MyProject --baseline known.json --record
                  \(name) lint MyProject --baseline known.json --sarif > lint.sarif
                  \(name) lint --rules
                """)
    }

    @Argument(
        help: "A scene's name ('\(ProgramName.current) list' shows all), a Swift file, a folder of such files, or -.",
        completion: .file())
    var scene = ""

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The time in seconds, 0 to 86400. (default: when the view has settled)", valueName: "s"))
    var at: Double?

    @Flag(help: "Print JSON, for programs; docs/lint.md describes it.")
    var json = false

    @Flag(help: "Print SARIF 2.1.0, for code scanning services.")
    var sarif = false

    @Flag(help: "Print JUnit's XML, for CI services.")
    var junit = false

    @Flag(help: "List the rules.")
    var rules = false

    @Option(help: ArgumentHelp("A rule that is not checked; repeatable.", valueName: "rule"))
    var disable: [String] = []

    @Option(
        help: ArgumentHelp("A JSON file of known findings, which are left out.", valueName: "file"),
        completion: .file())
    var baseline: String?

    @Flag(help: "Write all findings to the file of --baseline.")
    var record = false

    @Option(
        help: ArgumentHelp(
            "A .png file, or a folder for several previews, for pictures with the numbers of the findings.",
            valueName: "path"), completion: .file())
    var annotate: String?

    @Flag(
        help: """
            Check each preview in ten settings: light and dark, small phone, large phone, tablet, AX3, right to left, reduced \
            motion, and AX3 with small phone and with right to left. A finding names the settings that have it.
            """)
    var sweep = false

    @Flag(name: .shortAndLong, help: "Overwrite files.")
    var force = false

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @OptionGroup(title: "Canvas") var canvas: CanvasOptions
    @OptionGroup(title: "View") var view: ViewOptions
    @OptionGroup(title: "Input") var input: InputOptions
    @OptionGroup(title: "Swift files") var file: FileOptions

    var firstTime: Double { at ?? 0 }
    var settles: Bool { at == nil }
    var isQuiet: Bool { quiet }
    var printsResult: Bool { true }

    var outputPlaces: ConfinedOutput.Places? {
        guard annotate != nil || baseline != nil else { return nil }
        var places = ConfinedOutput.Places()
        places.overwrites = force || record
        if let annotate { if isPicture(annotate) { places.files = [annotate] } else { places.folders = [annotate] } }
        if let baseline { places.files.append(baseline) }
        return places
    }

    private func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

    // MARK: Checks of the arguments

    func validate() throws {
        if scene.isEmpty, !rules { throw ValidationError("Missing expected argument '<scene>'") }
        if [json, sarif, junit].count(where: \.self) > 1 {
            throw ValidationError("--json, --sarif and --junit exclude each other")
        }
        if record, baseline == nil { throw ValidationError("--record needs --baseline FILE") }
        for name in disable where Rule.named(name) == nil {
            let near = NearestName.suggestion(for: name, among: Rule.all.map(\.name))
            throw ValidationError(
                "there is no rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ": --rules lists all"))
        }
    }

    @MainActor func run(in tool: CommandLineTool) async throws {
        try tool.console.checkOutput()
        let lines = SourceLines(of: tool)
        var screens: [(name: String, findings: [Finding])] = []
        var settings: [String]?
        var failure: Int32?
        if sweep {
            let swept = try await self.swept(in: tool)
            settings = SweepSetting.all.map(\.name).filter { name in
                swept.contains { $0.scenes.contains { $0.setting.name == name } }
            }
            try checkPicture(ofPreviews: swept.count)
            for screen in swept {
                do {
                    screens.append((screen.name, try lint(screen, lines, in: tool)))
                } catch  where swept.count > 1 && !(error is OutputError) && !(error is UsageError) {
                    tool.console.report("\(screen.name): \(error)")
                    failure = failure ?? ExitStatus.code(of: error)
                }
            }
        } else if let previews = tool.previews {
            let all = try await self.previews(previews, tool.console)
            let (chosen, names) = try chosen(of: all)
            try checkPicture(ofPreviews: chosen.count)
            for index in chosen {
                let name = isFolder ? names.full[index] : names.short[index]
                do {
                    screens.append(
                        try lint(description(of: all.previews[index], name), isFile: true, lines, in: tool))
                } catch  where chosen.count > 1 && !(error is OutputError) && !(error is UsageError) {
                    tool.console.report("\(name): \(error)")
                    failure = failure ?? ExitStatus.code(of: error)
                }
            }
        } else {
            try checkNoFileOptions()
            screens = [try lint(tool.catalog().named(scene), isFile: false, lines, in: tool)]
        }
        let all = screens.flatMap(\.findings)
        let meant = all.filter { !lines.suppressions.cover($0) }
        let report = LintReport(
            path: scene, previews: screens.map(\.name), suppressed: 0, findings: try new(among: meant, tool),
            settings: settings)
        try tool.console.out(text(of: report.leavingOut(all.count - report.findings.count)))
        if let failure { throw AuthorFailure(status: failure) }
        if report.hasErrors { throw AuthorFailure(status: ExitStatus.badData) }
    }

    @MainActor func listRules(in tool: CommandLineTool) throws {
        let width = Rule.all.map(\.name.count).max() ?? 0
        for rule in Rule.all {
            let name = rule.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            try tool.console.out("\(name)  \(severity)  \(rule.summary)\n")
        }
    }

    // MARK: One screen

    private func checkPicture(ofPreviews count: Int) throws {
        if let annotate, isPicture(annotate), count > 1 {
            throw UsageError("--annotate: \(count) previews need a folder, like boxes/; or use --preview")
        }
    }

    /// A screen that was checked, with its picture.
    private struct CheckedScreen {
        var facts: ScreenFacts
        var findings: [Finding]
        var picture: DisplayList
        var settings: RenderSettings
    }

    @MainActor private func lint(
        _ scene: SceneDescription, isFile: Bool, _ lines: SourceLines, in tool: CommandLineTool
    ) throws -> (name: String, findings: [Finding]) {
        let screen = try check(scene, isFile: isFile, lines, in: tool)
        if let annotate {
            let numbers = Set(screen.findings.compactMap(\.number))
            let picture = try marked(screen, Annotations(screen.facts.tree, only: numbers))
            try write(picture: FrameRasterizer().draw(picture), to: path(annotate, scene.name), tool)
        }
        return (screen.facts.name, screen.findings)
    }

    /// Checks a screen in the settings of a sweep. The picture of `--annotate` is a sheet.
    @MainActor private func lint(
        _ swept: SweptScreen, _ lines: SourceLines, in tool: CommandLineTool
    ) throws -> [Finding] {
        var screens: [CheckedScreen] = []
        for (setting, scene) in swept.scenes {
            screens.append(try under(setting).check(scene, isFile: tool.previews != nil, lines, in: tool))
            Watchdog.sign()
        }
        let names = swept.scenes.map(\.setting.name)
        let all = SweptFindings(zip(names, screens).map { ($0, $1.findings) })
        if let annotate {
            let pictures: [(setting: String, list: DisplayList)] = try screens.indices.map { index in
                let labels = all.marks[index].mapValues { $0.map(String.init).joined(separator: " ") }
                let tree = screens[index].facts.tree
                return (names[index], try marked(screens[index], Annotations(tree, labels: labels)))
            }
            let library = try assetLibrary(decodesAside: false)
            let scale = canvas.scale ?? SweepSheet.scale(of: pictures.map(\.list.size))
            let sheet = try SweepSheet(pictures, scale: scale, assets: library)
            try write(picture: sheet.draw(assets: library), to: path(annotate, swept.name), tool)
        }
        return all.findings
    }

    @MainActor private func check(
        _ scene: SceneDescription, isFile: Bool, _ lines: SourceLines, in tool: CommandLineTool
    ) throws -> CheckedScreen {
        let settings = try settings(of: scene, rate: scene.rate, isFile: isFile, decodesAside: false)
        let last = settings.events.events.map(\.time).max() ?? 0
        let moment = try at == nil ? SettledMoment.find(of: scene, settings, after: last, sign: Watchdog.sign) : nil
        let time = at ?? moment?.time ?? 0
        let source = try scene.makeSource(settings)
        guard let source = source as? ViewFrameSource else {
            throw UsageError("\(scene.name) is a scene without views")
        }
        ScreenReader.prepare(source)
        // The picture is drawn first, because `reader` temporarily changes the text size of the same view.
        let list = try source.displayList(at: time)
        let rests = moment?.reason == .settled || moment?.reason == .unfinished
        let calm = { rests ? nil : try scene.makeSource(settings.withReducedMotion) as? ViewFrameSource }
        let reader = ScreenReader(source, name: scene.name, assets: settings.assets, calmSource: calm) { view, words in
            lines.place(of: view, showing: words)
        }
        let screen = try reader.read(declarations: tool.places)
        let findings = screen.findings(of: Rule.all.filter { !disable.contains($0.name) })
        return CheckedScreen(facts: screen, findings: findings, picture: list, settings: settings)
    }

    private func path(_ annotate: String, _ name: String) -> String {
        if isPicture(annotate) { return annotate }
        return annotate + (annotate.hasSuffix("/") ? "" : "/") + name.replacing("/", with: "-") + ".png"
    }

    /// The picture of a screen with numbered boxes over it.
    @MainActor private func marked(_ screen: CheckedScreen, _ boxes: Annotations) throws -> DisplayList {
        let (list, settings) = (screen.picture, screen.settings)
        let plain = try RenderSettings(
            size: settings.size, scale: settings.scale, rate: settings.rate, background: nil, assets: settings.assets)
        let marks = try ViewFrameSource(plain) { boxes }.displayList(at: 0)
        return DisplayList(
            size: list.size, scale: list.scale, background: list.background, items: list.items + marks.items)
    }

    @MainActor private func write(picture: Bitmap, to path: String, _ tool: CommandLineTool) throws {
        try write(FileSignature.signed(try PNGEncoder().encode(picture)), to: path, tool)
    }

    @MainActor private func write(_ bytes: [UInt8], to path: String, _ tool: CommandLineTool) throws {
        let journal = OutputJournal()
        tool.watch(journal, tool.console)
        do {
            if let annotate, !isPicture(annotate), path != baseline { try journal.createFolder(annotate) }
            try journal.write(bytes, to: path, replaces: force || record)
        } catch {
            journal.abandon()
            throw error
        }
    }

    // MARK: Known findings

    /// The findings that are not in the baseline; all if there is no baseline. `--record` writes a new baseline.
    @MainActor private func new(among findings: [Finding], _ tool: CommandLineTool) throws -> [Finding] {
        guard let baseline else { return findings }
        if record {
            try write([UInt8](JSONText.of(Baseline(findings)).utf8), to: baseline, tool)
            return []
        }
        guard let data = FileManager.default.contents(atPath: baseline) else {
            throw PictureFileError.unreadable(
                UnreadableFile(path: baseline, reason: "no such file; --record makes it"))
        }
        do {
            return try Baseline(json: data).new(among: findings)
        } catch is DecodingError {
            throw DataError("\(baseline) is not a baseline of this command")
        }
    }

    private func text(of report: LintReport) throws -> String {
        if json { return try JSONText.of(report) }
        if sarif { return try JSONText.of(SARIFLog(report.findings, tool: "Zoetrope", version: Version.number)) }
        if junit { return LintJUnit.of(report) }
        return report.text
    }
}

extension LintReport {
    fileprivate func leavingOut(_ count: Int) -> LintReport {
        LintReport(
            path: path, previews: previews, suppressed: count, findings: findings, settings: settings)
    }
}

extension SourceLines {
    /// The maximum size of a file that is read, in bytes.
    private static let longest = 4 << 20

    /// Reads the files that declare the author's views.
    @MainActor init(of tool: CommandLineTool) {
        var texts: [String: String] = [:]
        for file in Set(tool.places.values.map(\.file)) {
            guard let bytes = FileManager.default.contents(atPath: file), bytes.count <= Self.longest else { continue }
            texts[FileRendering.relative(file)] = String(decoding: bytes, as: UTF8.self)
        }
        self.init(
            declarations: tool.places.mapValues { (FileRendering.relative($0.file), $0.line) }, texts: texts)
    }
}
