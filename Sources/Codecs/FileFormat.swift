// SPDX-License-Identifier: MIT

/// The kinds of image files that this module knows.
public enum FileFormat: Sendable, Equatable, CaseIterable, CustomStringConvertible {
    case png
    case jpeg
    case gif
    /// Begins like any PNG file: told from it by its `acTL` chunk only.
    case apng
    case webp

    /// Lower case, without the dot; the first is the usual one.
    public var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .gif: ["gif"]
        case .apng: ["apng"]
        case .webp: ["webp"]
        }
    }

    /// The first bytes of every such file.
    var magic: [UInt8] {
        switch self {
        case .png, .apng: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        case .jpeg: [0xFF, 0xD8, 0xFF]
        case .gif: Array("GIF8".utf8)
        // Four bytes of the length follow, and then what tells it from other RIFF files.
        case .webp: Array("RIFF".utf8)
        }
    }

    private func begins(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: magic) && (self != .webp || bytes.dropFirst(8).starts(with: Array("WEBP".utf8)))
    }

    /// By extension, in any case, without the dot; nil for all others.
    public init?(extension name: String) {
        let name = name.lowercased()
        guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
        self = format
    }

    /// By the first bytes of a file; nil where they are no format's. Never `.apng`, which begins like `.png`.
    public init?(magicOf bytes: [UInt8]) {
        guard let format = Self.allCases.first(where: { $0.begins(bytes) }) else { return nil }
        self = format
    }

    public var description: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .apng: "APNG"
        case .webp: "WebP"
        }
    }
}
