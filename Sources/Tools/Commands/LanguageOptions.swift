// SPDX-License-Identifier: MIT

import ArgumentParser
import ViewCompiler

/// Options that select a target of a project and set how it is compiled.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The target of a package or an Xcode project. (default: all targets of a package, the app of a project)",
            valueName: "name"))
    var target: String?

    @Flag(
        help: """
            Download the remote packages of an Xcode project. (default: only SwiftPM's cache, its mirrors and Git's \
            insteadOf are searched)
            """)
    var fetchPackages = false

    @OptionGroup var language: LanguageOptions

    var isUsed: Bool { target != nil || fetchPackages || language.isUsed }
}

/// Compiler options of Swift files that override those of their project.
struct LanguageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The language mode, 5 or 6. (default: the project's, or 5)", valueName: "n"),
        transform: Arguments.languageMode)
    var swiftVersion: String?

    @Option(
        help: ArgumentHelp(
            "The isolation of declarations without one: MainActor or nonisolated. (default: the project's, or nonisolated)",
            valueName: "actor"), transform: Arguments.isolation)
    var defaultIsolation: Bool?

    @Flag(
        help: ArgumentHelp(
            "Omit everything that does not compile, not only what Zoetrope lacks, and draw the rest. --strict omits nothing."
        ))
    var keepGoing = false

    var isUsed: Bool { swiftVersion != nil || defaultIsolation != nil || keepGoing }

    /// The compiler options: from the command line, or else from the project's settings.
    ///
    /// - Parameter isStrict: Whether unsupported code is an error instead of being omitted.
    func options(_ settings: SourceSet.Settings, isStrict: Bool = false) -> CompileService.Options {
        var options = CompileService.Options(settings)
        options.omission = isStrict ? .never : keepGoing ? .all : .missingNames
        options.languageMode = swiftVersion ?? options.languageMode
        options.isolatesToMainActor = defaultIsolation ?? options.isolatesToMainActor
        return options
    }
}
