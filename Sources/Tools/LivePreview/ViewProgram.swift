// SPDX-License-Identifier: MIT

import Foundation
import Support

/// A version of the previewed files: a commit of their Git repository.
package struct PreviewVersion: Codable, Sendable {
    package var commit: String
    /// The age of the commit in words: `3 days ago`.
    package var age: String
    package var subject: String

    package init(commit: String, age: String, subject: String) {
        (self.commit, self.age, self.subject) = (commit, age, subject)
    }
}

/// The previewed code, as the command line provides it.
package struct ViewProgram: Sendable {
    /// Renders a download until its `isWanted` is false.
    package typealias Render = @Sendable (_ options: [String], _ output: String, _ task: PageTask) -> String?

    /// Long work for a page.
    package struct PageTask: Sendable {
        /// Whether the page still waits for the result.
        package var isWanted: @Sendable () -> Bool
        /// Receives the progress: frames, or previews.
        package var progress: @Sendable (_ done: Int, _ total: Int) -> Void

        package init(
            isWanted: @escaping @Sendable () -> Bool = { true },
            progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
        ) {
            (self.isWanted, self.progress) = (isWanted, progress)
        }
    }

    /// The result of compiling the code.
    package enum Outcome: Sendable {
        case made(Made)
        /// Compilation failed.
        ///
        /// - Parameters:
        ///   - text: The compiler's output.
        ///   - messages: The same as a JSON array, for the page.
        case failed(_ text: String, messages: Data)
    }

    /// A program with the views, and the bounds of its process.
    package struct Made: Sendable, Equatable {
        package var path: String
        /// The compiled views, whose path the process gets as its first order; nil for a scene.
        package var views: String?
        /// The version of the engine that the views were compiled with.
        package var engine = ""
        /// The arguments, with the program's name first.
        package var arguments: [String]
        package var environment: [String: String]
        /// The files that the process may use; nil for all.
        package var confinement: Confinement?
        /// The memory limit of the process in bytes; 0 for none.
        package var memory: Int
        /// The longest time without a sign of progress, in seconds.
        package var seconds: Double

        package init(
            path: String, views: String? = nil, arguments: [String], environment: [String: String],
            confinement: Confinement? = nil,
            memory: Int = 0, seconds: Double = .infinity
        ) {
            (self.path, self.views, self.arguments, self.environment) = (path, views, arguments, environment)
            (self.confinement, self.memory, self.seconds) = (confinement, memory, seconds)
        }

        /// Whether a process of this program can also show the views of `other`.
        func canShow(_ other: Made) -> Bool {
            var same = self
            same.views = other.views
            return views != nil && other.views != nil && same == other
        }

        /// Whether the compiled views still exist. The cache evicts the least recently used programs.
        var isThere: Bool { views.map { access($0, R_OK) == 0 } ?? true }
    }

    /// The environment variable with the descriptor on which the process reports progress.
    static let notesVariable = "ZOETROPE_NOTES"

    /// The name shown by pages.
    package var name: String
    /// Whether this is a file or a folder, with previews and devices to choose from, rather than a scene.
    package var isFile: Bool
    /// The absolute path of the previewed folder, or of the file's folder; nil for a scene.
    package var folder: String?
    /// The text of one of the previewed files; nil for other files.
    package var source: (@Sendable (_ file: String) -> String?)?
    /// Compiles the current files.
    package var make: @Sendable () async -> Outcome
    /// A program like the last one made, for views that are not compiled yet. nil if there is none.
    package var prepare: @Sendable () async -> Made? = { nil }
    /// A program that shows the current files without compiling them. nil if they differ from the last compiled ones in
    /// more than values of literals, or if `makeAdjustable` has not prepared such a program.
    package var adjusted: @Sendable () async -> Made? = { nil }
    /// Prepares `adjusted` for the next edit.
    package var makeAdjustable: @Sendable () async -> Void = {}
    /// A text that differs whenever the files have changed.
    package var stamp: @Sendable () -> String
    /// Waits until the files may have changed. May return early.
    package var pause: @Sendable () async -> Void = { try? await Task.sleep(for: .milliseconds(120)) }
    /// Renders a download to `output`; returns an error message, or nil on success.
    package var render: Render
    /// Lists the latest versions of the files; throws an error whose description is a sentence. nil for a scene.
    package var versions: (@Sendable () throws -> [PreviewVersion])?
    /// Renders a download of another version of the files; throws an error whose description is a sentence.
    package var renderVersion:
        (
            @Sendable (_ revision: String, _ options: [String], _ output: String, _ task: PageTask) throws ->
                PreviewVersion
        )?
    /// Makes a gallery in a folder; returns an error message, or nil on success.
    package typealias Gallery = @Sendable (_ folder: String, _ part: GalleryPart, _ task: PageTask) -> String?

    package enum GalleryPart: Sendable, Equatable {
        /// The first previews in their first variant, without findings and animations.
        case first(_ count: Int)
        /// All previews in all variants.
        case whole
        /// One variant of a preview, with its animation.
        case variant(String, preview: String)
    }

    /// nil for a scene.
    package var gallery: Gallery?
    /// Explains the end of a process to the user, from its exit status or negated signal and its last output.
    package var explain: @Sendable (_ status: Int32, _ said: String) -> String

    package init(
        name: String, isFile: Bool = true, make: @escaping @Sendable () async -> Outcome,
        stamp: @escaping @Sendable () -> String,
        render: @escaping Render,
        gallery: Gallery? = nil,
        explain: @escaping @Sendable (_ status: Int32, _ said: String) -> String
    ) {
        (self.name, self.isFile, self.make) = (name, isFile, make)
        (self.stamp, self.render, self.gallery, self.explain) = (stamp, render, gallery, explain)
    }
}
