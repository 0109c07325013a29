// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// The program `render` of the artifact bundle.
struct Zoetrope {
    init(_ packageManager: PackageManager) {}

    func program(in context: PluginContext) throws -> URL { try context.tool(named: "render").url }
}
