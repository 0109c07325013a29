// SPDX-License-Identifier: MIT

import CRuntime
import Foundation
import Synchronization

extension HostServices {
    /// The services for code outside of any host; nil if the program is linked without them. The object conforms to
    /// `ImageProvider` and `PixelServices`. Its type is `AnyObject`, because this module cannot import these protocols.
    package nonisolated static var standard: AnyObject? { promised.object }

    /// Unchecked, because `services_make` guarantees that any thread may use the object.
    private struct UncheckedObject: @unchecked Sendable { let object: AnyObject? }

    private nonisolated static let promised = UncheckedObject(
        object: services_make().map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() })

    /// Prints a message to stderr once, for code outside of any host.
    package nonisolated static func warnProgram(_ message: String) {
        guard told.withLock({ $0.insert(message).inserted }) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("SwiftUI: \(message)\n".utf8))
    }

    private nonisolated static let told = Mutex<Set<String>>([])
}
