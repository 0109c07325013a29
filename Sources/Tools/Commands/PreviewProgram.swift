// SPDX-License-Identifier: MIT

import Foundation
import PreviewSupport
import SwiftUICore
import ViewCompiler
import Views
import Zoetrope

/// The entry point of a program compiled from an author's file: the command line with that file's previews in place of
/// scenes.
public enum PreviewProgram {
    /// A view that can be created without arguments.
    public struct Entry: Sendable {
        let name: String
        let content: @MainActor @Sendable () -> AnyView

        public init<V: View>(named name: String, _ content: @escaping @MainActor @Sendable () -> V) {
            self.name = name
            self.content = { AnyView(content()) }
        }
    }

    /// Runs the command with the arguments of the process, and ends the process with its status.
    ///
    /// - Parameters:
    ///   - conformances: The program's own conformance records, which list its previews and apps.
    ///   - record: Facts about the author's files.
    ///   - entries: The views to show if there are no previews and no app.
    static func run(
        conformances: UnsafeRawBufferPointer, record: ProgramRecord,
        _ entries: @escaping @MainActor @Sendable () -> [Entry]
    ) -> Never {
        let (places, order, omissions) = (record.places, record.order, record.omissions)
        HostTimeZone.adopt()
        // Sets the locale for code that runs before there is a view host.
        MainActor.assumeIsolated { CurrentLocale.follow(Locale(identifier: "en_US")) }
        let records = ConformanceRecords(conformances, modules: record.modules)
        if TestServer.isAsked {
            MainActor.assumeIsolated {
                // Looks the sources up before the server forks, so that this is done once for all orders.
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

/// Runs the command line for the views of a shared object. The entry point of the shared object (`Tools/engine`) calls
/// this function.
@_cdecl("zoetrope_show")
public func __zoetropeShow(
    _ start: UnsafeRawPointer, _ end: UnsafeRawPointer, _ record: UnsafeRawPointer, _ recordEnd: UnsafeRawPointer,
    _ entries: (@convention(c) (UnsafeMutableRawPointer) -> Void)?
) {
    guard let record = ProgramRecord(UnsafeRawBufferPointer(start: record, count: recordEnd - record)) else {
        preconditionFailure("the linker has lost the record of the program")
    }
    HostServices.authorModules = record.modules
    PreviewProgram.run(
        conformances: UnsafeRawBufferPointer(start: start, count: end - start), record: record
    ) {
        var list: [PreviewProgram.Entry] = []
        withUnsafeMutablePointer(to: &list) { entries?(UnsafeMutableRawPointer($0)) }
        return list
    }
}
