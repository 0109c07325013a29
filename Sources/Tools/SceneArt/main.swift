// SPDX-License-Identifier: MIT

import Foundation

do {
    try SceneArtCommand.run(Array(CommandLine.arguments.dropFirst())) { print($0) }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(error.exitCode)
}
