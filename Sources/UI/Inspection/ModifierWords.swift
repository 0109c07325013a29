// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import LayoutEngine
import Styles

/// A modifier in SwiftUI's terms, such as `padding` or `frame`, derived from our modifier's type and fields.
struct ModifierWords {
    let entry: ViewTreeEntry.Modifier

    /// Fails for internal modifiers.
    init?(_ modifier: Any) {
        var value = modifier
        var type = Self.plainName(Swift.type(of: modifier))
        // Uses the name of the wrapped layout or effect, such as `PaddingLayout`, because these two wrappers serve many
        // modifiers.
        if ["WrapperLayoutModifier", "PlainEffectModifier"].contains(type) {
            guard
                let inner = Mirror(reflecting: modifier).children.first(where: {
                    ["layout", "effect"].contains($0.label)
                })
            else { return nil }
            value = inner.value
            type = Self.plainName(Swift.type(of: value))
        }
        if Self.silent.contains(type) { return nil }
        if type == "AttachmentModifier" {
            let role = Mirror(reflecting: modifier).children.first { $0.label == "role" }
            entry = .init(name: role.map { "\($0.value)" } ?? "background", arguments: nil)
            return
        }
        for suffix in ["Modifier", "Layout", "Effect", "Transform"] where type.hasSuffix(suffix) && type != suffix {
            type = String(type.dropLast(suffix.count))
        }
        let words = Mirror(reflecting: value).children.compactMap(Self.words)
        entry = .init(
            name: Self.others[type] ?? type.prefix(1).lowercased() + type.dropFirst(),
            arguments: words.isEmpty ? nil : words.joined(separator: ", "))
    }

    private static func plainName(_ type: Any.Type) -> String {
        let name = String(describing: type).prefix { $0 != "<" }
        return String(name.drop { $0 == "_" })
    }

    /// The internal modifiers, which get no entry: they only set traits.
    private static let silent: Set<String> = [
        "AccessibilityAttachmentModifier", "ContainerValueModifier", "LabelGroupModifier", "LayoutValueModifier",
        "SectionPartModifier", "TraitModifier", "TransitionTraitModifier", "ViewTraitModifier",
        "SymbolPresenceModifier",
    ]

    /// Maps names of our modifier types, without suffix, to SwiftUI's modifier names, where these differ.
    private static let others = [
        "Clip": "clipShape", "HitTesting": "allowsHitTesting", "GeometryAction": "onGeometryChange",
        "IgnoringSafeArea": "ignoresSafeArea", "FlexibleFrame": "frame", "Press": "onPress",
        "Rotation": "rotationEffect", "Scale": "scaleEffect", "ZoomSource": "matchedTransitionSource",
    ]

    private static func words(_ child: Mirror.Child) -> String? {
        guard let label = child.label, let value = ValueDescriptions.of(child.value) else { return nil }
        return "\(label): \(value)"
    }
}

/// Describes values in a few characters, such as `20×10` for a size.
enum ValueDescriptions {
    /// A short description of the value; nil if there is none.
    static func of(_ value: Any) -> String? {
        switch value {
        case let number as Double: return number.short
        case let number as CGFloat: return Double(number).short
        case let number as Float: return Double(number).short
        case let flag as Bool: return "\(flag)"
        case let number as Int: return "\(number)"
        case let text as String: return "\"\(text)\""
        case let size as CGSize: return "\(Double(size.width).short)×\(Double(size.height).short)"
        case let point as CGPoint: return "(\(Double(point.x).short), \(Double(point.y).short))"
        case let frame as CGRect:
            return "\(of(frame.size) ?? "") at \(Double(frame.minX).short),\(Double(frame.minY).short)"
        case let angle as Angle: return "\(angle.degrees.short)°"
        case let color as RGBAColor: return color.hexadecimal
        case let insets as EdgeInsets: return words(of: insets)
        case is Alignment, is HorizontalAlignment, is VerticalAlignment: return nil
        case let style as _ResolvedStyle: return style.color.hexadecimal
        case let point as UnitPoint: return "(\(Double(point.x).short), \(Double(point.y).short))"
        default: return parts(of: value)
        }
    }

    private static func words(of insets: EdgeInsets) -> String {
        let edges = [
            ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
        ]
        if edges.allSatisfy({ $0.1 == insets.top }) { return Double(insets.top).short }
        return edges.filter { $0.1 != 0 }.map { "\($0.0) \(Double($0.1).short)" }.joined(separator: " ")
    }

    private static func parts(of value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.flatMap { of($0.value) }
        case .enum where mirror.children.isEmpty: return "\(value)"
        case .struct where (1...6).contains(mirror.children.count):
            let parts = mirror.children.compactMap { child in
                of(child.value).map { text in child.label.map { "\($0) \(text)" } ?? text }
            }
            let isOne = mirror.children.count == 1 && parts.count == 1
            return isOne
                ? mirror.children.first.flatMap { of($0.value) } : parts.isEmpty ? nil : parts.joined(separator: " ")
        default: return nil
        }
    }
}

extension Double {
    /// The number with up to two decimals.
    var short: String {
        guard isFinite else { return self > 0 ? "infinity" : "-infinity" }
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// Gives other modules the SwiftUI name of a modifier, for messages and checks.
package enum ModifierNaming {
    /// The modifier's name and arguments under SwiftUI's names, such as `frame width: 0`; nil for internal modifiers.
    package static func words(_ modifier: Any) -> String? {
        ModifierWords(modifier).map { $0.entry.name + ($0.entry.arguments.map { " " + $0 } ?? "") }
    }
}
