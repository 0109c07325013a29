// SPDX-License-Identifier: MIT

import VirtualTime

extension View {
    /// On Apple's systems prints why a body is evaluated; here only a warning says, once, that nobody tells.
    public static func _printChanges() {
        HostServices.warn("_printChanges and _logChanges: why a body is evaluated is not told")
    }

    /// On Apple's systems logs why a body is evaluated; here only a warning says, once, that nobody tells.
    public static func _logChanges() { _printChanges() }
}
