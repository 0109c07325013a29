// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package snapshot`: compares each preview of a package with its recorded picture.
@main struct SnapshotPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Zoetrope(packageManager).run(["test", context.package.directoryURL.path] + arguments, in: context)
    }
}
