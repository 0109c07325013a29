// SPDX-License-Identifier: MIT

import Synchronization
import Typography
import Views

/// The string tables and fonts in the folders. An outer optional is nil until the first request. An inner optional is
/// nil if the folders contain no tables or no fonts.
struct TextResources {
    var tables: StringTables??
    var fonts: FontLibrary??
}

extension AssetLibrary {
    /// The keys of texts that the string tables do not translate.
    package var missingStrings: Set<String> { stringTables?.missingKeys ?? [] }

    /// The string tables in the folders; nil if there are none.
    var stringTables: StringTables? {
        text.withLock { text in
            if let tables = text.tables { return tables }
            let tables = StringTables(directories: directories)
            text.tables = .some(tables)
            return tables
        }
    }

    /// The fonts in the folders plus the system's; nil if the folders contain none.
    var fontLibrary: FontLibrary? {
        text.withLock { text in
            if let fonts = text.fonts { return fonts }
            let files = FontFiles.below(directories)
            let fonts = files.isEmpty ? nil : FontLibrary(authorsFiles: files)
            text.fonts = .some(fonts)
            return fonts
        }
    }
}
