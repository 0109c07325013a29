// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Support
import Zoetrope

/// `render gallery`: writes a web site of all previews.
struct GalleryCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "gallery",
            abstract: "Write a web site of all previews.",
            usage: "\(name) gallery [FILE.swift|FOLDER] [NAME ...] [-o FOLDER] [--variants LIST] [options]",
            discussion: """
                The site shows every preview of a file, a folder, a package or an Xcode project, once it has settled: its \
                variants, its animation if it never comes to rest, its accessibility tree, its source and the findings of \
                '\(name) lint'. It is searched with the key /, and each preview has an address. It needs no network and no server: \
                open index.html, or copy the folder to any web server. manifest.json lists everything for programs; docs/gallery.md.

                Equal previews give equal bytes, and unchanged files are not written. A preview that fails is on the page with \
                its error, and the exit status is 65. An existing folder must be empty or a gallery.

                EXAMPLES:
                  \(name) gallery                                  the package here, into site/
                  \(name) gallery Sources/Cards -o site/
                  \(name) gallery MyProject --variants light,dark,de,ar,ax3,ipad
                  \(name) gallery MyProject --animation webp --animate-all --title "Design system"
                  \(name) gallery Card.swift --no-sources --no-findings
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "A Swift file, a folder, a package or an Xcode project; names of previews, or their ends. (default: all previews of this package)",
            valueName: "path"),
        completion: .file())
    var arguments: [String] = []

    @Option(
        name: [.customShort("o"), .long], help: ArgumentHelp("The output folder.", valueName: "folder"),
        completion: .directory)
    var output = "site"

    @Option(
        help: ArgumentHelp(
            "Variants of each preview: light, dark, landscape, rtl, languages (ar), text sizes (xxxL), devices (ipad), "
                + "and combinations (dark+ar). The first is the one shown at first. (default: light,dark,xxxL,rtl)",
            valueName: "list"), transform: TestVariant.list)
    var variants: [TestVariant] = Self.usual

    @Option(
        help: ArgumentHelp(
            "Only previews whose name contains this text, ignoring case; repeatable.", valueName: "text"))
    var filter: [String] = []

    @Option(
        help: ArgumentHelp(
            "The format of animations: gif, webp, apng (exact, large), or none for pictures only.", valueName: "format"),
        completion: .list(GalleryAnimation.names), transform: Self.animation)
    var animation: GalleryAnimationFormat? = .gif

    @Flag(help: "Animate all variants of previews that never come to rest, not only the first.")
    var animateAll = false

    @Option(help: ArgumentHelp("The title of the page. (default: the project's name)", valueName: "text"))
    var title: String?

    @Flag(inversion: .prefixedNo, help: "Show the source of each preview.")
    var sources = true

    @Flag(inversion: .prefixedNo, help: "Show the findings of '\(ProgramName.current) lint'.")
    var findings = true

    /// The number of previews after which the others are left out: for the first versions of a live gallery.
    @Option(help: .hidden) var most = Int.max

    @Flag(name: .shortAndLong, help: "Print only errors.")
    var quiet = false

    @OptionGroup(title: "Pictures") var pictures: TestPictureOptions
    @OptionGroup(title: "Pictures") var font: FontOptions
    @OptionGroup(title: "Swift files") var files: TestFileOptions

    private static let usual = ["", "dark", "xxxL", "rtl"].compactMap {
        try? TestVariant(parsing: $0.isEmpty ? "light" : $0)
    }

    private static func animation(_ text: String) throws -> GalleryAnimationFormat? {
        if text == "none" { return nil }
        guard let format = GalleryAnimationFormat(rawValue: text) else {
            throw UsageError(
                "'\(text)' is not a format of animations: use \(GalleryAnimation.names.joined(separator: ", "))")
        }
        return format
    }

    @MainActor func run(in tool: CommandLineTool) async throws {
        let (path, names) = try TestArguments.split(arguments)
        if path == "-" { throw UsageError("standard input has no name for a gallery: name a file") }
        if output.isEmpty || output == "-" { throw UsageError("a gallery is a folder: name it with -o, like -o site/") }
        if variants.contains(where: \.isAccessibility) {
            throw UsageError("'accessibility' is a variant of '\(ProgramName.current) test' only")
        }
        let console = tool.console
        let folder = try GalleryFolder(output)
        defer { folder.discard() }
        let (program, plan) = try TestPlan.make(path, pictures, font, files, isQuiet: quiet, tool)
        let cases = try plan.cases(
            in: [.usual], called: names, containing: filter, at: path, isPathGiven: arguments.count > names.count
        )
        .sorted { one, other in
            // `Card2.swift` precedes `Card10.swift`.
            let order = one.file.compare(other.file, options: .numeric)
            return order == .orderedSame
                ? (one.file, one.line ?? 0, one.source, one.member)
                    < (other.file, other.line ?? 0, other.source, other.member) : order == .orderedAscending
        }
        .prefix(max(1, most))
        let workers = TestWorkers(program: program, jobs: files.jobs, console: console, isQuiet: quiet)
        let run = GalleryRun(
            workers: workers, variants: variants, scale: pictures.scale, animation: animation, animatesAll: animateAll,
            hasFindings: findings,
            root: plan.root.path, folder: folder)
        let previews = await run.previews(of: Array(cases))
        let texts = sources ? GallerySources(of: Array(cases)) : GallerySources(of: [])
        let manifest = GalleryManifest(
            title: title ?? plan.root.lastPathComponent, scale: pictures.scale,
            variants: variants.map(GalleryRun.name), previews: previews, sources: texts.listed)
        let changed = try folder.commit(manifest, page: GalleryPage(manifest, texts.texts).html())
        let failed = previews.filter { $0.error != nil }
        for preview in failed {
            let place = preview.line.map { "\(preview.file):\($0)" } ?? preview.file
            console.report("\(preview.name): \(FileSystem.oneLine(preview.error ?? "")) (\(place))")
        }
        if !quiet { try console.out(summary(manifest, failed: failed.count, changed: changed)) }
        if !failed.isEmpty { throw AuthorFailure(status: ExitStatus.badData) }
    }

    private func summary(_ manifest: GalleryManifest, failed: Int, changed: Int) -> String {
        func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
        let page = URL(filePath: output).appending(path: GalleryFolder.page).standardizedFileURL.path
        var words = count(manifest.previews.count, "preview") + " in " + count(manifest.variants.count, "variant")
        if failed > 0 { words += ", \(failed) failed" }
        words += changed == 0 ? "; nothing has changed" : "; \(count(changed, "file")) new or changed"
        return "\(words): \(FileSystem.oneLine(FileRendering.relative(page)))\n"
    }
}

extension GalleryAnimation {
    /// The arguments of `--animation`.
    nonisolated static let names = GalleryAnimationFormat.allCases.map(\.rawValue) + ["none"]
}
