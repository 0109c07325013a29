// SPDX-License-Identifier: MIT

import Foundation

/// A type identifier with its supertypes, filename extensions and MIME type. Knows only the types declared below, not
/// the types that a system registers.
public struct UTType: Hashable, Sendable, Codable, Identifiable, CustomStringConvertible {
    public let identifier: String
    private let parents: [String]
    private let endings: [String]
    private let mime: String?

    private static let known: [String: UTType] = Dictionary(
        uniqueKeysWithValues: [
            UTType("public.item", []), UTType("public.content", []), UTType("public.data", ["public.item"]),
            UTType("public.directory", ["public.item"]), UTType("public.folder", ["public.directory"]),
            UTType("public.text", ["public.data", "public.content"], [], "text/*"),
            UTType("public.plain-text", ["public.text"], ["txt", "text"], "text/plain"),
            UTType("public.utf8-plain-text", ["public.plain-text"]),
            UTType("public.rtf", ["public.text"], ["rtf"], "text/rtf"),
            UTType("public.html", ["public.text"], ["html", "htm"], "text/html"),
            UTType("public.xml", ["public.text"], ["xml"], "application/xml"),
            UTType("public.json", ["public.text"], ["json"], "application/json"),
            UTType("public.yaml", ["public.text"], ["yml", "yaml"], "application/x-yaml"),
            UTType("public.comma-separated-values-text", ["public.text"], ["csv"], "text/csv"),
            UTType("net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"], "text/markdown"),
            UTType("public.source-code", ["public.plain-text"]),
            UTType("public.swift-source", ["public.source-code"], ["swift"]),
            UTType("public.url", ["public.data"]), UTType("public.file-url", ["public.url"]),
            UTType("public.image", ["public.data", "public.content"]),
            UTType("public.png", ["public.image"], ["png"], "image/png"),
            UTType("public.jpeg", ["public.image"], ["jpeg", "jpg"], "image/jpeg"),
            UTType("public.tiff", ["public.image"], ["tiff", "tif"], "image/tiff"),
            UTType("public.heic", ["public.image"], ["heic"], "image/heic"),
            UTType("com.compuserve.gif", ["public.image"], ["gif"], "image/gif"),
            UTType("org.webmproject.webp", ["public.image"], ["webp"], "image/webp"),
            UTType("public.svg-image", ["public.image", "public.xml"], ["svg"], "image/svg+xml"),
            UTType("com.adobe.pdf", ["public.data", "public.content"], ["pdf"], "application/pdf"),
            UTType("public.audiovisual-content", ["public.data", "public.content"]),
            UTType("public.movie", ["public.audiovisual-content"]),
            UTType("public.video", ["public.movie"]), UTType("public.audio", ["public.audiovisual-content"]),
            UTType("com.apple.quicktime-movie", ["public.movie"], ["mov"], "video/quicktime"),
            UTType("public.mpeg-4", ["public.movie"], ["mp4"], "video/mp4"),
            UTType("public.mp3", ["public.audio"], ["mp3"], "audio/mpeg"),
            UTType("com.microsoft.waveform-audio", ["public.audio"], ["wav"], "audio/wav"),
            UTType("public.aiff-audio", ["public.audio"], ["aiff", "aif"], "audio/aiff"),
            UTType("public.mpeg-4-audio", ["public.audio", "public.mpeg-4"], ["mp4"], "audio/mp4"),
            UTType("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], "audio/x-m4a"),
            UTType("com.apple.coreaudio-format", ["public.audio"], ["caf"], "audio/x-caf"),
            UTType("public.midi-audio", ["public.audio"], ["midi", "mid"], "audio/midi"),
            UTType("public.archive", ["public.data"]),
            UTType("public.zip-archive", ["public.archive"], ["zip"], "application/zip"),
            UTType("public.contact", []), UTType("public.vcard", ["public.text", "public.contact"], ["vcf"]),
            UTType("public.font", ["public.data"]), UTType("public.calendar-event", []),
            UTType("com.apple.application", ["public.item"]), UTType("com.apple.package", ["public.directory"]),
            UTType("com.apple.property-list", ["public.data"], ["plist"]),
        ].map { ($0.identifier, $0) })

    private init(_ identifier: String, _ parents: [String], _ endings: [String] = [], _ mime: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        self.endings = endings
        self.mime = mime
    }

    /// Nil for an identifier that is not among the known types.
    public init?(_ identifier: String) {
        guard let known = Self.known[identifier] else { return nil }
        self = known
    }

