// SPDX-License-Identifier: MIT

import CRuntime
import Synchronization

/// The types in this process that are declared to conform to a protocol, except generic types.
///
///     private static let scopes = ConformingTypeList(of: (any AttributeScope).self)
///     for scope in scopes.types { … }
package final class ConformingTypeList: Sendable {
    private struct Scan {
        /// The total size of the scanned sections. It grows when a library is loaded.
        var byteCount = 0
        var types: [Any.Type] = []
    }

    private let existential: Any.Type
    private let scan = Mutex(Scan())

    /// - Parameter existential: `(any Protocol).self` for a single protocol.
    package init(of existential: Any.Type) {
        self.existential = existential
    }

    /// The types, in the order of the loaded binaries. Scans the conformance records again after a library was loaded.
    /// If the runtime's layout is unknown, these are the types of the binary that contains this module.
    package var types: [Any.Type] {
        var sections: [UnsafeRawBufferPointer] = []
        let areKnown = unsafe withUnsafeMutablePointer(to: &sections) { sections in
            unsafe sections_each_conformances(
                { start, byteCount, context in
                    let sections = unsafe context!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self)
                    unsafe sections.pointee.append(UnsafeRawBufferPointer(start: start, count: byteCount))
                    return true
                }, sections)
        }
        var ownByteCount = 0
        if !areKnown, let own = unsafe sections_conformances(&ownByteCount) {
            unsafe sections.append(UnsafeRawBufferPointer(start: own, count: ownByteCount))
        }
        let byteCount = unsafe sections.reduce(0) { $0 + $1.count }
        let wanted = unsafe ConformanceRecord.descriptor(ofProtocol: existential)
        return scan.withLock { scan in
            if scan.byteCount == byteCount { return scan.types }
            scan = Scan(byteCount: byteCount)
            for section in unsafe sections {
                for record in unsafe ConformanceRecord.all(in: section) where unsafe record.protocolDescriptor == wanted
                {
                    if let type = record.type { scan.types.append(type) }
                }
            }
            return scan.types
        }
    }
}
