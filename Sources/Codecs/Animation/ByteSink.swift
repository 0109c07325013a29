// SPDX-License-Identifier: MIT

/// Where an encoder's bytes go, in order, as soon as they are known: a file, a pipe, memory.
///
/// Closures, so that this module needs to know nothing of files, and whoever owns the file decides what an error is.
public struct ByteSink: Sendable {
    package let append: @Sendable ([UInt8]) throws -> Void
    private let patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)?

    /// - Parameters:
    ///   - append: takes the next bytes. What it throws, the encoder throws.
    ///   - patch: overwrites bytes that were appended earlier, `offset` bytes after the first; nil where that is
    ///     impossible, as with a pipe. Called once at most, by `finish`, with a few bytes.
    public init(
        append: @escaping @Sendable ([UInt8]) throws -> Void,
        patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)? = nil
    ) {
        self.append = append
        self.patch = patch
    }

    /// Whether bytes that were written can be changed.
    public var canPatch: Bool { patch != nil }

    func write(_ bytes: [UInt8]) throws { try append(bytes) }

    /// Only where `canPatch`.
    func replace(at offset: Int, with bytes: [UInt8]) throws { try patch?(offset, bytes) }
}
