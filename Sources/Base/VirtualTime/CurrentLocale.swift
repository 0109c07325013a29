// SPDX-License-Identifier: MIT

import Foundation

/// Makes Foundation's `Locale.current` the locale of the running host, also for compiled libraries and for formatters
/// without an explicit locale.
///
/// Outside of Apple's systems, Foundation's current locale is `en_001` on every machine and cannot be set. But all
/// copies of it share one object. So the contents of another locale's object are copied into the shared object.
@MainActor package enum CurrentLocale {
    private static var followed: UnsafeMutableRawPointer?

    /// Makes `locale` Foundation's current locale. Has no effect if the objects of the two locales have different
    /// classes.
    package static func follow(_ locale: Locale) {
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size else { return }
        let source = object(of: locale)
        guard source != followed else { return }
        followed = source
        let current = object(of: .current)
        guard current != source else { return }
        // The first word of an object points to its class.
        let type = current.load(as: UnsafeRawPointer.self)
        guard type == source.load(as: UnsafeRawPointer.self) else { return }
        // Retains both objects for ever, so that the copied references stay valid. The overwritten references leak.
        for object in [current, source] { _ = Unmanaged<AnyObject>.fromOpaque(object).retain() }
        // The size of an instance. In the metadata of a class, it follows the kind, the superclass, the flags and the
        // address point.
        let size = Int(type.load(fromByteOffset: 2 * MemoryLayout<Int>.size + 8, as: UInt32.self))
        // The object's header: its class and its reference counts.
        let header = 2 * MemoryLayout<Int>.size
        (current + header).copyMemory(from: source + header, byteCount: size - header)
    }

    /// The object that stores a locale. The first word of a `Locale` value is a pointer to this object.
    private static func object(of locale: Locale) -> UnsafeMutableRawPointer {
        withUnsafeBytes(of: locale) { $0.load(as: UnsafeMutableRawPointer.self) }
    }
}
