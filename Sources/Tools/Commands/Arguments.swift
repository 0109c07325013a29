// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import SwiftUICore
import Support
import Zoetrope

/// Parsers of single argument values. Each throws a one-line error with an example of valid input.
enum Arguments {
    static func size(_ text: String) throws -> CGSize {
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else {
            throw UsageError("'\(text)' is not a size: use a width and a height in points, like 400x860")
        }
        return CGSize(width: width, height: height)
    }

    static func rate(_ text: String) throws -> FrameRate {
        guard let rate = try FrameRate(parsing: text) else {
            throw UsageError(
                "'\(text)' is not a frame rate: use a number, like 30 or 29.97, or a fraction, like 30000/1001")
        }
        return rate
    }

    static func colorScheme(_ text: String) throws -> ColorScheme {
        switch text.lowercased() {
        case "light": return .light
        case "dark": return .dark
        default: throw UsageError("'\(text)' is not a colour scheme: use light or dark")
        }
    }

    static func contrast(_ text: String) throws -> ColorSchemeContrast {
        switch text.lowercased() {
        case "standard": return .standard
        case "increased": return .increased
        default: throw UsageError("'\(text)' is not a contrast: use standard or increased")
        }
    }

    static func system(_ text: String) throws -> Traits.System {
        guard let system = Traits.System(rawValue: text.lowercased()) else {
            throw UsageError(
                "'\(text)' is not a known system: use \(Traits.System.allCases.map(\.rawValue).joined(separator: ", "))"
            )
        }
        return system
    }

    /// The names of the Dynamic Type sizes as design tools write them, separated by commas, for messages.
    static var typeSizeNames: String { TestVariant.typeSizes.map(\.key).joined(separator: ", ") }

    static func typeSize(_ text: String) throws -> DynamicTypeSize {
        let known = TestVariant.typeSizes.first { $0.key.lowercased() == text.lowercased() || "\($0.size)" == text }
        guard let known else { throw UsageError("'\(text)' is not a text size: use \(typeSizeNames)") }
        return known.size
    }

    static func direction(_ text: String) throws -> LayoutDirection {
        switch text.lowercased() {
        case "ltr": return .leftToRight
        case "rtl": return .rightToLeft
        default: throw UsageError("'\(text)' is not a direction: use ltr or rtl")
        }
    }

    static func isLandscape(_ text: String) throws -> Bool {
        switch text.lowercased() {
        case "portrait": return false
        case "landscape": return true
        default: throw UsageError("'\(text)' is not an orientation: use portrait or landscape")
        }
    }

    static func device(_ text: String) throws -> Device {
        guard let device = Device.named(text) else {
            let hint =
                NearestName.suggestion(for: text, among: Device.all.map(\.name)).map { "did you mean '\($0)'?" }
                ?? "use one of \(Device.all.map(\.name).joined(separator: ", "))"
            throw UsageError("'\(text)' is not a known device: \(hint)")
        }
        return device
    }

    static func locale(_ text: String) throws -> Locale {
        guard let locale = knownLocale(text) else {
            throw UsageError("'\(text)' is not a locale: use a language, like he, or one with a region, like en_US")
        }
        return locale
    }

    /// The locale of an identifier; nil if its language is not in ISO 639.
    static func knownLocale(_ text: String) -> Locale? {
        let locale = Locale(identifier: text)
        return locale.language.languageCode?.isISOLanguage == true ? locale : nil
    }

    static func timeZone(_ text: String) throws -> TimeZone {
        if let zone = TimeZone(identifier: text) { return zone }
        let hint =
            NearestName.suggestion(for: text, among: TimeZone.knownTimeZoneIdentifiers).map { "did you mean '\($0)'?" }
            ?? "use UTC or a name like Europe/Berlin"
        throw UsageError("'\(text)' is not a time zone: \(hint)")
    }

    static func loop(_ text: String) throws -> LoopCount {
        switch text.lowercased() {
        case "forever": return .forever
        case "once": return .once
        default:
            guard let count = Int(text), (1...LoopCount.maximum).contains(count) else {
                throw UsageError("'\(text)' is not a number of rounds: use forever, once, or 1 to \(LoopCount.maximum)")
            }
            return .times(count)
        }
    }

    static func timeLimit(_ text: String) throws -> Double {
        guard let seconds = Double(text), (1...86_400).contains(seconds) else {
            throw UsageError("'\(text)' is not a time limit: use 1 to 86400 seconds")
        }
        return seconds
    }

    static func memoryLimit(_ text: String) throws -> Int {
        guard let count = bytes(text), count >= 256e6, count <= 1e15 else {
            throw UsageError("'\(text)' is not a memory limit: use 256MB or more, like 4GB")
        }
        return Int(count)
    }

    static func byteCount(_ text: String) throws -> Int {
        guard let count = bytes(text), count >= 100, count <= 4e9 else {
            throw UsageError("'\(text)' is not a file size: use 100 bytes to 4 GB, like 2MB, 500kB or 65536")
        }
        return Int(count)
    }

    /// Parses a byte count with decimal units: 2MB is two million bytes.
    private static func bytes(_ text: String) -> Double? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        let factor: Double? =
            switch text.dropFirst(number.count).lowercased() {
            case "", "b": 1
            case "k", "kb": 1e3
            case "m", "mb": 1e6
            case "g", "gb": 1e9
            case "kib": 1024
            case "mib": 1_048_576
            case "gib": 1_073_741_824
            default: nil
            }
        return factor.flatMap { factor in Double(number).map { $0 * factor } }
    }

    /// Parses the index and the number of parts: `2/4` is the second of four parts.
    ///
    /// - Parameters:
    ///   - whole: the thing that is divided, for the error message.
    ///   - most: the greatest number of parts.
    static func part(_ text: String, of whole: String, most: Int) throws -> (index: Int, count: Int) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let index = numbers[0], let count = numbers[1], (1...most).contains(count),
            (1...count).contains(index)
        else {
            throw UsageError(
                "'\(text)' is not a part of \(whole): use the form 2/4, with at most \(most) parts")
        }
        return (index, count)
    }

    static func shard(_ text: String) throws -> FilmShard {
        let (index, count) = try part(text, of: "a film", most: FilmShard.maximumCount)
        return FilmShard(index: index, of: count)!
    }

    static func format(_ text: String) throws -> OutputArgument.Format {
        guard let format = OutputArgument.Format(name: text) else {
            throw UsageError("'\(text)' is not a format: use \(OutputArgument.Format.names)")
        }
        return format
    }

    static func color(_ text: String) throws -> ColorArgument {
        guard let color = ColorArgument(text) else {
            let names = ColorArgument.names.keys.sorted().joined(separator: ", ")
            throw UsageError("'\(text)' is not a colour: use #rgb, #rrggbb, #rrggbbaa, transparent, or one of \(names)")
        }
        return color
    }
}

extension Arguments {
    static func languageMode(_ text: String) throws -> String {
        guard ["5", "6"].contains(text) else { throw UsageError("'\(text)' is not a language mode: use 5 or 6") }
        return text
    }

    /// Parses a default isolation: true for `MainActor`, false for `nonisolated`.
    static func isolation(_ text: String) throws -> Bool {
        switch text {
        case "MainActor": return true
        case "nonisolated": return false
        default: throw UsageError("'\(text)' is not an isolation: use MainActor or nonisolated")
        }
    }
}
