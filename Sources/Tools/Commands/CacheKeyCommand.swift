// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Typography
import ViewCompiler

/// `render cache-key`: prints a key for CI caches, made of everything that the cached files depend on.
struct CacheKeyCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProgramName.current
        return CommandConfiguration(
            commandName: "cache-key",
            abstract: "Print a cache key for CI.",
            usage: "\(name) cache-key [PATH] [--tools | --manifests]",
            discussion: """
                Prints one line, like zoetrope-0.2.0-x86_64-1f3a90c2b7d4-5b0c11e8a2f6-9d2e77a0c413: the version and the machine; a digest of \
                the engine, the compiler and the fonts; a digest of the manifests and the versions of their dependencies; a digest \
                of the Swift files. A cache whose key differs only in the last part is usable: only changed files compile anew. \
                Cache the folders ~/.cache/zoetrope and, of a package, .build/zoetrope.

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

    @Flag(help: "Print only the part for the program and its tools; ignores the path.")
    var tools = false

    @Flag(help: "Omit the part for the Swift files.")
    var manifests = false

    @MainActor func run(in tool: CommandLineTool) throws {
        if tools, manifests { throw UsageError("--tools is a part of --manifests: use one of them") }
        let service = try FileRendering.service(tool.console)
        let key = try CacheKey(
            of: tools ? nil : path, service, version: Version.text, fonts: FontLibrary().inventory().digest)
        try tool.console.result((tools ? key.tools : manifests ? key.withoutSources : "\(key)") + "\n")
    }
}
