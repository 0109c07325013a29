// SPDX-License-Identifier: MIT

import Foundation

/// The build settings of an Xcode target in one configuration, for one platform.
///
/// A value of the target overrides the project's. At one of these levels, a value with a condition that holds, as in
/// `NAME[sdk=macosx*]`, overrides the value without one.
struct XcodeBuildSettings {
    /// The values of each setting; a value overrides those behind it.
    private var values: [String: [String]] = [:]

    /// Adds the settings of a level below the present ones.
    ///
    /// - Parameters:
    ///   - settings: The `buildSettings` of a configuration in a project file: strings, and lists of strings.
    ///   - configuration: The configuration's name.
    mutating func add(_ settings: [String: Any], of configuration: String, for platform: TargetPlatform) {
        var own: [String: [(conditions: Int, value: String)]] = [:]
        for (key, value) in settings {
            guard let value = (value as? String) ?? (value as? [String])?.joined(separator: " ") else { continue }
            let parts = key.split(separator: "[").map(String.init)
            let conditions = parts.dropFirst().map { $0.replacing("]", with: "") }
            guard let name = parts.first,
                conditions.allSatisfy({ Self.holds($0, configuration, platform) })
            else { continue }
            own[name, default: []].append((conditions.count, value))
        }
        for (name, found) in own {
            values[name, default: []] += found.sorted { ($1.conditions, $1.value) < ($0.conditions, $0.value) }
                .map(\.value)
        }
    }

    /// The value of a setting; nil if it is not set. Known settings replace their references, as `$(NAME)`, and the value
    /// that this one overrides replaces `$(inherited)`. References to unknown settings stay.
    subscript(name: String) -> String? {
        value(of: name, from: 0, depth: 0)
    }

    /// The words of a setting's value: separated by spaces, unless these are quoted or behind a backslash.
    func words(of name: String) -> [String] {
        var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
        var isEscaped = false
        for letter in self[name] ?? "" {
            if isEscaped {
                (word, isEscaped) = ((word ?? "") + String(letter), false)
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == quote {
                quote = nil
            } else if quote == nil, letter == "\"" || letter == "'" {
                (quote, word) = (letter, word ?? "")
            } else if quote == nil, letter.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(letter)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    private func value(of name: String, from level: Int, depth: Int) -> String? {
        // Limits the depth, because settings may refer to each other.
        guard let levels = values[name], level < levels.count, depth < 16 else { return nil }
        return levels[level].replacing(Self.reference) { reference in
            let other = String(reference.1)
            if other == "inherited" || other == name {
                return value(of: name, from: level + 1, depth: depth + 1) ?? ""
            }
            return value(of: other, from: 0, depth: depth + 1) ?? String(reference.0)
        }
    }

    /// A text with the values of the settings to which it refers.
    func expanded(_ text: String) -> String {
        text.replacing(Self.reference) { self[String($0.1)] ?? String($0.0) }
    }

    private static var reference: Regex<(Substring, Substring)> { #/\$[\(\{](\w+)[\)\}]/# }

    /// Whether a condition such as `sdk=iphone*` holds. Code is compiled for devices, as `#if targetEnvironment` says.
    private static func holds(_ condition: String, _ configuration: String, _ platform: TargetPlatform) -> Bool {
        let parts = condition.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return false }
        switch parts[0] {
        case "sdk": return matches(parts[1], platform.sdk) || matches(parts[1], platform.sdk + "26.0")
        case "arch": return matches(parts[1], "arm64")
        case "config": return matches(parts[1], configuration)
        default: return false
        }
    }

    /// Whether a pattern of `EXCLUDED_SOURCE_FILE_NAMES` or `INCLUDED_SOURCE_FILE_NAMES` matches a path. A pattern is
    /// compared with as many of the path's last components as it has itself; one that begins with a slash, with the
    /// whole path. A wildcard does not match slashes.
    static func matches(_ pattern: String, path: String) -> Bool {
        let count = pattern.split(separator: "/").count
        let end = path.split(separator: "/").suffix(count).joined(separator: "/")
        return matches(pattern, pattern.hasPrefix("/") ? path : end)
    }

    private static func matches(_ pattern: String, _ text: String) -> Bool {
        fnmatch(pattern, text, FNM_PATHNAME) == 0
    }

    /// Whether the target builds for a platform, by `SUPPORTED_PLATFORMS`, or else by `SDKROOT`. True if neither names a
    /// platform.
    func supports(_ platform: TargetPlatform) -> Bool {
        let platforms = words(of: "SUPPORTED_PLATFORMS")
        if !platforms.isEmpty, !platforms.contains(where: { $0.contains("$") }) {
            return platforms.contains(platform.sdk)
        }
        guard let sdk = self["SDKROOT"], !sdk.isEmpty, sdk != "auto", !sdk.contains("$") else { return true }
        // A name such as `macosx14.0`, or the path of an SDK such as `…/MacOSX14.0.sdk`.
        return (sdk as NSString).lastPathComponent.lowercased().hasPrefix(platform.sdk)
    }

    /// Whether the target compiles a file, by the names that the settings exclude and include.
    func compiles(_ path: String) -> Bool {
        guard words(of: "EXCLUDED_SOURCE_FILE_NAMES").contains(where: { Self.matches($0, path: path) }) else {
            return true
        }
        return words(of: "INCLUDED_SOURCE_FILE_NAMES").contains { Self.matches($0, path: path) }
    }
}

extension TargetPlatform {
    /// The name of Xcode's SDK for devices of the platform, without its version.
    fileprivate var sdk: String {
        switch self {
        case .iOS: "iphoneos"
        case .macOS: "macosx"
        }
    }

    /// The platform's name in platform filters of Xcode projects.
    var xcodeFilter: String {
        switch self {
        case .iOS: "ios"
        case .macOS: "macos"
        }
    }
}
