// SPDX-License-Identifier: MIT

import VirtualTime

private enum SystemVersionKey: EnvironmentKey { static var defaultValue: SystemVersion { .iOS18 } }

extension EnvironmentValues {
    /// The system that `#available` sees in view code.
    package var systemVersion: SystemVersion {
        get { self[SystemVersionKey.self] }
        set { self[SystemVersionKey.self] = newValue }
    }
}
