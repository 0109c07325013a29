// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import Inspection
@_spi(ViewGraph) import ViewGraph

extension Rule {
    static let colorAlone = Rule(
        "color-alone", .note, "Equal small drawings in the rows of a screen differ only by their hue."
    ) { screen in
        screen.columnsOfDrawings.compactMap { column in
            let colors = Dictionary(grouping: column) { screen.views[$0].onlyColor! }
            guard (2...4).contains(colors.count), column.count > colors.count,
                screen.areToldByHue(Array(colors.keys)), !screen.tellByWords(column, colors)
            else { return nil }
            let names = colors.keys.sorted().joined(separator: " and ")
            return Fault(
                column[0],
                "\(column.count) equal drawings differ only by colour, \(names); tell the difference by a form or a word "
                    + "too, as when accessibilityDifferentiateWithoutColor is set")
        }
    }
}

/// The distance in points by which drawings of one column may be shifted, as in centred rows of different widths.
private let rowShift: CGFloat = 12

extension ScreenFacts {
    /// Groups of small drawings with the same place in their views, in one column or one row.
    fileprivate var columnsOfDrawings: [[Int]] {
        struct Key: Hashable { var path, name: String, width, height: CGFloat, layer: Int }
        let small = views.indices.filter { index in
            let view = views[index]
            return view.isVisible && view.onlyColor != nil && view.box.width <= 40 && view.box.height <= 40
                && !isInside(index, ["Chart", "Canvas", "Slider", "Toggle", "Picker", "ProgressView", "Gauge"])
                && !views.contains { $0.text != nil && view.box.contains(CGPoint(x: $0.box.midX, y: $0.box.midY)) }
        }
        let groups = Dictionary(grouping: small) { index in
            let view = views[index]
            return Key(
                path: view.path, name: view.entry.name ?? "", width: view.box.width, height: view.box.height,
                layer: view.layer)
        }
        return groups.values.filter { group in
            let boxes = group.map { views[$0].box }
            func areAligned(_ middle: KeyPath<CGRect, CGFloat>) -> Bool {
                boxes.allSatisfy { abs($0[keyPath: middle] - boxes[0][keyPath: middle]) < rowShift }
            }
            return group.count >= 3 && (areAligned(\.midX) || areAligned(\.midY))
        }.sorted { $0[0] < $1[0] }
    }

    /// Whether two of the colours differ in hue, but not by a contrast of 3, which is seen without colours (WCAG 2.2,
    /// technique G183).
    fileprivate func areToldByHue(_ colors: [String]) -> Bool {
        let known = colors.compactMap(HuedColor.init)
        guard known.count == colors.count else { return false }
        return known.indices.contains { first in
            known.indices.dropFirst(first + 1).contains { known[first].differsByHueAlone(from: known[$0]) }
        }
    }

    /// Whether the rows say what the colours say: the rows of each colour that occurs twice share a word or a picture
    /// that the rows of no other colour have.
    fileprivate func tellByWords(_ column: [Int], _ colors: [String: [Int]]) -> Bool {
        let common = zip(views[column[0]].ancestors, views[column[column.count - 1]].ancestors).prefix { $0 == $1 }
            .count
        func words(_ index: Int) -> Set<String> {
            let ancestors = views[index].ancestors
            guard ancestors.count > common else { return [] }
            let row = ancestors[common]
            return Set(views[row].inside.compactMap { views[$0].entry.text ?? views[$0].entry.name })
        }
        return colors.filter { $0.value.count > 1 }.allSatisfy { color, members in
            let shared = members.map(words).reduce(words(members[0])) { $0.intersection($1) }
            let others = colors.filter { $0.key != color }.flatMap(\.value).map(words)
            return shared.contains { word in !others.contains { $0.contains(word) } }
        }
    }
}

extension ScreenView {
    /// The colour of a shape or a symbol that has exactly one; nil for all other views.
    fileprivate var onlyColor: String? {
        guard text == nil, inside.isEmpty, image?.isSymbol != false, let colors = entry.colors, colors.count == 1,
            colors[0].color.count == 7
        else { return nil }
        return colors[0].color
    }
}

/// An opaque colour and its hue.
private struct HuedColor {
    /// In degrees; nil for greys.
    var hue: Double?
    /// Red, green and blue, from 0 to 1.
    let parts: SIMD3<Double>

    /// - Parameter hexadecimal: The colour as `#rrggbb`.
    init?(_ hexadecimal: String) {
        guard let value = Int(hexadecimal.dropFirst(), radix: 16) else { return nil }
        parts = SIMD3(Double(value >> 16), Double(value >> 8 & 255), Double(value & 255)) / 255
        let (most, least) = (parts.max(), parts.min())
        guard most - least > 0.3 * most else { return }
        let span = most - least
        let sector =
            most == parts.x
            ? (parts.y - parts.z) / span
            : most == parts.y ? (parts.z - parts.x) / span + 2 : (parts.x - parts.y) / span + 4
        hue = (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
    }

    func differsByHueAlone(from other: Self) -> Bool {
        guard let hue, let second = other.hue else { return false }
        let distance = abs(hue - second)
        return min(distance, 360 - distance) >= 40 && InkContrast.ratio(parts, other.parts) < 3
    }
}
