// SPDX-License-Identifier: MIT

import ArgumentParser
import Workshop

/// What of a project is meant, and how it is compiled.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Of a package or an Xcode project. (default: all of a package, the app of a project)", valueName: "name"))
    var target: String?

    @OptionGroup var language: LanguageOptions

    /// Whether any of them was given.
    var isUsed: Bool { target != nil || language.isUsed }
}

/// How Swift files are compiled, where their project does not say it.
struct LanguageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The language mode, 5 or 6. (default: the project's, or 5)", valueName: "n"),
        transform: Arguments.languageMode)
    var swiftVersion: String?

    @Option(
        help: ArgumentHelp(
            "The isolation of what says none: MainActor or nonisolated. (default: the project's, or nonisolated)",
            valueName: "actor"), transform: Arguments.isolation)
    var defaultIsolation: Bool?

    @Flag(
        help: ArgumentHelp(
            "Leave out whatever does not compile, not only what Zoetrope lacks, and draw the rest; with --strict nothing is left out."
        ))
    var keepGoing = false

    /// Whether any of them was given.
    var isUsed: Bool { swiftVersion != nil || defaultIsolation != nil || keepGoing }

    /// What was given, else what the project says.
    ///
    /// - Parameter isStrict: nothing is left out.
    func options(_ settings: SourceSet.Settings, isStrict: Bool = false) -> CompileService.Options {
        var options = CompileService.Options(settings)
        options.omission = isStrict ? .never : keepGoing ? .all : .missingNames
        options.languageMode = swiftVersion ?? options.languageMode
        options.isolatesToMainActor = defaultIsolation ?? options.isolatesToMainActor
        return options
    }
}
