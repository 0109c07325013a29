// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension HostServices {
    private nonisolated static let modules = Mutex<[String]>([])

    /// The names of the author's modules, in which classes are looked up by name.
    package nonisolated static var authorModules: [String] {
        get { modules.withLock { $0 } }
        set { modules.withLock { $0 = newValue } }
    }

    /// The path of the app's data model `name.xcdatamodeld`; nil if there is none.
    package nonisolated static func dataModel(named name: String) -> String? {
        dataModels().first { $0.hasSuffix("/\(name).xcdatamodeld") || $0.hasSuffix("/\(name).xcdatamodel") }
    }

    /// The paths of the app's data models.
    package nonisolated static func dataModels() -> [String] {
        let folders = current.map { services in MainActor.assumeIsolated { services.files?.directories ?? [] } } ?? []
        return folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
                .filter { $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel") }.map { folder + "/" + $0 }
        }
    }
}
