// SPDX-License-Identifier: MIT

import ViewCompiler
import Zoetrope

extension Traits.System {
    /// The platform for which view code is compiled.
    var platform: TargetPlatform {
        switch self {
        case .iOS18, .iOS26, .iOS27: .iOS
        case .macOS15: .macOS
        }
    }
}
