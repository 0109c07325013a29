import Foundation
import PreviewSupport
import Views

/// What conforms to what in one image of the process, as the compiler has recorded it in the section
/// `swift5_protocol_conformances`: by it, previews are found without a list.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata in the language's repository): relative pointers to
/// records of four words: protocol, type, witness table (all of them relative), flags.
struct ConformanceRecords: @unchecked Sendable {
    // Read only, and there for as long as the process.
    private let section: UnsafeRawBufferPointer

    init(_ section: UnsafeRawBufferPointer) { self.section = section }

    /// The types that stand for `#Preview`s, in the order of files and lines.
    @MainActor func previewRegistries() -> [any PreviewRegistry.Type] {
        // Of the protocol Views.PreviewRegistry.
        guard let wanted = dlsym(nil, "$s14PreviewSupport0A8RegistryMp") else { return [] }
        var found: [any PreviewRegistry.Type] = []
        for offset in stride(from: 0, to: section.count - 3, by: 4) {
            guard let record = Self.target(of: section.baseAddress! + offset) else { continue }
            guard Self.protocolDescriptor(record) == UnsafeRawPointer(wanted), let type = Self.type(record + 4) else {
                continue
            }
            if let registry = type as? any PreviewRegistry.Type { found.append(registry) }
        }
        return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
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
