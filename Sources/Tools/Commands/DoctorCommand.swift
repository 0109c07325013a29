// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `render doctor`: reports what is installed, where, and whether view code compiles.
struct DoctorCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "doctor",
            abstract: "Say what is installed, and whether it works.",
            usage: "\(name) doctor [--json]",
            discussion: """
                Compiles and renders a small view. Status 0 if that works; 69 if something is missing.

                EXAMPLES:
                  \(name) doctor
                  \(name) doctor --json | jq -r .fontsDigest
                """)
    }

    @Flag(help: "As JSON, for programs.")
    var json = false

    @MainActor func run(in tool: CommandLineTool) throws {
        let report = DoctorReport()
        try tool.console.result(json ? JSONText.of(report) : report.text)
        if report.compile.problem != nil { throw AuthorFailure(status: ExitStatus.unavailable) }
    }
}
