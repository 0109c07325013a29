// SPDX-License-Identifier: MIT

import Foundation
import Interaction

/// What conforms to what in one image of the process, as the compiler has recorded it in the section
/// `swift5_protocol_conformances`: by it, previews are found without a list.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata in the language's repository): relative pointers to
/// records of four words: protocol, type, witness table (all of them relative), flags.
package struct ConformanceRecords: @unchecked Sendable {
    // Read only, and there for as long as the process.
    private let section: UnsafeRawBufferPointer

    private let modules: Set<String>?

    /// - Parameter modules: whose types count; nil: all.
    package init(_ section: UnsafeRawBufferPointer, modules: [String]?) {
        (self.section, self.modules) = (section, modules.map(Set.init))
    }

    /// The types that stand for `#Preview`s, in the order of files and lines.
    @MainActor package func previewRegistries() -> [any PreviewRegistry.Type] {
        types(conformingTo: (any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    /// The types that are preview providers, whoever may name them.
    @MainActor package func previewProviders() -> [any PreviewProvider.Type] {
        types(conformingTo: (any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }
    }

    /// The types that conform to a protocol.
    ///
    /// - Parameter existential: `(any Protocol).self`, of one protocol.
    package func types(conformingTo existential: Any.Type) -> [Any.Type] {
        guard let wanted = Self.descriptor(of: existential) else { return [] }
        return stride(from: 0, to: section.count - 3, by: 4).compactMap { offset in
            guard let record = Self.target(of: section.baseAddress! + offset),
                Self.protocolDescriptor(record) == wanted
            else { return nil }
            return Self.type(record + 4).flatMap { modules?.contains(Self.module(of: $0)) ?? true ? $0 : nil }
        }
    }

    /// The metadata of such a type: kind, flags, how many protocols there are, and these.
    private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
        guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
        return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    package static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// Where a relative pointer leads.
    private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = pointer.loadUnaligned(as: Int32.self)
        return distance == 0 ? nil : pointer + Int(distance)
    }

    /// Directly, or by way of a pointer where the lowest bit is set.
    private static func protocolDescriptor(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int(pointer.loadUnaligned(as: Int32.self))
        guard distance & 1 == 1 else { return pointer + distance }
        return (pointer + (distance & ~1)).loadUnaligned(as: UnsafeRawPointer?.self)
    }

    /// - Parameter pointer: the second word of a record.
    private static func type(_ pointer: UnsafeRawPointer) -> Any.Type? {
        let kind = (pointer + 8).loadUnaligned(as: UInt32.self) >> 3 & 7
        // A descriptor of a struct, an enum or a class that is not generic.
        guard kind == 0, let descriptor = target(of: pointer) else { return nil }
        let flags = descriptor.loadUnaligned(as: UInt32.self)
        guard flags & 0x1F >= 16, flags & 0x80 == 0, let accessor = target(of: descriptor + 12) else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
        return unsafeBitCast(unsafeBitCast(accessor, to: Accessor.self)(0), to: Any.Type.self)
    }
}
