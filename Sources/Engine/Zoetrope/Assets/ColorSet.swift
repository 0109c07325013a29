// SPDX-License-Identifier: MIT

import ColorSpaces
import Foundation
import Support
import UIKitTypes
import Views

/// The variants of one colour, from a folder `Name.colorset` of a catalog.
struct ColorSet: Sendable {
    private enum Value: Sendable {
        case color(Color)
        /// A system colour that Zoetrope does not know.
        case unknown(String)
    }

    private struct Variant: Sendable {
        var value: Value
        /// Whether the variant is for dark appearance; nil: any appearance.
        var isDark: Bool?
        var hasHighContrast: Bool
        var isWide: Bool
        /// The device idiom as spelt in `Contents.json`; nil: any.
        var idiom: String?

        /// The rank of the variant for an appearance; higher is better. nil if the variant is for the other appearance.
        /// Appearance outweighs contrast.
        func fit(isDark: Bool, hasHighContrast: Bool) -> Int? {
            guard self.isDark == nil || self.isDark == isDark, !self.hasHighContrast || hasHighContrast else {
                return nil
            }
            // A matching appearance counts most, then a matching contrast, then sRGB instead of Display P3, because the
            // output is sRGB.
            return (self.isDark == nil ? 0 : 4) + (self.hasHighContrast ? 2 : 0) + (isWide ? 0 : 1)
        }
    }

    private let path: String
    private var variants: [Variant] = []

    init(folder: String) throws(AssetError) {
        path = folder + "/Contents.json"
        let contents: Contents
        do {
            guard let data = FileSystem.data(of: path) else { throw CocoaError(.fileReadUnknown) }
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch is DecodingError {
            throw .unreadable(path: path, reason: "not a description of a colour set")
        } catch {
            throw .unreadable(path: path, reason: "cannot be read")
        }
        // Skips entries without a colour, which are placeholders.
        for entry in contents.colors ?? [] {
            guard let color = entry.color else { continue }
            let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
            variants.append(
                Variant(
                    value: try color.value(describedBy: path), isDark: luminosity.map { $0 == "dark" },
                    hasHighContrast: entry.appearances?.contains { $0.appearance == "contrast" } ?? false,
                    isWide: entry.displayGamut == "display-P3",
                    idiom: entry.idiom == "universal" ? nil : entry.idiom))
        }
        guard !variants.isEmpty else { throw .emptySet(path: path, reason: "names no colour") }
    }

    func color(
        named name: String, isDark: Bool, hasHighContrast: Bool, idiom: DeviceIdiom
    ) throws(AssetError) -> Color {
        // Considers the variants for this idiom and for any idiom; if there are none, all variants.
        let own = variants.filter { $0.idiom == idiom.rawValue }
        let universal = variants.filter { $0.idiom == nil }
        var best: (fit: Int, value: Value)?
        for variant in !own.isEmpty ? own + universal : universal.isEmpty ? variants : universal {
            guard let fit = variant.fit(isDark: isDark, hasHighContrast: hasHighContrast) else { continue }
            if best.map({ fit > $0.fit }) ?? true { best = (fit, variant.value) }
        }
        switch best?.value {
        case .color(let color): return color
        case .unknown(let color): throw .unknownSystemColor(color, name: name, path: path)
        case nil: throw .unreadable(path: path, reason: "has no colour for \(isDark ? "dark" : "light") appearance")
        }
    }

    // MARK: The description

    private struct Contents: Decodable { var colors: [Entry]? }

    private struct Entry: Decodable {
        struct Appearance: Decodable { var appearance, value: String }

        var idiom: String?
        var appearances: [Appearance]?
        var displayGamut: String?
        var color: Described?

        enum CodingKeys: String, CodingKey {
            case idiom, appearances, color
            case displayGamut = "display-gamut"
        }
    }

    private struct Described: Decodable {
        var space: String?
        var components: [String: Component]?
        /// The name of a system colour.
        var reference: String?

        enum CodingKeys: String, CodingKey {
            case components, reference
            case space = "color-space"
        }

        func value(describedBy path: String) throws(AssetError) -> Value {
            if let reference {
                return UIColor.inCatalog(reference).map { .color(Color(uiColor: $0)) } ?? .unknown(reference)
            }
            func component(_ name: String) throws(AssetError) -> Double {
                guard let component = components?[name] else {
                    throw .unreadable(path: path, reason: "a colour has no component \(name)")
                }
                guard let value = component.value(isOpacity: name == "alpha") else {
                    throw .unreadable(
                        path: path, reason: "the component \(name) is \"\(component.text)\", which is not a number")
                }
                return value
            }
            let alpha = components?["alpha"] == nil ? 1 : try component("alpha")
            let space = space ?? "srgb"
            switch space {
            case "gray-gamma-22", "extended-gray":
                let white = try component("white")
                // Gray gamma 2.2 is a pure power function; the sRGB curve differs from it in dark tones.
                let isPower = space == "gray-gamma-22"
                return .color(
                    isPower
                        ? Color(.sRGBLinear, white: white * white * Roots.fifth(max(white, 0)), opacity: alpha)
                        : Color(white: white, opacity: alpha))
            case "srgb", "extended-srgb", "extended-linear-srgb", "display-p3":
                let primaries: Color.RGBColorSpace =
                    switch space {
                    case "display-p3": .displayP3
                    case "extended-linear-srgb": .sRGBLinear
                    default: .sRGB
                    }
                return .color(
                    Color(
                        primaries, red: try component("red"), green: try component("green"),
                        blue: try component("blue"), opacity: alpha))
            default:
                throw .unreadable(
                    path: path,
                    reason: "the color-space \"\(space)\" is none of srgb, display-p3, extended-srgb, "
                        + "extended-linear-srgb, gray-gamma-22 and extended-gray")
            }
        }
    }

    /// A component, usually as text: a fraction `0.5`, or a byte `128` or `0x80`. Some programs write a JSON number.
    private struct Component: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = String(try container.decode(Double.self))
            }
        }

        func value(isOpacity: Bool) -> Double? {
            let text = text.trimmingCharacters(in: .whitespaces)
            if text.lowercased().hasPrefix("0x") {
                return UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            }
            guard let value = Double(text), value.isFinite else { return nil }
            // An opacity is always a fraction. Another component without a decimal point is a byte.
            return text.contains(".") || isOpacity ? value : value / 255
        }
    }
}
