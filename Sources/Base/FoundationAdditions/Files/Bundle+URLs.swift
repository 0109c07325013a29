// SPDX-License-Identifier: MIT

import Foundation

// Open-source Foundation returns `NSURL` here. These overloads are disfavoured, so that code that accepts either type
// still compiles.
extension Bundle {
    @_disfavoredOverload
    public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        (urls(forResourcesWithExtension: ext, subdirectory: subpath) as [NSURL]?)?.map { $0 as URL }
    }

    @_disfavoredOverload
    public func urls(
        forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
    ) -> [URL]? {
        let found: [NSURL]? = urls(
            forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)
        return found?.map { $0 as URL }
    }
}
