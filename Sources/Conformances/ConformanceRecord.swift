// SPDX-License-Identifier: MIT

/// One record of the section `swift5_protocol_conformances`: that a type conforms to a protocol.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata in the language's repository): the section holds
/// relative pointers to records of four words: protocol, type, witness table (all of them relative), flags.
package struct ConformanceRecord {
    // Read only, and there for as long as the image is.
    private let address: UnsafeRawPointer

    /// The records of a section.
    package static func all(in section: UnsafeRawBufferPointer) -> some Sequence<ConformanceRecord> {
        stride(from: 0, to: section.count - 3, by: 4).lazy.compactMap { offset in
            unsafe target(of: section.baseAddress! + offset).map { unsafe ConformanceRecord(address: $0) }
        }
    }

    /// The descriptor of the protocol.
    package var protocolDescriptor: UnsafeRawPointer? { unsafe Self.maybeIndirect(address) }

    /// 0 where the descriptor is pointed to directly, 1 where by way of a pointer; others are classes of Objective-C.
    private var typeReferenceKind: UInt32 { unsafe (address + 12).loadUnaligned(as: UInt32.self) >> 3 & 7 }

    /// The descriptor of the struct, enum or class; nil for a class of Objective-C.
    package var typeDescriptor: UnsafeRawPointer? {
        let target = unsafe Self.target(of: address + 4)
        switch typeReferenceKind {
        case 0: return unsafe target
        case 1: return unsafe target?.loadUnaligned(as: UnsafeRawPointer?.self)
        default: return nil
        }
    }

    /// The type, where it is neither generic nor comes by way of another image.
    package var type: Any.Type? {
        guard typeReferenceKind == 0, let descriptor = unsafe typeDescriptor else { return nil }
        let flags = unsafe descriptor.loadUnaligned(as: UInt32.self)
        guard flags & 0x1F >= 16, flags & 0x80 == 0, let accessor = unsafe Self.target(of: descriptor + 12)
        else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafe unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }

    /// The descriptor of a protocol, out of the metadata of `(any Protocol).self`: kind, flags, how many protocols there are,
    /// and these. nil for anything else.
    package static func descriptor(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard unsafe metadata.load(as: Int.self) == 0x303,
            unsafe metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
        else { return nil }
        return unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    /// Where a relative pointer leads.
    private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe pointer.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : unsafe pointer + Int(distance)
    }

    /// Directly, or by way of a pointer where the lowest bit is set.
    private static func maybeIndirect(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = unsafe Int(pointer.loadUnaligned(as: Int32.self))
        guard distance & 1 == 1 else { return unsafe pointer + distance }
        return unsafe (pointer + (distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }
}
