// SPDX-License-Identifier: MIT

import Synchronization

extension AssetLibrary {
    private static let all = Mutex<[[String]: AssetLibrary]?>(nil)

    /// Makes `standard(of:)` return cached libraries for the rest of the process. Used in short-lived processes that
    /// draw many views.
    package static func keepAll() { all.withLock { $0 = $0 ?? [:] } }

    /// A library of some folders, with the standard pixel budget. After `keepAll()`, calls with equal folders return
    /// the same library.
    package static func standard(of directories: [String]) -> AssetLibrary {
        all.withLock { libraries in
            if let known = libraries?[directories] { return known }
            let library = AssetLibrary(directories: directories)
            libraries?[directories] = library
            return library
        }
    }

    /// Loads catalogs, string tables and fonts in advance. Ignores errors, because they are thrown again when the
    /// resource is requested.
    package func prepare() {
        try? check()
        _ = stringTables
        _ = fontLibrary
    }
}
