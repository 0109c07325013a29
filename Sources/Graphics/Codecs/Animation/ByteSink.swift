// SPDX-License-Identifier: MIT

/// The destination of an encoder's bytes, in order and as soon as they are known: a file, a pipe, memory.
///
/// Closures keep this module independent of files; the owner of the file decides about errors.
public struct ByteSink: Sendable {
    package let append: @Sendable ([UInt8]) throws -> Void
    private let patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)?

    /// - Parameters:
    ///   - append: Takes the next bytes. The encoder rethrows its errors.
    ///   - patch: Overwrites bytes that were appended earlier, `offset` bytes after the first; nil if that is impossible, as
    ///     with a pipe. Called once at most, by `finish`, with a few bytes.
    public init(
        append: @escaping @Sendable ([UInt8]) throws -> Void,
        patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)? = nil
    ) {
        self.append = append
        self.patch = patch
    }

    /// Whether bytes can be overwritten later.
    public var canPatch: Bool { patch != nil }

    func write(_ bytes: [UInt8]) throws { try append(bytes) }

    /// Requires `canPatch`.
    func replace(at offset: Int, with bytes: [UInt8]) throws { try patch?(offset, bytes) }
}
