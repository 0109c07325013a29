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
        package var message: String
        /// The called name, for an element of `calls`; nil in the other lists.
        package var name: String?
    }

    package struct Shown: Encodable, Equatable {
        package enum Kind: String, Encodable { case preview, provider, app, view }
        package var kind: Kind
        /// The name of the preview; nil if it has none.
        package var name: String?

        package init(kind: Kind, name: String?) { (self.kind, self.name) = (kind, name) }
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
    /// The previews, apps or views that `render` would show.
    package var shows: [Shown] = []

    package init(path: String, compiles: Bool = false, files: Int) {
        (self.path, self.compiles, self.files) = (path, compiles, files)
    }
}
