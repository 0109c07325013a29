// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Completion scripts of shells. `make package-test` also runs fish and zsh.
@Suite @MainActor struct CompletionTests {
    @Test(arguments: ["bash", "zsh", "fish"]) func theScripts(shell: String) async {
        let run = await CommandRun.of("--generate-completion-script \(shell)")
        #expect(run.status == 0 && run.err.isEmpty)
        for word in ["cache-key", "join", "color-scheme", "shard", "variants"] {
            #expect(run.out.contains(word), "\(word)")
        }
    }

    @Test(arguments: [
        ("render My", "My.swift"), ("render te", "test tests.txt"), ("render tre", "tree"),
        ("render test M", "My.swift"),
        ("render My.swift --color-s", "--color-scheme"), ("render gears --format web", "webm webp"),
        ("render --thr", "--threads"), ("render test --vari", "--variants"), ("render join Fo", "Folder"),
        ("render My.swift -o Fo", "Folder"), ("render trace --thr", "--threshold"),
    ]) func bash(line: String, found: String) async throws {
        let script = await CommandRun.of("--generate-completion-script bash").out
        try TemporaryFolder.with { folder in
            try folder.write(script, to: "script")
            for name in ["My.swift", "tests.txt", "Folder/x"] { try folder.write("", to: name) }
            try folder.write(
                """
                source ./script
                function=$(complete -p render | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
                COMP_LINE=$1 COMP_POINT=${#1}
                read -ra COMP_WORDS <<< "$1"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                "$function" render "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}" | sort -u | tr '\\n' ' '
                """, to: "ask")
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = ["ask", line]
            process.currentDirectoryURL = folder.url
            let (out, err) = (Pipe(), Pipe())
            (process.standardOutput, process.standardError) = (out, err)
            try process.run()
            let said = String(decoding: out.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            let complaints = String(decoding: err.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(said == found + " " && complaints.isEmpty, "\(said) \(complaints)")
        }
    }
}
