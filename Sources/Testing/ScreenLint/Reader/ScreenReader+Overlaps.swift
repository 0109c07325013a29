// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inspection
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

// Finds texts that overlap, or that cross the edge of a drawing.

extension ScreenReader {
    /// The maximum number of text pairs whose visibility is checked by drawing them, which is slow.
    private static let mostPairs = 40

    func textOverlaps(among views: [ScreenView], _ facts: ElementIndex) throws -> [(below: Int, above: Int)] {
        let texts = views.indices.filter { views[$0].text != nil && views[$0].isVisible && !views[$0].lines.isEmpty }
        var found: [(below: Int, above: Int)] = []
        var drawn = 0
        for (place, below) in texts.enumerated() {
            for above in texts[(place + 1)...] where views[below].layer == views[above].layer {
                // Ignores equal texts in one place: they are the old and the new state of a transition.
                if views[below].entry.text == views[above].entry.text, views[below].box.intersects(views[above].box) {
                    continue
                }
                guard let common = Self.overlap(views[below], views[above]), drawn < Self.mostPairs,
                    let lower = views[below].entry.elements.last.flatMap({ facts.element($0) }),
                    let upper = views[above].entry.elements.last.flatMap({ facts.element($0) })
                else { continue }
                drawn += 1
                if try isInkVisible(lower, in: common), try isInkVisible(upper, in: common) {
                    found.append((below, above))
                }
            }
        }
        return found
    }

    /// The area that the letters of two texts share; nil if there is none. Counts only the part of each line that most
    /// letters fill.
    private static func overlap(_ a: ScreenView, _ b: ScreenView) -> CGRect? {
        for one in a.lines.map(\.lettersBox) {
            for other in b.lines.map(\.lettersBox) {
                let common = one.intersection(other).intersection(a.visibleBox).intersection(b.visibleBox)
                if !common.isNull, common.width > 1, common.height > 1 { return common }
            }
        }
        return nil
    }

    /// Texts that cross the edge of a drawing in another row or column of a stack.
    func crossings(among views: [ScreenView], _ facts: ElementIndex) -> [(text: Int, drawing: Int)] {
        let drawings = views.indices.filter {
            views[$0].isDrawing && views[$0].isVisible && views[$0].opacity > 0.3
        }
        var found: [(text: Int, drawing: Int)] = []
        for text in views.indices where views[text].text != nil && views[text].isVisible {
            for drawing in drawings where views[text].layer == views[drawing].layer {
                let box = views[drawing].visibleBox
                let isCrossed = views[text].lines.map(\.lettersBox).contains { line in
                    let common = line.intersection(box)
                    return !common.isNull && common.width > 2 && common.height > 2
                        && !box.insetBy(dx: -2, dy: -2).contains(line)
                }
                guard isCrossed, let one = views[text].entry.elements.last.flatMap({ facts.element($0) }),
                    let other = views[drawing].entry.elements.last.flatMap({ facts.element($0) }),
                    Self.areInOtherRows(one, other)
                else { continue }
                found.append((text, drawing))
                break
            }
        }
        return found
    }

    nonisolated static let stacks: Set<String> = [
        "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "GridRow", "LazyVGrid", "LazyHGrid",
    ]

    /// Whether layout keeps two elements apart, because they are in different children of one stack. False if `b` is
    /// attached to another view, like a background.
    static func areInOtherRows(_ a: Element, _ b: Element) -> Bool {
        let (first, second) = (Array(sequence(first: a, next: \.parent)), Array(sequence(first: b, next: \.parent)))
        let around = Set(first.map { ObjectIdentifier($0) })
        guard let common = second.first(where: { around.contains(ObjectIdentifier($0)) }),
            stacks.contains(common.elementDescription.kind)
        else { return false }
        func isAttached(_ chain: [Element]) -> Bool {
            for (element, outer) in zip(chain, chain.dropFirst()) {
                if element === common { break }
                guard outer.describedModifier != nil, let content = outer.traitSource else { continue }
                if element !== content { return true }
            }
            return false
        }
        return !isAttached(second)
    }
}

extension ScreenView {
    /// Whether the view draws a shape or an image.
    fileprivate var isDrawing: Bool {
        if text != nil || entry.children != nil { return false }
        if let image { return !image.isMissing }
        return entry.colors?.isEmpty == false && entry.kind != "Color" && !entry.kind.hasSuffix("Gradient")
            && entry.kind != "Divider"
    }
}

extension CGRect {
    /// The part of a line that most letters fill: without a fifth of the height at the top and at the bottom.
    fileprivate var lettersBox: CGRect { insetBy(dx: 0, dy: height / 5) }
}
