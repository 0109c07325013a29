// SPDX-License-Identifier: MIT

/// A record of the section `swift5_protocol_conformances`: a type's conformance to a protocol.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata in Swift's repository). The section holds relative
/// pointers to records of four words: protocol, type, witness table (all relative pointers) and flags.
package struct ConformanceRecord {
    // The record's address, in read-only memory that lives as long as the binary (program or library) around it.
    private let address: UnsafeRawPointer

    /// Resolves the relative pointers of a section to its records.
    package static func all(in section: UnsafeRawBufferPointer) -> some Sequence<ConformanceRecord> {
        stride(from: 0, to: section.count - 3, by: 4).lazy.compactMap { offset in
            unsafe target(of: section.baseAddress! + offset).map { unsafe ConformanceRecord(address: $0) }
        }
    }

    package var protocolDescriptor: UnsafeRawPointer? { unsafe Self.maybeIndirect(address) }

    /// 0 for a direct pointer to the descriptor, 1 for an indirect one; other values are Objective-C classes.
    private var typeReferenceKind: UInt32 { unsafe (address + 12).loadUnaligned(as: UInt32.self) >> 3 & 7 }

    /// The descriptor of the struct, enum or class; nil for an Objective-C class.
    package var typeDescriptor: UnsafeRawPointer? {
        let target = unsafe Self.target(of: address + 4)
        switch typeReferenceKind {
        case 0: return unsafe target
        case 1: return unsafe target?.loadUnaligned(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }

    /// The type; nil if it is generic or defined in another binary.
    package var type: Any.Type? {
        guard typeReferenceKind == 0, let descriptor = unsafe typeDescriptor else { return nil }
        let flags = unsafe descriptor.loadUnaligned(as: UInt32.self)
        guard flags & 0x1F >= 16, flags & 0x80 == 0, let accessor = unsafe Self.target(of: descriptor + 12)
        else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafe unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }

    /// The descriptor of a protocol, from the metadata of `(any Protocol).self`: kind, flags, number of protocols,
    /// protocol descriptors. nil for any other type.
    package static func descriptor(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard unsafe metadata.load(as: Int.self) == 0x303,
            unsafe metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
        else { return nil }
        return unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    /// Resolves a relative pointer; nil if the pointer is null.
    private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : unsafe pointer + Int(distance)
    }

    /// Resolves a relative pointer that is indirect if its lowest bit is set.
    private static func maybeIndirect(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe Int(pointer.loadUnaligned(as: Int32.self))
        guard distance & 1 == 1 else { return unsafe pointer + distance }
        return unsafe (pointer + (distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }
}
