// SPDX-License-Identifier: MIT

import Foundation

/// What is previewed, as the command line knows it.
package struct ViewProgram: Sendable {
    /// How a program was made of it, or why not.
    package enum Outcome: Sendable {
        case made(program: String, arguments: [String], environment: [String: String])
        /// What the compiler says.
        case failed(String)
    }

    /// How a page calls it.
    package var name: String
    /// A file or a folder, and no scene: with previews and devices to choose from.
    package var isFile: Bool
    /// Has a program made of the present files.
    package var make: @Sendable () async -> Outcome
    /// Another text means that files have changed.
    package var stamp: @Sendable () -> String
    /// Renders with such options, for what is downloaded.
    package var render: @Sendable (_ options: [String], _ output: String) -> String?
    /// What is said of a process that has ended, by its exit status or, less than 0, its signal, and what it has said.
    package var explain: @Sendable (_ status: Int32, _ said: String) -> String

    package init(
        name: String, isFile: Bool = true, make: @escaping @Sendable () async -> Outcome,
        stamp: @escaping @Sendable () -> String,
        render: @escaping @Sendable (_ options: [String], _ output: String) -> String?,
        explain: @escaping @Sendable (_ status: Int32, _ said: String) -> String
    ) {
        (self.name, self.isFile, self.make) = (name, isFile, make)
        (self.stamp, self.render, self.explain) = (stamp, render, explain)
    }
}
