// SPDX-License-Identifier: MIT

import Support
import Foundation
import SwiftUICore

/// The translations of one file, by language and key.
struct StringTable {
    private var words: [String: [String: Translation]] = [:]
    /// The source language of a catalog; nil for other tables.
    private(set) var sourceLanguage: String?

    static let extensions: Set = ["strings", "stringsdict", "xcstrings"]
    /// The largest table that is read, in bytes.
    private static let limit = 32 << 20

    init() {}

    /// - Parameter language: the language if the file does not name one.
    init(path: String, language: String) throws(UnreadableFile) {
        let data = Data(try FileSystem.bytes(of: path, limit: Self.limit, expected: "a table of strings"))
        func damaged(_ reason: String) -> UnreadableFile { UnreadableFile(path: path, reason: reason) }
        switch (path as NSString).pathExtension.lowercased() {
        case "xcstrings":
            let catalog: StringCatalog
            do { catalog = try JSONDecoder().decode(StringCatalog.self, from: data) } catch {
                throw damaged("not a string catalog: \(Self.reason(error))")
            }
            sourceLanguage = TableLanguage.simplified(catalog.sourceLanguage)
            words = catalog.translations
        case let kind:
            // Accepts the empty string tables that Xcode creates; the property list parser would reject them.
            if data.isEmpty { return }
            let list: Any
            do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
                throw damaged("not a string table: \(Self.reason(error))")
            }
            guard let entries = list as? [String: Any] else { throw damaged("not a string table: it is no dictionary") }
            words[language] =
                kind == "strings"
                ? entries.compactMapValues { ($0 as? String).map { Translation(.words($0)) } }
                : entries.compactMapValues { ($0 as? [String: Any]).flatMap(PluralDictionary.translation) }
        }
    }

    subscript(language: String, key: String) -> Translation? {
        guard var found = words[language]?[key] else { return nil }
        if language != TableLanguage.none, language != TableLanguage.base { found.language = language }
        return found
    }

    /// The innermost reason of an error, in one line.
    private static func reason(_ error: any Error) -> String {
        if let error = error as? DecodingError {
            switch error {
            case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
                .valueNotFound(_, let context):
                let place = context.codingPath.map(\.stringValue).joined(separator: " → ")
                let inner = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
                return (place.isEmpty ? "" : "at \(place): ") + (inner ?? context.debugDescription)
            @unknown default: return "\(error)"
            }
        }
        let info = (error as NSError).userInfo
        // Only the parser's message contains the line. The error's type is not public, so its description is parsed.
        let inner = info["kCFPropertyListOldStyleParsingError"].flatMap {
            "\($0)".firstMatch(of: /"(.+?)" UserInfo=/)?.1
        }
        return inner.map(String.init) ?? info["NSDebugDescription"] as? String ?? "damaged"
    }
}
