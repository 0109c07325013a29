// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Command lines that name a file or a format without the option for it.
@Suite @MainActor struct PlainWordsTests {
    @Test func aFileBehindTheSceneIsTheOutput() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise \(folder)/x.gif --frames 2")
            #expect(run.status == 0 && run.out.hasSuffix(", \(folder)/x.gif\n"), "\(run.err)")
            #expect(await CommandRun.of("sunrise \(folder)/out/ --frames 1").status == 0)
            #expect(await CommandRun.of("\(folder)/y.gif sunrise --frames 2").status == 0)
            #expect(names(in: folder) == ["out", "out/sunrise-0000.png", "x.gif", "y.gif"])
        }
    }

    @Test(arguments: ["gif sunrise", "sunrise gif", "GIF sunrise"])
    func aFormatIsAFormat(_ words: String) async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("\(words) --frames 2 -o \(folder)/x.gif")
            #expect(run.status == 0 && names(in: folder) == ["x.gif"], "\(run.err)")
        }
    }

    @Test(arguments: [
        ("gif sunrise -o x.png", "'gif' and -o x.png contradict each other: use one of them"),
        ("sunrise x.gif -o y.gif", "unexpected argument 'x.gif': -o already names the output, y.gif"),
        ("chek My.swift", "there is no command chek: did you mean 'render check My.swift'?"),
        (
            "My.swift previews",
            "unexpected argument 'previews': name the output with -o, like -o previews/ ('render --help' explains)"
        ),
        ("sunrise x.bmp", "x.bmp: .bmp files cannot be written: use .png"),
        ("sunrise -o .png", ".png has no name before its extension: write it like x.png"),
        ("sunrise .gif", ".gif has no name before its extension: write it like x.gif"),
        ("Sunrise", "there is no scene Sunrise: did you mean sunrise?"),
        ("Cards -o p/", "there is no folder, Swift file or scene Cards: 'render list' shows all"),
        (
            "sunrise --dark --color-scheme light",
            "--dark and --color-scheme light contradict each other: use one of them"
        ),
    ])
    func misunderstoodArgumentsAreNamed(_ arguments: String, _ message: String) async {
        let run = await CommandRun.of(arguments)
        #expect(run.status == 64 && run.err.hasPrefix("render: " + message), "\(run.err)")
    }

    @Test func anEmptyNameIsNamed() async {
        let run = await CommandRun.of([""])
        #expect(
            run.status == 64
                && run.err
                    == "render: the name is empty: name a scene ('render list' shows all), a Swift file or a folder\n"
        )
    }

    /// `--dark` gives the same picture as `--color-scheme dark`.
    @Test func darkIsAColorScheme() async throws {
        try await withFolder { folder in
            for (name, option) in [("a", "--dark"), ("b", "--color-scheme dark"), ("c", "")] {
                #expect(await CommandRun.of("sunrise --frames 1 \(option) -o \(folder)/\(name).png").status == 0)
            }
            let files = try ["a", "b", "c"].map { try Data(contentsOf: URL(filePath: "\(folder)/\($0).png")) }
            #expect(files[0] == files[1] && files[0] != files[2])
        }
    }

    @Test(arguments: ["--help sunrise", "sunrise --help", "sunrise -h", "help sunrise"])
    func helpDescribesAScene(_ arguments: String) async {
        let run = await CommandRun.of(arguments)
        #expect(
            run.status == 0
                && run.out.hasPrefix("sunrise: From black to red.\n\n8×6 points, 2 s at 10 frames a second\n"))
        #expect(run.out.contains("render sunrise -o sunrise.gif") && run.out.contains("--max-size"))
    }
}
