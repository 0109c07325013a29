// SPDX-License-Identifier: MIT

/// Whether files of view code compile here, and what is missing where they do not: `render check`.
package struct CheckReport: Encodable, Equatable {
    package typealias Place = Diagnostic.Place

    /// A name that SwiftUI has, or a framework beside it, and Zoetrope has not yet.
    package struct Missing: Encodable, Equatable {
        package var name: String
        package var kind: NameFamily.Kind
        package var count: Int
        package var places: [Place]
    }

    package struct Family: Encodable, Equatable {
        package var family: String
        /// Whether it is to come.
        package var support: Support
        /// Uses of all names.
        package var count: Int
        package var names: [Missing]
    }

    package enum Support: String, Encodable {
        /// A framework of Apple's that is out of scope.
        case never
        case notYet
        /// Nothing that is known here: another package's.
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
        /// Of a call: what is called, a name that SwiftUI has and Zoetrope too.
        package var name: String?
    }

    package struct Shown: Encodable, Equatable {
        package enum Kind: String, Encodable { case preview, provider, app, view }
        package var kind: Kind
        /// Absent for a preview without one.
        package var name: String?

        package init(kind: Kind, name: String?) { (self.kind, self.name) = (kind, name) }
    }

    package var version = 1
    /// As it was given.
    package var path: String
    package var compiles: Bool
    /// How many.
    package var files: Int
    package var missing: [Family] = []
    package var modules: [Module] = []
    /// Calls of what is there, with arguments that are not: either a form that Zoetrope does not have yet, or the author's.
    package var calls: [Failure] = []
    /// What is the author's own.
    package var errors: [Failure] = []
    /// What cannot be judged before that which is missing is there.
    package var consequences: [Failure] = []
    /// What would be rendered.
    package var shows: [Shown] = []

    package init(path: String, compiles: Bool = false, files: Int) {
        (self.path, self.compiles, self.files) = (path, compiles, files)
    }
}
