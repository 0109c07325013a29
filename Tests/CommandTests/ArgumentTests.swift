// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import Zoetrope
@testable import Commands

/// Each bad argument gives one line that names the value and the bound, and an exit status. Nothing is written.
@Suite @MainActor struct ArgumentTests {
    nonisolated static let usageErrors: [(arguments: String, message: String)] = [
        ("--quiet", "missing expected argument '<scene>' ('render --help' explains)"),
        ("scene", "missing expected argument '<scene>' ('render scene --help' explains)"),
        (
            "--quiet list",
            "list is a command and must precede its options: 'render list …'; a scene of that name is "
                + "'render scene list'"
        ),
        ("sunrize", "there is no scene sunrize: did you mean sunrise?"),
        ("Night", "there is no scene Night: did you mean night?"),
        ("zzzzzzzzzzzz", "there is no scene zzzzzzzzzzzz: 'render list' shows all"),
        ("sunrise --frames 0", "the number of frames is 0, but must be 1 to 1000000"),
        ("sunrise --frames -3", "the number of frames is -3, but must be 1 to 1000000"),
        ("sunrise --frames 1000001", "the number of frames is 1000001, but must be 1 to 1000000"),
        ("sunrise --frames x", "the value 'x' is invalid for '--frames <n>' ('render --help' explains)"),
        ("sunrise --frames", "missing value for '--frames <n>' ('render --help' explains)"),
        (
            "sunrise --duration 0 --fps 100",
            "the duration is 0 s, but must be more than 0 and at most 10000 s, that is 1000000 frames"
        ),
        ("sunrise --duration nan", "the duration is nan s, but must be more than 0 and at most 86400 s"),
        (
            "sunrise --fps 1/1000000 --frames 3",
            "the time of the last frame is 2000000 s, but must be at most 86400 s"
        ),
        ("sunrise --duration 2 --frames 7", "--frames 7 and --duration 2 disagree: at 10 fps that long are 20 frames"),
        (
            "sunrise --fps 0",
            """
            the value '0' is invalid for '--fps <f>': fps is 0, but must be more than 0 and at most 1000 \
            ('render --help' explains)
            """
        ),
        (
            "sunrise --fps 1001",
            """
            the value '1001' is invalid for '--fps <f>': fps is 1001, but must be more than 0 and at most \
            1000 ('render --help' explains)
            """
        ),
        (
            "sunrise --fps fast",
            """
            the value 'fast' is invalid for '--fps <f>': 'fast' is not a frame rate: use a number, like 30 or \
            29.97, or a fraction, like 30000/1001 ('render --help' explains)
            """
        ),
        ("sunrise --start -1", "the start is -1 s, but must be 0 to 86400 s"),
        ("sunrise --start 1e9", "the start is 1000000000 s, but must be 0 to 86400 s"),
        ("sunrise --size 0x5", "the width is 0 points, but must be more than 0"),
        ("sunrise --size 5x-2", "the height is -2 points, but must be more than 0"),
        (
            "sunrise --size 5",
            """
            the value '5' is invalid for '--size <WxH>': '5' is not a size: use a width and a height in \
            points, like 400x860 ('render --help' explains)
            """
        ),
        (
            "sunrise --color-scheme dim",
            """
            the value 'dim' is invalid for '--color-scheme <scheme>': 'dim' is not a colour scheme: use light or dark \
            ('render --help' explains)
            """
        ),
        (
            "sunrise --os beos",
            """
            the value 'beos' is invalid for '--os <system>': 'beos' is not a known system: use ios18, ios26, ios27, macos15 \
            ('render --help' explains)
            """
        ),
        (
            "sunrise --locale klingon",
            """
            the value 'klingon' is invalid for '--locale <id>': 'klingon' is not a locale: use a language, like he, or \
            one with a region, like en_US ('render --help' explains)
            """
        ),
        ("sunrise --size 16385x5", "the width is 16385 pixels, but must be at most 16384"),
        ("sunrise --size 5x9000 --scale 2", "the height is 18000 pixels, but must be at most 16384"),
        ("sunrise --size infx5", "the width is inf pixels, but must be at most 16384"),
        ("sunrise --scale -1", "the scale is -1, but must be more than 0 and at most 16"),
        ("sunrise --scale 0", "the scale is 0, but must be more than 0 and at most 16"),
        ("sunrise --scale 16.5", "the scale is 16.5, but must be more than 0 and at most 16"),
        ("sunrise --threads 0", "the number of threads is 0, but must be 1 to 256"),
        ("sunrise --compression 10", "the compression is 10, but must be 0 to 9"),
        ("sunrise --compression -1", "the compression is -1, but must be 0 to 9"),
        ("sunrise --frobnicate", "unknown option '--frobnicate' ('render --help' explains)"),
        ("sunrise night", "unexpected argument 'night' ('render --help' explains)"),
        (
            "sunrise -o x.bmp",
            "x.bmp: .bmp files cannot be written: use \(OutputArgument.Format.extensions) or a folder"
        ),
        (
            "sunrise --format bmp",
            """
            the value 'bmp' is invalid for '--format <name>': 'bmp' is not a format: use \(OutputArgument.Format.names) \
            ('render --help' explains)
            """
        ),
        ("sunrise -o x.mp4 --quality 5", "--quality is for GIF, WebP and JPEG files, like -o x.gif"),
        ("sunrise -o - --format mp4", "a video cannot be written to standard output: use a .mp4 file"),
        ("night -o x.mp4", "x.mp4 cannot be transparent: use a --background, or .mov or .webm"),
        ("sunrise -o x.gif --quality 0", "the quality is 0, but must be 1 to 100"),
        ("sunrise -o x.gif --colors 257", "the number of colours is 257, but must be 2 to 256"),
        ("sunrise -o x.apng --colors 1", "the number of colours is 1, but must be 2 to 256"),
        ("sunrise -o x.gif --lossy 101", "--lossy is 101, but must be 0 to 100"),
        ("sunrise -o x.apng --lossy 5", "--lossy is for GIF files, not for APNG"),
        ("sunrise -o x.apng --quality 5", "--quality is for GIF, WebP and JPEG files, not for APNG"),
        ("sunrise --colors 8", "--colors is for GIF and APNG files, like -o x.gif"),
        ("sunrise --frames 1 -o x.png --loop once", "--loop is for GIF, APNG and WebP files, like -o x.gif"),
        ("sunrise -o x.webp --lossy 5", "--lossy is for GIF files, not for WebP"),
        ("sunrise -o x.webp --quality 101", "the quality is 101, but must be 1 to 100"),
        ("sunrise --at 0 -o x.webp --loop once", "--loop is for GIF, APNG and WebP files, and this is one picture"),
        ("sunrise -o x.jpg --quality 0", "the quality is 0, but must be 1 to 100"),
        ("sunrise -o x.jpg --loop once", "--loop is for GIF, APNG and WebP files, not for JPEG"),
        ("sunrise -o x.svg --quality 5", "--quality is for GIF, WebP and JPEG files, like -o x.gif"),
        ("sunrise -o x.svg --frames 3", "x.svg can hold one picture, not 3: use --at or --frames 1"),
        ("sunrise --format pdf -o - --frames 2", "a .pdf file can hold one picture, not 2: use --at or --frames 1"),
        ("sunrise -o x.gif --matte transparent", "--matte cannot be transparent: use the colour of the page"),
        (
            "sunrise -o x.gif --loop never",
            """
            the value 'never' is invalid for '--loop <n>': 'never' is not a number of rounds: use forever, once, or \
            1 to 65535 ('render --help' explains)
            """
        ),
        (
            "sunrise -o x.gif --max-size huge",
            """
            the value 'huge' is invalid for '--max-size <bytes>': 'huge' is not a file size: use 100 bytes to 4 GB, \
            like 2MB, 500kB or 65536 ('render --help' explains)
            """
        ),
        (
            "sunrise --loop-exactly --frames 3", "--loop-exactly cannot be combined with --frames or --duration"
        ),
        (
            "sunrise -o x.tiff --frames 1",
            "x.tiff: .tiff files cannot be written: use \(OutputArgument.Format.extensions) or a folder"
        ),
        ("sunrise --shard 1/2", "--shard writes into a folder: name it with -o, like -o parts/"),
        (
            "sunrise --shard 1/2 -o x.gif",
            "x.gif: --shard writes into a folder, like -o parts/; 'render join' makes the file"
        ),
        (
            "sunrise --shard 3/4 --frames 3 -o x/",
            "the number of parts is 4, but must be at most that of the frames, 3"
        ),
        (
            "sunrise --shard 5/4 -o x/",
            """
            the value '5/4' is invalid for '--shard <i/n>': '5/4' is not a part of a film: use the form 2/4, with at \
            most 100000 parts ('render --help' explains)
            """
        ),
        ("sunrise --shard 1/2 -o x/ --at 1", "--at is one frame: it cannot be combined with --shard"),
        ("sunrise --shard 1/2 -o x/ --quality 5", "--quality is for GIF, WebP and JPEG files, like -o x.gif"),
        ("join -o x.gif", "missing expected argument '<folder> ...' ('render join --help' explains)"),
        ("cache-key --tools --manifests", "--tools is a part of --manifests: use one of them"),
        (
            "sunrise -o -",
            "-o - needs a format: add --format \(OutputArgument.Format.names)"
        ),
    ]

