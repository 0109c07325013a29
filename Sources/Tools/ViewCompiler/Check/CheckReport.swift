// SPDX-License-Identifier: MIT

/// The result of `render check`: whether view code compiles here, and which of its names Zoetrope lacks.
package struct CheckReport: Encodable, Equatable {
    package typealias Place = Diagnostic.Place

    /// A name of SwiftUI or of another framework that Zoetrope lacks.
    package struct Missing: Encodable, Equatable {
        package var name: String
        package var kind: NameFamily.Kind
        package var count: Int
        package var places: [Place]
    }

    package struct Family: Encodable, Equatable {
        package var family: String
        /// Whether Zoetrope may support these names in a later release.
        package var support: Support
        /// The number of uses of all missing names of this family.
        package var count: Int
        package var names: [Missing]
    }

    package enum Support: String, Encodable {
        /// An Apple framework that is out of scope.
        case never
        case notYet
        /// Zoetrope supports it on another platform.
        case otherPlatform
        /// A module that the table does not know, such as another package.
        case unknown
    }

    package struct Module: Encodable, Equatable {
        package var name: String
        package var support: Support
        package var places: [Place]
    }

    package struct Failure: Encodable, Equatable {
        package var file: String
        package var line: Int
        package var column: Int
        /// The column after the word at this place; nil if no word is there.
        package var endColumn: Int?
        package var message: String
        /// A known name in place of the word, if the word is probably misspelt.
        package var fix: String?
        /// The edit that makes the fix, or the compiler's own correction.
        package var correction: Correction?
        /// The called name, for an element of `calls`; nil in the other lists.
        package var name: String?
    }

    /// A target that only tests use and that was not checked, because a module is missing; or a file with tests of an
    /// app, in a folder without a project.
    package struct Skipped: Encodable, Equatable {
        /// What a file with tests lacks.
        package static let app = "the tested app"
        package var target: String
        /// The missing module, or target that was skipped itself.
        package var lacks: String

        package init(target: String, lacks: String) { (self.target, self.lacks) = (target, lacks) }
    }

    /// A name that a tool writes when the module is built on Apple's systems, such as a plugin of a package. The tool
    /// does not run here.
    package struct Generated: Encodable, Equatable {
        package var name: String
        /// The tools that may write the name: `the plugin SwiftGen`.
        package var by: [String]
        package var places: [Place]
    }

    package struct Shown: Encodable, Equatable {
        package enum Kind: String, Encodable { case preview, provider, app, view }
        package var kind: Kind
        /// The name of the preview; nil if it has none.
        package var name: String?

        package init(kind: Kind, name: String?) { (self.kind, self.name) = (kind, name) }
    }

    /// Moves the errors in some files to those of checked-out packages. Their authors' code compiles on Apple's systems,
    /// so Zoetrope lacks something.
    package mutating func separateDependencies(_ isCheckedOut: (String) -> Bool) {
        dependencies += (errors + calls).filter { isCheckedOut($0.file) }
        errors.removeAll { isCheckedOut($0.file) }
        calls.removeAll { isCheckedOut($0.file) }
    }

    /// Whether the files compile, and if not, why.
    package enum Outcome: String, Encodable {
        case compiles
        /// At least one error may be the author's mistake. Names and modules of another platform count as such.
        case ownErrors
        /// Names or modules of Apple that Zoetrope lacks, or errors in checked-out packages, and nothing else.
        case notSupported
        /// Modules that are not here, such as packages, or names that plugins write, and nothing else. Files that use
        /// them are not fully checked.
        case leftOut
    }

    package var version = 1
    /// The path as given on the command line.
    package var path: String
    package var compiles: Bool
    /// The number of checked files.
    package var files: Int
    package var missing: [Family] = []
    package var modules: [Module] = []
    /// Calls of supported names with arguments that match no overload. Either Zoetrope lacks the overload, or the call
    /// is wrong.
    package var calls: [Failure] = []
    /// The author's own mistakes: errors that no missing name explains.
    package var errors: [Failure] = []
    /// Errors that missing names may cause. Whether they are mistakes can only be decided once those names exist.
    package var consequences: [Failure] = []
    /// Errors in the sources of checked-out packages, which compile on Apple's systems.
    package var dependencies: [Failure] = []
    package var skipped: [Skipped] = []
    /// Unknown names of modules to which tools add sources.
    package var generated: [Generated] = []
    /// The previews, apps or views that `render` would show.
    package var shows: [Shown] = []

    package init(path: String, compiles: Bool = false, files: Int) {
        (self.path, self.compiles, self.files) = (path, compiles, files)
    }

    package var outcome: Outcome {
        if compiles { return .compiles }
        if !errors.isEmpty || !calls.isEmpty { return .ownErrors }
        // Apple's compiler refuses them, too.
        if modules.contains(where: { $0.support == .otherPlatform })
            || missing.contains(where: { $0.support == .otherPlatform })
        {
            return .ownErrors
        }
        let lacksNames = !missing.isEmpty || !dependencies.isEmpty
        if lacksNames || modules.contains(where: { $0.support != .unknown }) { return .notSupported }
        return modules.isEmpty && generated.isEmpty ? .ownErrors : .leftOut
    }

    private enum CodingKeys: String, CodingKey {
        case version, path, compiles, outcome, files, missing, modules, calls, errors, consequences, dependencies
        case skipped, generated, shows
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(path, forKey: .path)
        try container.encode(compiles, forKey: .compiles)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(files, forKey: .files)
        try container.encode(missing, forKey: .missing)
        try container.encode(modules, forKey: .modules)
        try container.encode(calls, forKey: .calls)
        try container.encode(errors, forKey: .errors)
        try container.encode(consequences, forKey: .consequences)
        try container.encode(dependencies, forKey: .dependencies)
        try container.encode(skipped, forKey: .skipped)
        try container.encode(generated, forKey: .generated)
        try container.encode(shows, forKey: .shows)
    }
}
