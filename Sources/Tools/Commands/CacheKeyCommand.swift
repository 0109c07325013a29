// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Typography
import Workshop

/// `render cache-key`: prints a key for CI caches, made of everything that the cached files depend on.
struct CacheKeyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "cache-key",
            abstract: "Name a cache of CI by what it depends on.",
            usage: "\(name) cache-key [PATH] [--tools | --manifests]",
            discussion: """
                One line, like zoetrope-0.1.0-x86_64-1f3a90c2b7d4-5b0c11e8a2f6-9d2e77a0c413: the version and the machine; a digest of \
                the engine, the compiler and the fonts; one of the manifests and the versions of what they name; one of the Swift \
                files. A cache whose name begins like it, without the last part, is out of date in single files only. What is worth \
                keeping is the folder ~/.cache/zoetrope, and .build/zoetrope of a package.

                EXAMPLES:
                  \(name) cache-key MyPackage
                  \(name) cache-key MyPackage --manifests     without the last part
                  \(name) cache-key --tools                   for all paths
                """)
    }

    @Argument(
        help: ArgumentHelp("A Swift file, a folder, a package, or one with an Xcode project.", valueName: "path"),
        completion: .file())
    var path = "."

    @Flag(help: "The part of the program and its tools alone; the path is not looked at.")
    var tools = false

    @Flag(help: "Without the part of the Swift files.")
    var manifests = false

    @MainActor func run(in tool: CommandLineTool) throws {
        if tools, manifests { throw UsageError("--tools is a part of --manifests: use one of them") }
        let service = try FileRendering.service(tool.console)
        let key = try CacheKey(
            of: tools ? nil : path, service, version: Version.text, fonts: FontLibrary().inventory().digest)
        try tool.console.result((tools ? key.tools : manifests ? key.upToManifests : "\(key)") + "\n")
    }
}
