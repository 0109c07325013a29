// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing
import Zoetrope
import Commands

@Suite @MainActor struct SoundTests {
    @Test func soundAloneDrawsNoPictures() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise --audio \(folder)/new/x.wav --frames 15")
            #expect(run.status == 0)
            #expect(names(in: folder) == ["new", "new/x.wav"])
            #expect(
                run.err
                    == "render: warning: the scene plays no sound in this interval: \(folder)/new/x.wav is silent\n")
            #expect(run.out.hasPrefix("sunrise: 1.5 s of sound in "))
            #expect(run.out.hasSuffix(" s, 288082 bytes, \(folder)/new/x.wav\n"))
            let bytes = try Data(contentsOf: URL(filePath: folder + "/new/x.wav"))
            #expect(bytes.count == 288_044 + 38, "samples, their header, and who wrote them")
        }
    }

    @Test func soundAndPicturesGoTogether() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("sunrise --frames 2 -o \(folder)/s --audio \(folder)/x.WAV -q")
            #expect(run.status == 0 && run.err.isEmpty)
            #expect(names(in: folder) == ["s", "s/sunrise-0000.png", "s/sunrise-0001.png", "x.WAV"])
        }
    }

    @Test func nothingIsOverwrittenUnasked() async throws {
        try await withFolder { folder in
            try Data().write(to: URL(filePath: folder + "/x.wav"))
            let refused = await CommandRun.of("sunrise -o \(folder)/s --audio \(folder)/x.wav")
            #expect(refused.status == 73)
            #expect(refused.err == "render: \(folder)/x.wav exists already: --force overwrites\n")
            #expect(names(in: folder) == ["x.wav"])
            let forced = await CommandRun.of("sunrise --audio \(folder)/x.wav --force")
            #expect(forced.status == 0)
            #expect(try Data(contentsOf: URL(filePath: folder + "/x.wav")).count == 44 + 96_000 * 4 + 38)
            #expect(await CommandRun.of("sunrise --audio \(folder)/x.wav").status == 0)
        }
    }

    @Test(arguments: [
        ("--audio out.mp3", 64, "out.mp3: sound can only be written to a .wav file"),
        ("--audio -", 64, "sound cannot be written to standard output: name a .wav file"),
        ("--audio /tmp/", 73, "cannot create /tmp/: is a directory"),
        (
            "--audio x.wav --duration 80000", 64,
            "the duration of the sound is 80000 s, but must be at most 22369 s"
        ),
        ("--audio /proc/x.wav --frames 1", 73, "cannot create /proc/x.wav: no such file or directory"),
    ])
    func badPlaces(arguments: String, status: Int32, message: String) async throws {
        let run = await CommandRun.of("sunrise " + arguments)
        #expect(run.status == status)
        #expect(run.err == "render: \(message)\n")
    }

    @Test func aFailingSceneLeavesNoSound() async throws {
        try await withFolder { folder in
            let run = await CommandRun.of("eclipse --audio \(folder)/e.wav")
            #expect(run.status == 70 && run.err == "render: the sun is gone\n")
            #expect(names(in: folder).isEmpty)
        }
    }
}
