// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Geometry
import ImageComparison
import Inspection
import Interaction
import LeafViews
import Styles
@_spi(ViewGraph) import SwiftUICore
@_spi(ViewGraph) import ViewGraph
@_spi(ViewGraph) import Views
import Zoetrope

/// Reads the facts about a screen from its views and pictures.
@MainActor
package struct ScreenReader {
    /// Returns the file and line of the words that a view shows. If the words are not found, returns those of the
    /// declaration of the author's view.
    ///
    /// - Parameters:
    ///   - view: The name of the innermost author's view around the view.
    ///   - words: The view's text, or the name of its image; nil if it shows neither.
    package typealias Places = @MainActor (_ view: String?, _ words: String?) -> (file: String, line: Int)?

    let source: ViewFrameSource
    private let name: String
    let assets: AssetLibrary
    let places: Places
    /// Makes the same views with Reduce Motion; nil if movement is not checked.
    let calmSource: (() throws -> ViewFrameSource?)?
    var host: ViewHost { source.liveHost }

    /// Prepares the checks of a source. Must be called before the source is advanced.
    package static func prepare(_ source: ViewFrameSource) { source.liveHost.work.evaluations = EvaluationLog() }

    /// - Parameters:
    ///   - source: The views, advanced to the time of the check.
    ///   - name: The name of the preview.
    ///   - calmSource: Makes the same views with Reduce Motion; nil if movement is not checked.
    ///   - places: Finds lines of source code.
    package init(
        _ source: ViewFrameSource, name: String, assets: AssetLibrary,
        calmSource: (() throws -> ViewFrameSource?)? = nil, places: @escaping Places
    ) {
        (self.source, self.name, self.assets, self.places) = (source, name, assets, places)
        self.calmSource = calmSource
    }

    /// The maximum number of pixels of a picture that is drawn for measurements.
    static let mostPixels = 8e6
    /// The scale of the pictures, in pixels per point: at 4, even the stems of small letters cover some pixels fully.
    static let fineScale = 4.0

    /// - Parameter declarations: The file and line of each of the author's views, by the view's name.
    package func read(declarations: [String: (file: String, line: Int)] = [:]) throws -> ScreenFacts {
        let evaluations = host.work.evaluations?.counts ?? [:]
        let tree = host.viewTree(places: declarations, recordsElements: true)
        var facts = ElementIndex(host)
        var views = read(tree, &facts)
        let pictures = try inkPictures()
        for index in views.indices where views[index].isVisible && views[index].isInk {
            let boxes = views[index].lines.isEmpty ? [views[index].visibleBox] : views[index].lines
            views[index].contrast = boxes.map { $0.intersection(views[index].visibleBox) }.filter { !$0.isEmpty }
                .compactMap(pictures.contrast).min { $0.ratio < $1.ratio }
        }
        let targets = targets(among: views, facts)
        let overlaps = try textOverlaps(among: views, facts)
        let crossings = crossings(among: views, facts)
        readTextSizes(&views, facts)
        let insets = host.safeAreaInsets
        return ScreenFacts(
            name: name, tree: tree, size: host.size,
            safeArea: CGRect(
                x: insets.leading, y: insets.top, width: host.size.width - insets.leading - insets.trailing,
                height: host.size.height - insets.top - insets.bottom),
            views: views, targets: targets, textOverlaps: overlaps, crossings: crossings,
            isBlank: pictures.own.hasOneColor, missing: missing(views, declarations),
            endlessMoves: try endlessMoves(among: views, declarations),
            evaluations: evaluations)
    }

    // MARK: Views

    private func read(_ tree: ViewTree, _ facts: inout ElementIndex) -> [ScreenView] {
        var views: [ScreenView] = []
        func add(_ entry: ViewTreeEntry, _ ancestors: [Int], _ author: String?) {
            let index = views.count
            let author = entry.file == nil ? author : entry.kind
            views.append(view(entry, ancestors.map { views[$0] }, ancestors, author, facts))
            for child in entry.children ?? [] { add(child, ancestors + [index], author) }
            views[index].inside = index + 1..<views.count
        }
        for entry in tree.views { add(entry, [], nil) }
        for (index, view) in views.enumerated() {
            for element in view.entry.elements { facts.note(element, isOf: index) }
        }
        noteMissingPictures(in: &views)
        return views
    }

    /// Marks all views that share an author's view with a missing picture, because the picture's size and colours are
    /// unknown.
    private func noteMissingPictures(in views: inout [ScreenView]) {
        for index in views.indices where views[index].image.map({ $0.isMissing && !$0.isSymbol }) == true {
            let author = views[index].ancestors.last { views[$0].entry.file != nil }
            let range = author.map { $0..<views[$0].inside.upperBound } ?? views.startIndex..<views.endIndex
            for other in range { views[other].isBesideMissingPicture = true }
        }
    }

    private func view(
        _ entry: ViewTreeEntry, _ outer: [ScreenView], _ ancestors: [Int], _ author: String?, _ index: ElementIndex
    ) -> ScreenView {
        var own = entry
        own.children = nil
        let elements = entry.elements.compactMap { index.element($0) }
        let innermost = elements.last
        let words = entry.text ?? entry.name
        let literal = words ?? entry.accessibility?.label
        let named = outer.filter { $0.entry.file != nil || InspectableViews.isPublic($0.kind) }
        let path =
            (named.map(\.kind)
            + [entry.kind + (words.map { $0.isEmpty ? "" : " “\($0.brief)”" } ?? "")]).joined(separator: " › ")
        let box = CGRect(
            x: entry.frame.x, y: entry.frame.y, width: entry.frame.width, height: entry.frame.height)
        var seen = Surroundings(box: box, window: host.size)
        if let innermost { seen.read(innermost, of: host) }
        let traits = elements.first?[AccessibilityTrait.self]
        let environment = innermost?.node.environment
        let isHidden =
            traits?.isHidden == true
            || outer.contains { $0.entry.accessibility?.isHidden == true || $0.explicitLabel != nil }
        // Custom views share the element of their content, so only SwiftUI's `Text` and `Image` have facts of their
        // own. An author's view may have one of these names.
        let isCustom = entry.file != nil || entry.children != nil
        let facts = !isCustom && ["Text", "Image"].contains(entry.kind) ? innermost?.facts : nil
        let text = facts?.text
        let lines = text.map { self.lines(of: $0, innermost, box) } ?? []
        return ScreenView(
            entry: own, path: path, place: places(author, literal), ancestors: ancestors, inside: 0..<0, text: text,
            image: facts?.image, opacity: seen.opacity, box: box, visibleBox: seen.visible, clip: seen.clip,
            isInScrollView: seen.isInScrollView, layer: innermost.map(index.layer) ?? 0,
            isEnabled: environment?.isEnabled ?? true,
            isSqueezed: innermost.map { Self.isSqueezed($0) } ?? false,
            lines: lines, baseline: text.flatMap { baseline(of: $0, innermost, lines) },
            excess: entry.file == nil ? Self.excess(elements) : nil,
            explicitLabel: environment.flatMap { traits?.label?.string(in: $0) }, isUnheard: isHidden,
            isOfDevice: InspectableViews.device.contains(entry.kind) || outer.contains(where: \.isOfDevice))
    }

    /// The boxes of a text's lines in the window.
    private func lines(of text: ElementFacts.Text, _ element: Element?, _ box: CGRect) -> [CGRect] {
        guard let element, element.size.width > 0, element.size.height > 0 else { return [] }
        let (x, y) = (box.width / element.size.width, box.height / element.size.height)
        return text.lines.map {
            CGRect(
                x: box.minX + $0.minX * x, y: box.minY + $0.minY * y, width: $0.width * x, height: $0.height * y)
        }
    }

    private func baseline(of text: ElementFacts.Text, _ element: Element?, _ lines: [CGRect]) -> CGFloat? {
        guard let first = lines.first, let own = text.lines.first, own.height > 0 else { return nil }
        return first.minY + (text.baseline - own.minY) * first.height / own.height
    }

    /// By how much the innermost of a view's elements is larger than the smallest frame around it; nil if it is not.
    ///
    /// - Parameter elements: The elements of the view, outermost first.
    private static func excess(_ elements: [Element]) -> CGSize? {
        guard let inner = elements.last else { return nil }
        let frames = elements.dropLast().filter { element in
            element.describedModifier.flatMap { ModifierNaming.words($0) }?.hasPrefix("frame") == true
                && element.size.width > 0 && element.size.height > 0
        }
        let excess = frames.reduce(CGSize.zero) {
            CGSize(
                width: max($0.width, inner.size.width - $1.size.width),
                height: max($0.height, inner.size.height - $1.size.height))
        }
        return excess.width > 1 || excess.height > 1 ? excess : nil
    }

    /// Whether layout gave an element a width or height of 0 that no modifier asks for.
    private static func isSqueezed(_ element: Element) -> Bool {
        func isSqueezed(_ length: KeyPath<CGSize, CGFloat>, _ dimension: String) -> Bool {
            guard element.size[keyPath: length] <= 0 else { return false }
            for outer in sequence(first: element, next: \.parent) {
                guard outer.size[keyPath: length] <= 0 else { return true }
                let words = outer.describedModifier.flatMap { ModifierNaming.words($0) } ?? ""
                if words.contains("\(dimension): 0") { return false }
            }
            return false
        }
        return isSqueezed(\.width, "width") || isSqueezed(\.height, "height")
    }

}

extension ScreenView {
    /// Whether the view's contrast is measured: true for symbols, and for texts that are not redacted.
    fileprivate var isInk: Bool { text.map { !$0.isRedacted } ?? image?.isSymbol ?? false }
}
