// SPDX-License-Identifier: MIT

import CRuntime
import Foundation
import Synchronization

extension HostServices {
    /// The object that serves code outside of any host as `ImageProvider` and as `PixelServices`, two protocols that
    /// this module does not know. nil if the program is linked without such an object.
    package nonisolated static var standard: AnyObject? { promised.object }

    /// Unchecked: the maker guarantees that any thread may use the object.
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
