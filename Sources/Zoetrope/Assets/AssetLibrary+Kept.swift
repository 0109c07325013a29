// SPDX-License-Identifier: MIT

import Synchronization

extension AssetLibrary {
    private static let all = Mutex<[[String]: AssetLibrary]?>(nil)

    /// Has libraries kept for the rest of the process: for one that draws many views, and ends before anybody has changed a file.
    package static func keepAll() { all.withLock { $0 = $0 ?? [:] } }

    /// A library of some folders, with the usual pixels: where libraries are kept, always the same one.
    package static func standard(of directories: [String]) -> AssetLibrary {
        all.withLock { libraries in
            if let known = libraries?[directories] { return known }
            let library = AssetLibrary(directories: directories)
            libraries?[directories] = library
            return library
        }
    }

    /// Looks for what is found out once: catalogs, string tables and fonts. What cannot be read says so when it is asked for.
    package func prepare() {
        try? check()
        _ = stringTables
        _ = fontLibrary
    }
}
