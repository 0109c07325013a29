// SPDX-License-Identifier: MIT

/// An image file format that this module can read and write.
public enum FileFormat: Sendable, Equatable, CaseIterable, CustomStringConvertible {
    case png
    case jpeg
    case gif
    /// Animated PNG, which begins like a PNG file. Only animated files have an `acTL` chunk.
    case apng
    case webp

    /// The file name extensions in lower case, without the dot; the most common one comes first.
    public var extensions: [String] {
        switch self {
        case .png: ["png"]
        case .jpeg: ["jpg", "jpeg"]
        case .gif: ["gif"]
        case .apng: ["apng"]
        case .webp: ["webp"]
        }
    }

    /// The bytes with which every file of the format begins.
    var magic: [UInt8] {
        switch self {
        case .png, .apng: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        case .jpeg: [0xFF, 0xD8, 0xFF]
        case .gif: Array("GIF8".utf8)
        // Four bytes with the file's size follow, then "WEBP", which distinguishes it from other RIFF files.
        case .webp: Array("RIFF".utf8)
        }
    }

    private func begins(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: magic) && (self != .webp || bytes.dropFirst(8).starts(with: Array("WEBP".utf8)))
    }

    /// The format of a file name extension, case-insensitive and without the dot; nil if unknown.
    public init?(extension name: String) {
        let name = name.lowercased()
        guard let format = Self.allCases.first(where: { $0.extensions.contains(name) }) else { return nil }
        self = format
    }

    /// Finds the format by the first bytes of a file; nil if unknown. Never `.apng`, which begins like `.png`.
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
