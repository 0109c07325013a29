// SPDX-License-Identifier: MIT

import Foundation
import SwiftUICore
import PreviewSupport
import Views
import Zoetrope

/// The entry point of a program compiled from an author's file: the command line with that file's previews in place of
/// scenes.
public enum PreviewProgram {
    /// A view that can be created without arguments.
    public struct Entry: Sendable {
        let name: String
        let content: @MainActor @Sendable () -> AnyView

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - name: The view's name.
        ///   - content: Creates the view.
        public init<V: View>(named name: String, _ content: @escaping @MainActor @Sendable () -> V) {
            self.name = name
            self.content = { AnyView(content()) }
        }
    }

    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameters:
    ///   - conformances: The program's own conformance records, which list its previews and apps.
    ///   - modules: The modules whose previews and apps count.
    ///   - omissions: Omitted parts of the author's code, which are reported as warnings.
    ///   - places: The files and lines in which the author's structures are declared.
    ///   - order: The names of preview providers in the order of the files.
    ///   - entries: The views to show if there are no previews and no app.
    public static func run(
        conformances: UnsafeRawBufferPointer, modules: [String], omissions: [String] = [],
        places: [String: (file: String, line: Int)] = [:], order: [String],
        _ entries: @escaping @MainActor @Sendable () -> [Entry]
    ) -> Never {
        HostTimeZone.adopt()
        // For code that runs before there is a host.
        MainActor.assumeIsolated { CurrentLocale.follow(Locale(identifier: "en_US")) }
        let records = ConformanceRecords(conformances, modules: modules)
        if TestServer.isAsked {
            MainActor.assumeIsolated {
                // The sources are looked up once; the copies of this process share them.
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
