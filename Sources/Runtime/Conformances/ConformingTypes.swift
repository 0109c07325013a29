// SPDX-License-Identifier: MIT

import CRuntime

/// The types in this process that are declared to conform to a protocol.
///
///     private static let equatable = ConformingTypes(to: (any Equatable).self)
///     guard equatable.mayContain(type) else { return nil }
///
/// Use it as a filter before the runtime's check, which is slow if a type does not conform: the runtime then scans all
/// records.
@MainActor
package final class ConformingTypes {
    private let wanted: UnsafeRawPointer?
    /// The descriptors of conforming structs and enums.
    private var descriptors: Set<UnsafeRawPointer> = []
    /// The total size of the scanned sections. It grows when a library is loaded.
    private var byteCount = 0

    /// - Parameter existential: `(any Protocol).self` for a single protocol.
    package init(to existential: Any.Type) {
        #if ZOETROPE_PLAIN
            unsafe wanted = nil
        #else
            unsafe wanted = ConformanceRecord.descriptor(ofProtocol: existential)
        #endif
    }

    /// Whether `type` may conform to the protocol. False is definite.
    ///
    /// True also for conditional conformances whose conditions are not met, and for all types that are not structs or
    /// enums, since those can conform in other ways.
    package func mayContain(_ type: Any.Type) -> Bool {
        guard let descriptor = unsafe Self.descriptor(of: type), unsafe wanted != nil else { return true }
        if unsafe descriptors.contains(descriptor) { return true }
        guard readIfNew() else { return true }
        return unsafe descriptors.contains(descriptor)
    }

    /// The descriptor of a Swift struct or enum; nil for imported C types, which may have several.
    private static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
        let (structure, enumeration, optional) = (0x200, 0x201, 0x202)
        guard [structure, enumeration, optional].contains(unsafe metadata.load(as: Int.self)),
            let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        else { return nil }
        let isUnique = unsafe descriptor.load(as: UInt32.self) & 0x40 != 0
        return isUnique ? unsafe descriptor : nil
    }

    /// Scans the records of all loaded binaries if their total size has changed. Returns false if the records cannot be
    /// read.
    private func readIfNew() -> Bool {
        var sections: [UnsafeRawBufferPointer] = []
        let areKnown = unsafe withUnsafeMutablePointer(to: &sections) { sections in
            unsafe sections_each_conformances(
                { start, byteCount, context in
                    let sections = unsafe context!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
                    unsafe sections.pointee.append(UnsafeRawBufferPointer(start: start, count: byteCount))
                    return true
                }, sections)
        }
        guard areKnown else { return false }
        let count = unsafe sections.reduce(0) { $0 + $1.count }
        guard count != byteCount else { return true }
        byteCount = count
        for section in unsafe sections {
            for record in unsafe ConformanceRecord.all(in: section) where unsafe record.protocolDescriptor == wanted {
                if let descriptor = record.typeDescriptor { unsafe descriptors.insert(descriptor) }
            }
        }
        return true
    }
}