    /// Never nil: an unknown extension gives a dynamic type, whose identifier is `dyn.` and the extension. Only dynamic
    /// types use `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let found = Self.known.values.filter { $0.endings.contains(ending) }.min { $0.identifier < $1.identifier }
        self = found ?? UTType("dyn.\(ending)", [supertype.identifier], [ending])
    }

    /// Nil for a MIME type that is not among the known types. Ignores `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.known.values.first(where: { $0.mime == mimeType }) else { return nil }
        self = found
    }

    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self.known[identifier] ?? UTType(identifier, [(parentType ?? .data).identifier])
    }

    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self.known[identifier] ?? UTType(identifier, [(parentType ?? .data).identifier])
    }

    /// Decodes the identifier alone.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the identifier alone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public var id: String { identifier }
    public var description: String { identifier }
    /// The filename extensions and the MIME type.
    public var tags: [UTTagClass: [String]] {
        [.filenameExtension: endings, .mimeType: mime.map { [$0] } ?? []].filter { !$0.value.isEmpty }
    }
    public var preferredFilenameExtension: String? { endings.first }
    public var preferredMIMEType: String? { mime }
    /// nil, because types have no display names here.
    public var localizedDescription: String? { nil }
    /// All known types that this type conforms to, directly or indirectly.
    public var supertypes: Set<UTType> {
        Set(parents.flatMap { name in Self.known[name].map { [$0] + Array($0.supertypes) } ?? [] })
    }

    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private static func named(_ identifier: String) -> UTType { known[identifier] ?? UTType(identifier, []) }
}

// The known types, one per line, in the order of Apple's lists.
extension UTType {
    public static var item: UTType { named("public.item") }
    public static var content: UTType { named("public.content") }
    public static var data: UTType { named("public.data") }
    public static var directory: UTType { named("public.directory") }
    public static var folder: UTType { named("public.folder") }
    public static var application: UTType { named("com.apple.application") }
    public static var package: UTType { named("com.apple.package") }
    public static var text: UTType { named("public.text") }
    public static var plainText: UTType { named("public.plain-text") }
    public static var utf8PlainText: UTType { named("public.utf8-plain-text") }
    public static var rtf: UTType { named("public.rtf") }
    public static var html: UTType { named("public.html") }
    public static var xml: UTType { named("public.xml") }
    public static var json: UTType { named("public.json") }
    public static var yaml: UTType { named("public.yaml") }
    public static var commaSeparatedText: UTType { named("public.comma-separated-values-text") }
    public static var propertyList: UTType { named("com.apple.property-list") }
    public static var sourceCode: UTType { named("public.source-code") }
    public static var swiftSource: UTType { named("public.swift-source") }
    public static var url: UTType { named("public.url") }
    public static var fileURL: UTType { named("public.file-url") }
    public static var image: UTType { named("public.image") }
    public static var png: UTType { named("public.png") }
    public static var jpeg: UTType { named("public.jpeg") }
    public static var tiff: UTType { named("public.tiff") }
    public static var heic: UTType { named("public.heic") }
    public static var gif: UTType { named("com.compuserve.gif") }
    public static var webP: UTType { named("org.webmproject.webp") }
    public static var svg: UTType { named("public.svg-image") }
    public static var pdf: UTType { named("com.adobe.pdf") }
    public static var audiovisualContent: UTType { named("public.audiovisual-content") }
    public static var movie: UTType { named("public.movie") }
    public static var video: UTType { named("public.video") }
    public static var audio: UTType { named("public.audio") }
    public static var quickTimeMovie: UTType { named("com.apple.quicktime-movie") }
    public static var mpeg4Movie: UTType { named("public.mpeg-4") }
    public static var mp3: UTType { named("public.mp3") }
    public static var wav: UTType { named("com.microsoft.waveform-audio") }
    public static var aiff: UTType { named("public.aiff-audio") }
    public static var mpeg4Audio: UTType { named("public.mpeg-4-audio") }
    public static var midi: UTType { named("public.midi-audio") }
    public static var archive: UTType { named("public.archive") }
    public static var zip: UTType { named("public.zip-archive") }
    public static var contact: UTType { named("public.contact") }
    public static var vCard: UTType { named("public.vcard") }
    public static var font: UTType { named("public.font") }
    public static var calendarEvent: UTType { named("public.calendar-event") }
}

public struct UTTagClass: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
