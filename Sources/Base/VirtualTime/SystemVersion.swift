// SPDX-License-Identifier: MIT

import Synchronization

/// The system on which the views of a host run, as `#available` sees it.
package struct SystemVersion: Equatable, Sendable {
    /// The major version of iOS; on macOS the one of the same year.
    package var iOS: Int
    /// The major version of macOS; nil on iOS.
    package var macOS: Int?

    package init(iOS: Int, macOS: Int? = nil) { (self.iOS, self.macOS) = (iOS, macOS) }

    package static let iOS18 = SystemVersion(iOS: 18)

    /// Whether the system is this version or a later one. Every minor version of the system's major version counts as
    /// released.
    ///
    /// - Parameters:
    ///   - iOS: The required version of iOS; 0 for any.
    ///   - macOS: The required version of macOS. If nil, macOS is judged by `iOS`.
    package func isAtLeast(iOS: Double, macOS: Double?) -> Bool {
        if let own = self.macOS, let macOS { return macOS < Double(own + 1) }
        return iOS < Double(self.iOS + 1)
    }

    /// The version of the running host.
    package static var current: SystemVersion {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    private static let shared = Mutex(SystemVersion.iOS18)
}

/// The value of `#available(iOS 26, macOS 26, *)` in view code. On Linux, the compiler takes that condition for true, so
/// `render` compiles `_runs(26, 26)` in its place.
public func _runs(_ iOS: Double, _ macOS: Double? = nil) -> Bool {
    SystemVersion.current.isAtLeast(iOS: iOS, macOS: macOS)
}
