// SPDX-License-Identifier: MIT

import VirtualTime

extension View {
    /// Prints nothing. Warns once that printing changes is not supported.
    public static func _printChanges() {
        HostServices.warn("_printChanges and _logChanges: why a body is evaluated is not told")
    }

    /// Logs nothing. Warns once that printing changes is not supported.
    public static func _logChanges() { _printChanges() }
}
