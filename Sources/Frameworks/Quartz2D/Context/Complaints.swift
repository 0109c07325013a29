// SPDX-License-Identifier: MIT

import VirtualTime

enum Complaints {
    /// Tells the author of the view, once; nobody where no host is at work.
    static func add(_ message: String) {
        guard let services = HostServices.current else { return }
        MainActor.assumeIsolated { services.warn(message) }
    }
}
