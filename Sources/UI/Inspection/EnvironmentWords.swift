// SPDX-License-Identifier: MIT

import Foundation
import LeafViews
import Styles
@_spi(ViewGraph) import ViewGraph

/// Formats the environment of a view: basic values, values set by ancestors, and custom keys.
enum EnvironmentWords {
    /// The values, sorted by name.
    static func of(_ environment: EnvironmentValues) -> [ViewTreeEntry.EnvironmentValue] {
        var words: [String: String] = [
            "colorScheme": "\(environment.colorScheme)", "displayScale": Double(environment.displayScale).short,
            "dynamicTypeSize": "\(environment.dynamicTypeSize)", "isEnabled": "\(environment.isEnabled)",
            "layoutDirection": "\(environment.layoutDirection)", "locale": environment.locale.identifier,
        ]
        if let font = environment.font { words["font"] = font.words }
        for (key, value) in environment.values {
            // `key` is an `ObjectIdentifier`. For a type, it stores the address of the type's metadata.
            let type = unsafeBitCast(key, to: Any.Type.self)
            guard let name = name(of: type) else { continue }
            if words[name] == nil { words[name] = Self.words(of: value) }
        }
        return words.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: $0.value) }
    }

    /// The name of an environment key; nil for an internal key.
    private static func name(of key: Any.Type) -> String? {
        let plain = String(describing: key)
        if plain.hasPrefix("EnvironmentObjectKey<") { return String(plain.dropFirst(21).dropLast()) }
        if InspectableViews.isOfAuthor(key) { return authorsName(plain) }
        guard plain.hasSuffix("Key") else { return nil }
        let word = plain.dropLast(3)
        let name = others[plain] ?? word.prefix(1).lowercased() + word.dropFirst()
        return told.contains(name) ? name : nil
    }

    /// The property name for a key: `theme` for a custom `ThemeKey` or for the key made by `@Entry var theme`.
    private static func authorsName(_ plain: String) -> String {
        if plain.hasPrefix("__Key_") { return String(plain.dropFirst(6)) }
        var word = plain
        for end in ["EnvironmentKey", "Key"] where word.hasSuffix(end) && word != end {
            word = String(word.dropLast(end.count))
            break
        }
        return word.prefix(1).lowercased() + word.dropFirst()
    }

    /// Maps our environment keys to SwiftUI's property names, where more than the suffix `Key` differs.
    private static let others = [
        "ForegroundKey": "foregroundStyle", "IsFocusedKey": "isFocused", "LineLimitsKey": "lineLimit",
        "MinHeaderHeightKey": "defaultMinListHeaderHeight", "MinRowHeightKey": "defaultMinListRowHeight",
        "ScrollEnabledKey": "isScrollEnabled", "TextAlignmentKey": "multilineTextAlignment",
        "TintStyleKey": "tintStyle",
    ]

    private static let told: Set<String> = [
        "allowsTightening", "backgroundMaterial", "backgroundStyle", "badgeProminence", "buttonBorderShape", "calendar",
        "colorSchemeContrast", "contentTransition", "controlSize", "defaultMinListHeaderHeight",
        "defaultMinListRowHeight",
        "foregroundStyle", "headerProminence", "horizontalSizeClass", "imageScale", "isFocused", "isPresented",
        "isScrollEnabled", "isSearching", "labelsVisibility", "legibilityWeight", "lineLimit", "lineSpacing",
        "minimumScaleFactor", "multilineTextAlignment", "redactionReasons", "scenePhase", "symbolRenderingMode",
        "symbolVariants", "textCase", "timeZone", "tint", "truncationMode", "verticalSizeClass",
    ]

    /// The maximum length of a value's default description, in characters.
    private static let longest = 60

    private static func words(of value: Any) -> String {
        switch value {
        case let locale as Locale: return locale.identifier
        case let zone as TimeZone: return zone.identifier
        case let calendar as Calendar: return "\(calendar.identifier)"
        default: break
        }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let inside = mirror.children.first else { return "nil" }
            return words(of: inside.value)
        }
        if mirror.displayStyle == .collection {
            return mirror.children.prefix(3).map { words(of: $0.value) }.joined(separator: ", ")
        }
        let type = String(describing: Swift.type(of: value))
        if mirror.displayStyle == .class || type.contains("->") { return String(type.prefix { $0 != "<" }) }
        if let words = ValueDescriptions.of(value) { return words }
        let described = String(describing: value)
        return described.count <= longest ? described : String(type.prefix { $0 != "<" })
    }
}
