// SPDX-License-Identifier: MIT

import Foundation
import Interaction
import PreviewSupport
import Views
import Zoetrope

/// A program that was made of an author's file: the commands, with what that file has to show in place of scenes.
public enum PreviewProgram {
    /// A view that can be made without arguments.
    public struct Entry: Sendable {
        let name: String
        let content: @MainActor @Sendable () -> AnyView

        /// - Parameters:
        ///   - name: What the view is called.
        ///   - content: Makes the view.
        public init<V: View>(named name: String, _ content: @escaping @MainActor @Sendable () -> V) {
            self.name = name
            self.content = { AnyView(content()) }
        }
    }

    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameters:
    ///   - conformances: The program's own records of what conforms to what, among which previews and apps are found.
    ///   - modules: Whose previews and apps count.
    ///   - omissions: What of the author's code is left out, to be said as warnings.
    ///   - places: The files and lines in which the author's structures are declared.
    ///   - order: The names of preview providers, as they stand in the files.
    ///   - entries: The views to show where there is nothing else.
    public static func run(
        conformances: UnsafeRawBufferPointer, modules: [String], omissions: [String] = [],
        places: [String: (file: String, line: Int)] = [:], order: [String],
        _ entries: @escaping @MainActor @Sendable () -> [Entry]
    ) -> Never {
        let records = ConformanceRecords(conformances, modules: modules)
        if TestServer.isAsked {
            MainActor.assumeIsolated {
                // What there is is looked up once for all.
                let all = PreviewSources(records: records, places: places, order: order, entries: entries).all
                TestServer.serve()
                Program.run(
                    catalog: { [] }, omissions: omissions, places: places, previews: { _, _ in PreviewList() },
                    sources: { all })
            }
        }
        Program.run(
            catalog: { [] }, omissions: omissions, places: places,
            previews: { canvas, wish in
                let sources = PreviewSources(records: records, places: places, order: order, entries: entries)
                return try await wish.list(of: sources, on: canvas)
            },
            sources: { PreviewSources(records: records, places: places, order: order, entries: entries).all })
    }
}