    @Test(arguments: usageErrors)
    func badArgumentsGiveOneLine(arguments: String, message: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.err == "render: \(message)\n")
        #expect(run.status == 64)
        #expect(run.out.isEmpty)
    }

    @Test func unknownColorsListTheNames() async {
        let run = await CommandRun.of("sunrise --background nope")
        #expect(
            run.err.contains("'nope' is not a colour: use #rgb, #rrggbb, #rrggbbaa, transparent, or one of black, blue")
        )
        #expect(run.err.filter(\.isNewline).count == 1)
        #expect(run.status == 64)
    }

    @Test func anEmptyPathIsNoPath() async {
        let run = await CommandRun.of(["sunrise", "-o", ""])
        #expect(run.err == "render: the path after -o is empty\n")
        #expect(run.status == 64)
        // An unset shell variable gives an empty path, which does not mean the working directory.
        let start = await CommandRun.of(["init", ""])
        #expect(start.err == "render: the path of the folder is empty\n" && start.status == 64)
    }

    @Test func aMissingAssetFolderIsMissingInput() async {
        let run = await CommandRun.of("sunrise --assets /no/such/folder")
        #expect(run.err == "render: /no/such/folder: no such folder\n")
        #expect(run.status == 66)
    }

    @Test func assetFoldersThatCannotBeReadAreNamed() async throws {
        try await withFolder { folder in
            try Data().write(to: URL(filePath: folder + "/file"))
            try FileManager.default.createSymbolicLink(atPath: folder + "/dead", withDestinationPath: "nowhere")
            try FileManager.default.createDirectory(atPath: folder + "/a", withIntermediateDirectories: false)
            try Data().write(to: URL(filePath: folder + "/a/b.xcassets"))
            for (path, message) in [
                ("file", "file: not a folder"), ("dead", "dead: a broken link"),
                ("a", "a/b.xcassets: not a folder"),
            ] {
                let run = await CommandRun.of("sunrise --assets \(folder)/\(path) -o \(folder)/out")
                #expect(run.err == "render: \(folder)/\(message)\n")
                #expect(run.status == 66)
            }
        }
    }

    // MARK: Help

    @Test func withoutArgumentsHelpIsShort() async {
        let run = await CommandRun.of("")
        #expect(run.status == 0 && run.err.isEmpty)
        #expect(run.out.contains("USAGE: render SCENE") && run.out.contains("'render help <subcommand>'"))
        #expect(run.out.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
        #expect(!run.out.contains("--frames <n>"))
    }

    /// Both the short help text and the full one list the image and shape tools separately.
    @Test(arguments: ["", "--help"]) func commandsAreInGroups(arguments: String) async throws {
        let lines = await CommandRun.of(arguments).out.split(separator: "\n", omittingEmptySubsequences: false)
        func names(below title: String) -> [Substring] {
            guard let start = lines.firstIndex(of: title[...]) else { return [] }
            return lines[(start + 1)...].prefix { !$0.isEmpty }.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
                .map { $0.dropFirst(2).prefix { $0 != " " } }
        }
        #expect(
            names(below: "SUBCOMMANDS:") == [
                "scene", "join", "list", "preview", "tree", "lint", "gallery", "frame", "doc", "check", "init",
                "doctor", "mcp", "lsp",
            ])
        #expect(names(below: "IMAGE AND SHAPE SUBCOMMANDS:") == ["encode", "cutout", "trace", "outline"])
        #expect(names(below: "TEST SUBCOMMANDS:") == ["test", "report", "diff", "accept", "cache-key", "bench"])
    }

    @Test func optionsAreInGroups() async throws {
        // Skips the description and the examples, which stand before the options.
        let text = try #require(await CommandRun.of("sunrise --help").out.split(separator: "ARGUMENTS:").last)
        let words = [
            "OUTPUT:", "--audio", "TIME:", "--fps", "CANVAS:", "--scale", "VIEW:", "--locale", "--max-pixels", "INPUT:",
            "--tap <", "ENCODING:", "--quality", "--compression", "\nOPTIONS:", "--threads",
        ]
        var places: [String.Index] = []
        for word in words { places.append(try #require(text.range(of: word), "\(word)").lowerBound) }
        #expect(places == places.sorted())
    }

    /// Help uses the name that the program is installed under.
    @Test func helpAndErrorsSpeakOfTheNameItWasCalledBy() async {
        await ProgramName.$current.withValue("zoetrope") {
            for arguments in ["", "--help", "list --help", "trace --help", "help diff", "bench --help", "accept -h"] {
                let run = await CommandRun.of(arguments)
                #expect(run.out.contains("USAGE: zoetrope ") && !run.out.contains("render "), "\(arguments)")
            }
            #expect(
                await CommandRun.of("zzzzzzzzzzzz").err
                    == "zoetrope: there is no scene zzzzzzzzzzzz: 'zoetrope list' shows all\n")
            #expect(
                await CommandRun.of("trace").err
                    == "zoetrope: missing expected argument '<in>' ('zoetrope trace --help' explains)\n")
        }
    }

    /// A command takes precedence over a scene of the same name; `scene` selects the scene.
    @Test func verbsWinOverScenes() async throws {
        let scenes = ["list", "help", "scene", "diff"].map { name in
            SceneDescription(name: name, summary: "A scene.", size: CGSize(width: 2, height: 2), duration: 1) {
                Color.red
            }
        }
        func run(_ arguments: String...) async -> CommandRun { await CommandRun.of(arguments, scenes: scenes) }
        #expect(await run("list").out.contains("A scene."))
        #expect(await run("help").out.contains("USAGE:"))
        #expect(await run("scene").status == 64)
        #expect(await run("diff").err.contains("missing expected argument '<expected>'"))
        for name in ["list", "help", "scene", "diff"] {
            #expect(await run("--quiet", name).err.contains("a scene of that name is 'render scene \(name)'"))
            try await withFolder { folder in
                let run = await run("scene", name, "--frames", "1", "-o", folder + "/x.png")
                #expect(run.status == 0 && run.out.hasPrefix("\(name): 1 frame of 2×2 pixels"), "\(run.err)")
            }
        }
    }

    @Test(arguments: ["--help", "-h", "help", "sunrise --help"])
    func helpShowsAllOptionsAndExamples(arguments: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.status == 0 && run.err.isEmpty)
        let options = [
            "--format", "--loop", "--loop-exactly", "--quality", "--lossy", "--colors", "--matte", "--max-size",
            "--frames", "--duration", "--fps", "--start", "--size", "--scale", "--background", "--color-scheme",
            "--contrast", "--os", "--locale", "--assets", "--strict", "--json", "--threads",
            "--compression", "--quiet", "--force", "-o", "--tap", "--events", "--version", "render list", "EXAMPLES",
        ]
        for option in options { #expect(run.out.contains(option), "\(option)") }
    }

    @Test func helpForTheList() async {
        let run = await CommandRun.of("list --help")
        #expect(run.status == 0 && run.err.isEmpty)
        #expect(run.out.contains("USAGE: render list [--json]") && run.out.contains("Print JSON, for programs."))
        #expect(run.out.contains("EXAMPLES") && !run.out.contains("--frames"))
        #expect(await CommandRun.of("help list").out == run.out)
    }

    @Test func theVersion() async {
        let run = await CommandRun.of("--version")
        #expect(run.status == 0 && run.out.hasPrefix("zoetrope ") && run.err.isEmpty)
    }

    /// The version report lists the fonts in use, so that two machines can be compared.
    @Test(arguments: ["--version --json", "--json --version"]) func theVersionAsJSON(_ arguments: String) async throws {
        struct Report: Decodable {
            struct Font: Decodable {
                var path, sha256: String
                var designs: [String]
                var standsIn: Bool
            }
            var name, version, fontsDigest: String
            var fonts: [Font]
            var missingFontFamilies: [String]
        }
        let run = await CommandRun.of(arguments)
        #expect(run.status == 0 && run.err.isEmpty)
        let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
        // Builds between releases add their revision in brackets.
        let words = await CommandRun.of("--version").out.split(separator: " ", maxSplits: 2).map(String.init)
        #expect(
            words.prefix(2).joined(separator: " ").trimmingCharacters(in: .newlines)
                == "\(report.name) \(report.version)")
        if words.count > 2 { #expect(words[2].wholeMatch(of: #/\([0-9a-z.-]+\)\n/#) != nil) }
        #expect(report.missingFontFamilies.isEmpty)
        for design in ["default", "rounded", "serif", "monospaced"] {
            #expect(report.fonts.contains { $0.designs.contains(design) }, "\(design)")
        }
        #expect(report.fonts.contains { $0.standsIn && $0.designs.isEmpty })
        #expect(report.fonts.allSatisfy { $0.sha256.count == 64 && FileManager.default.fileExists(atPath: $0.path) })
        #expect(Set(report.fonts.map(\.path)).count == report.fonts.count)
        #expect(report.fontsDigest.count == 64)
        // `--json` is valid only together with `--version`.
        #expect(await CommandRun.of("--json").status == 64)
    }
}
