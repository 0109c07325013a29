// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The program `render`, built from the sources that contain the plugin.
///
/// SwiftPM builds plugin tools without optimization, which would make rendering slow. The plugin therefore builds the
/// `render` product in release configuration.
struct Zoetrope {
    private let packageManager: PackageManager

    init(_ packageManager: PackageManager) { self.packageManager = packageManager }

    /// The program, built if it is missing or older than the sources.
    func program(in context: PluginContext) throws -> URL {
        let isBuilt = context.pluginWorkDirectoryURL.appending(path: "built")
        if !FileManager.default.fileExists(atPath: isBuilt.path) {
            // SwiftPM shows no progress of builds that a plugin requests.
            let words = "building Zoetrope, which takes minutes this first time, and seconds later\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        let program = try build()
        try Data().write(to: isBuilt)
        return program
    }

    private func build() throws -> URL {
        let parameters = PackageManager.BuildParameters(configuration: .release)
        let result = try packageManager.build(.product("render"), parameters: parameters)
        guard result.succeeded, let built = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
            Diagnostics.error("Zoetrope does not build:\n" + result.logText)
            exit(69)
        }
        let program = built.url
        let folder = program.deletingLastPathComponent()
        let engine = folder.appending(path: "zoetrope-engine")
        if let made = changed(engine.appending(path: "compiler")), let linked = changed(program), made >= linked {
            return program
        }
        let checkout = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let ending = try start(checkout.appending(path: "Tools/engine"), [folder.path, engine.path], in: checkout)
        guard ending == 0 else {
            Diagnostics.error("Zoetrope's engine cannot be made, without which no Swift file is rendered")
            exit(ending)
        }
        return program
    }

    private func changed(_ file: URL) -> Date? {
        try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
}
