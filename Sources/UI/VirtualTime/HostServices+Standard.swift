// SPDX-License-Identifier: MIT

import CServices
import Foundation
import Synchronization

extension HostServices {
    /// Where there is no host: what the program is linked with that finds images and draws, an `ImageProvider` and
    /// `PixelServices`, which are not known here; nil where that is nothing.
    package nonisolated static var standard: AnyObject? { promised.object }

    /// Unchecked: whoever makes it promises that any thread may use it.
    private struct Promised: @unchecked Sendable { let object: AnyObject? }

    private nonisolated static let promised = Promised(
        object: cservices_make().map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() })

    /// Tells whoever runs the program, once: there is no host, and nobody else to tell.
    package nonisolated static func warnProgram(_ message: String) {
        guard told.withLock({ $0.insert(message).inserted }) else { return }
        try? FileHandle.standardError.write(contentsOf: Data("SwiftUI: \(message)\n".utf8))
    }

    private nonisolated static let told = Mutex<Set<String>>([])
}
