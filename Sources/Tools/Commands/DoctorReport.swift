// SPDX-License-Identifier: MIT

import Foundation
import Support
import Typography
import ViewCompiler
import Zoetrope

/// The findings of `render doctor`: versions, paths, missing fonts and programs, and the outcome of a trial rendering.
struct DoctorReport: Encodable {
    struct Compiler: Encodable {
        var version, path: String
        /// Whether the compiler is the one in Zoetrope's own package.
        var isCarried: Bool
        /// The path of the `swift` that builds packages with remote dependencies; nil if no such program is found.
        var packageManager: String?
    }

    struct Trial: Encodable {
        var seconds: Double?
        /// The reason why the view was not rendered; nil if it was.
        var problem: String?
    }

    let version: String
    let program: String
    private(set) var engine: String?
    private(set) var compiler: Compiler?
    private(set) var cache: String?
    let fontsDigest: String
    let fontFiles: [String]
    let missingFontFamilies: [String]
    let assets: [String]
    /// The paths of the optional programs, by name; nil for programs that are missing.
    let optionalPrograms: [String: String?]
    /// The abilities of confinement that this kernel lacks; empty if view code is confined completely.
    let confinementGaps = Confinement.abilities.gaps
    let landlockVersion = Confinement.abilities.landlock
    private(set) var compile = Trial()

    /// Optional programs, and the command or the kind of file that needs each one.
    private static let optional = [
        ("ffmpeg", "video and compressed sound"), ("potrace", "trace"), ("pdftocairo", "PDF files in asset catalogs"),
    ]

    @MainActor init() {
        version = Version.description
        program = AssetFolders.runningExecutable ?? ""
        let fonts = FontLibrary().inventory()
        (fontsDigest, fontFiles, missingFontFamilies) = (fonts.digest, fonts.files.map(\.path), fonts.missingFamilies)
        assets = AssetFolders.search().filter(FileSystem.isFolder)
        optionalPrograms = Dictionary(
            uniqueKeysWithValues: Self.optional.map { ($0.0, ProgramSearch.find($0.0, in: ProgramSearch.standardPath)) }
        )
        engine = try? EngineFolder(of: program, environment: ProcessInfo.processInfo.environment).path
        do throws(ViewCompilerError) {
            let service = try FileRendering.service(.standard)
            cache = service.cache.folder
            compiler = Compiler(
                version: (try? service.versionOfCompiler()) ?? "unknown", path: service.toolchain.frontend,
                isCarried: service.toolchain.isCarried, packageManager: service.packageManager)
        } catch {
            compile.problem = "\(error)"
            return
        }
        compile = trial()
    }

    /// Renders a small view with this program, as `render FILE.swift` does. The view contains the current time, so that
    /// it is always compiled.
    private func trial() -> Trial {
        guard let folder = FileSystem.makeTemporaryFolder() else {
            return Trial(problem: "no folder can be made in \(NSTemporaryDirectory())")
        }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let view = """
            import SwiftUI

            #Preview { Text("\(Date().timeIntervalSince1970)").padding() }
            """
        let clock = ContinuousClock()
        let start = clock.now
        do {
            try view.write(toFile: folder + "/Doctor.swift", atomically: false, encoding: .utf8)
            let run = try ChildProgram(
                program, [folder + "/Doctor.swift", "-o", folder + "/doctor.png", "-q"], input: .nothing,
                keepsOutput: false)
            guard try run.wait(within: ChildProgram.Limits(seconds: 120)) == .exit(0),
                FileSystem.isFile(folder + "/doctor.png")
            else { return Trial(problem: run.allMessages.trimmingCharacters(in: .whitespacesAndNewlines)) }
        } catch {
            return Trial(problem: "\(error)")
        }
        return Trial(seconds: (clock.now - start) / .seconds(1))
    }

    /// The report as text, with one line for each part.
    var text: String {
        var lines = [("version", version), ("program", program), ("engine", engine ?? "missing")]
        lines.append(
            (
                "compiler",
                compiler.map { "\($0.version), \($0.isCarried ? "part of this package" : $0.path)" } ?? "missing"
            ))
        lines.append(
            (
                "packages",
                compiler?.packageManager.map { "built with \($0)" }
                    ?? "built without SwiftPM: their dependencies must lie beside them"
            ))
        lines.append(("cache", cache ?? "none"))
        let missing = missingFontFamilies.isEmpty ? "" : "; missing: \(missingFontFamilies.joined(separator: ", "))"
        lines.append(("fonts", "\(fontFiles.count) files, digest \(fontsDigest.prefix(12))\(missing)"))
        lines.append(("assets", assets.joined(separator: ", ")))
        lines.append(
            (
                "confines",
                confinementGaps.isEmpty
                    ? "view code completely (Landlock \(landlockVersion), seccomp)"
                    : "view code incompletely: \(confinementGaps.joined(separator: "; "))"
            ))
        lines.append(
            (
                "optional",
                Self.optional.map { name, use in
                    (optionalPrograms[name] ?? nil) ?? "no \(name) (\(use))"
                }.joined(separator: ", ")
            ))
        lines.append(
            (
                "a view",
                compile.problem.map { "is not rendered: \($0)" }
                    ?? "compiles and is drawn in \(String(format: "%.2f", compile.seconds ?? 0)) s"
            ))
        return lines.map { "\($0.0.padding(toLength: 10, withPad: " ", startingAt: 0))\($0.1)\n" }.joined()
    }
}
