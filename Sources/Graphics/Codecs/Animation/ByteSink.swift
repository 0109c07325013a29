// SPDX-License-Identifier: MIT

/// A destination for an encoder's bytes, such as a file, a pipe or memory. Bytes arrive in order, as soon as they are
/// known.
///
/// Closures keep this module independent of the file system; the file's owner handles errors.
public struct ByteSink: Sendable {
    package let append: @Sendable ([UInt8]) throws -> Void
    private let patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)?

    /// - Parameters:
    ///   - append: Takes the next bytes. The encoder rethrows its errors.
    ///   - patch: Overwrites bytes that were appended earlier, starting at `offset` from the beginning; nil if the
    ///     destination cannot do that, such as a pipe. `finish` calls it at most once, with a few bytes.
    public init(
        append: @escaping @Sendable ([UInt8]) throws -> Void,
        patch: (@Sendable (_ offset: Int, [UInt8]) throws -> Void)? = nil
    ) {
        self.append = append
        self.patch = patch
    }

    /// Whether the sink can overwrite bytes that were appended earlier.
    public var canPatch: Bool { patch != nil }

    func write(_ bytes: [UInt8]) throws { try append(bytes) }

    /// Overwrites earlier bytes. Requires `canPatch`.
    func replace(at offset: Int, with bytes: [UInt8]) throws { try patch?(offset, bytes) }
}
