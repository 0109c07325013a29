// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package render`: renders the previews of a package as pictures.
@main struct RenderPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try Zoetrope(packageManager).run([context.package.directoryURL.path] + arguments, in: context)
    }
}
