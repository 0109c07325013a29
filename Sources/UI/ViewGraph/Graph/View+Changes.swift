// SPDX-License-Identifier: MIT

import VirtualTime

extension View {
    /// Reports nothing: only warns once that it is not supported.
    public static func _printChanges() {
        HostServices.warn("_printChanges and _logChanges: why a body is evaluated is not told")
    }

    /// Reports nothing: only warns once that it is not supported.
    public static func _logChanges() { _printChanges() }
}
