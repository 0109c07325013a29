// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `render manual`: prints the manual page. Internal (`make install`) and hidden from help.
struct ManualCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "manual", abstract: "Print the manual page, generated from the help.", shouldDisplay: false)
    }

    @MainActor func run(in tool: CommandLineTool) throws {
        try tool.console.result(ManualPage(name: ProgramName.current).text())
    }
}
