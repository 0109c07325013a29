// SPDX-License-Identifier: MIT

import Synchronization
import Typography
import Views

/// What texts find in the folders, once it has been looked for.
struct TextResources {
    var tables: StringTables??
    var fonts: FontLibrary??
}

extension AssetLibrary {
    /// The string tables in the folders; nil where there are none.
    var stringTables: StringTables? {
        text.withLock { text in
            if let tables = text.tables { return tables }
            let tables = StringTables(directories: directories)
            text.tables = .some(tables)
            return tables
        }
    }

    /// The fonts in the folders, with the system's; nil where there are none, and the system's do.
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
