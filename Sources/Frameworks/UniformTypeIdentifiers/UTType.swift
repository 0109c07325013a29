// SPDX-License-Identifier: MIT

import Foundation

/// A kind of data, by its identifier. The kinds with names here know what they conform to, and the endings of files.
public struct UTType: Hashable, Sendable, Codable, Identifiable, CustomStringConvertible {
    /// The identifier, as in "public.png".
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

    /// The kind with this identifier; nil where it is not known here.
    public init?(_ identifier: String) {
        guard let known = Self.known[identifier] else { return nil }
        self = known
    }

    /// The kind of files with this ending; one made up where it is not known here.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let found = Self.known.values.filter { $0.endings.contains(ending) }.min { $0.identifier < $1.identifier }
        self = found ?? UTType("dyn.\(ending)", [supertype.identifier], [ending])
    }

    /// The kind with this MIME type; nil where it is not known here.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let found = Self.known.values.first(where: { $0.mime == mimeType }) else { return nil }
        self = found
    }

    /// A kind that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self.known[identifier] ?? UTType(identifier, [(parentType ?? .data).identifier])
    }

    /// A kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self = Self.known[identifier] ?? UTType(identifier, [(parentType ?? .data).identifier])
    }

    /// A kind as it is written: its identifier alone.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier alone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    /// The identifier.
    public var id: String { identifier }
    /// The identifier.
    public var description: String { identifier }
    /// The ending that files of this kind have as a rule.
    public var preferredFilenameExtension: String? { endings.first }
    /// The MIME type.
    public var preferredMIMEType: String? { mime }
    /// What the kind is called.
    public var localizedDescription: String? { nil }
    /// All kinds that this one belongs to.
    public var supertypes: Set<UTType> {
        Set(parents.flatMap { name in Self.known[name].map { [$0] + Array($0.supertypes) } ?? [] })
    }

    /// Whether this kind is that one or belongs to it.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether that kind belongs to this one.
    public func isSupertype(of type: UTType) -> Bool { self != type && type.conforms(to: self) }
    /// Whether this kind belongs to that one.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

    /// Kinds are the same where their identifiers are.
    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    /// By the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    private static func named(_ identifier: String) -> UTType { known[identifier] ?? UTType(identifier, []) }
}

// One line for each, in the order of Apple's lists.
extension UTType {
    /// Anything.
    public static var item: UTType { named("public.item") }
    /// Anything that a person reads, sees or hears.
    public static var content: UTType { named("public.content") }
    /// Bytes.
    public static var data: UTType { named("public.data") }
    /// A folder or package.
    public static var directory: UTType { named("public.directory") }
    /// A folder.
    public static var folder: UTType { named("public.folder") }
    /// An app.
    public static var application: UTType { named("com.apple.application") }
    /// A folder that looks like a file.
    public static var package: UTType { named("com.apple.package") }
    /// Text.
    public static var text: UTType { named("public.text") }
    /// Text without styles.
    public static var plainText: UTType { named("public.plain-text") }
    /// Text without styles, in UTF-8.
    public static var utf8PlainText: UTType { named("public.utf8-plain-text") }
    /// Rich text.
    public static var rtf: UTType { named("public.rtf") }
    /// A page of the web.
    public static var html: UTType { named("public.html") }
    /// XML.
    public static var xml: UTType { named("public.xml") }
    /// JSON.
    public static var json: UTType { named("public.json") }
    /// YAML.
    public static var yaml: UTType { named("public.yaml") }
    /// Rows of values with commas between them.
    public static var commaSeparatedText: UTType { named("public.comma-separated-values-text") }
    /// A property list.
    public static var propertyList: UTType { named("com.apple.property-list") }
    /// Code.
    public static var sourceCode: UTType { named("public.source-code") }
    /// Swift.
    public static var swiftSource: UTType { named("public.swift-source") }
    /// An address.
    public static var url: UTType { named("public.url") }
    /// The address of a file.
    public static var fileURL: UTType { named("public.file-url") }
    /// An image.
    public static var image: UTType { named("public.image") }
    /// PNG.
    public static var png: UTType { named("public.png") }
    /// JPEG.
    public static var jpeg: UTType { named("public.jpeg") }
    /// TIFF.
    public static var tiff: UTType { named("public.tiff") }
    /// HEIC.
    public static var heic: UTType { named("public.heic") }
    /// GIF.
    public static var gif: UTType { named("com.compuserve.gif") }
    /// WebP.
    public static var webP: UTType { named("org.webmproject.webp") }
    /// SVG.
    public static var svg: UTType { named("public.svg-image") }
    /// PDF.
    public static var pdf: UTType { named("com.adobe.pdf") }
    /// Sound or moving pictures.
    public static var audiovisualContent: UTType { named("public.audiovisual-content") }
    /// Moving pictures, perhaps with sound.
    public static var movie: UTType { named("public.movie") }
    /// Moving pictures without sound.
    public static var video: UTType { named("public.video") }
    /// Sound.
    public static var audio: UTType { named("public.audio") }
    /// QuickTime.
    public static var quickTimeMovie: UTType { named("com.apple.quicktime-movie") }
    /// MPEG-4.
    public static var mpeg4Movie: UTType { named("public.mpeg-4") }
    /// MP3.
    public static var mp3: UTType { named("public.mp3") }
    /// WAV.
    public static var wav: UTType { named("com.microsoft.waveform-audio") }
    /// Files in one.
    public static var archive: UTType { named("public.archive") }
    /// ZIP.
    public static var zip: UTType { named("public.zip-archive") }
    /// A person.
    public static var contact: UTType { named("public.contact") }
    /// A card of a person.
    public static var vCard: UTType { named("public.vcard") }
    /// A font.
    public static var font: UTType { named("public.font") }
    /// An appointment.
    public static var calendarEvent: UTType { named("public.calendar-event") }
}
