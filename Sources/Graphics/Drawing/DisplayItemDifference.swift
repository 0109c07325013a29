// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The first difference between two lists of display items.
package struct DisplayItemDifference: Equatable {
    /// The path to the differing item: one index per list, from the outermost list inwards.
    package var place: [Int]
    /// A description of the property that differs, such as `opacity 0.5 instead of opacity 1`.
    package var text: String

    package init(place: [Int], text: String) { (self.place, self.text) = (place, text) }

    /// Compares two items; nil if they are equal. `place` is relative to the two items: empty if the items themselves
    /// differ, rather than an item inside them.
    package init?(_ item: DisplayItem, from expected: DisplayItem) {
        func find() -> (place: [Int], text: String)? {
            if item == expected { return nil }
            if item.transform != expected.transform {
                return ([], Self.words(item.transform, expected.transform, Self.text))
            }
            if item.blendMode != expected.blendMode {
                return ([], Self.words("blend mode \(item.blendMode)", "\(expected.blendMode)"))
            }
            if let text = Self.words(item.effects, expected.effects) { return ([], text) }
            return Self.find(item.content, expected.content)
        }
        guard let (place, text) = find() else { return nil }
        self.init(place: place, text: text)
    }

    /// Compares two whole lists; nil if they are equal.
    package init?(_ items: [DisplayItem], from expected: [DisplayItem]) {
        for (index, (item, wanted)) in zip(items, expected).enumerated() {
            guard let inside = DisplayItemDifference(item, from: wanted) else { continue }
            self.init(place: [index] + inside.place, text: inside.text)
            return
        }
        guard items.count != expected.count else { return nil }
        let index = min(items.count, expected.count)
        let isMissing = items.count < expected.count
        let item = isMissing ? expected[index] : items[index]
        self.init(place: [index], text: "\(Self.kind(item.content)) \(isMissing ? "is missing" : "is too many")")
    }

    private static func find(
        _ content: DisplayItem.Content, _ expected: DisplayItem.Content
    ) -> (place: [Int], text: String) {
        switch (content, expected) {
        case (.fill(let path, let style, let paint), .fill(let path2, let style2, let paint2)):
            if path != path2 { return ([], words(path, path2)) }
            return ([], style != style2 ? words("\(style)", "\(style2)") : words("\(paint)", "\(paint2)"))
        case (.stroke(let path, let style, let paint), .stroke(let path2, let style2, let paint2)):
            if path != path2 { return ([], words(path, path2)) }
            return ([], style != style2 ? words("\(style)", "\(style2)") : words("\(paint)", "\(paint2)"))
        case (.image(let image), .image(let image2)):
            if image.rect != image2.rect { return ([], words("image in \(text(image.rect))", text(image2.rect))) }
            return ([], image.bitmap == image2.bitmap ? "another part or tint of an image" : "another image")
        case (.group(let items, let isIsolated), .group(let items2, let isIsolated2)):
            if isIsolated != isIsolated2 { return ([], "isolation of a group") }
            guard let inside = DisplayItemDifference(items, from: items2) else { return ([], "a group") }
            return (inside.place, inside.text)
        case (.fill, _), (.stroke, _), (.image, _), (.group, _):
            return ([], words(kind(content), kind(expected)))
        }
    }

    private static func kind(_ content: DisplayItem.Content) -> String {
        switch content {
        case .fill: "a fill"
        case .stroke: "a stroke"
        case .image: "an image"
        case .group(let items, _): "a group of \(items.count)"
        }
    }

    private static func words(_ one: String, _ other: String) -> String { "\(one) instead of \(other)" }

    private static func words<Value>(_ one: Value, _ other: Value, _ text: (Value) -> String) -> String {
        words(text(one), text(other))
    }

    private static func words(_ path: Path, _ expected: Path) -> String {
        let (box, wanted) = (path.boundingRect, expected.boundingRect)
        return box == wanted ? "another path in \(text(box))" : words("path in \(text(box))", text(wanted))
    }

    private static func words(_ effects: [Effect], _ expected: [Effect]) -> String? {
        if effects.count != expected.count { return words("\(effects.count) effects", "\(expected.count)") }
        for (effect, wanted) in zip(effects, expected) where effect != wanted {
            switch (effect, wanted) {
            case (.clip(let path, _), .clip(let path2, _)): return "clip: " + words(path, path2)
            case (.mask(let items), .mask(let items2)):
                return "mask: " + (DisplayItemDifference(items, from: items2)?.text ?? "differs")
            case (.opacity, _), (.clip, _), (.mask, _), (.shadow, _), (.blur, _), (.colorMatrix, _),
                (.alphaThreshold, _):
                return words("\(effect)", "\(wanted)")
            }
        }
        return nil
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(rect.minX.text) \(rect.minY.text) \(rect.width.text) \(rect.height.text))"
    }

    private static func text(_ map: ProjectionTransform) -> String {
        let entries =
            map.isAffine
            ? [map.m11, map.m12, map.m21, map.m22, map.m31, map.m32]
            : [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33]
        return "transform (\(entries.map(\.text).joined(separator: " ")))"
    }
}

extension BinaryFloatingPoint {
    /// The shortest decimal form that distinguishes the value, without a point for whole numbers.
    fileprivate var text: String {
        let value = Double(self)
        return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
